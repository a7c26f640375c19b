"""How much can be typed in one place: letters of names and labels, and coins. What a record holds is bound elsewhere, and wider."""

LONGEST_NAME = 40  # letters of a player's or a role card's name, as typed and as shown
LONGEST_LABEL = 60  # letters of what a teacher calls a lesson or a deck
MOST_COINS = 999  # in one field: far beyond any card, envelope or fund, and still three figures
