"""What the wall's tests share: our letters, a wall of any size in any language, and an ear for every text that it paints."""

from dataclasses import dataclass

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from ui.kit.painting import PaintedText, painted_text_listeners
from ui.kit.theme import LIGHT
from ui.projector.window import Projector
from ui.text.languages import Language
from ui.text.words import Words


@pytest.fixture(autouse=True)
def letters(typeface):
    """Widths are only true in our own letters."""


@pytest.fixture
def wall(qtbot):
    """A maker of walls: a size in px, a language, a theme, a text scale."""

    def made(size=(1920, 1080), language=Language.ENGLISH, theme=LIGHT, scale=1.0):
        projector = Projector(theme, Words(language))
        qtbot.addWidget(projector)
        projector.resize(*size)
        projector.show_scale(scale)
        projector.show()
        return projector

    return made


@dataclass(frozen=True)
class Heard:
    """A painted text in the pixels of the whole wall; `in_scene` is whether the scene painted it, not the frame."""

    text: str
    whole: str
    rect: QRectF
    px: float
    in_scene: bool
    window: QRectF


def heard_on(projector):
    """Every text that one painting of the wall brings to the screen."""
    painted: list[PaintedText] = []
    painted_text_listeners.append(painted.append)
    try:
        projector.grab()
    finally:
        painted_text_listeners.remove(painted.append)
    return [placed(each, projector) for each in painted]


def placed(each, projector):
    """A painted text where it stands on the wall."""
    assert isinstance(each.widget, QWidget)
    offset = each.widget.mapTo(projector, each.widget.rect().topLeft())
    in_scene = projector.page is each.widget or projector.page.isAncestorOf(each.widget)
    bounds = QRectF(each.widget.rect()).translated(offset)
    if in_scene:
        bounds = bounds.intersected(QRectF(projector.page.geometry()))
    return Heard(each.text, each.whole, each.rect.translated(offset), each.px, in_scene, bounds)
