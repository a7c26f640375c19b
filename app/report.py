"""The report of a replay, as RECORD.md prints it: plain values, ready for JSON."""

from typing import Any

from msgspec import structs, to_builtins

from app.entries import tag
from app.rules import incomes
from app.rules.facts import TensionMoved
from app.rules.play import Replay, waiting_for
from app.rules.refusals import Refusal
from app.rules.state import RoundRow, State, Tie
from app.terms.coins import CoinRange, exactly
from app.terms.people import Seat

Json = dict[str, Any]


def report(replay: Replay) -> Json:
    """Everything that follows from the entries, up to the first that was refused."""
    state = replay.state
    waiting, count = waiting_for(state), state.count
    return {
        "edition": state.edition.name,
        "round": state.round,
        "waiting_for": None if waiting is None else tag(waiting),
        "outcome": state.outcome,
        "tension": state.tension,
        "tax": state.tax,
        "reserve": state.reserve,
        "tie": None if state.tie is None else _tie(state.tie),
        "services": to_builtins(state.services),
        "players": [_player(state, seat) for seat in state.setting.seats],
        "history": [_row(row) for row in state.history],
        "tension_changes": [_change(change) for change in state.changes],
        "scores": None if count is None else to_builtins(count.scores),
        "legacy": None if count is None else count.legacy,
        "refused": None if replay.refused is None else _refused(len(replay.played), replay.refused),
    }


def coins(state: State, seat: Seat) -> CoinRange:
    """The least and the most a seat can have; after the final count, what was counted."""
    return state.envelopes.balance(seat) if state.count is None else exactly(state.count.savings[seat])


def message(refusal: Refusal) -> str:
    """A refusal as its name with its values: whose, what and what was possible."""
    values = ", ".join(f"{name}={_plain(value)}" for name, value in structs.asdict(refusal).items())
    return f"{type(refusal).__name__}({values})"


def _plain(value: object) -> str:
    return f"{value.low}..{value.high}" if isinstance(value, CoinRange) else str(to_builtins(value))


def _refused(entry: int, refusal: Refusal) -> Json:
    return {"entry": entry, "code": refusal.code, "message": message(refusal)}


def _tie(tie: Tie) -> Json:
    return {"between": list(tie.between), "ask": tie.asked}


def _player(state: State, seat: Seat) -> Json:
    dealt = bool(state.roles)
    role, range_ = state.roles[seat] if dealt else None, coins(state, seat)
    return {
        "seat": seat,
        "name": state.setting.players[seat],
        "role": role and role.id,
        "class": role and role.social_class,
        "income": incomes.income(state, seat) if dealt else None,
        "cost_of_living": incomes.cost_of_living(state, seat) if dealt else None,
        "coins": [range_.low, range_.high],
        "tokens": state.tokens[seat] if dealt else 0,
    }


def _row(row: RoundRow) -> Json:
    values: Json = to_builtins(row)
    return values


def _change(change: TensionMoved) -> Json:
    optional = {"seat": change.seat, "service": change.service}
    always = {"round": change.round, "cause": change.cause, "by": change.by, "to": change.to}
    return always | {name: value for name, value in optional.items() if value is not None}
