"""Rulebooks and role decks on disk: TOML in, values or every problem out."""
