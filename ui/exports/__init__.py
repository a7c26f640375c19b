"""The debrief as files: a handout and a deck as PDF, each chart as a picture. They are painted by what paints the wall."""
