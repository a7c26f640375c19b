"""The look of what is printed: the light one on white paper; and what every file says of the game."""

from msgspec import structs

from app.terms.saying import Says
from app.views.slides import Slide, SlideScene
from app.views.slides import Words as NoFigure
from ui.kit.theme import LIGHT
from ui.text.words import Words

PRINT = structs.replace(LIGHT, name="print", paper="#FFFFFF")


def credit(words: Words, cards: str = "") -> str:
    """Whose game it is, and how it may be shared; `cards` says with which role cards it was played."""
    told = (words.say(each) for each in (Says.WALL_GAME, Says.WALL_CREDIT, Says.WALL_LICENCE))
    return " · ".join((*told, cards) if cards else told)


def scenes(slides: tuple[Slide, ...]) -> tuple[SlideScene, ...]:
    """Each slide with all of its parts, and its number."""
    return tuple(SlideScene(slide, len(slide.parts), number, len(slides)) for number, slide in enumerate(slides, 1))


def has_figure(slide: Slide) -> bool:
    """Whether there is something drawn on it, and not only words."""
    return not isinstance(slide.figure, NoFigure)
