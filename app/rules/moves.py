"""Moves: what must be moved on the real table so that it stands as another state says."""

from collections.abc import Iterator

from msgspec import Struct

from app.rules.envelopes import Envelope
from app.rules.state import State
from app.rules.till import till
from app.terms.ballots import Tax
from app.terms.coins import CoinRange
from app.terms.people import RoleCard, Seat
from app.terms.places import Place
from app.terms.services import ServiceName


class CoinsMove(Struct, frozen=True):
    """Coins that the bank gives a seat, or takes back if below 0."""

    seat: Seat
    by: int


class EnvelopeCount(Struct, frozen=True):
    """An envelope whose change depends on a secret: it must hold one of these numbers of coins."""

    seat: Seat
    holds: CoinRange


class TokensMove(Struct, frozen=True):
    """Exclusion tokens that a seat gets, or hands back if below 0."""

    seat: Seat
    by: int


class RoleMove(Struct, frozen=True):
    """A seat takes another role card."""

    seat: Seat
    role: RoleCard


class FundMove(Struct, frozen=True):
    """Coins into a fund, or out of it if below 0."""

    service: ServiceName
    by: int


class LevelMove(Struct, frozen=True):
    """A service's marker goes to this level."""

    service: ServiceName
    to: int


class TensionMove(Struct, frozen=True):
    """The Tension cube goes to this space."""

    to: int


class MiddleMove(Struct, frozen=True):
    """Coins to the middle of the table, or back to the bank if below 0: taxes not shared yet, and what is set aside."""

    by: int


class TaxMove(Struct, frozen=True):
    """Another tax is in force."""

    tax: Tax


Move = CoinsMove | EnvelopeCount | TokensMove | RoleMove | FundMove | LevelMove | TensionMove | MiddleMove | TaxMove


def moves(before: State, after: State) -> tuple[Move, ...]:
    """Everything that differs on the table, people first, then the board."""
    return (*_people(before, after), *_board(before, after))


def _people(before: State, after: State) -> Iterator[Move]:
    for seat in after.setting.seats:
        if after.roles and (not before.roles or before.roles[seat].id != after.roles[seat].id):
            yield RoleMove(seat, after.roles[seat])
        yield from _coins(seat, before.envelopes.each[seat], after.envelopes.each[seat])
        tokens = (after.tokens[seat] if after.tokens else 0) - (before.tokens[seat] if before.tokens else 0)
        if tokens:
            yield TokensMove(seat, tokens)


def _coins(seat: Seat, before: Envelope, after: Envelope) -> Iterator[Move]:
    """What was kept from the pact is the same in both, so it falls out where neither envelope was emptied without a word."""
    if before.emptied == after.emptied:
        if after.known != before.known:
            yield CoinsMove(seat, after.known - before.known)
    elif before.kept.is_certain and after.kept == before.kept:
        yield from (CoinsMove(seat, by) for by in {after.balance.low - before.balance.low} if by)
    else:
        yield EnvelopeCount(seat, after.balance)


def _board(before: State, after: State) -> Iterator[Move]:
    if after.tension is not None and after.tension != before.tension:
        yield TensionMove(after.tension)
    if after.tax is not None and after.tax is not before.tax:
        yield TaxMove(after.tax)
    for name, service in after.services.items():
        old = before.services.of(name)
        if service.level != old.level:
            yield LevelMove(name, service.level)
        if service.fund != old.fund:
            yield FundMove(name, service.fund - old.fund)
    middle = _in_the_middle(after) - _in_the_middle(before)
    if middle:
        yield MiddleMove(middle)


def _in_the_middle(state: State) -> int:
    """Coins that lie outside funds and envelopes, as the till counts them: what waits to be shared, and what is set aside."""
    places = till(state).places
    return places[Place.MIDDLE] + places[Place.RESERVE]
