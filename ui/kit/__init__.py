"""Widgets that know no game and no words: every text arrives ready, every value through a `show_…` method."""
