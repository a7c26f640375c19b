"""A second bank: the whole game once more, in plain values, written from the rulebook alone.

It reads entries as the JSON they are stored in, imports nothing of the program, and looks for its answers the long way round.
"""

import re
from fractions import Fraction

from tests.generated.figures import CARDS, CLASSES, EDITION, PRICE, SERVICES, TAX, TENSION_AFTER_PACT
from tests.generated.worlds import Worlds, penniless, unpaid, ways_to_keep

ORDER = ("over", "out_of_turn", "seat", "roles", "range", "contradiction", "missing")


class Refused(Exception):
    """The table cannot have done that."""

    def __init__(self, *codes: str):
        """The first of all codes that fit."""
        super().__init__(min(codes, key=ORDER.index))

    @property
    def code(self) -> str:
        return self.args[0]


class SecondBank:
    def __init__(self, edition: str, players: list[str], deck: dict):
        self.edition, self.figures, self.players, self.seats = edition, EDITION[edition], players, range(len(players))
        in_play = [role for role in deck["roles"] if not role.get("spare")]
        self.in_play = {role["id"]: role for role in in_play if role.get("left_out_at", 0) < len(players)}
        self.spares = {role["class"]: role for role in deck["roles"] if role.get("spare")}
        with_pact = edition == "with-pact"
        self.waiting, self.tension = ("pact", None) if with_pact else ("deal", 3)
        self.worlds = (unpaid if with_pact else penniless)(len(players))
        self.round, self.level, self.fund = 0, dict.fromkeys(SERVICES, 1), dict.fromkeys(SERVICES, 0)
        self.roles, self.tokens = None, [0] * len(players)
        self.tax, self.surcharge, self.bonus, self.reserve, self.gift = None, 0, 0, 0, 0
        self.tie, self.row, self.history, self.changes, self.read = None, None, [], [], []
        self.outcome, self.scores, self.legacy, self.counted = None, None, None, None

    # ------------------------------------------------------------------------------------------------------ entries

    def enter(self, entry: dict) -> None:
        """Play one entry, or raise Refused and change nothing."""
        kind = entry["type"]
        if self.waiting is None:
            raise Refused("over")
        if kind == "correction":
            if self.waiting in {"pact", "deal", "tie_break"}:
                raise Refused("out_of_turn")
        elif kind == "stop":
            if self.waiting != "event" or not self.history:
                raise Refused("out_of_turn")
        elif kind != self.waiting:
            raise Refused("out_of_turn")
        getattr(self, f"_{kind}")(entry)

    def _pact(self, entry):
        given = 3 * len(self.players)
        if not 0 <= entry["coins"] <= given:
            raise Refused("range")
        self.worlds = Worlds(ways_to_keep(len(self.players), given - entry["coins"]), self.worlds.seen)
        self.tension = next(tension for least, tension in TENSION_AFTER_PACT[len(self.players)] if entry["coins"] >= least)
        self.waiting = "deal"

    def _deal(self, entry):
        if sorted(entry["roles"]) != sorted(self.in_play):
            raise Refused("roles")
        self.roles = [self.in_play[role] for role in entry["roles"]]
        self.waiting = "event"

    def _event(self, entry):
        due = self.storm_due() if self.round + 1 == 6 else [0] * len(self.players)
        said = self._said(entry.get("handed_over", {}), due)
        after = self.worlds
        if any(due):
            after, _ = collected(after, due, said)
        self.round += 1
        self.row = dict.fromkeys(("tax", "revenue", "excluded", "budget", "ranking", "received"))
        self.row |= {"round": self.round, "tension_start": self.tension}
        self.waiting = "midlife_card" if self.round == 4 else "tax_vote"
        if self.round in {1, 4}:
            for seat in self.seats:
                after = after.plus(seat, 2 if self.round == 1 else self.income(seat))
        if (self.round == 2 and self.level["health"] <= 2) or (self.round == 3 and self.level["shield"] <= 2):
            self.surcharge = self.figures["surcharge"]
        if self.round == 5 and self.level["education"] >= 3:
            self.bonus = 2
        if self.round == 7 and self.tension <= 3:
            self.gift = 15
        self.worlds = after
        if self.round == 6 and self.figures["storm"]:
            self._move_tension(self.figures["storm"], "storm")

    def storm_due(self) -> list[int]:
        """What the storm takes of each; nothing where its Tension comes first and fails the State."""
        if self.tension + self.figures["storm"] >= 10:
            return [0] * len(self.players)
        return [3 if self.level["health"] <= 2 and self.level["shield"] <= 2 else 1] * len(self.players)

    def _tax_vote(self, entry):
        votes = self._counted(entry["votes"], TAX)
        most = max(votes.values())
        first = [tax for tax in TAX if most and votes[tax] == most]
        if not first:
            self._tax_set(self.tax or "A")
        elif len(first) == 1:
            self._tax_set(first[0])
        else:
            self.tie = {"between": first, "order": self.deciders(), "voted_otherwise": len(self.players) - most * len(first)}
            self.waiting = "tie_break"

    def _counted(self, votes, options):
        if any(option not in options for option in votes) or any(count < 0 for count in votes.values()):
            raise Refused("range")
        if sum(votes.values()) > len(self.players):
            raise Refused("range")
        return dict.fromkeys(options, 0) | votes

    def _tie_break(self, entry):
        tie, choice = self.tie, entry["choice"]
        wrong = ["seat"] if entry.get("seat", tie["order"][0]) != tie["order"][0] else []
        if choice is None:
            wrong += ["contradiction"] if not tie.get("voted_otherwise") else []
        elif choice not in tie["between"]:
            wrong += ["range"]
        if wrong:
            raise Refused(*wrong)
        if choice is None:
            tie["order"], tie["voted_otherwise"] = tie["order"][1:], tie["voted_otherwise"] - 1
        elif "votes" in tie:
            self._rank({**tie["votes"]}, [*tie["chosen"], choice])
        else:
            self._tax_set(choice)

    def _tax_set(self, tax):
        self.tax, self.row["tax"], self.tie, self.waiting = tax, tax, None, "pay_day"

    def pay_day_due(self) -> list[int]:
        return [TAX[self.tax][self.roles[seat]["class"]] + self.cost_of_living(seat) for seat in self.seats]

    def paid(self) -> Worlds:
        """The worlds after the bank has paid every Income."""
        worlds = self.worlds
        for seat in self.seats:
            worlds = worlds.plus(seat, self.income(seat))
        return worlds

    def _pay_day(self, entry):
        due = self.pay_day_due()
        self.worlds, handed = collected(self.paid(), due, self._said(entry.get("handed_over", {}), due))
        self.row["revenue"] = sum(min(handed[seat], TAX[self.tax][self.roles[seat]["class"]]) for seat in self.seats)
        self.row["excluded"] = [seat for seat in self.seats if handed[seat] < due[seat]]
        self.waiting = "budget_vote"
        for seat in self.row["excluded"]:
            self.tokens[seat] += 1
        for seat in self.row["excluded"]:
            if self.outcome is None:
                self._move_tension(3, "exclusion", seat=seat)

    def _said(self, handed_over, due) -> dict[int, int]:
        said = {int(seat): coins for seat, coins in handed_over.items()}
        wrong = ["seat" for seat in said if seat not in self.seats]
        wrong += ["range" for seat, coins in said.items() if seat in self.seats and not (due[seat] and 0 <= coins <= due[seat])]
        if wrong:
            raise Refused(*wrong)
        return said

    def _budget_vote(self, entry):
        self._rank(self._counted(entry["votes"], SERVICES), [])

    def _rank(self, votes, chosen):
        """Each place of the ranking in turn goes to the best that is left; if there are several, to the one chosen."""
        ranking, left, chosen_left = [], [*SERVICES], [*chosen]
        while left:
            best = max(_merit(votes[name], self.level[name]) for name in left)
            tied = [name for name in left if _merit(votes[name], self.level[name]) == best]
            if len(tied) > 1:
                if not chosen_left:
                    self.tie = {"between": tied, "order": self.deciders(), "votes": votes, "chosen": chosen}
                    self.waiting = "tie_break"
                    return
                tied = [chosen_left.pop(0)]
            ranking.append(tied[0])
            left.remove(tied[0])
        self.tie = None
        self._split(ranking)

    def _split(self, ranking):
        budget = self.row["revenue"] + self.reserve + self.gift
        shares, left = dict.fromkeys(ranking, 0), budget
        while left:  # coin by coin over the passes
            for name, coins in zip(ranking, (3, 2, 1), strict=True):
                taken = min(coins, left)
                shares[name], left = shares[name] + taken, left - taken
        full = [name for name in SERVICES if self.level[name] == 5]
        received = dict.fromkeys(SERVICES, 0)
        for name, coins in shares.items():
            taker = name
            while taker in full and len(full) < 3:
                taker = ranking[(ranking.index(taker) + 1) % 3]
            received[taker] += coins
        for name in SERVICES:
            self.fund[name] += received[name]
            while self.fund[name] >= PRICE[len(self.players)] and self.level[name] < 5:
                self.fund[name] -= PRICE[len(self.players)]
                self.level[name] += 1
        self.reserve = self.gift = 0
        self.row |= {"budget": budget, "ranking": ranking, "received": received}
        self._end_round()

    def _midlife_card(self, entry):
        seat, card, said = entry["seat"], entry["card"], entry.get("handed_over")
        if seat not in self.seats:
            raise Refused("seat")
        if seat in [reading[0] for reading in self.read] or card not in CARDS or card in [reading[1] for reading in self.read]:
            raise Refused("range")
        effect = self.effect(seat, card)
        if said is not None and (not effect["asks"] or said < 0 or ("lose" in effect and said > effect["lose"])):
            raise Refused("range")
        worlds, handed, token = taken(self.worlds, seat, effect, said)
        self.worlds = worlds.plus(seat, effect["gain"])
        self.reserve += effect["budget"]
        self.read.append((seat, card, effect["tier"], effect["move"], handed))
        if len(self.read) == len(self.players):
            self.waiting = None  # nothing more is asked until the round has ended
        if token:
            self.tokens[seat] += 1
            self._move_tension(2, "midlife_exclusion", seat=seat)
        if effect["tension"] and self.outcome is None:
            self._move_tension(effect["tension"], "country_card", seat=seat)
        if len(self.read) == len(self.players) and self.outcome is None:
            self._change_classes()
            self._end_round()

    def effect(self, seat: int, card: str) -> dict:
        """What a card would do to a seat at this moment."""
        measures, tiers = CARDS[card]
        if measures == "country":
            total = sum(self.level.values())
            tier = 0 if total <= 5 else 1 if total <= 10 else 2
        else:
            tier = {1: 0, 2: 0, 3: 1, 4: 2, 5: 2}[self.level[measures]]
        text = tiers[tier]
        effect = {"tier": tier, "gain": 0, "budget": 0, "tension": 0, "move": 0, "token": "token" in text}
        effect |= {word: int(number) for word, number in re.findall(r"(lose|gain|budget|tension) (\d+)", text)}
        at = CLASSES.index(self.roles[seat]["class"])
        if "down" in text:
            effect["move"] = -1
            if at == 2:
                effect["lose"], effect["token"] = effect.get("lose", 0) + 5, True
        if "up" in text:
            effect["move"] = 1
            effect["gain"] += 5 if at == 0 else 0
        effect["half"], effect["everything"] = "half" in text, "everything" in text
        effect["asks"] = "lose" in effect or effect["half"] or effect["everything"]
        return effect

    def _change_classes(self):
        spares = {**self.spares}
        for seat, _, _, move, _ in self.read:
            at = CLASSES.index(self.roles[seat]["class"]) - move
            if move and 0 <= at <= 2 and CLASSES[at] in spares:
                self.roles[seat] = spares.pop(CLASSES[at])

    def _end_round(self):
        if all(level >= self.figures["calm_from"] for level in self.level.values()):
            self._move_tension(-1, "all_services_high")
        for name in SERVICES if self.round >= 2 else ():
            if self.level[name] == 1 and self.outcome is None:
                self._move_tension(1, "service_at_level_1", service=name)
        if self.outcome is not None:
            return
        if self.round in {3, 6}:
            self.level = {name: max(1, level - 1) for name, level in self.level.items()}
        self._close_row()
        self.waiting = "final_count" if self.round == 8 else "event"

    def _close_row(self):
        if self.row is not None:
            self.history.append(self.row | {"tension_end": self.tension, "levels": {**self.level}, "funds": {**self.fund}})
            self.row, self.surcharge = None, 0

    def _move_tension(self, by, cause, **of):
        before, self.tension = self.tension, min(10, max(0, self.tension + by))
        self.changes.append({"round": self.round, "cause": cause, "by": self.tension - before, "to": self.tension, **of})
        if self.tension == 10:
            self._close_row()
            self.outcome, self.waiting = "failed_state", None

    def _stop(self, _):
        self.waiting = "final_count"

    def _correction(self, entry):
        if "tension_by" in entry:
            self._move_tension(entry["tension_by"], "correction")
        elif "seat" in entry:
            if entry["seat"] not in self.seats:
                raise Refused("seat")
            worlds = self.worlds.where(entry["seat"], lambda balance: balance + entry["coins_by"] >= 0)
            if worlds is None:
                raise Refused("contradiction")
            self.worlds = worlds.plus(entry["seat"], entry["coins_by"])
        elif entry["service"] not in SERVICES:
            raise Refused("range")
        elif "level_by" in entry:
            if not 1 <= self.level[entry["service"]] + entry["level_by"] <= 5:
                raise Refused("range")
            self.level[entry["service"]] += entry["level_by"]
        else:
            if self.fund[entry["service"]] + entry["fund_by"] < 0:
                raise Refused("range")
            self.fund[entry["service"]] += entry["fund_by"]

    def _final_count(self, entry):
        lists = [entry[key] for key in ("savings", "pact", "ideology") if key in entry]
        if any(len(values) != len(self.players) for values in lists) or min(entry["savings"]) < 0:
            raise Refused("range")
        if "pact" in entry and (self.edition == "without-pact" or any(coins not in range(4) for coins in entry["pact"])):
            raise Refused("range")
        self.counted = entry["savings"]
        ideology = entry.get("ideology", [False] * len(self.players))
        self.legacy = sum(self.level.values()) >= 12
        self.scores = [self._score(seat, entry["savings"][seat], ideology[seat]) for seat in self.seats]
        for seat in self._winners():
            self.scores[seat]["winner"] = True
        self.outcome, self.waiting = "completed", None

    def _score(self, seat, savings, ideology):
        goals = self.roles[seat]["goals"]
        reached = sum(savings >= goals[goal] for goal in ("get_by", "live_well", "thrive"))
        points = {
            "dividend": 2 * sum(self.level.values()),
            "legacy": 5 if self.legacy else 0,
            "life": self.figures["life"][reached],
            "tokens": -5 * self.tokens[seat],
            "tension": -2 if self.tension in {5, 6, 7} else -5 if self.tension in {8, 9} else 0,
            "ideology": 5 if ideology else 0,
        }
        return {"seat": seat, "savings": savings, **points, "total": sum(points.values()), "winner": False}

    def _winners(self):
        best = max(score["total"] for score in self.scores)
        level = [seat for seat in self.seats if self.scores[seat]["total"] == best]
        if self.figures["share"]:
            return level
        part = {seat: Fraction(self.counted[seat], self.roles[seat]["goals"]["thrive"]) for seat in level}
        return [seat for seat in level if part[seat] == max(part.values())]

    # ------------------------------------------------------------------------------------------------------- values

    def income(self, seat: int) -> int:
        role = self.roles[seat]
        if role["class"] == "upper":
            return role["income"]
        return role["income"] + self.bonus + (1 if self.level["education"] >= 3 else 0)

    def cost_of_living(self, seat: int) -> int:
        role = self.roles[seat]
        if role["class"] == "working" and self.level["shield"] >= 3:
            return 0
        return max(0, role["cost_of_living"] + self.surcharge - (1 if self.level["health"] >= 4 else 0))

    def deciders(self) -> list[int]:
        """Lowest Income, then the lower class, then the earlier seat."""
        return sorted(self.seats, key=lambda seat: (self.income(seat), -CLASSES.index(self.roles[seat]["class"]), seat))

    def coins(self, seat: int) -> list[int]:
        if self.counted is not None:
            return [self.counted[seat]] * 2
        balances = self.worlds.balances(seat)
        return [min(balances), max(balances)]

    def report(self) -> dict:
        """The report of RECORD.md, as far as the entries went."""
        return {
            "edition": self.edition, "round": self.round, "waiting_for": self.waiting, "outcome": self.outcome, "tension": self.tension,
            "tax": self.tax, "reserve": self.reserve,
            "tie": self.tie and {"between": [*self.tie["between"]], "ask": self.tie["order"][0]},
            "services": {name: {"level": self.level[name], "fund": self.fund[name]} for name in SERVICES},
            "players": [self._player(seat) for seat in self.seats],
            "history": [*self.history], "tension_changes": [*self.changes], "scores": self.scores, "legacy": self.legacy, "refused": None,
        }

    def _player(self, seat):
        role = self.roles[seat] if self.roles else None
        return {
            "seat": seat, "name": self.players[seat],
            "role": role and role["id"], "class": role and role["class"],
            "income": role and self.income(seat), "cost_of_living": role and self.cost_of_living(seat),
            "coins": self.coins(seat), "tokens": self.tokens[seat],
        }


def _merit(votes: int, level: int) -> tuple[int, int]:
    """Greater is earlier: more votes; without votes the lower level (ruling 6)."""
    return (votes, 0) if votes else (0, -level)


def collected(worlds: Worlds, due: list[int], said: dict[int, int]) -> tuple[Worlds, dict[int, int]]:
    """Said first, in seat order; then everybody else, once, in seat order."""
    handed = {}
    for seat in [*sorted(said), *(seat for seat in range(len(due)) if seat not in said)]:
        worlds, handed[seat] = settled(worlds, seat, due[seat], said.get(seat))
    return worlds, handed


def settled(worlds, seat, due, said):
    possible = worlds.balances(seat)
    if said is None:
        if max(possible) >= due:
            said = due
        elif len(possible) == 1:
            said = max(possible)
        else:
            raise Refused("missing")
    left = worlds.where(seat, lambda balance: balance >= due if said == due else balance == said)
    if left is None:
        raise Refused("contradiction")
    return left.plus(seat, -said), said


def asked_of(balance: int, effect: dict) -> int:
    """What a card takes of one balance."""
    if effect["everything"]:
        return balance
    return min(balance, -(-balance // 2) + 2 if effect["half"] else effect["lose"])


def taken(worlds: Worlds, seat: int, effect: dict, said: int | None) -> tuple[Worlds, int | None, bool]:
    """The worlds after a card took what it takes, what it took (None: unknown), and whether that means a token."""
    if not effect["asks"]:
        return worlds, 0, False
    if "lose" in effect:
        worlds, handed = settled(worlds, seat, effect["lose"], said)
        return worlds, handed, effect["token"] and handed < effect["lose"]
    amounts = {asked_of(balance, effect) for balance in worlds.balances(seat)}
    if said is None and len(amounts) > 1:
        if effect["half"] or (effect["token"] and 0 in amounts):
            raise Refused("missing")
        return worlds.emptied(seat), None, False
    said = min(amounts) if said is None else said
    left = worlds.where(seat, lambda balance: asked_of(balance, effect) == said)
    if left is None:
        raise Refused("contradiction")
    return left.plus(seat, -said), said, effect["token"] and said == 0
