"""Tests of the words that everyone may know."""
