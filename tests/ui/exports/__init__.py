"""The debrief as files."""
