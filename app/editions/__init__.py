"""Rulebooks and role decks on disk, read into values or into every problem found."""
