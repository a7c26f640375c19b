"""About a game, as a table of two columns: what was played with what, how it ended, and how the country stood then."""

from app.debrief.tables import Cell, Column, Table, table
from app.editions.decks import is_sample
from app.rules.play import Replay
from app.rules.state import Setting, State
from app.terms import names
from app.terms.calendar import Outcome
from app.terms.people import Deck
from app.terms.saying import Saying, Says, say
from app.terms.services import ServiceName

_Line = tuple[Saying, Cell]


def about(replay: Replay, version: str, *, compared: bool = False) -> Table:
    """The game, its credit and licence, the table, the ending and the country; `version` is the program's.

    The "v" before it keeps a spreadsheet from taking it for a date. `compared` says whether somebody has compared the role cards with
    the printed ones.
    """
    state = replay.state
    lines = (*_game(state.setting, compared=compared), *_ending(state), *_country(state), (say(Says.EXPORT_VERSION), f"v{version}"))
    return table(say(Says.EXPORT_ABOUT), _COLUMNS, lines)


_COLUMNS: tuple[Column[_Line], ...] = (
    Column(say(Says.EXPORT_ITEM), lambda line: line[0]),
    Column(say(Says.EXPORT_VALUE), lambda line: line[1]),
)


def _game(setting: Setting, *, compared: bool) -> tuple[_Line, ...]:
    # where names are left out the table has none, and an empty line would look like a slip
    label = ((say(Says.EXPORT_LABEL), setting.label),) if setting.label else ()
    return (
        (say(Says.ABOUT_GAME), say(Says.WALL_GAME)),
        (say(Says.EXPORT_CREDIT), say(Says.WALL_CREDIT)),
        (say(Says.EXPORT_LICENCE), say(Says.WALL_LICENCE)),
        (say(Says.SETUP_EDITION), names.edition(setting.edition.name)),
        (say(Says.SETUP_ROLES), cards_are(setting.deck, compared=compared)),
        *label,
        (say(Says.SETUP_PLAYERS), len(setting.players)),
    )


def cards_are(deck: Deck, *, compared: bool) -> Saying:
    """Whether a game is played with the printed role cards, as far as anybody said; what a deck is called is its owner's, and not told."""
    # RULES §The printed role cards: on every export, until the figures of the printed cards are in
    if is_sample(deck):
        return say(Says.EXPORT_SAMPLE_DECK)
    return say(Says.EXPORT_PRINTED_DECK if compared else Says.EXPORT_OWN_DECK)


def _ending(state: State) -> tuple[_Line, ...]:
    return (
        (say(Says.EXPORT_LAST_ROUND), state.round),
        (say(Says.EXPORT_ENDED), _ended(state)),
        (say(Says.EXPORT_LEGACY), _legacy(state)),
    )


def _ended(state: State) -> Saying:
    if state.outcome is Outcome.FAILED_STATE:
        return say(Says.FOLLOWS_FAILED)
    if state.stopped:
        return say(Says.TOLD_STOP, round=state.round)
    return say(Says.EXPORT_NOT_OVER) if state.outcome is None else say(Says.WALL_AFTER_ROUND, round=state.round)


def _legacy(state: State) -> Cell:
    if state.count is None:
        return None
    return say(Says.WALL_LEGACY_WHY if state.count.legacy else Says.WALL_NO_LEGACY_WHY, levels=state.levels.total())


def _country(state: State) -> tuple[_Line, ...]:
    pact = () if state.edition.pact is None else ((say(Says.EXPORT_PACT), state.pact),)
    return (
        *pact,
        (say(Says.TENSION), state.tension),
        (say(Says.TAX_IN_FORCE), None if state.tax is None else names.tax(state.tax)),
        *(line for name in ServiceName for line in _service(state, name)),
        (say(Says.EXPORT_RESERVE), state.reserve),
    )


def _service(state: State, name: ServiceName) -> tuple[_Line, ...]:
    stands, words = state.services.of(name), names.service(name)
    return (say(Says.EXPORT_LEVEL, service=words), stands.level), (say(Says.EXPORT_FUND, service=words), stands.fund)
