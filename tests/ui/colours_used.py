"""Where the code reads a colour that means something, and what a picture is without any colour at all."""

import ast
from collections.abc import Iterator
from pathlib import Path

import numpy as np
from msgspec import structs
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QWidget

from tests.ui.console.focus_seen import pixels
from tests.ui.painted import painted_texts
from ui.kit.painting import dress
from ui.kit.theme import DARK, LIGHT, Theme

UI = Path(__file__).resolve().parents[2] / "ui"
COLOURFUL = 0.3  # saturation from which anybody would call it a colour
INK, PAPER = 128, 192  # of lightness: ink is darker, paper lighter; on a tinted ground, no edge of a letter becomes the other
LARGE = 2
WORDS = ("names", "called", "shapes")  # what has a `service`, a `tax` or a `shield`, and is no theme
MAKERS = {"service", "tax", "notice_ground", "colour_of"}  # what gives a colour when it is called
HOOKS = {"notice", "unsaved"}  # of the style sheet: what makes a stock widget coloured


def colourful() -> frozenset[str]:
    """The roles of a theme that are colours to the eye, in one theme or the other; the rest is ink, paper, and what is between."""
    hex_ = {(name, value) for theme in (LIGHT, DARK) for name, value in structs.asdict(theme).items() if str(value).startswith("#")}
    return frozenset(name for name, value in hex_ if QColor(value).hsvSaturationF() >= COLOURFUL)


def without_colours(theme: Theme = LIGHT) -> Theme:
    """Ink and paper, and nothing else: what is drawn is ink, what it lies on is paper."""
    ground = {"paper", "card", "well", "plate"} if theme.is_light else {"paper", "card", "well", "plate_ink"}
    colours = {name for name, value in structs.asdict(theme).items() if str(value).startswith("#")}
    ink, paper = ("#000000", "#FFFFFF") if theme.is_light else ("#FFFFFF", "#000000")
    return structs.replace(theme, **{name: paper if name in ground else ink for name in colours})


def uses() -> dict[str, set[str]]:
    """Every function of the desk, the wall and the exports that reads a colour that means something, and what it reads there."""
    found: dict[str, set[str]] = {}
    for path in sorted(UI.rglob("*.py")):
        name = ".".join(("ui", *path.relative_to(UI).with_suffix("").parts))
        for place, what in uses_in(path.read_text(encoding="utf-8"), name):
            found.setdefault(place, set()).add(what)
    return found


def uses_in(source: str, name: str) -> Iterator[tuple[str, str]]:
    """The same for one module, whose name this is."""
    yield from _below(ast.parse(source), name, colourful())


def _below(node: ast.AST, place: str, roles: frozenset[str]) -> Iterator[tuple[str, str]]:
    for child in ast.iter_child_nodes(node):
        what = _read(child, roles)
        if what:
            yield place, what
        inner = f"{place}.{child.name}" if isinstance(child, ast.FunctionDef | ast.ClassDef) else place
        yield from _below(child, inner, roles)


def _read(node: ast.AST, roles: frozenset[str]) -> str:
    """The colour that is read just here, or nothing."""
    match node:
        case ast.Attribute(value, attr) if attr in roles and ast.unparse(value) not in WORDS:
            return attr
        case ast.Call(ast.Attribute(value, attr)) if attr in MAKERS and ast.unparse(value) not in WORDS:
            return f"{attr}()"
        case ast.Call(ast.Name(called)) if called in MAKERS:
            return f"{called}()"
        case ast.Call(ast.Name("surface"), [ast.Constant(hook), *_]) | ast.Call(ast.Attribute(_, "setProperty"), [_, ast.Constant(hook)]):
            return hook if hook in HOOKS else ""
        case ast.Constant(str(value)) if len(value) == 7 and QColor.isValidColorName(value):
            return value if QColor(value).hsvSaturationF() >= COLOURFUL else ""
    return ""


# ------------------------------------------------------------------------------------------------------- what is left


def bare(widget: QWidget, theme: Theme, size: tuple[int, int] | None) -> tuple[np.ndarray, tuple[str, ...]]:
    """A widget in this theme, as the lightness of its pixels, so large that thin lines have whole ones; and the words painted there."""
    ground, stays_away = QWidget(), widget.isHidden() and widget.testAttribute(Qt.WidgetAttribute.WA_WState_ExplicitShowHide)
    ground.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
    widget.setParent(ground)
    dress(ground, theme.zoomed(LARGE))
    widget.resize(*(LARGE * each for each in size)) if size else widget.adjustSize()
    ground.resize(widget.size())
    widget.setHidden(stays_away)
    ground.show()  # some paint only what is in sight
    with painted_texts() as heard:
        picture = ground.grab().toImage()
    return pixels(picture).mean(axis=2), tuple(each.whole for each in heard)


def differing(one: np.ndarray, other: np.ndarray) -> int:
    """How many pixels are ink in one and paper in the other; of another size, what lies over nothing lies over paper."""
    high, wide = (max(sizes) for sizes in zip(one.shape, other.shape, strict=True))
    laid = [np.pad(each, ((0, high - each.shape[0]), (0, wide - each.shape[1])), constant_values=255) for each in (one, other)]
    return sum(int(((a < INK) & (b >= PAPER)).sum()) for a, b in (laid, laid[::-1]))
