"""Tests of the rules, and the table they are played at."""
