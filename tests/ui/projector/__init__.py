"""The class's window."""
