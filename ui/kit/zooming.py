"""Zooming: whatever a widget or a layout was given in px of the design, in px of the screen.

What the style sheet gives, and what a widget works out by itself, is none of its business.
"""

from collections.abc import Collection, Iterator
from typing import cast

from PySide6.QtCore import QMargins
from PySide6.QtWidgets import QGridLayout, QLayout, QWidget

ZOOM = "zoom"  # the property of a root that was zoomed once
SELF_SIZED = "self_sized"  # the property of a widget that gives itself a size in px of the screen
VOICE = "voice"  # the property of a label, whose margins are its own: it has no layout
UNZOOMED = "unzoomed"  # the property of what belongs to the wall, though it stands in the desk's window
_GIVEN, _MADE = "zoom_given", "zoom_made"
_BY_SHEET = {"minimumHeight": "_q_stylesheet_minh", "minimumWidth": "_q_stylesheet_minw"}  # Qt's own notes of what a style sheet gave
_BOUNDS = ("minimumWidth", "minimumHeight", "maximumWidth", "maximumHeight")
UNBOUND = 16777215  # px: Qt's own word for no bound above

Values = tuple[int, ...]


def unzoomed_in(root: QWidget) -> frozenset[QWidget]:
    """Whatever keeps the size of the design: what is marked so, and all that is in it."""
    marked = [widget for widget in cast("list[QWidget]", root.findChildren(QWidget)) if widget.property(UNZOOMED)]
    return frozenset(each for widget in marked for each in (widget, *cast("list[QWidget]", widget.findChildren(QWidget))))


def fit_zoom(root: QWidget, zoom: float) -> None:
    """Everything in this window, so many times as large as it was given; called again, it finds what was given anew meanwhile."""
    root.setProperty(ZOOM, zoom)
    _fit(root, zoom, unzoomed_in(root))


def fit_part(part: QWidget) -> None:
    """A part of a window in which something was made or given a size since: as large as the rest of that window."""
    zoom = part.window().property(ZOOM)
    if zoom is not None:
        _fit(part, zoom, unzoomed_in(part))


def _fit(root: QWidget, zoom: float, plain: Collection[QWidget]) -> None:
    for widget in (root, *cast("list[QWidget]", root.findChildren(QWidget))):
        if widget in plain:
            continue
        if widget is not root and not widget.property(SELF_SIZED):
            _zoom_bounds(widget, zoom)
        if widget.property(VOICE) is not None:
            _zoom_margins(widget, zoom)
        if widget.layout() is not None:
            for layout in _layouts(widget.layout()):
                _zoom_space(layout, zoom)


def _zoom_bounds(widget: QWidget, zoom: float) -> None:
    for name in _BOUNDS:
        if not widget.property(_BY_SHEET.get(name, "")):
            _zoom_value(widget, name, zoom)


def _layouts(layout: QLayout) -> Iterator[QLayout]:
    yield layout
    for inner in layout.children():
        if isinstance(inner, QLayout):
            yield from _layouts(inner)


def _zoom_space(layout: QLayout, zoom: float) -> None:
    """The margins of a layout, and the gaps in it."""
    _zoom_margins(layout, zoom)
    for name in ("horizontalSpacing", "verticalSpacing") if isinstance(layout, QGridLayout) else ("spacing",):
        _zoom_value(layout, name, zoom)


def _zoom_margins(thing: QWidget | QLayout, zoom: float) -> None:
    edges = thing.contentsMargins()
    now = (edges.left(), edges.top(), edges.right(), edges.bottom())
    given = _given(thing, "margins", now)
    if (wanted := _times(given, zoom)) != now:
        thing.setContentsMargins(QMargins(*wanted))
        _note(thing, "margins", given, wanted)


def _zoom_value(thing: QWidget | QLayout, name: str, zoom: float) -> None:
    now = (getattr(thing, name)(),)
    given = _given(thing, name, now)
    if given[0] not in {0, UNBOUND} and (wanted := _times(given, zoom)) != now:
        getattr(thing, f"set{name[0].upper()}{name[1:]}")(*wanted)
        _note(thing, name, given, wanted)


def _given(thing: QWidget | QLayout, name: str, now: Values) -> Values:
    """What was given at the size of the design: what was noted, unless something else was given since."""
    given, made = thing.property(f"{_GIVEN}_{name}"), thing.property(f"{_MADE}_{name}")
    return tuple(given) if made is not None and tuple(made) == now else now


def _note(thing: QWidget | QLayout, name: str, given: Values, made: Values) -> None:
    thing.setProperty(f"{_GIVEN}_{name}", given)
    thing.setProperty(f"{_MADE}_{name}", made)


def _times(values: Values, zoom: float) -> Values:
    return tuple(round(value * zoom) for value in values)
