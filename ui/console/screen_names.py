"""What a screen is called at the desk."""

from app.terms import names
from app.terms.saying import Saying, Says, say
from ui.kit.displays import Display, ScreenId, Side, screens

SIDES = {Side.LEFT: Says.SCREEN_LEFT, Side.RIGHT: Says.SCREEN_RIGHT, Side.ABOVE: Says.SCREEN_ABOVE, Side.BELOW: Says.SCREEN_BELOW}


def screen_name(number: int, display: Display) -> Saying:
    """Its maker and model, or else its number, the one that Identify shows."""
    known = " ".join(part for part in (display.manufacturer, display.model) if part)
    return names.verbatim(known) if known else say(Says.SCREEN_NUMBER, number=number)


def screen_detail(display: Display, identity: ScreenId, *, is_desk: bool, is_mirror: bool) -> Saying | Says:
    """Its size in its own pixels; of twins, which are alike in that, their place."""
    wide, high = display.pixels
    if is_desk:
        return say(Says.SCREEN_IS_DESK, width=wide, height=high)
    if is_mirror:
        return Says.SCREEN_MIRRORS
    return SIDES[identity.side] if identity.side is not None else say(Says.SCREEN_SIZE, width=wide, height=high)


def screen_offer(display: Display) -> Saying:
    """That it is there, and how the wall gets there."""
    displays = screens()
    number = displays.index(display) + 1 if display in displays else len(displays)
    return say(Says.SCREEN_OFFERED, screen=screen_name(number, display))
