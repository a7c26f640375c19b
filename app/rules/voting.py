"""Voting: what both votes refuse alike, of the tokens counted from a bag and of the answer of the player who breaks a tie."""

from collections.abc import Mapping, Sequence

from msgspec import UNSET

from app.entries import TieBroken
from app.rules.refusals import MoreVotesThanPlayers, NoSuchChoice, NotTheSeatAsked, OutOfBounds, Refusal
from app.rules.state import Tie


def miscounted(votes: Mapping[str, int], options: Sequence[str], players: int) -> Refusal | None:
    """Why a bag cannot have held these tokens: each player puts in one at most, for one of the options."""
    for option, count in votes.items():
        if option not in options:
            return NoSuchChoice(option, tuple(options))
        if count < 0:
            return OutOfBounds("votes", count, 0, players)
    total = sum(votes.values())
    return MoreVotesThanPlayers(total, players) if total > players else None


def misplaced(answer: TieBroken, tie: Tie) -> Refusal | None:
    """Why this cannot answer a tie: another seat is asked, or that is not what it is between; a pass is for the chapter to judge."""
    if answer.seat is not UNSET and answer.seat != tie.asked:
        return NotTheSeatAsked(answer.seat, tie.asked)
    if answer.choice is not None and answer.choice not in tie.between:
        return NoSuchChoice(answer.choice, tie.between)
    return None
