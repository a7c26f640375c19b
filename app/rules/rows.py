"""The history's rows: a round is opened when its event is read, and closed once."""

from msgspec import structs

from app.rules.state import RoundRow, State


def opened(state: State) -> State:
    """The state with a row for the round whose event is being read."""
    return structs.replace(state, row=RoundRow(state.round, state.tension_now))


def closed(state: State) -> State:
    """The state with its open row, if there is one, in the history; the event's surcharge ends with the round."""
    if state.row is None:
        return state
    row = structs.replace(state.row, tension_end=state.tension_now, levels=state.levels, funds=state.funds)
    return structs.replace(state, row=None, history=(*state.history, row), surcharge=0)
