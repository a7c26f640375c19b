"""The debrief's slides, against the report, the record as it was typed, and the second bank."""
