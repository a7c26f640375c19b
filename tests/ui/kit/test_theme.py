"""The look as data: what must be readable is."""

import re

import pytest
from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import QFrame, QLineEdit

from ui.kit.theme import DARK, LIGHT, FontProblem, contrast, load_fonts, mixed, notice_ground, style_sheet, type_face

THEMES = pytest.mark.parametrize("theme", [LIGHT, DARK], ids=lambda theme: theme.name)
GROUNDS = ("paper", "card", "well")


@THEMES
@pytest.mark.parametrize("ground", GROUNDS)
def test_text_reads_at_seven_to_one(theme, ground):
    """LOOK §Tokens: text needs 7 on every ground, in ink and in muted."""
    for voice in (theme.ink, theme.muted):
        assert contrast(voice, theme.ground(ground)) >= 7


@THEMES
@pytest.mark.parametrize("ground", GROUNDS)
def test_lines_and_shapes_stand_out_at_three_to_one(theme, ground):
    """LOOK §Tokens: lines and shapes need 3."""
    for shape in (theme.line, theme.health, theme.education, theme.shield):
        assert contrast(shape, theme.ground(ground)) >= 3


@THEMES
def test_what_fails_alone_never_stands_alone(theme):
    """LOOK §Tokens: coin and token rims have an outline of 7 or more against what they lie on, or against the rim itself."""
    assert contrast(theme.plate_ink, theme.plate) >= 7
    for rim in (theme.tax(letter) for letter in "ABCD"):
        for ground in GROUNDS:
            assert contrast(theme.ink, theme.ground(ground)) >= 13
            assert max(contrast(rim, theme.ink), contrast(rim, theme.plate)) >= 3


@THEMES
def test_letters_on_colours_read(theme):
    """LOOK §Tokens: white (or ink) on a service, paper on ink, ink on a notice and on the tier that counts."""
    for key in ("health", "education", "shield"):
        assert contrast(theme.on_service, theme.service(key)) >= 6.8
        assert contrast(theme.ink, mixed(theme.service(key), theme.card, 0.9)) >= 7
    assert contrast(theme.paper, theme.ink) >= 7
    assert contrast(theme.ink, notice_ground(theme)) >= 7


def test_the_light_theme_has_the_measured_contrasts():
    """LOOK §Tokens, the table's own figures."""
    assert round(contrast(LIGHT.ink, LIGHT.paper), 1) == 15.2
    assert round(contrast(LIGHT.muted, LIGHT.well), 1) == 7.2
    assert round(contrast(LIGHT.line, LIGHT.card), 1) == 4.0
    assert round(contrast(LIGHT.muted, notice_ground(LIGHT)), 1) == 7.5


def test_no_service_and_no_tax_colour_is_a_text_colour():
    """LOOK §Don't: no service or tax colour as text."""
    for theme in (LIGHT, DARK):
        used = set(re.findall(r"(?<![-\w])color: (#\w+)", style_sheet(theme)))
        assert used <= {theme.ink, theme.muted, theme.paper}


@THEMES
def test_every_focusable_kind_gets_the_focus_edge(theme):
    """LOOK §desk 4: focus is a 3 px ink edge."""
    sheet = style_sheet(theme)
    for kind in ("QLineEdit", "QSpinBox", "QComboBox", "QListView", "QPlainTextEdit", "QPushButton", "QCheckBox", "QRadioButton"):
        assert re.search(rf"\b{kind}:focus[^{{}}]*{{ border: 3px solid {theme.ink}", sheet), kind


@THEMES
def test_a_field_that_is_off_looks_so_on_every_surface(theme, qtbot):
    """The rule of a surface is the stronger one: with six players the last two seats looked like the others."""
    card = QFrame(styleSheet=style_sheet(theme))
    card.setProperty("surface", "card")
    field = QLineEdit(card, enabled=False)
    field.resize(120, 40)
    qtbot.addWidget(card)
    card.show()
    assert field.grab().toImage().pixelColor(60, 20).name().upper() == theme.well


def test_the_scale_enlarges_letters():
    """SCREENS §wall: a text scale of 100 to 120 %; the desk's letters follow it, too."""
    assert "font-size: 15px" in style_sheet(LIGHT)
    assert "font-size: 18px" in style_sheet(LIGHT, 1.2)


def test_letters_that_cannot_be_loaded_are_a_problem_and_no_black_boxes(qapp, monkeypatch):
    """PACKAGING: no fonts, and every letter is a black box, silently."""
    monkeypatch.setattr(QFontDatabase, "addApplicationFontFromData", lambda _data: -1)
    with pytest.raises(FontProblem, match="Regular"):
        load_fonts()


def test_a_face_is_made_once():
    """Making a font is slow and happens for every text painted."""
    assert type_face(20, True) is type_face(20, True)
    assert type_face(20, True) is not type_face(20, False)
