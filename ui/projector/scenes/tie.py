"""A tie in words: who is level, who is asked and why, and what they chose."""

from app.terms import names as called
from app.terms.saying import Says, say
from app.views.public import TieStep
from ui.kit.signs import SignKind
from ui.kit.theme import WALL
from ui.projector.scenes.page import Page
from ui.projector.scenes.strip import Strip, room_in

SIGNS_SHOWN = 2  # more would leave the words no room, and by then nearly everything is tied


def tie_heading(page: Page, tie: TieStep) -> str:
    """Who is level; for a later place, which: the signs below say between what."""
    if tie.place > 1:
        return page.words.say(Says.WALL_TIE_SECOND)
    if len(tie.between) > SIGNS_SHOWN and len(tie.between[0]) > 1:
        return page.words.say(Says.WALL_TIE_ALL)
    named = tuple(page.words.say(called.choice(choice)) for choice in tie.between)
    if len(named) > SIGNS_SHOWN:
        named = tie.between
    return page.words.say(Says.WALL_TIE, between=page.words.listed(named))


def tie_strip(page: Page, tie: TieStep, chosen: str = "", decided_by: str | None = None) -> Strip:
    """The strip of an open tie, or of one that is decided."""
    signs = tuple(SignKind(choice) for choice in tie.between) if len(tie.between) <= SIGNS_SHOWN else ()
    room = room_in(page, signs)
    return Strip(_why(page, tie, room), _told(page, tie, room, chosen, decided_by), signs)


def _why(page: Page, tie: TieStep, room: float) -> str:
    if not tie.passed:
        return page.words.say(Says.WALL_TIE_VOTES, votes=say(Says.VOTES, n=tie.votes))
    if len(tie.passed) > 1:
        return page.words.say(Says.WALL_TIE_PASSED_MANY, n=len(tie.passed))
    return page.in_line(lambda names: page.words.say(Says.WALL_TIE_PASSED, names=names[0]), tie.passed, room, WALL.least * page.u)


def _told(page: Page, tie: TieStep, room: float, chosen: str, decided_by: str | None) -> str:
    words, name = page.words, decided_by or tie.asked or ""
    if decided_by is None:
        return page.in_line(lambda n: words.say(Says.WALL_TIE_ASKED, name=n[0], income=tie.income), (name,), room, page.letter(4.8))
    choice = chosen if len(chosen) == 1 else words.say(called.choice(chosen))
    return page.in_line(
        lambda n: words.say(Says.WALL_TIE_CHOSE, name=n[0], income=tie.income, choice=choice), (name,), room, WALL.least * page.u,
    )
