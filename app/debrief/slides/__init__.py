"""The debrief's slides: what a game that was played lets a class talk about, as public as the wall."""
