"""Tests of rulebooks and decks on disk."""
