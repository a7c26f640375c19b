"""The debrief on the wall: one page for every slide."""
