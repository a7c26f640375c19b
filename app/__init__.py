"""The game without a screen: everything that needs no Qt."""
