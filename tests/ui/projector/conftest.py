"""What the wall's tests share: our letters, a wall of any size in any language, and an ear for every text that it paints."""

import pytest

from tests.ui.painted import painted_texts
from tests.ui.projector.measuring import placed
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


def heard_on(projector):
    """Every text that one painting of the wall brings to the screen."""
    with painted_texts() as painted:
        projector.grab()
    return [placed(each, projector) for each in painted]
