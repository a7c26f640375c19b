"""The debrief at the desk: slides in the teacher’s order, and what would have been. It shows what it is told, and says what was done."""
