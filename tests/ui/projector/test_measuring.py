"""A check that cannot fail is worth nothing: each kind of flaw is found on a wall that has it, and on that wall alone."""

import pytest
from msgspec import structs
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QWidget

from app.views.public import CountScene
from tests.ui.projector.measuring import Flaw, flaws_of, pictured
from tests.ui.projector.scenes import FULLEST
from tests.ui.projector.walking import Way, flaws_on, walker
from ui.kit import tokens
from ui.kit.painting import CENTRE, LEFT, said, slab
from ui.kit.signs import SignKind, draw_sign
from ui.kit.theme import LIGHT, mixed
from ui.projector.scenes.page import Page
from ui.projector.window import KINDS

WAY = Way("4x3", 1.0, 0.1)


class BadPage(Page):
    """A page that paints whatever a test wants painted."""

    def paint(self, p):
        self.mistake(p, self)


def small(p, page):
    said(p, page.box(0, 0, 60, 8), "Too small for the last row", 3.3 * page.u, page.theme.ink)


def cut(p, page):
    said(p, page.box(0, 0, 20, 8), "A sentence of which the end is missing", 4.5 * page.u, page.theme.ink)


def lost_figure(p, page):
    said(p, page.box(0, 0, 22, 6), "Round 3 corrected: 12 coins", 4.5 * page.u, page.theme.ink, wrap=True)


def cramped(p, page):
    said(p, page.box(0, 6, 90, 4), "Letters higher than their line", 6.5 * page.u, page.theme.ink)


def outside(p, page):
    said(p, page.box(-3, 20, 60, 8), "Beyond the page", 4.5 * page.u, page.theme.ink)


def overlap(p, page):
    said(p, page.box(0, 0, 60, 8), "One upon", 4.5 * page.u, page.theme.ink)
    said(p, page.box(6, 2, 60, 8), "the other", 4.5 * page.u, page.theme.ink)


def faint(p, page):
    said(p, page.box(0, 0, 60, 8), "Hardly there", 4.5 * page.u, page.theme.line)


def half_faint(p, page):
    slab(p, page.box(0, 0, 20, 8), page.theme.ink, page.u, radius=0)
    said(p, page.box(2, 0, 60, 8), "Ink upon ink and paper", 4.5 * page.u, page.theme.ink, at=LEFT)


MISTAKES = {
    small: {Flaw.SMALL}, cut: {Flaw.CUT}, lost_figure: {Flaw.LOST_FIGURE, Flaw.CUT}, cramped: {Flaw.CRAMPED}, outside: {Flaw.OUTSIDE},
    overlap: {Flaw.OVERLAP}, faint: {Flaw.FAINT_TEXT}, half_faint: {Flaw.FAINT_TEXT},
}


def flaws(projector, ratio=1.0):
    return {flaw for flaw, _ in flaws_of(projector, pictured(projector, ratio))}


@pytest.fixture
def sound(letters):
    """A wall without a flaw, cropped as far as can be."""
    projector = walker(WAY)
    projector.show_view(FULLEST["tax tie decided"])
    assert not flaws(projector)
    return projector


@pytest.mark.parametrize("mistake", MISTAKES, ids=lambda mistake: mistake.__name__)
@pytest.mark.parametrize("ratio", [1.0, 1.5, 3.0])
def test_a_bad_text_is_found(letters, monkeypatch, mistake, ratio):
    """SCREENS §The wall: nothing below 3.5; nothing clipped; numbers never; 7:1."""
    monkeypatch.setitem(KINDS, CountScene, BadPage)
    monkeypatch.setattr(BadPage, "mistake", staticmethod(mistake), raising=False)
    projector = walker(WAY._replace(shape="16x9", ratio=ratio))
    projector.show_view(FULLEST["count"])
    assert flaws(projector, ratio) == MISTAKES[mistake]


def test_a_bad_text_is_found_on_a_walk(letters, monkeypatch):
    """What the walk reports is the wall, the step and the text."""
    monkeypatch.setitem(KINDS, CountScene, BadPage)
    monkeypatch.setattr(BadPage, "mistake", staticmethod(faint), raising=False)
    (found,), texts = flaws_on(WAY, {"count, 1": FULLEST["count"], "title, 1": FULLEST["title"]})
    assert found.startswith("4x3 at 1, 10% free, letters of 100%, light, en: count, 1: faint_text: 'Hardly there'")
    assert texts > 20


def test_an_outline_of_less_than_three_to_one_is_found(sound):
    """SCREENS §The wall: lines and bars 3:1."""
    sound.show_theme(structs.replace(LIGHT, line=mixed(LIGHT.line, LIGHT.paper, 0.35)))
    found = [(flaw, what) for flaw, what in flaws_of(sound, pictured(sound)) if flaw is Flaw.FAINT_LINE]
    assert {what.split(",")[0] for _, what in found} == {"TensionGauge", "RoundTrack", "ServiceMeter"}


def test_a_chosen_column_without_an_edge_is_found(sound):
    """LOOK: the raised card has an ink edge; white on paper alone tells nobody in the last row."""
    column = next(each for each in sound.page.columns.values() if each.chosen)
    column.paint = lambda p: slab(p, column.box(0.5, 0.5, column.width() / column.u - 1, 20), LIGHT.card, column.u)
    assert Flaw.FAINT_LINE in flaws(sound)


def test_what_a_projector_would_crop_is_found(sound):
    """Issue 4, 8: all but the ground stays within the safe area, on each of the four sides."""
    block = QWidget(sound)
    block.setStyleSheet("background: #000000")
    block.resize(8, 8)
    block.show()
    for x, y in ((500, 20), (500, 740), (20, 400), (1000, 400)):
        block.move(QPoint(x, y))
        assert flaws(sound) == {Flaw.CROPPED}


def test_tokens_that_only_their_colour_tells_apart_are_found(letters, monkeypatch):
    """FIELD 14: never colour alone."""

    def blank(p, r, kind, theme, *, colour=None):
        slab(p, r, theme.tax(kind.value), r.width() / 10, edge=theme.ink)

    projector = walker(WAY)
    projector.show_view(FULLEST["tax tie decided"])
    monkeypatch.setattr(tokens, "draw_sign", blank)
    assert flaws(projector) == {Flaw.ALIKE}


def test_services_of_one_shape_are_found(letters, monkeypatch):
    """FIELD 14, for the services: each has its own silhouette."""
    from ui.kit import meter

    monkeypatch.setattr(meter, "draw_sign", lambda p, r, kind, theme: draw_sign(p, r, SignKind.HEALTH, theme))
    projector = walker(WAY)
    projector.show_view(FULLEST["tax tie decided"])
    assert flaws(projector) == {Flaw.ALIKE}


def test_pips_that_are_full_in_colour_only_are_found(sound):
    """FIELD 14: a level is a count, also without colours."""
    sound.show_theme(structs.replace(LIGHT, health="#F2E3E3"))
    assert Flaw.ALIKE in flaws(sound)


def test_a_number_in_the_middle_of_its_own_disc_is_no_flaw(letters, monkeypatch):
    """What is read against is what is near: the edge of a disc around a number is not beneath it."""

    def disc(p, page):
        p.setBrush(page.theme.ink)
        p.drawEllipse(page.box(10, 10, 12, 12))
        said(p, page.box(10, 10, 12, 12), "7", 6 * page.u, page.theme.paper, bold=True, at=CENTRE)

    monkeypatch.setitem(KINDS, CountScene, BadPage)
    monkeypatch.setattr(BadPage, "mistake", staticmethod(disc), raising=False)
    projector = walker(WAY)
    projector.show_view(FULLEST["count"])
    assert not flaws(projector)
