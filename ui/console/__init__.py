"""The teacher's window, the desk."""
