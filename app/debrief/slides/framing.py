"""Framing: a figure becomes a slide with the heading, the question for the class and the two for the teacher that belong to it."""

from app.terms.saying import Saying, Says, say
from app.views.slides import Bars, Figure, Lines, Pair, Part, Slide, SlideId, Slopes, Waterfall, Words

_PARTS: dict[type[Figure], tuple[Part, ...]] = {
    Bars: (Part.SHAPE, Part.AXIS, Part.LABELS),
    Lines: (Part.SHAPE, Part.AXIS, Part.LABELS),
    Waterfall: (Part.SHAPE, Part.AXIS, Part.LABELS, Part.CAUSES),
    Slopes: (Part.SHAPE, Part.AXIS, Part.LABELS),
    Words: (Part.SHAPE, Part.LABELS),
    Pair: (Part.SHAPE, Part.AXIS, Part.LABELS),
}


def framed(
    id_: SlideId, figure: Figure, news: Saying | None = None, note: Saying | None = None, *, ending: str = "slide"
) -> Slide:
    """The slide of a figure; `ending` names whose sentences frame it: "slide", or "failed" and "lost" where an ending has its own."""
    return Slide(
        id=id_,
        heading=_words(ending, id_),
        news=news,
        question=_words(ending, id_, "_question"),
        asks=(_words(ending, id_, "_ask_1"), _words(ending, id_, "_ask_2")),
        figure=figure,
        parts=_parts(figure),
        note=note,
    )


def _words(ending: str, id_: SlideId, which: str = "") -> Saying:
    return say(Says(f"{ending}_{id_}{which}"))


def _parts(figure: Figure) -> tuple[Part, ...]:
    parts = _PARTS[type(figure)]
    return (*parts, Part.CAUSES) if isinstance(figure, Lines) and _has_causes(figure) else parts


def _has_causes(figure: Lines) -> bool:
    return any(mark.is_cause for line in figure.lines for mark in line.marks)
