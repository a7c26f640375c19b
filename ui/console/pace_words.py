"""How the rest of the game fits, as sayings."""

from app.pace import Outlook, Timetable
from app.terms.saying import Saying, Says, say


def how_it_fits(outlook: Outlook) -> Saying:
    """In one line: what is to come, and how much too long it is, or how much time is to spare."""
    what = _what(outlook)
    if outlook.has_rung:
        return say(Says.PACE_RUNG, what=what)
    key = Says.PACE_OVER if outlook.over > 0 else Says.PACE_SPARE if outlook.over < 0 else Says.PACE_JUST
    return say(key, minutes=outlook.minutes, what=what, over=abs(outlook.over))


def _what(outlook: Outlook) -> Saying:
    if not outlook.rounds:
        return say(Says.PACE_MIDLIFE if outlook.has_midlife else Says.PACE_COUNT)
    rounds = say(Says.ROUNDS, n=outlook.rounds)
    return say(Says.PACE_AND_MIDLIFE, rounds=rounds) if outlook.has_midlife else rounds


def basis(timetable: Timetable) -> Saying:
    """What the estimate goes by."""
    return say(Says.PACE_BY_GAME if timetable.is_timed else Says.PACE_BY_FIGURES)
