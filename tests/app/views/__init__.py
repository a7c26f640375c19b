"""Tests of what people see, and the games that it is seen in."""
