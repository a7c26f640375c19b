"""One scene for each phase."""
