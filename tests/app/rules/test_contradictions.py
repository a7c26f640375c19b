"""Contradictions explained: the earlier entries that would make what is said now possible."""

from collections.abc import Iterator
from functools import cache

from app.entries import CardRead, Corrected, Entry, EventRead, PactMade, PayDayHeld, TaxVoted
from app.rules.contradictions import explanations
from app.rules.play import Played, Replay, judged
from app.rules.refusals import Impossible, Refusal
from app.rules.repair import Replaced, proposal
from app.terms.calendar import Phase
from tests.generated.games import game
from tests.replayed import replayed


def slips(plain: dict) -> Iterator[tuple[int, dict]]:
    """One entry of a game heard or counted wrong: the pact's total, or what somebody handed over."""
    for at, entry in enumerate(plain["entries"]):
        if entry["type"] == "pact":
            yield from ((at, entry | {"coins": entry["coins"] + off}) for off in (1, -1, 2, -2) if entry["coins"] + off >= 0)
        if entry["type"] == "midlife_card" and "handed_over" in entry:
            yield from ((at, entry | {"handed_over": entry["handed_over"] + off}) for off in (1, -1))
        if entry["type"] == "pay_day":
            for seat, coins in entry.get("handed_over", {}).items():
                yield from ((at, entry | {"handed_over": entry["handed_over"] | {seat: coins + off}}) for off in (1, -1))


@cache
def with_slip(seed: int) -> tuple[Replay, Entry, Refusal, int] | None:
    """A generated game with one slip, up to the later entry that contradicts it."""
    plain = game(seed).record
    for at, heard in slips(plain):
        whole = replayed(plain | {"entries": [*plain["entries"][:at], heard, *plain["entries"][at + 1 :]]})
        if isinstance(whole.refused, Impossible) and len(whole.played) > at:
            return whole, replayed(plain).played[len(whole.played)].entry, whole.refused, at
    return None


def test_the_entry_that_was_heard_wrong_is_among_the_explanations():
    """RULES §What the bank can know: the desk offers the earlier entries that would explain a contradiction."""
    found = 0
    for seed in range(250):
        slip = with_slip(seed)
        if slip is None:
            continue
        whole, entry, refusal, at = slip
        places = explanations(whole, entry, refusal)
        assert at in places, (seed, at, places)
        assert list(places) == sorted(places, reverse=True)
        found += 1
    assert found >= 8


def test_every_explanation_really_explains():
    """Each one offered has a change after which the entry is accepted."""
    for seed in range(120):
        slip = with_slip(seed)
        if slip is None:
            continue
        whole, entry, _refusal, at = slip
        truth = replayed(game(seed).record).played[at].entry
        then = proposal(whole, whole.start.setting, (Replaced(at, truth),))
        assert then.unfit is None
        assert isinstance(judged(then.replay.state, entry), Played)


def test_what_is_no_contradiction_needs_no_explanation():
    """More votes than players is a slip of now, not of earlier."""
    whole = replayed(game(2).record | {"entries": game(2).record["entries"][:3]})
    vote = TaxVoted({"A": 99})
    assert explanations(whole, vote, judged(whole.state, vote)) == ()


def test_a_correction_and_a_card_of_the_seat_and_the_pact_are_candidates():
    """Everything that decides what a seat owns may have been entered wrong; what concerns another seat is no explanation."""
    kinds = set()
    for seed in range(400):
        plain = game(seed).record
        whole = replayed(plain)
        for number in range(2, len(whole.played)):
            cut = Replay(whole.start, whole.played[:number])
            if cut.state.phase.value not in {"event", "tax_vote", "budget_vote"}:
                continue
            short = Corrected(seat=0, coins_by=-cut.state.envelopes.balance(0).high - 1)
            refusal = judged(cut.state, short)
            kinds |= {type(cut.played[at].entry) for at in explanations(cut, short, refusal)}
            break
        if kinds >= {PactMade, Corrected}:
            break
    assert kinds <= {PactMade, Corrected, PayDayHeld, EventRead, CardRead}
    assert kinds


def test_a_correction_that_should_not_have_been_made_explains():
    """What was taken out of an envelope by mistake is missing later."""
    plain = game(3).record
    assert plain["edition"] == "without-pact"
    seated = [entry for entry in plain["entries"] if entry["type"] == "deal"]
    taken = {"type": "correction", "seat": 0, "coins_by": -2}
    whole = replayed(plain | {"entries": [*seated, {"type": "event"}, taken]})
    again = Corrected(seat=0, coins_by=-1)
    assert explanations(whole, again, judged(whole.state, again)) == (2,)


def test_the_cards_of_a_seat_are_tried_and_those_of_others_are_not():
    """Only what concerns this seat's coins can explain them."""
    tried = 0
    for seed in range(60):
        whole = replayed(game(seed).record)
        cards = [at for at, played in enumerate(whole.played) if isinstance(played.entry, CardRead)]
        cut = Replay(whole.start, whole.played[: cards[1] + 1]) if len(cards) > 2 else None
        if cut is None or cut.state.phase is not Phase.MIDLIFE:
            continue
        reader = cut.played[cards[0]].entry.seat
        more = Corrected(seat=reader, coins_by=-cut.state.envelopes.balance(reader).high - 1)
        assert cards[1] not in explanations(cut, more, judged(cut.state, more))
        tried += 1
    assert tried > 10
