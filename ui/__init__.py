"""The screens: the teacher's console and the class's wall."""
