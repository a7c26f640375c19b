"""A game's header with its edition looked up: what the rules start from."""

from app.codec import Header, RecordProblem
from app.editions.editions import edition
from app.rules.state import Setting


def header_of(setting: Setting) -> Header:
    """The header of a game that is played with this."""
    return Header(setting.edition.name, setting.players, setting.deck, setting.label)


def setting_of(header: Header) -> Setting:
    """What a header decides; raises RecordProblem where its edition is unknown."""
    try:
        rules = edition(header.edition)
    except KeyError as problem:
        raise RecordProblem("$.edition", f"there is no edition “{header.edition}”") from problem
    return Setting(rules, header.players, header.deck, header.label)
