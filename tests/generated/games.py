"""Whole games by chance, with the truth that the bank never sees: who put what into the pact, and what lies in every envelope.

A table is played as pupils would play it. It knows its own secrets and tells the bank nothing that is not so; one seed is one game.
"""

from random import Random
from typing import NamedTuple

from tests.generated.decks import deck
from tests.generated.figures import CARDS, SERVICES, TAX
from tests.generated.oracle import Refused, SecondBank, asked_of, settled, taken

SIZES = (6, 7, 8)
EDITIONS = ("with-pact", "without-pact")
WEALTHS = ("rich", "rich", "rich", "rich", "sample", "sample", "sample", "tight", "poor", "level")
TAX_TEMPERS = ((1, 2, 4, 3), (1, 2, 4, 3), (0, 1, 3, 6), (5, 3, 1, 1), (1, 1, 1, 1))
SAYING = ("only what must be said", "who was short", "more than needed", "everything")
# the last moment (a round and what is waited for) at which nothing is lost yet
BRINKS = (
    (1, "pay_day"), (2, "budget_vote"), (5, "budget_vote"), (5, "event"), (6, "pay_day"), (8, "budget_vote"), *((4, "midlife_card"),) * 4,
)
MISCHIEF = (0, 0, 0, 0.03, 0.12)


class Game(NamedTuple):
    """One game: its record, what the bank should report after each entry, and what was in the envelopes then."""

    seed: int
    record: dict
    kept: list[int]
    truths: list[list[int]]
    reports: list[dict]
    bank: SecondBank


def game(seed: int) -> Game:
    return Table(seed).played()


class Table:
    def __init__(self, seed: int):
        self.seed, self.rng = seed, Random(seed)
        self.size, self.edition = SIZES[seed % 3], EDITIONS[seed // 3 % 2]
        self.names = [f"P{seat}" for seat in range(self.size)]
        self.deck = deck(self.rng, self.rng.choice(WEALTHS))
        self.bank = SecondBank(self.edition, self.names, self.deck)
        self.seats = range(self.size)
        self.kept, self.coins = [0] * self.size, [0] * self.size
        self.entries, self.truths, self.reports, self.ballots = [], [], [], []
        self._tempers()

    def _tempers(self):
        rng = self.rng
        self.taxes, self.spreads = rng.choice(TAX_TEMPERS), rng.random() < 0.7
        self.favourite = rng.choice(SERVICES)
        self.tie_wish, self.absent, self.saying = rng.choice((0.1, 0.3, 0.6)), rng.choice((0, 0, 0.1, 0.3)), rng.choice(SAYING)
        self.mischief = rng.choice(MISCHIEF)
        self.bell = rng.randint(1, 7) if rng.random() < 0.1 else None
        # what the teacher puts right to bring a table where few tables come by themselves
        self.lifted = rng.choice(([5, 5, 5], *([rng.randint(1, 5) for _ in SERVICES] for _ in range(9)))) if rng.random() < 0.3 else None
        self.brink = (*rng.choice(BRINKS), rng.choice((8, 9, 9, 9, 10))) if rng.random() < 0.15 else None
        self.reading, self.drawn = rng.sample(self.seats, self.size), rng.sample(list(CARDS), self.size)
        if self.brink and self.brink[1] == "midlife_card" and rng.random() < 0.4:  # the country card fails a weak State
            self.lifted = [1, 2, 1]
            self.drawn = ["nothing-happens", *(card for card in self.drawn if card != "nothing-happens")][: self.size]

    def played(self) -> Game:
        while self.bank.waiting is not None:
            if self.bank.waiting not in {"pact", "deal", "tie_break"}:
                self._put_right()
            if self.bank.waiting is not None:
                getattr(self, f"_{self.bank.waiting}")()
        record = {
            "format": "state-in-class record", "version": 1, "edition": self.edition, "players": self.names, "deck": self.deck,
            "entries": self.entries,
        }
        if self.rng.random() < 0.2:
            record["label"] = self.rng.choice(("4º B", "Table <2>", "=SUM(A1)"))
        return Game(self.seed, record, self.kept, self.truths, self.reports, self.bank)

    def _tell(self, **entry):
        self.bank.enter(entry)
        self.entries.append(entry)
        self.truths.append([*self.coins])
        self.reports.append(self.bank.report())

    # ---------------------------------------------------------------------------------------------------- corrections

    def _put_right(self):
        bank = self.bank
        if bank.round == 3 and bank.waiting == "event" and self.lifted:
            for name, level in zip(SERVICES, self.lifted, strict=True):
                if bank.level[name] != level:
                    self._tell(type="correction", service=name, level_by=level - bank.level[name])
            self.lifted = None
        if self.brink and (bank.round, bank.waiting) == self.brink[:2]:
            self._tell(type="correction", tension_by=self.brink[2] - bank.tension, reason="brink")
            self.brink = None
        while bank.waiting is not None and self.rng.random() < self.mischief:
            self._corrected()

    def _corrected(self):
        rng, bank = self.rng, self.bank
        name, seat = rng.choice(SERVICES), rng.choice(self.seats)
        reason = {"reason": "a power"} if rng.random() < 0.5 else {}
        match rng.choice(("coins", "coins", "tension", "level", "fund")):
            case "coins":
                by = rng.randint(-min(4, self.coins[seat]), 6)
                self.coins[seat] += by
                self._tell(type="correction", seat=seat, coins_by=by, **reason)
            case "tension":
                self._tell(type="correction", tension_by=rng.choice((-9, -2, -1, 0, 1, 2)), **reason)
            case "level":
                self._tell(type="correction", service=name, level_by=rng.randint(1, 5) - bank.level[name], **reason)
            case "fund":
                self._tell(type="correction", service=name, fund_by=rng.randint(-bank.fund[name], 15), **reason)

    # --------------------------------------------------------------------------------------------------- before round 1

    def _pact(self):
        given = self.rng.choice(((3,), (0,), (0, 1, 2, 3), (1, 2, 3), (2, 3, 3), (0, 3)))
        put_in = [self.rng.choice(given) for _ in self.seats]
        self.kept = [3 - coins for coins in put_in]
        self.coins = [*self.kept]
        self._tell(type="pact", coins=sum(put_in))

    def _deal(self):
        roles = list(self.bank.in_play)
        self._tell(type="deal", roles=self.rng.sample(roles, len(roles)))

    # --------------------------------------------------------------------------------------------------------- a round

    def _event(self):
        bank, said = self.bank, {}
        if bank.history and bank.round == self.bell:
            self._tell(type="stop")
            return
        if bank.round + 1 == 1:
            self.coins = [coins + 2 for coins in self.coins]
        if bank.round + 1 == 4:
            self.coins = [coins + bank.income(seat) for seat, coins in enumerate(self.coins)]
        if bank.round + 1 == 6 and any(bank.storm_due()):
            said = self._handed_over(bank.worlds, bank.storm_due())
        self._tell(type="event", **said)

    def _tax_vote(self):
        self.ballots = self._voted(list(TAX), self.taxes)
        self._tell(type="tax_vote", votes=self._tally(TAX))

    def _budget_vote(self):
        lowest = min(self.bank.level.values())
        wish = [3 if self.bank.level[name] == lowest else 1 for name in SERVICES]
        self.ballots = self._voted(list(SERVICES), wish if self.spreads else [4 if name == self.favourite else 1 for name in SERVICES])
        self._tell(type="budget_vote", votes=self._tally(SERVICES))

    def _voted(self, options, wishes) -> list[str | None]:
        """What each seat put into the bag; None abstained."""
        rng = self.rng
        if rng.random() < 0.04:
            return [None] * self.size
        if rng.random() < self.tie_wish:
            return self._tied(options)
        return [None if rng.random() < self.absent else rng.choices(options, wishes)[0] for _ in self.seats]

    def _tied(self, options) -> list[str | None]:
        rng = self.rng
        tied = rng.sample(options, rng.randint(2, len(options)))
        each = rng.randint(1, self.size // len(tied))
        others = [option for option in options if option not in tied for _ in range(rng.randint(0, each - 1))]
        ballots = (tied * each + others)[: self.size]
        ballots += [None] * (self.size - len(ballots))
        rng.shuffle(ballots)
        return ballots

    def _tally(self, options) -> dict[str, int]:
        votes = {option: self.ballots.count(option) for option in options}
        shuffled = self.rng.sample(list(options), len(options))
        return {option: votes[option] for option in shuffled if votes[option] or self.rng.random() < 0.3}

    def _tie_break(self):
        tie = self.bank.tie
        asked = tie["order"][0]
        voted = self.ballots[asked]
        choice = voted if voted in tie["between"] else None
        if "votes" in tie:
            choice = self.rng.choice(tie["between"])
        seat = {"seat": asked} if self.rng.random() < 0.5 else {}
        self._tell(type="tie_break", choice=choice, **seat)

    def _pay_day(self):
        self.coins = [coins + self.bank.income(seat) for seat, coins in enumerate(self.coins)]
        self._tell(type="pay_day", **self._handed_over(self.bank.paid(), self.bank.pay_day_due()))

    def _handed_over(self, worlds, due) -> dict:
        """Everybody pays what they can; what is told of it."""
        paid = [min(coins, asked) for coins, asked in zip(self.coins, due, strict=True)]
        self.coins = [coins - handed for coins, handed in zip(self.coins, paid, strict=True)]
        said = {seat: paid[seat] for seat in self.seats if self._is_told(paid[seat] < due[seat])}
        while (untold := misjudged(worlds, due, said, paid)) is not None:
            said[untold] = paid[untold]
        if not said and self.rng.random() < 0.5:
            return {}
        return {"handed_over": {str(seat): said[seat] for seat in self.rng.sample(sorted(said), len(said))}}

    def _is_told(self, short: bool) -> bool:
        match self.saying:
            case "everything":
                return True
            case "who was short":
                return short
            case "more than needed":
                return self.rng.random() < 0.4
        return False

    # ---------------------------------------------------------------------------------------------- Midlife and the end

    def _midlife_card(self):
        bank, turn = self.bank, len(self.bank.read)
        seat, card = self.reading[turn], self.drawn[turn]
        effect = bank.effect(seat, card)
        handed = asked_of(self.coins[seat], effect) if effect["asks"] else 0
        self.coins[seat] += effect["gain"] - handed
        told = effect["asks"] and (self._is_told(handed < effect.get("lose", 0)) or self._must_say(seat, effect, handed))
        self._tell(type="midlife_card", seat=seat, card=card, **({"handed_over": handed} if told else {}))

    def _must_say(self, seat, effect, handed) -> bool:
        try:
            _, known, _ = taken(self.bank.worlds, seat, effect, None)
        except Refused:
            return True
        return known not in {None, handed}

    def _final_count(self):
        rng, entry = self.rng, {}
        if rng.random() < 0.1:  # a surprise: somebody lost coins, or found some
            seat = rng.choice(self.seats)
            self.coins[seat] = max(0, self.coins[seat] + rng.choice((-3, -1, 1, 5)))
        if rng.random() < 0.3:  # level on points
            entry["ideology"] = [rng.random() < 0.3 for _ in self.seats]
        if self.edition == "with-pact" and rng.random() < 0.6:
            entry["pact"] = [3 - kept for kept in self.kept]
        self._tell(type="final_count", savings=[*self.coins], **entry)


def misjudged(worlds, due, said, paid) -> int | None:
    """The first seat of whom the bank would ask, or think something that is not so, if no more than this were said."""
    for seat in [*sorted(said), *(seat for seat in range(len(due)) if seat not in said)]:
        try:
            worlds, handed = settled(worlds, seat, due[seat], said.get(seat))
        except Refused:
            return seat
        if handed != paid[seat]:
            return seat
    return None
