"""Signs: each is there, in both themes, within its square."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from ui.kit.signs import PAINTERS, SERVICE_SIGNS, TAX_SIGNS, Sign, SignKind, colour_of, draw_outline, draw_sign
from ui.kit.theme import DARK, LIGHT

SIDE, MARGIN = 100, 20


def drawn(draw, *args, **how):
    """An image with the sign in its middle and air around it."""
    image = QImage(SIDE + 2 * MARGIN, SIDE + 2 * MARGIN, QImage.Format.Format_ARGB32)
    image.fill(0)
    with QPainter(image) as p:
        draw(p, QRectF(MARGIN, MARGIN, SIDE, SIDE), *args, **how)
    return image


def inked(image, within=None):
    """The pixels that are painted, 0xAARRGGBB each."""
    part = image.copy(within or image.rect())
    return [pixel for pixel in memoryview(part.constBits()).cast("I") if pixel >> 24]


def colours_in(image):
    """The names of the colours that are painted, "#RRGGBB"."""
    return {QColor.fromRgba(pixel).name().upper() for pixel in set(inked(image))}


def test_every_kind_has_a_painter():
    """LOOK §Signs."""
    assert set(PAINTERS) == {kind.value for kind in SignKind}


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=lambda theme: theme.name)
@pytest.mark.parametrize("kind", list(SignKind))
def test_a_sign_fills_its_square_and_keeps_to_it(qapp, kind, theme):
    """LOOK §Signs: painted in a unit square; corners of tokens stand out by a tenth at most."""
    image = drawn(draw_sign, kind, theme)
    assert len(inked(image)) > SIDE * SIDE * 0.15
    edge = 8
    air = image.rect().adjusted(edge, edge, -edge, -edge)
    assert len(inked(image)) == len(inked(image, air))


def test_no_two_signs_look_alike(qapp):
    """LOOK §Do: shape first."""
    pictures = [bytes(drawn(draw_sign, kind, LIGHT).constBits()) for kind in SignKind]
    assert len(set(pictures)) == len(pictures)


def test_a_sign_of_one_colour_can_take_another(qapp):
    """An arrow on a service's colour is light."""
    image = drawn(draw_sign, SignKind.RISE, LIGHT, colour="#FFFFFF")
    assert "#FFFFFF" in colours_in(image)
    assert LIGHT.ink not in colours_in(image)


def test_a_token_has_rim_outline_plate_and_letter(qapp):
    """LOOK §Tokens: a token is never colour alone."""
    assert {DARK.tax_b, DARK.ink, DARK.plate, DARK.plate_ink} <= colours_in(drawn(draw_sign, SignKind.TAX_B, DARK))


def test_an_empty_place_is_only_a_line(qapp):
    """LOOK §Do: what is possible is outlined."""
    for kind in (*SERVICE_SIGNS, *TAX_SIGNS):
        outline, full = inked(drawn(draw_outline, kind, LIGHT)), inked(drawn(draw_sign, kind, LIGHT))
        assert 0 < len(outline) < len(full) / 3


def test_a_sign_changes_in_place(qtbot):
    """Values change without rebuilding."""
    sign = Sign(LIGHT, SignKind.FLU, 32)
    qtbot.addWidget(sign)
    before = sign.grab().toImage()
    sign.show_sign(SignKind.BOOM)
    assert sign.grab().toImage() != before
    assert (sign.width(), sign.height()) == (32, 32)


def test_colours_belong_to_services_and_taxes_only():
    """LOOK §Tokens: colour always means something."""
    assert colour_of(LIGHT, SignKind.HEALTH) == LIGHT.health
    assert colour_of(LIGHT, SignKind.TAX_D) == LIGHT.tax_d
    assert QColor(colour_of(LIGHT, SignKind.STORM)) == QColor(LIGHT.ink)


def test_the_programs_icon_can_be_drawn(qapp):
    """The temple of the title screen, as a file."""
    from tests.test_layout import ROOT

    icon = QSvgRenderer(str(ROOT / "resources" / "icons" / "state-in-class.svg"))
    assert icon.isValid()
    image = QImage(64, 64, QImage.Format.Format_ARGB32)
    image.fill(0)
    with QPainter(image) as p:
        icon.render(p)
    assert len(inked(image)) > 1000
