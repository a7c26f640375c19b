"""Tests of what would have been if one thing of a game had been otherwise."""
