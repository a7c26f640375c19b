"""Letters: they shrink, wrap or end in an ellipsis, and numbers lose nothing."""

import ast
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QWidget

import ui.kit
from ui.kit.painting import Painted, dress, height_of, said, signed, slab, width_of
from ui.kit.theme import DARK, LIGHT

KIT = Path(ui.kit.__file__).parent


class Told(Painted):
    """One text in the whole widget."""

    def __init__(self, text, px=20.0, **how):
        super().__init__(LIGHT)
        self.text, self.px, self.how = text, px, how

    def paint(self, p):
        slab(p, QRectF(self.rect()), self.theme.card, 1.0)
        said(p, QRectF(self.rect()), self.text, self.px, self.theme.ink, **self.how)


def test_a_name_ends_in_an_ellipsis(texts_of):
    """LOOK §wall 7: names elide."""
    (painted,) = texts_of(Told("Maximiliano-Alejandro"), (80, 30))
    assert painted.text.endswith("\u2026")
    assert painted.whole == "Maximiliano-Alejandro"
    assert width_of(painted.text, painted.px) <= 81


def test_a_text_shrinks_before_it_is_elided(texts_of):
    """LOOK §wall 7: as far as its least height."""
    (painted,) = texts_of(Told("Progressive wins", 40.0, least=10.0), (140, 60))
    assert painted.text == "Progressive wins"
    assert 10 <= painted.px < 40


@pytest.mark.parametrize("number", ["41", "\u221211", "1,234,567,890", "10 \u00b7 4 \u00b7 2", "7 \u2013 10", "100%", "R3"])
def test_a_number_is_never_cut(texts_of, number):
    """LOOK §wall 7: a number never becomes an ellipsis."""
    (painted,) = texts_of(Told(number, 60.0), (40, 60))
    assert painted.text == number
    assert width_of(number, painted.px) <= 41


def test_a_sentence_wraps_and_shrinks_until_all_of_it_fits(texts_of):
    """LOOK §wall 7: sentences wrap; nothing is ever cut."""
    sentence = "Pay eleven coins. An Exclusion token if you cannot."
    (painted,) = texts_of(Told(sentence, 40.0, wrap=True, least=12.0), (240, 80))
    assert painted.text == sentence
    assert height_of(sentence, painted.px, 240) <= 81


def test_a_sentence_that_cannot_fit_loses_whole_words(texts_of):
    """SCREENS §wall: nothing is painted outside its place, whatever the words."""
    (painted,) = texts_of(Told("many words in a very small place indeed", 20.0, wrap=True, least=16.0), (90, 50))
    assert painted.text.endswith("\u2026")
    assert painted.whole.startswith(painted.text.rstrip("\u2026"))
    assert height_of(painted.text, painted.px, 90) <= 51


def test_a_word_wider_than_its_place_is_elided_even_when_it_wraps(texts_of):
    """SCREENS §wall: long names end in an ellipsis."""
    (painted,) = texts_of(Told("x" * 40, 20.0, wrap=True, least=16.0), (90, 60))
    assert painted.text.endswith("\u2026")


def test_two_long_words_each_keep_their_line_and_the_rest_is_one_ellipsis(texts_of):
    """A second ellipsis, or one in a line of its own, took the second word's place."""
    for wide in range(48, 62):
        (painted,) = texts_of(Told("Maximiliana Fernández de la Rosa", 11.0, wrap=True, least=11.0), (wide, 36))
        assert [word[:5] for word in painted.text.split()] == ["Maxim", "Ferná"]
        assert painted.text.endswith("\u2026")
        assert "\u2026\u2026" not in painted.text


def test_the_listener_hears_what_where_how_high_and_by_whom(texts_of):
    """SCREENS §wall: every string that is really painted can be recorded."""
    told = Told("Health", 24.0)
    (painted,) = texts_of(told, (200, 40))
    assert (painted.text, painted.px, painted.colour, painted.widget) == ("Health", 24, LIGHT.ink, told)
    assert painted.rect == QRectF(0, 0, 200, 40)


def test_nothing_is_said_of_nothing(texts_of):
    """An empty text paints nothing and is heard by nobody."""
    assert texts_of(Told(""), (100, 30)) == []


def test_only_one_function_draws_text():
    """The listener hears everything only if nobody draws past it."""
    ways = {"drawText", "drawStaticText", "drawTextItem", "addText"}
    nodes = [(path.name, node) for path in KIT.glob("*.py") for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))]
    assert [name for name, node in nodes if isinstance(node, ast.Attribute) and node.attr in ways] == ["painting.py"]


def test_a_change_has_a_true_minus():
    """LOOK: +3 and \u22121."""
    assert [signed(n) for n in (3, -1, 0)] == ["+3", "\u22121", "0"]


def test_small_letters_follow_the_text_scale_and_big_ones_do_not():
    """SCREENS §wall: 100 to 120 % for what is 5.6 or smaller."""
    told = Painted.letter
    board = type("Board", (), {"u": 10.0, "scale": 1.2})()
    assert told(board, 4.5) == pytest.approx(54)
    assert told(board, 7.5) == pytest.approx(75)


def test_a_window_changes_its_theme_while_it_is_open(qtbot):
    """SCREENS §wall: light and dark."""
    window = QWidget()
    told = Told("Tension")
    told.setParent(window)
    qtbot.addWidget(window)
    dress(window, LIGHT)
    light = window.grab().toImage()
    dress(window, DARK)
    assert told.theme is DARK
    assert window.grab().toImage() != light


def test_a_widget_without_a_painting_of_its_own_is_our_mistake(qtbot):
    """STYLE: we are wrong, let it raise."""
    from PySide6.QtGui import QPainter

    bare, canvas = Painted(LIGHT), QPixmap(10, 10)
    qtbot.addWidget(bare)
    with QPainter(canvas) as p, pytest.raises(NotImplementedError):
        bare.paint(p)
