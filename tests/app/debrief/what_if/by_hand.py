"""A what-if played by hand: a second bank that knows every coin, asked the same question, with none of the program's answers.

It goes through a record in plain values, changes one thing, lets everybody pay what they really can, and stops where nobody can know.
"""

from tests.generated.oracle import Refused, SecondBank, asked_of

EVENTS = ("boom", "flu", "crisis", "crossroads", "tech", "storm", "peace", "legacy")


class ByHand:
    """`changed` is a kind ("tax", "order", "event", "card", "pact") and what it was instead."""

    def __init__(self, record: dict, changed: tuple, kept: list[int], offsets: list[int]):
        self.record, self.kind, self.value = record, changed[0], changed[1:]
        self.bank = SecondBank(record["edition"], record["players"], record["deck"])
        self.kept, self.coins, self.offsets, self.stopped = kept, [*kept], offsets, None
        self.ties = real_ties(record)
        self.real = whole_bank(record)
        self._play()

    def _play(self):
        for entry in self.record["entries"]:
            if self.stopped or self.bank.waiting is None:
                break
            if entry["type"] != "tie_break":
                self._tell(entry)
        if self.bank.waiting is not None and not self.stopped and self.real.outcome == "failed_state":
            self.stopped = "nobody played on"

    def _tell(self, entry):
        kind = entry["type"]
        try:
            getattr(self, f"_{kind}", self._as_it_was)(entry)
        except Refused:
            self.stopped = "impossible"
            return
        while self.bank.waiting == "tie_break" and not self.stopped:
            self._answer()

    def _as_it_was(self, entry):
        self.bank.enter(entry)

    def _pact(self, entry):
        self.bank.enter(entry | ({"coins": self.value[0]} if self.kind == "pact" else {}))

    def _tax_vote(self, entry):
        is_changed = self.kind == "tax" and self.value[0] == self.bank.round
        self.bank.enter({"type": "tax_vote", "votes": {self.value[1]: 1}} if is_changed else entry)

    def _budget_vote(self, entry):
        is_changed = self.kind == "order" and self.value[0] == self.bank.round
        votes = dict(zip(self.value[1], (3, 2, 1), strict=True)) if is_changed else None
        self.bank.enter({"type": "budget_vote", "votes": votes} if votes else entry)

    def _answer(self):
        tie, bank = self.bank.tie, self.bank
        kind, seat = ("budget" if "votes" in tie else "tax"), tie["order"][0]
        for round_, was, asked, between, choice in self.ties:
            holds = set(tie["between"]) <= set(between) and choice in {None, *tie["between"]}
            if holds and (round_, was, asked) == (bank.round, kind, seat):
                bank.enter({"type": "tie_break", "choice": choice})
                return
        self.stopped = "tie"

    def _pay_day(self, entry):
        bank = self.bank
        self.coins = [coins + bank.income(seat) for seat, coins in enumerate(self.coins)]
        bank.enter({"type": "pay_day", "handed_over": self._handed(bank.pay_day_due())})

    def _handed(self, due) -> dict:
        paid = [min(coins, asked) for coins, asked in zip(self.coins, due, strict=True)]
        self.coins = [coins - handed for coins, handed in zip(self.coins, paid, strict=True)]
        return {str(seat): paid[seat] for seat in range(len(paid)) if due[seat]}

    def _midlife_card(self, entry):
        seat, card = entry["seat"], entry["card"]
        if self.kind == "card" and self.value[0] == seat:
            card = self.value[1]
        effect = self.bank.effect(seat, card)
        handed = asked_of(self.coins[seat], effect) if effect["asks"] else 0
        self.bank.enter({"type": "midlife_card", "seat": seat, "card": card} | ({"handed_over": handed} if effect["asks"] else {}))
        self.coins[seat] += effect["gain"] - handed

    def _correction(self, entry):
        if "seat" in entry:
            if self.coins[entry["seat"]] + entry["coins_by"] < 0:
                raise Refused("contradiction")
            self.coins[entry["seat"]] += entry["coins_by"]
        self.bank.enter(entry)

    def _final_count(self, entry):
        savings = [max(0, had + off) for had, off in zip(self.coins, self.offsets, strict=True)]
        pact = {"pact": [3 - kept for kept in self.kept]} if self.kind == "pact" and "pact" in entry else {}
        self.bank.enter(entry | {"savings": savings} | pact)

    def _event(self, entry):
        bank, round_ = self.bank, self.bank.round + 1
        name = EVENTS[round_ - 1]
        if self.kind == "event" and self.value[0] == round_:
            self._without_its_event(name)
            if self.value[1] is not None:
                self._happens(self.value[1])
            return
        if name == "boom":
            self.coins = [coins + 2 for coins in self.coins]
        if name == "crossroads":
            self.coins = [coins + bank.income(seat) for seat, coins in enumerate(self.coins)]
        due, bonus = bank.storm_due() if name == "storm" else [], bank.bonus
        bank.enter({"type": "event"} | ({"handed_over": self._handed(due)} if any(due) else {}))
        if name == "tech":  # a second breakthrough comes on top of the first
            bank.bonus = bonus + (2 if bank.level["education"] >= 3 else 0)

    def _without_its_event(self, name):
        bank, figures, storm_due = self.bank, self.bank.figures, self.bank.storm_due
        bank.figures, bank.storm_due = figures | {"storm": 0}, lambda: [0] * len(bank.players)
        bank.enter({"type": "event"})
        bank.figures, bank.storm_due = figures, storm_due
        bank.surcharge = bank.gift = 0
        bank.bonus = 0 if name == "tech" else bank.bonus
        for seat in bank.seats if name == "boom" else ():
            bank.worlds = bank.worlds.plus(seat, -2)

    def _happens(self, name):
        bank = self.bank
        if name == "boom":
            self.coins = [coins + 2 for coins in self.coins]
            for seat in bank.seats:
                bank.worlds = bank.worlds.plus(seat, 2)
        if (name, bank.level["health"] <= 2) == ("flu", True) or (name, bank.level["shield"] <= 2) == ("crisis", True):
            bank.surcharge = bank.figures["surcharge"]
        if name == "tech" and bank.level["education"] >= 3:
            bank.bonus += 2
        if name == "peace" and bank.tension <= 3:
            bank.gift = 15
        if name == "storm":
            self._storm()

    def _storm(self):
        bank, due = self.bank, self.bank.storm_due()
        if bank.figures["storm"]:
            bank._move_tension(bank.figures["storm"], "storm")
        if bank.outcome is None:
            paid = self._handed(due)
            for seat in bank.seats:
                said = paid[str(seat)]
                left = bank.worlds.where(seat, lambda had, said=said: had >= due[0] if said == due[0] else had == said)
                bank.worlds = left.plus(seat, -said)


def whole_bank(record: dict) -> SecondBank:
    """The real game, told to a second bank."""
    bank = SecondBank(record["edition"], record["players"], record["deck"])
    for entry in record["entries"]:
        bank.enter(entry)
    return bank


def real_ties(record: dict) -> list[tuple]:
    """Each answer of the real game: round, which vote, who was asked, between what, and what was said."""
    bank, ties = SecondBank(record["edition"], record["players"], record["deck"]), []
    for entry in record["entries"]:
        if entry["type"] == "tie_break":
            tie = bank.tie
            ties.append((bank.round, "budget" if "votes" in tie else "tax", tie["order"][0], [*tie["between"]], entry["choice"]))
        bank.enter(entry)
    return ties

