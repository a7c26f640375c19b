"""What the Tension chart tells, and where on it each round and each cause stands: plain values, no drawing."""

from dataclasses import dataclass

from ui.kit.painting import signed, width_of
from ui.kit.scales import ROUNDS
from ui.kit.theme import WALL

OPEN = 2.0  # rounds by which the told round is drawn wider, at least
BEFORE, AFTER = 0.4, 0.35  # rounds of room before the start and after the last round
BESIDES = ROUNDS - 1 + BEFORE + AFTER  # rounds of width besides the told one
TAG, TAG_MANY, MANY = 4.4, 3.7, 4  # u: the letters of a cause, those of many, and how many are many
TAG_ROOM = 1.8  # u that a tread needs besides the letters
LEAST_ROUND = 3.6  # u: rounds that are only history never get narrower
WIDE = (8, -8)  # changes of one figure, as wide as any


@dataclass(frozen=True, slots=True)
class Story:
    """What the chart tells: Tension at the start and after each round, the last round's changes, and its labels.

    `places` are the changes that there is room for, those included that are still to be told.
    """

    ends: tuple[int, ...] = (0,)
    steps: tuple[int, ...] = ()
    zones: tuple[str, str, str] = ("", "", "")
    start: str = ""
    places: int = 0

    @property
    def room(self) -> int:
        """For how many changes the last round is opened."""
        return max(self.places, len(self.steps))

    @property
    def is_open(self) -> bool:
        """Whether changes are still to be told, so that the line does not reach the end of the round yet."""
        return len(self.steps) < self.places


@dataclass(frozen=True, slots=True)
class Riser:
    """One cause: where the line goes up or down, in rounds, and between which two Tensions."""

    x: float
    before: int
    after: int

    @property
    def is_tall(self) -> bool:
        """Whether its name finds room beside it."""
        return self.after - self.before > 1


class Places:
    """Where each round stands on the chart, in rounds; the told round is `opened` by so many rounds."""

    def __init__(self, story: Story, opened: float = 0.0) -> None:
        self.last, self.steps = len(story.ends) - 1, story.steps
        self.room, self.is_open = story.room, story.is_open
        self.opened = opened if self.room else 0.0
        self.tread = (1 + self.opened) / (self.room + 0.5)
        self.end = self.x(ROUNDS) + AFTER

    def x(self, rounds: int) -> float:
        """The place of a round's end."""
        return rounds + (self.opened if self.room and rounds >= self.last else 0)

    @property
    def now(self) -> float:
        """Where the line ends: at the end of the last round, or on the tread of the last change that was told."""
        if not self.is_open:
            return self.x(self.last)
        return self.last - 1 + (self.tread * (len(self.steps) + 0.5) if self.steps else 0)

    def risers(self, before: int) -> list[Riser]:
        """One riser for each cause, in the order in which they came."""
        out, y = [], before
        for i, change in enumerate(self.steps):
            out.append(Riser(self.last - 1 + self.tread * (i + 0.75), y, y + change))
            y += change
        return out


class Measures:
    """How large the chart's letters are, and what room they need, in px; u in px, the text scale 1.0 to 1.2."""

    def __init__(self, story: Story, u: float, scale: float) -> None:
        self.story, self.u, self.scale = story, u, scale

    def letter(self, size: float) -> float:
        """A letter height given in u."""
        return size * self.u * self.scale

    @property
    def least(self) -> float:
        """The height of axes and zones."""
        return self.letter(WALL.least)

    @property
    def tag(self) -> float:
        """The height of the causes' names before they are made to fit."""
        return self.letter(TAG_MANY if self.story.room >= MANY else TAG)

    def widest_tag(self, px: float) -> float:
        """The width of the widest cause's name; of one figure at least, so that a name that is still to come moves nothing."""
        return max(width_of(signed(step), px, bold=True) for step in (*WIDE, *self.story.steps))

    def zones_room(self) -> float:
        """What the zones' names need right of the last round."""
        return max(width_of(zone, self.least) for zone in self.story.zones[:2]) + 1.5 * self.u

    def opening(self, room: float) -> float:
        """How many rounds wider the told round is drawn: at least OPEN, and as wide as its causes' names need."""
        need = (self.story.room + 0.5) * (self.widest_tag(self.tag) + TAG_ROOM * self.u)
        if need * (BESIDES + 1 + OPEN) <= room * (1 + OPEN):
            return OPEN
        return need / max(LEAST_ROUND * self.u, (room - need) / BESIDES) - 1
