"""Tests of the teacher's window."""
