"""Every page fits the smallest desk, with eight names of 40 letters, in both languages."""

import pytest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from tests.ui.console.games import LONG_NAMES
from tests.ui.console.pages import moments
from ui.kit.painting import dress, is_number
from ui.kit.signs import Sign
from ui.kit.theme import DARK, DESK, TOUCH
from ui.text.languages import Language

NARROWEST, LOWEST = 762, 430  # px: what a desk of 1280 x 705 leaves, with a sentence "what now" of two lines
LETTERS = 40


def heights(page):
    """What a page needs at least, and what it wants at this width: a room that scrolls gives it no less than either."""
    layout = page.layout()
    wanted = layout.heightForWidth(page.width()) if layout.hasHeightForWidth() else 0
    return max(page.minimumSizeHint().height(), wanted)


def test_the_names_are_as_long_as_a_name_may_be():
    """SCREENS: eight names of 40 letters."""
    assert min(map(len, LONG_NAMES)) >= LETTERS


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("name", moments.ALL)
def test_every_page_fits_the_smallest_desk(laid, name, language):
    """LOOK §Composition, the desk 6: every page fits 1280 x 705."""
    desk = laid(moments.ALL[name], names=LONG_NAMES, language=language, width=NARROWEST, height=LOWEST)
    assert (desk.width(), desk.height()) == (NARROWEST, LOWEST)
    assert desk.page.minimumSizeHint().width() <= NARROWEST
    assert heights(desk.page) <= LOWEST


@pytest.mark.parametrize("language", Language)
def test_a_correction_fits_too(correcting, language):
    """The page that is opened on demand has the same room."""
    desk = correcting(names=LONG_NAMES, language=language, width=NARROWEST, height=LOWEST)
    assert desk.page.minimumSizeHint().width() <= NARROWEST
    assert heights(desk.page) <= LOWEST


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("name", ["TAX_VOTE", "BUDGET_VOTE", "DANGEROUS_TAX_VOTE"])
def test_a_question_fits_besides(laid, press, name, language):
    """What is asked once must not push anything out of the page."""
    desk = laid(moments.ALL[name], names=LONG_NAMES, language=language, width=NARROWEST, height=LOWEST)
    press(desk, "1")
    desk.page.confirm()
    QApplication.processEvents()
    assert desk.page.question.isVisible()
    assert heights(desk.page) <= LOWEST


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("name", moments.ALL)
def test_no_number_is_ever_cut_and_no_letter_is_too_small(laid, texts_of, name, language):
    """LOOK §Composition 7: numbers shrink, names elide, sentences wrap; the desk's least letter is the caption's."""
    desk = laid(moments.ALL[name], names=LONG_NAMES, language=language, width=NARROWEST, height=LOWEST)
    for painted in texts_of(desk):
        assert painted.text == painted.whole or not is_number(painted.whole), painted
        assert painted.px >= DESK.caption or isinstance(painted.widget, Sign), painted  # a sign's words stand beside it


@pytest.mark.parametrize("name", moments.ALL)
def test_whatever_a_finger_presses_is_40_px(laid, name):
    """SCREENS §The desk: mouse or finger."""
    desk = laid(moments.ALL[name], width=NARROWEST, height=LOWEST)
    for button in desk.page.findChildren(QAbstractButton):
        if button.isVisible():
            assert min(button.width(), button.height()) >= TOUCH, button


@pytest.mark.parametrize("name", moments.ALL)
def test_every_page_takes_another_theme_in_place(laid, name):
    """SCREENS §The wall: light and dark; the desk changes while it is used."""
    desk = laid(moments.ALL[name])
    dress(desk, DARK)
    assert desk.page.theme is DARK
    for widget in desk.page.findChildren(QWidget):
        assert getattr(widget, "theme", DARK) is DARK
