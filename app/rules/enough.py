"""Enough coins: how many the bank surely needs for a game, with its proof.

**Claim.** In a game without corrections the coins outside the bank are never more than `surely_enough(setting)`, not even in the moment
of a pay day in which every Income lies on the table and nobody has paid yet. (A correction that adds coins adds just as many.)

**Proof.** After any round let E be the coins in all envelopes, and T the sum of all budgets so far (taxes, what the inheritances reserved,
the event's gift). At the start E is what the pact gives out, and T is 0. Larger values of both only make each of the following bounds
larger, so it is enough to keep, for each bound of T that a choice of taxes leads to, the largest bound of E.

1. *Benefits cost levels.* Every level is bought from a fund for the price p, and all funds together never received more than T. Levels
   begin at 1, so a benefit that begins at level l needs l − 1 purchases, and a set of benefits is possible only if its purchases are at
   most T / p. With them an Income is at most I and a Cost of Living at least C; the Tech breakthrough needs what Education's benefit needs.
2. *A pay day.* An envelope goes from e to max(0, e + I − t − C) for a tax t, which is at most e + max(0, I − t − C); the middle
   receives at most t. All seats pay the same tax, so the largest sums over the seats, tax by tax, bound the growth of E and of T.
3. *Roles.* Until the Crossroads the roles in play are held. After them at most one seat holds each spare; it came from a class beside
   it, and moved once. So a sum over the seats is at most the sum over the roles in play and, for each spare, its best gain over a role
   of a class beside it, where that is a gain.
4. *Gifts.* The boom gives each the same. The Crossroads pay an Income and ask neither tax nor cost; no level moves while cards are read,
   so of each measure one tier counts for all its cards, and a card brings in at most what it gives, and `class_edge` where it moves up.
5. *What lies outside.* All budgets went to the funds, and the prices from there to the bank: the funds hold T − p × purchases. A split
   leaves less than p in a fund unless its service is at the highest level h, which needs h − 1 purchases for it alone. So either all funds
   hold less than p each, or that many prices were paid: they hold at most max(3 (p − 1), T − (h − 1) p), and at most T.
6. *Within a round* most is outside when the event has given and every Income is paid: taxes only move coins, costs and prices take them
   back; at the Crossroads, when every card has given. What is ready for this round's budget lies there beside the rest. The largest
   of these moments bounds them all.

It is no least upper bound: to reach it, one fund would have to hoard coins that the split passes on to other services.
"""

from collections.abc import Callable
from itertools import combinations

from msgspec import Struct

from app.rules.edition import Benefits, Edition, Effect
from app.rules.state import Setting
from app.terms.ballots import TAXES, Tax
from app.terms.calendar import CROSSROADS, ROUNDS
from app.terms.gauges import LEVEL_HIGH, LEVEL_LOW
from app.terms.people import RoleCard, SocialClass, class_moved
from app.terms.services import SERVICES, ServiceName

_BENEFITS = tuple(frozenset(some) for size in range(len(SERVICES) + 1) for some in combinations(SERVICES, size))
_Reach = dict[int, int]  # for each T the largest E, in coins


class _Round(Struct, frozen=True):
    """What a pay day can do, in coins: for each set of benefits its purchases; then tax by tax what E and T grow by, and all Incomes."""

    needs: dict[frozenset[ServiceName], int]
    stays: dict[Tax, dict[frozenset[ServiceName], int]]
    taxed: dict[Tax, int]
    paid: dict[frozenset[ServiceName], int]


def surely_enough(setting: Setting) -> int:
    """Coins that the bank never runs out of in this edition with this deck and so many players."""
    edition, players = setting.edition, len(setting.players)
    peak = given = edition.pact.coins * players if edition.pact else 0
    reach, ready = {0: given}, 0
    for round_ in range(1, ROUNDS + 1):
        event, pay_day = edition.event(round_), _pay_day(setting, round_)
        reach, ready = {total: most + event.gives * players for total, most in reach.items()}, ready + event.budget
        if round_ == CROSSROADS:
            reach, ready = _crossroads(setting, pay_day, reach), ready + _most_of_cards(edition, lambda effect: effect.reserve)
            peak = max(peak, ready + max(_outside(setting, total, most) for total, most in reach.items()))
        else:
            peak = max(peak, ready + _most_paid(setting, pay_day, reach))
            reach, ready = _after(setting, pay_day, reach, ready), 0
    return peak


def _pay_day(setting: Setting, round_: int) -> _Round:
    needs = {some: _purchases(setting.edition.benefits, some) for some in _BENEFITS}
    stays = {tax: {some: _most(setting, round_, _staying(setting.edition, tax, some, round_)) for some in needs} for tax in TAXES}
    taxed = {tax: _most(setting, round_, _taxed(setting.edition, tax)) for tax in TAXES}
    paid = {some: _most(setting, round_, _earning(setting.edition, some, round_)) for some in needs}
    return _Round(needs, stays, taxed, paid)


def _purchases(benefits: Benefits, some: frozenset[ServiceName]) -> int:
    """Proof 1."""
    begins = {
        ServiceName.HEALTH: benefits.health_from,
        ServiceName.EDUCATION: benefits.education_from,
        ServiceName.SHIELD: benefits.shield_from,
    }
    return sum(begins[name] - LEVEL_LOW for name in some)


def _possible(setting: Setting, pay_day: _Round, total: int, most: dict[frozenset[ServiceName], int]) -> int:
    """The best of all sets of benefits that so many coins can have bought."""
    return max(most[some] for some, needed in pay_day.needs.items() if needed * setting.level_price <= total)


def _most_paid(setting: Setting, pay_day: _Round, reach: _Reach) -> int:
    """Proof 6."""
    return max(_outside(setting, total, most) + _possible(setting, pay_day, total, pay_day.paid) for total, most in reach.items())


def _after(setting: Setting, pay_day: _Round, reach: _Reach, ready: int) -> _Reach:
    """Proof 2: the reach after a pay day and its budget."""
    after: _Reach = {}
    for total, most in reach.items():
        for tax in TAXES:
            to, grown = total + ready + pay_day.taxed[tax], most + _possible(setting, pay_day, total, pay_day.stays[tax])
            after[to] = max(after.get(to, 0), grown)
    return after


def _crossroads(setting: Setting, pay_day: _Round, reach: _Reach) -> _Reach:
    """Proof 4."""
    edition = setting.edition
    cards = _most_of_cards(edition, lambda effect: effect.gives + (edition.class_edge if effect.class_by > 0 else 0))
    return {total: most + _possible(setting, pay_day, total, pay_day.paid) + cards for total, most in reach.items()}


def _most_of_cards(edition: Edition, worth: Callable[[Effect], int]) -> int:
    tiers = range(len(edition.cards[0].tiers))
    by_measure = {each.measures: [card.tiers for card in edition.cards if card.measures is each.measures] for each in edition.cards}
    return sum(max(sum(worth(of_card[tier]) for of_card in cards) for tier in tiers) for cards in by_measure.values())


def _outside(setting: Setting, total: int, most: int) -> int:
    """Proof 5."""
    price = setting.level_price
    return most + min(total, max(len(SERVICES) * (price - 1), total - (LEVEL_HIGH - LEVEL_LOW) * price))


def _most(setting: Setting, round_: int, worth: Callable[[RoleCard], int]) -> int:
    """Proof 3: the largest sum over the seats."""
    playing = setting.deck.in_play(len(setting.players))
    spares = setting.deck.spares() if round_ > CROSSROADS else ()
    return sum(worth(role) for role in playing) + sum(_gain(playing, spare, worth) for spare in spares)


def _gain(playing: tuple[RoleCard, ...], spare: RoleCard, worth: Callable[[RoleCard], int]) -> int:
    beside = {class_moved(spare.social_class, 1), class_moved(spare.social_class, -1)}
    return max(0, worth(spare) - min(worth(role) for role in playing if role.social_class in beside))


def _taxed(edition: Edition, tax: Tax) -> Callable[[RoleCard], int]:
    return lambda role: edition.taxes[tax].of(role.social_class)


def _earning(edition: Edition, some: frozenset[ServiceName], round_: int) -> Callable[[RoleCard], int]:
    """Proof 1: the highest Income of a role with these benefits."""
    more = edition.benefits.education_income + sum(edition.event(each).income for each in range(1, round_ + 1))
    bonus = more if ServiceName.EDUCATION in some else 0
    return lambda role: role.income + (0 if role.social_class is SocialClass.UPPER else bonus)


def _staying(edition: Edition, tax: Tax, some: frozenset[ServiceName], round_: int) -> Callable[[RoleCard], int]:
    """Proof 2: what an envelope can grow by."""
    earned, taxed = _earning(edition, some, round_), _taxed(edition, tax)
    return lambda role: max(0, earned(role) - taxed(role) - _cost(edition, role, some))


def _cost(edition: Edition, role: RoleCard, some: frozenset[ServiceName]) -> int:
    """Proof 1: the least Cost of Living of a role with these benefits."""
    if ServiceName.SHIELD in some and role.social_class is SocialClass.WORKING:
        return 0
    return max(0, role.cost_of_living + (edition.benefits.health_cost_of_living if ServiceName.HEALTH in some else 0))
