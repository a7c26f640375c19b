"""The scales that the kit's instruments draw. The kit knows no game, so they stand here once more; a test holds them to the game's."""

ROUNDS, CROSSROADS = 8, 4  # the rounds on the track, and the one that is a diamond
TENSION_LOW, TENSION_HIGH = 0, 10
TENSION_COSTS_FROM = (5, 8)  # where Tension begins to cost points, and more of them: dashed
LEVELS = 5  # pips of a service
