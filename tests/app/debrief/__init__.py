"""Tests of what a finished game says: tables and exports."""
