"""The start: the state before the first entry."""

from app.rules.envelopes import untouched
from app.rules.state import Setting, State
from app.terms.calendar import Phase


def start(setting: Setting) -> State:
    """A table that has not begun: with a pact it is asked for first; without one Tension is on the board already."""
    pact = setting.edition.pact
    envelopes = untouched(len(setting.players), pact.coins if pact else 0)
    return State(setting, Phase.PACT if pact else Phase.DEAL, envelopes, tension=setting.edition.tension_at_start)
