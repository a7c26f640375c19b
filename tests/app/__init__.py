"""Tests of the game without a screen."""
