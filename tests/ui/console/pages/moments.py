"""Moments of recorded games that ask something special, by file and number of entries before it."""

PACT = ("00-game.json", 0)
DEAL = ("00-game.json", 1)
FIRST_EVENT = ("00-game.json", 2)
BELL_POSSIBLE = ("00-game.json", 34)  # with the storm, in which three seats may be short
TAX_VOTE = ("00-game.json", 3)
DANGEROUS_TAX_VOTE = ("05-game.json", 12)
TAX_TIE = ("62-country-card-fails-the-state.json", 11)  # all four taxes, after one pass, with another one possible
BUDGET_TIE = ("10-game.json", 6)
PAY_DAY_OPEN = ("06-game.json", 9)  # four seats may be short
PAY_DAY_UNKNOWN = ("05-game.json", 13)  # two seats must be short of an unknown amount
BUDGET_VOTE = ("04-game.json", 27)
MIDLIFE_FIRST = ("00-game.json", 18)
MIDLIFE_LAST = ("00-game.json", 25)  # serious illness: everything, whatever that is
MIDLIFE_OPEN = ("09-game.json", 24)
MIDLIFE_UNKNOWN = ("28-corrected.json", 33)  # the mother: half of a balance that is not certain
MIDLIFE_NOTHING = ("04-game.json", 23)
FINAL_COUNT = ("01-game.json", 13)
OVER_SHARED = ("28-corrected.json", 58)  # two winners and one surprise
FAILED = ("03-game.json", 11)
ALL = {name: value for name, value in globals().items() if name.isupper() and isinstance(value, tuple)}
