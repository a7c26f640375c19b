"""Explaining: which slip at the desk would make the table hold what a pupil counted. It guesses nothing else, and changes nothing."""

from collections.abc import Iterator, Mapping
from itertools import permutations

from msgspec import UNSET, Struct, structs

from app import entries as e
from app.entries import Entry
from app.rules import facts as f
from app.rules.play import Played, Replay, judged
from app.rules.refusals import Refusal
from app.rules.state import State
from app.rules.till import till
from app.terms.ballots import TAXES
from app.terms.people import Seat
from app.terms.places import MOST_EXPLANATIONS, Place
from app.terms.services import SERVICES

_ROUNDS = 3  # this round and two before it, for the Crossroads share nothing; an older slip would have shown by now
_OFF = 6  # coins by which somebody can easily have been misread on a pay day


class Slip(Struct, frozen=True):
    """An entry at its place, 0 first, what it would be (None: never made), and what the place on the table would hold then.

    `seat` is whose amount on a pay day was another, and `handed_over` that amount in coins.
    """

    at: int
    instead: Played | None
    holds: int
    seat: Seat | None = None
    handed_over: int | None = None


class Unpaid(Struct, frozen=True):
    """Levels of the entry at its place whose price still lies in the fund, in coins altogether."""

    at: int
    coins: int
    levels: int


def slips(now: Replay, place: Place, counted: int) -> tuple[Slip, ...]:
    """The slips that explain what was counted, the latest first; if none does so fully, those that come nearest."""
    stands = abs(till(now.state).places[place] - counted)
    found = (slip for at in _lately(now) for slip in _slips_at(now, at, place) if abs(slip.holds - counted) < stands)
    nearest = sorted(found, key=lambda slip: (abs(slip.holds - counted), -slip.at))
    exact = [slip for slip in nearest if slip.holds == counted]
    return tuple((exact or nearest)[:MOST_EXPLANATIONS])


def unpaid(now: Replay, place: Place, counted: int) -> Unpaid | None:
    """The latest levels whose price was not taken out of the fund, if that alone explains what was counted."""
    price, more = now.state.setting.level_price, counted - till(now.state).places[place]
    for at in _lately(now):
        raised = sum(isinstance(fact, f.LevelRaised) and fact.service is place.service for fact in now.played[at].moments[0].facts)
        if raised:
            levels, rest = divmod(more, price)
            return Unpaid(at, more, levels) if not rest and 1 <= levels <= raised else None
    return None


def _lately(now: Replay) -> Iterator[int]:
    """The entries of the last rounds, the latest first."""
    for at in range(len(now.played) - 1, -1, -1):
        if now.played[at].moments[0].state.round <= now.state.round - _ROUNDS:
            return
        yield at


def _slips_at(now: Replay, at: int, place: Place) -> Iterator[Slip]:
    before = now.played[at - 1].state if at else now.start
    for entry, seat in _others(before, now.played[at], place):
        instead = judged(before, entry)
        if isinstance(instead, Played):
            handed_over = entry.handed_over[seat] if isinstance(entry, e.PayDayHeld) and seat is not None else None
            yield from _held(now, Slip(at, instead, 0, seat, handed_over), instead.state, place)
    if isinstance(now.played[at].entry, e.Corrected):
        yield from _held(now, Slip(at, None, 0), before, place)


def _held(now: Replay, slip: Slip, state: State, place: Place) -> Iterator[Slip]:
    """The slip with what the place would hold, if all that was entered since still fits."""
    for played in now.played[slip.at + 1 :]:
        verdict = judged(state, played.entry)
        if isinstance(verdict, Refusal):
            return
        state = verdict.state
    if state.phase is now.state.phase:
        yield structs.replace(slip, holds=till(state).places[place])


def _others(before: State, played: Played, place: Place) -> Iterator[tuple[Entry, Seat | None]]:
    """What could easily have been entered in place of an entry, and the seat that it is about where it is about one."""
    match played.entry:
        case e.TaxVoted(votes=votes):
            yield from ((e.TaxVoted(other), None) for other in _miscounted(votes, TAXES))
        case e.BudgetVoted(votes=votes):
            yield from ((e.BudgetVoted(other), None) for other in _miscounted(votes, SERVICES))
        case e.TieBroken() as tie:
            others = (choice for choice in before.open_tie.between if choice != tie.choice)
            yield from ((structs.replace(tie, choice=choice), None) for choice in others)
        case e.PayDayHeld() as held:
            yield from _misread(held, played)
        case e.CardRead() as read if place is Place.RESERVE:
            left = (card.id for card in before.edition.cards if card.id != read.card)
            yield from ((structs.replace(read, card=card, handed_over=UNSET), read.seat) for card in left)


def _miscounted(votes: Mapping[str, int], options: tuple[str, ...]) -> Iterator[dict[str, int]]:
    """Votes with two counts swapped, or with one token that was laid to another pile."""
    counts = {option: votes.get(option, 0) for option in options}
    for one, other in permutations(options, 2):
        if one < other and counts[one] != counts[other]:
            yield counts | {one: counts[other], other: counts[one]}
        if counts[one]:
            yield counts | {one: counts[one] - 1, other: counts[other] + 1}


def _misread(held: e.PayDayHeld, played: Played) -> Iterator[tuple[Entry, Seat]]:
    """A pay day on which one seat handed over another amount."""
    payments = [fact for fact in played.moments[0].facts if isinstance(fact, f.Paid)]
    for paid in payments:
        for coins in range(max(0, paid.handed_over - _OFF), min(paid.tax + paid.cost_of_living, paid.handed_over + _OFF) + 1):
            if coins != paid.handed_over:
                yield e.PayDayHeld(held.handed_over | {paid.seat: coins}), paid.seat
