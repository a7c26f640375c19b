"""Tests of lessons on disk, for a game that nobody plays."""

GAME = "the game of the tests"
