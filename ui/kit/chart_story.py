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


@dataclass(frozen=True, slots=True)
class Story:
    """What the chart tells: Tension at the start and after each round, the last round's changes, and its labels."""

    ends: tuple[int, ...] = (0,)
    steps: tuple[int, ...] = ()
    zones: tuple[str, str, str] = ("", "", "")
    start: str = ""


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
        self.opened = opened if story.steps else 0.0
        self.tread = (1 + self.opened) / (len(story.steps) + 0.5)
        self.end = self.x(ROUNDS) + AFTER

    def x(self, rounds: int) -> float:
        """The place of a round's end."""
        return rounds + (self.opened if self.steps and rounds >= self.last else 0)

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
        return self.letter(TAG_MANY if len(self.story.steps) >= MANY else TAG)

    def widest_tag(self, px: float) -> float:
        """The width of the widest cause's name."""
        return max([0.0, *(width_of(signed(step), px, bold=True) for step in self.story.steps)])

    def zones_room(self) -> float:
        """What the zones' names need right of the last round."""
        return max(width_of(zone, self.least) for zone in self.story.zones[:2]) + 1.5 * self.u

    def opening(self, room: float) -> float:
        """How many rounds wider the told round is drawn: at least OPEN, and as wide as its causes' names need."""
        need = (len(self.story.steps) + 0.5) * (self.widest_tag(self.tag) + TAG_ROOM * self.u)
        if need * (BESIDES + 1 + OPEN) <= room * (1 + OPEN):
            return OPEN
        return need / max(LEAST_ROUND * self.u, (room - need) / BESIDES) - 1
