"""The printed figures a second time, copied by hand from the sources: so that a slip in the program's own data is noticed."""

CLASSES = ("upper", "middle", "working")
SERVICES = ("health", "education", "shield")
PRICE = {8: 10, 7: 9, 6: 8}
TAX = {
    "A": {"upper": 2, "middle": 2, "working": 2},
    "B": {"upper": 5, "middle": 2, "working": 1},
    "C": {"upper": 7, "middle": 3, "working": 1},
    "D": {"upper": 10, "middle": 4, "working": 2},
}
# for each size of table: from how many coins in the bag Tension starts where
TENSION_AFTER_PACT = {
    8: ((20, 1), (17, 2), (13, 3), (0, 4)),
    7: ((18, 1), (15, 2), (11, 3), (0, 4)),
    6: ((15, 1), (13, 2), (10, 3), (0, 4)),
}
EDITION = {
    "with-pact": {"calm_from": 4, "surcharge": 2, "storm": 1, "life": (-4, 0, 8, 12), "share": True},
    "without-pact": {"calm_from": 3, "surcharge": 1, "storm": 0, "life": (0, 4, 8, 12), "share": False},
}
# card: what it measures, and what it does at level 1-2, at level 3 and at level 4-5 (000 §The Midlife Crossroads)
CARDS = {
    "serious-illness": ("health", ("everything or token", "", "")),
    "mother": ("health", ("half and 2", "lose 2", "lose 2")),
    "rock-bottom": ("health", ("lose 13 or token", "lose 3", "")),
    "waiting-list": ("health", ("lose 11 or token", "lose 1", "lose 1")),
    "eviction": ("shield", ("lose 10 or token", "", "")),
    "out-of-work": ("shield", ("lose 12 or token", "lose 2", "lose 2")),
    "daughter-born": ("shield", ("lose 11 or token", "lose 1", "lose 1")),
    "inheritance": ("shield", ("gain 8", "gain 2, budget 4", "gain 2, budget 4")),
    "job-obsolete": ("education", ("down", "", "up")),
    "daughter-degree": ("education", ("lose 6, down", "lose 5", "")),
    "civil-service-exam": ("education", ("lose 7", "lose 2", "everything, up")),
    "nothing-happens": ("country", ("lose 6, tension 1", "", "gain 2")),
}
