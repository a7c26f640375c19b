"""Tests of states becoming views, and entries, facts and refusals becoming sayings."""
