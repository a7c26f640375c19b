"""The desk's view: all the teacher needs to see, envelopes included. Only the teacher's window ever gets it."""

from msgspec import Struct

from app.asks import Ask
from app.entries import Corrected, Entry
from app.terms.coins import CoinRange
from app.terms.people import Deck, Seat, SocialClass
from app.terms.saying import Saying
from app.views.public import CardScene, Country, EventScene


class PlayerLine(Struct, frozen=True):
    """A player as the bank knows them: Income and Cost of Living now (None before the deal), what is due today, tokens, envelope."""

    seat: Seat
    name: str
    role: Saying | None
    social_class: SocialClass | None
    income: int | None
    cost_of_living: int | None
    due: int | None
    tokens: int
    coins: CoinRange


class HistoryLine(Struct, frozen=True):
    """An entry that stands, newest first: its round, what it said, and how many undo steps take it away."""

    round: int
    what: Saying
    steps: int = 1


class HeaderView(Struct, frozen=True):
    """What a repair can change of what the table is played with: the edition, of all that there are, and the role cards."""

    edition: str
    editions: tuple[str, ...]
    deck: Deck
    players: int


class RepairView(Struct, frozen=True):
    """A repair at work: the entry that is open (None: one is being inserted), how many edits are staged, and what would follow.

    `unfit` says why the open entry no longer fits. `moves` is what to move on the table once all fits. `may_drop` says whether leaving the
    open entry out would let the rest fit. `at` is the place of the open entry in what stands, 0 first, or of the one before which another
    is inserted; None where it was not there before. `is_staged` if what is open was entered in this repair. `header` where that is what
    is open, as the repair would have it. `is_asking` until what was opened last is answered.
    """

    what: Saying
    entry: Entry | None
    staged: int
    unfit: Saying | None
    may_drop: bool
    is_inserting: bool
    moves: tuple[Saying, ...]
    at: int | None = None
    is_staged: bool = False
    header: HeaderView | None = None
    is_asking: bool = False

    @property
    def is_ready(self) -> bool:
        """Whether something was changed, everything fits and nothing more is open: it can be confirmed."""
        return self.staged > 0 and self.unfit is None and not self.is_asking


class ScoreLine(Struct, frozen=True):
    """The anatomy of one seat's score: savings in coins, the rest in points; `surprise` if the envelope was outside its range."""

    seat: Seat
    name: str
    role: Saying
    savings: int
    dividend: int
    legacy: int
    life: int
    goal: Saying
    tokens: int
    tension: int
    ideology: int
    total: int
    winner: bool
    surprise: CoinRange | None


class Result(Struct, frozen=True):
    """How the game ended: scores by seat (none in a Failed State), the country's result, and what does not add up."""

    failed: bool
    round: int
    legacy: bool
    levels: int
    scores: tuple[ScoreLine, ...]
    pact_surprise: Saying | None


class RepairOffer(Struct, frozen=True):
    """An earlier entry that would explain a contradiction: its place, 0 the first of the game, and what it said."""

    at: int
    what: Saying


class Trouble(Struct, frozen=True):
    """Why the last entry was not taken, the correction that would make it true, and the earlier entries that would explain it."""

    why: Saying
    remedy: Corrected | None = None
    remedy_words: Saying | None = None
    repairs: tuple[RepairOffer, ...] = ()


class DeskView(Struct, frozen=True):
    """Everything on the teacher's window.

    `table` is another number for each lesson that is opened, and `turn` counts the entries that stand, corrections aside: the two name an
    ask, whatever was put right meanwhile.
    `phases` are the steps of this round and `phase` the index of the one now; `now` says what to do, `why` the quieter reason, `button`
    the primary button; `guide` is what to read out and do; `told` is what followed from the last entry. `event` and `card` are what the ask
    shows as the wall will; `wall_step` of `wall_steps` is the step that the class sees, from 1. `stop_after` is the round that is over and
    was to be the last, or None. `moved` is what was to be moved on the real table for the repairs of this sitting that stand.
    """

    label: str
    edition: Saying
    sample_deck: bool
    compared_deck: bool
    round: int
    finished: int
    turn: int
    phases: tuple[Saying, ...]
    phase: int
    now: Saying
    why: Saying
    button: Saying
    guide: tuple[Saying, ...]
    told: tuple[Saying, ...]
    ask: Ask | None
    event: EventScene | None
    card: CardScene | None
    country: Country
    players: tuple[PlayerLine, ...]
    history: tuple[HistoryLine, ...]
    undo: Saying | None
    redo: Saying | None
    result: Result | None
    may_correct: bool
    wall_step: int
    wall_steps: int
    repair: RepairView | None = None
    table: int = 0
    stop_after: int | None = None
    moved: tuple[Saying, ...] = ()

    def name(self, seat: Seat) -> str:
        """A player's name as it was typed."""
        return self.players[seat].name
