"""Corrections: one thing put right at the table, at any time from the deal to the final count but in a tie."""

from msgspec import UNSET, structs

from app.entries import Corrected
from app.rules import tension
from app.rules.facts import Cause, CorrectionMade
from app.rules.refusals import Impossible, NoSuchChoice, NoSuchSeat, OutOfBounds, Refusal
from app.rules.state import Moment, State
from app.terms.gauges import LEVEL_HIGH, LEVEL_LOW, is_level
from app.terms.people import Seat
from app.terms.services import SERVICES, Service, ServiceName
from app.terms.whole import BOUND


def judged(state: State, corrected: Corrected) -> Refusal | Moment:
    """Put right one seat's coins, Tension, a level or a fund; refuse what would leave the scale or a possible balance."""
    reason = None if corrected.reason is UNSET else corrected.reason
    if corrected.tension_by is not UNSET:
        told = CorrectionMade("tension", corrected.tension_by, None, None, reason)
        return tension.moved(Moment(state, (told,)), corrected.tension_by, Cause.CORRECTION)
    if corrected.seat is not UNSET and corrected.coins_by is not UNSET:
        return _coins(state, corrected.seat, corrected.coins_by, reason)
    if corrected.service not in SERVICES:
        return NoSuchChoice(str(corrected.service), SERVICES)
    name = ServiceName(corrected.service)
    if corrected.level_by is not UNSET:
        return _level(state, name, corrected.level_by, reason)
    return _fund(state, name, 0 if corrected.fund_by is UNSET else corrected.fund_by, reason)


def _coins(state: State, seat: Seat, by: int, reason: str | None) -> Refusal | Moment:
    if seat not in state.setting.seats:
        return NoSuchSeat(seat, len(state.setting.players))
    # what would fall below 0 is ruled out, and that narrows the pact, too
    possible = state.envelopes.narrowed(seat, max(0, -by))
    if possible is None:
        return Impossible(seat, by, state.envelopes.balance(seat))
    after = structs.replace(state, envelopes=possible.plus(seat, by))
    return Moment(after, (CorrectionMade("coins", by, seat, None, reason),))


def _level(state: State, name: ServiceName, by: int, reason: str | None) -> Refusal | Moment:
    service = state.services.of(name)
    if not is_level(service.level + by):
        return OutOfBounds("level", service.level + by, LEVEL_LOW, LEVEL_HIGH)
    after = structs.replace(state, services=state.services.with_(name, Service(service.level + by, service.fund)))
    return Moment(after, (CorrectionMade("level", by, None, name, reason),))


def _fund(state: State, name: ServiceName, by: int, reason: str | None) -> Refusal | Moment:
    service = state.services.of(name)
    if service.fund + by < 0:
        return OutOfBounds("fund", service.fund + by, 0, BOUND)
    after = structs.replace(state, services=state.services.with_(name, Service(service.level, service.fund + by)))
    return Moment(after, (CorrectionMade("fund", by, None, name, reason),))
