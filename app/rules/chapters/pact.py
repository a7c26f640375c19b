"""The opening pact (000 §Setup): each player puts in what they wish, and the total places Tension."""

from msgspec import structs

from app.entries import PactMade
from app.rules.facts import TensionSet
from app.rules.refusals import OutOfBounds, Refusal
from app.rules.state import Moment, State
from app.terms.calendar import Phase


def most(state: State) -> int:
    """The most coins the bag can hold; 0 in an edition without a pact."""
    pact = state.edition.pact
    return pact.coins * len(state.setting.players) if pact else 0


def tension(state: State, coins: int) -> int:
    """Where Tension starts if so many coins were put in."""
    pact = state.edition.pact
    if pact is None:
        raise ValueError(state.edition.name)
    return pact.tension(len(state.setting.players), coins)


def judged(state: State, made: PactMade) -> Refusal | Moment:
    """Place Tension and remember what all together kept; refuse more coins than were given out."""
    if not 0 <= made.coins <= most(state):
        return OutOfBounds("coins", made.coins, 0, most(state))
    start = tension(state, made.coins)
    after = structs.replace(
        state,
        phase=Phase.DEAL,
        pact=made.coins,
        tension=start,
        envelopes=state.envelopes.summed_to(most(state) - made.coins),
    )
    return Moment(after, (TensionSet(made.coins, start),))
