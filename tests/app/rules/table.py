"""A table for tests: entries in, a report out, and corrections to bring it where a test begins."""

import copy
import json

from msgspec import convert, to_builtins

from app.codec import entry_from
from app.editions.decks import sample_deck
from app.editions.editions import edition as edition_named
from app.rules.play import Replay, judged
from app.rules.refusals import Refusal
from app.rules.start import start
from app.rules.state import Setting, State
from app.terms.people import Deck, RoleCard, deck_faults
from tests.replayed import printed_after

CARDS_OF_NO_CHANGE = (
    "serious-illness", "mother", "rock-bottom", "waiting-list", "eviction", "out-of-work", "daughter-born", "civil-service-exam",
)
QUIET = {"health": 3, "education": 2, "shield": 1}
SEATS = {"director": 0, "surgeon": 1, "engineer": 2, "teacher": 3, "office": 4, "electrician": 5, "assistant": 6, "freelancer": 7}


def deck_of(edition: str, changes: dict[str, dict] | None = None) -> Deck:
    """The sample deck, with other figures for some of its roles."""
    plain = to_builtins(sample_deck(edition))
    roles = [role | (changes or {}).get(role["id"], {}) for role in plain["roles"]]
    deck = convert(plain | {"roles": roles}, Deck)
    assert deck_faults(deck) == ()
    return deck


class Table:
    """Eight players of the sample deck, dealt in its order; everybody put all three coins into the pact, so that all is certain."""

    def __init__(self, edition: str = "with-pact", players: int = 8, *, pact: int | None = None, roles: dict[str, dict] | None = None):
        names = tuple(f"P{seat}" for seat in range(players))
        self.begun = start(Setting(edition_named(edition), names, deck_of(edition, roles)))
        self.played = ()
        if edition == "with-pact":
            self.enter("pact", coins=3 * players if pact is None else pact)
        self.enter("deal", roles=[role.id for role in self.dealt])

    @property
    def dealt(self) -> tuple[RoleCard, ...]:
        return self.state.setting.deck.in_play(len(self.state.setting.players))

    @property
    def state(self) -> State:
        return self.played[-1].state if self.played else self.begun

    @property
    def report(self) -> dict:
        return printed_after(Replay(self.begun, self.played), len(self.played))

    @property
    def facts(self) -> list:
        """The facts of the last entry."""
        return [fact for moment in self.played[-1].moments for fact in moment.facts]

    def _judged(self, kind, keys):
        return judged(self.state, entry_from(json.dumps({"type": kind, **keys}).encode()))

    def enter(self, kind: str, **keys) -> "Table":
        verdict = self._judged(kind, keys)
        assert not isinstance(verdict, Refusal), verdict
        self.played = (*self.played, verdict)
        return self

    def refusal(self, kind: str, **keys) -> Refusal:
        verdict = self._judged(kind, keys)
        assert isinstance(verdict, Refusal), f"{kind} {keys} was accepted"
        return verdict

    def code(self, kind: str, **keys) -> str:
        return str(self.refusal(kind, **keys).code)

    def copy(self) -> "Table":
        return copy.copy(self)

    # ------------------------------------------------------------------------------------------------------- reading

    def coins(self, seat: int) -> tuple[int, int]:
        return tuple(self.report["players"][seat]["coins"])

    def all_coins(self) -> list[int]:
        """Everybody's coins, where they are certain."""
        ranges = [player["coins"] for player in self.report["players"]]
        assert all(low == high for low, high in ranges), ranges
        return [low for low, _ in ranges]

    @property
    def levels(self) -> tuple[int, ...]:
        return tuple(self.state.levels)

    @property
    def funds(self) -> tuple[int, ...]:
        return tuple(self.state.funds)

    @property
    def last_row(self) -> dict:
        return self.report["history"][-1]

    def causes(self, round_: int) -> list[tuple[str, int]]:
        return [(change["cause"], change["by"]) for change in self.report["tension_changes"] if change["round"] == round_]

    # ------------------------------------------------------------------------------------------------------ steering

    def put(self, *, levels=None, funds=None, tension=None, coins=None) -> "Table":
        """Corrections that bring the table there; coins by seat, or the same for all."""
        services = ("health", "education", "shield")
        for name, wanted, now in zip(services, levels or self.levels, self.levels, strict=True):
            if wanted != now:
                self.enter("correction", service=name, level_by=wanted - now)
        for name, wanted, now in zip(services, funds or self.funds, self.funds, strict=True):
            if wanted != now:
                self.enter("correction", service=name, fund_by=wanted - now)
        if tension is not None:
            self.enter("correction", tension_by=tension - self.state.tension_now)
        if coins is not None:
            wanted = coins if isinstance(coins, dict) else dict.fromkeys(self.state.setting.seats, coins)
            for seat, wished in wanted.items():
                self.enter("correction", seat=seat, coins_by=wished - self.all_coins()[seat])
        return self

    def vote(self, **votes) -> "Table":
        return self.enter("tax_vote", votes=votes)

    def pay(self, **said) -> "Table":
        """Pay day; `seat_3=2` says that seat 3 handed over 2."""
        return self.enter("pay_day", handed_over={name.removeprefix("seat_"): coins for name, coins in said.items()})

    def spend(self, **votes) -> "Table":
        return self.enter("budget_vote", votes=votes)

    def to_budget(self, tax: str = "A") -> "Table":
        """An event, a tax by one vote, and a pay day."""
        return self.enter("event").vote(**{tax: 1}).pay()

    def after(self, rounds: int) -> "Table":
        """Quiet rounds; then Tension 4, all at level 1 with empty funds, 20 coins each."""
        for number in range(1, rounds + 1):
            self.put(tension=4, coins=50, levels=(4, 3, 3))
            if number == 4:
                self.enter("event").read_all()
            else:
                self.to_budget().spend(**QUIET)
        return self.put(tension=4, levels=(1, 1, 1), funds=(0, 0, 0), coins=20)

    def after_uncertain(self, rounds: int, *, coins: int = 0) -> "Table":
        """Quiet rounds in which nobody's secret is touched; then everybody has so many coins and what they kept, on level 1, Tension 4."""
        for number in range(1, rounds + 1):
            self.put(tension=4, levels=(4, 3, 3))._give(60)
            if number == 4:
                self.enter("event").read_all()
            else:
                self.to_budget().spend(**QUIET)
        return self.put(tension=4, levels=(1, 1, 1), funds=(0, 0, 0))._give(coins)

    def _give(self, coins: int) -> "Table":
        """So many coins on top of what was kept, for everybody."""
        for seat, envelope in enumerate(self.state.envelopes.each):
            self.enter("correction", seat=seat, coins_by=coins - envelope.known)
        return self

    def enter_round_4(self, levels: tuple[int, int, int], coins: int) -> "Table":
        """The Crossroads are read and every Income is taken back."""
        return self.enter("event").put(levels=levels)._give(coins)

    def read_all(self, *, but: int = 0) -> "Table":
        """All cards that change no class, from seat 0 on, but for so many seats."""
        for seat in range(len(self.state.readings), len(self.state.setting.players) - but):
            self.read(seat, CARDS_OF_NO_CHANGE[seat])
        return self

    def read(self, seat: int, card: str, said: int | None = None) -> "Table":
        return self.enter("midlife_card", seat=seat, card=card, **({} if said is None else {"handed_over": said}))

    def at_midlife(self, *, levels=(1, 1, 1), coins=20, tension=4) -> "Table":
        """Round 4's event is read; afterwards everybody has so many coins."""
        return self.after(3).enter("event").put(levels=levels, coins=coins, tension=tension)

    def at_final_count(self, *, levels=(2, 2, 2), tension=4) -> "Table":
        return self.after(7).put(levels=(4, 3, 3), coins=50).to_budget().spend(**QUIET).put(levels=levels, tension=tension)
