"""Floors of the benchmark: the least that each job can cost, in files of their own."""
