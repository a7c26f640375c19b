"""Zooming: whatever a widget or a layout was given in px of the design, in px of the screen.

What the style sheet gives, and what a widget works out by itself, is none of its business.
"""

from collections.abc import Iterator
from typing import cast

from PySide6.QtCore import QMargins
from PySide6.QtWidgets import QLayout, QWidget

ZOOM = "zoom"  # the property of a root that was zoomed once
SELF_SIZED = "self_sized"  # the property of a widget that gives itself a size in px of the screen
UNZOOMED = "unzoomed"  # the property of what belongs to the wall, though it stands in the desk's window
_GIVEN, _MADE = "zoom_given", "zoom_made"
_BY_SHEET = {"minimumHeight": "_q_stylesheet_minh", "minimumWidth": "_q_stylesheet_minw"}  # Qt's own notes of what a style sheet gave
_BOUNDS = ("minimumWidth", "minimumHeight", "maximumWidth", "maximumHeight")
_UNBOUND = {0, 16777215}  # Qt's own least and most

Values = tuple[int, ...]


def unzoomed_in(root: QWidget) -> frozenset[QWidget]:
    """Whatever keeps the size of the design: what is marked so, and all that is in it."""
    marked = [widget for widget in cast("list[QWidget]", root.findChildren(QWidget)) if widget.property(UNZOOMED)]
    return frozenset(each for widget in marked for each in (widget, *cast("list[QWidget]", widget.findChildren(QWidget))))


def fit_zoom(root: QWidget, zoom: float) -> None:
    """Everything in this window, so many times as large as it was given; called again, it finds what was given anew meanwhile."""
    root.setProperty(ZOOM, zoom)
    plain = unzoomed_in(root)
    for widget in (root, *cast("list[QWidget]", root.findChildren(QWidget))):
        if widget in plain:
            continue
        if widget is not root and not widget.property(SELF_SIZED):
            _zoom_bounds(widget, zoom)
        if widget.layout() is not None:
            for layout in _layouts(widget.layout()):
                _zoom_space(layout, zoom)


def _zoom_bounds(widget: QWidget, zoom: float) -> None:
    for name in _BOUNDS:
        if not widget.property(_BY_SHEET.get(name, "")):
            now = (getattr(widget, name)(),)
            given = _given(widget, name, now)
            if given[0] not in _UNBOUND and (wanted := _times(given, zoom)) != now:
                getattr(widget, f"set{name[0].upper()}{name[1:]}")(*wanted)
                _note(widget, name, given, wanted)


def _layouts(layout: QLayout) -> Iterator[QLayout]:
    yield layout
    for at in range(layout.count()):
        inner = layout.itemAt(at).layout()
        if inner is not None:
            yield from _layouts(inner)


def _zoom_space(layout: QLayout, zoom: float) -> None:
    edges = layout.contentsMargins()
    now = (edges.left(), edges.top(), edges.right(), edges.bottom())
    given = _given(layout, "margins", now)
    if (wanted := _times(given, zoom)) != now:
        layout.setContentsMargins(QMargins(*wanted))
        _note(layout, "margins", given, wanted)


def _given(thing: QWidget | QLayout, name: str, now: Values) -> Values:
    """What was given at the size of the design: what was noted, unless something else was given since."""
    given, made = thing.property(f"{_GIVEN}_{name}"), thing.property(f"{_MADE}_{name}")
    return tuple(given) if made is not None and tuple(made) == now else now


def _note(thing: QWidget | QLayout, name: str, given: Values, made: Values) -> None:
    thing.setProperty(f"{_GIVEN}_{name}", given)
    thing.setProperty(f"{_MADE}_{name}", made)


def _times(values: Values, zoom: float) -> Values:
    return tuple(round(value * zoom) for value in values)
