"""Lessons: games on disk, each in one file that only ever grows.

Nothing here knows which game is played: headers and entries are bytes that the game's own codec made.
"""
