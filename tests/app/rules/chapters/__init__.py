"""Tests of each chapter of the rulebook."""
