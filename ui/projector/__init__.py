"""The class's window, the wall."""
