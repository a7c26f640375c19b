"""Track, gauge, meter, tally and phases: values change in place, and what they say can be read."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor

from ui.kit.gauge import TensionGauge
from ui.kit.meter import ServiceMeter
from ui.kit.painting import Painted, said
from ui.kit.phases import PhaseSteps
from ui.kit.signs import SignKind
from ui.kit.tally import Tally
from ui.kit.theme import DARK, DESK, LIGHT, WALL
from ui.kit.track import RoundTrack

U = 10.8


class Foot(Painted):
    """Letters with feet in a row that is lower, or higher, than their line."""

    high = 1.0

    def paint(self, p):
        said(p, QRectF(10, 100 - 30 * self.high, 280, 60 * self.high), "gypjq", 60, self.theme.ink)


PHASES = ("Event", "Debate", "Tax vote", "Pay day", "Budget vote", "Round end")


def count_of(widget, colour, x):
    """How many runs of a colour a vertical line at x crosses."""
    image = widget.grab().toImage()
    lit = [image.pixelColor(x, y) == QColor(colour) for y in range(image.height())]
    return sum(1 for before, now in zip([False, *lit], lit, strict=False) if now and not before)


def test_the_track_names_eight_rounds_and_raises_one(texts_of):
    """LOOK §wall 2: the round that is on is the one in bold."""
    track = RoundTrack(LIGHT, u=U)
    track.show_round(6)
    heard = texts_of(track, (713, 86))
    assert [painted.text for painted in heard] == list("12345678")
    largest = max(heard, key=lambda painted: painted.px)
    assert (largest.text, largest.colour) == ("6", LIGHT.paper)
    assert [painted.text for painted in heard if painted.colour == LIGHT.muted] == ["7", "8"]


def test_the_track_can_end_before_the_eighth_round(texts_of):
    """RULES: a State may fail, and then that round is over, too."""
    track = RoundTrack(LIGHT, u=U)
    track.show_round(0, 5)
    heard = texts_of(track, (713, 86))
    assert [painted.text for painted in heard if painted.colour == LIGHT.ink] == list("12345")
    assert track.accessibleDescription() == "0/8"


@pytest.mark.parametrize("value", [0, 1, 5, 8, 10])
def test_the_gauge_fills_as_many_steps_as_the_tension(qtbot, value):
    """LOOK §wall 6: Tension is ink, ten steps."""
    gauge = TensionGauge(LIGHT, u=U)
    qtbot.addWidget(gauge)
    gauge.resize(70, 400)
    gauge.show_value(value, "Tension")
    assert count_of(gauge, LIGHT.ink, 10) == value
    assert gauge.accessibleName() == "Tension"
    assert gauge.accessibleDescription() == f"{value}/10"


def test_the_meter_says_level_fund_and_price(words_of):
    """SCREENS §wall: level pips and fund."""
    meter = ServiceMeter(LIGHT, SignKind.SHIELD, u=U)
    meter.show_service("Social Shield", 3, 7, 10)
    assert words_of(meter, (475, 130)) == ["Social Shield", "7/10"]
    assert meter.accessibleDescription() == "3/5, 7/10"


def test_a_fund_at_the_highest_level_has_no_price(words_of):
    """RULES: a level-5 service takes no more levels; its fund shows just the coins."""
    meter = ServiceMeter(LIGHT, SignKind.SHIELD, u=U)
    meter.show_service("Escudo Social", 5, 13, 10)
    assert words_of(meter, (475, 130)) == ["Escudo Social", "13"]


def test_the_meter_shows_a_level_that_came_or_went(qtbot):
    """LOOK §focal points, budget: the same arrow in the rail."""
    meter = ServiceMeter(LIGHT, SignKind.HEALTH, u=U)
    qtbot.addWidget(meter)
    meter.resize(475, 130)
    pictures = []
    for change in (-1, 0, 1):
        meter.show_service("Health", 3, 2, 10, change)
        pictures.append(bytes(meter.grab().toImage().constBits()))
    assert len(set(pictures)) == 3


def test_a_tall_letter_keeps_its_foot(qtbot):
    """SCREENS §wall: a text scale of 120 % without clipping: what is painted in a low row equals what is painted in a high one."""
    feet = []
    for high in (0.40, 2.0):
        foot = Foot(LIGHT)
        foot.high = high
        qtbot.addWidget(foot)
        foot.resize(300, 200)
        feet.append(foot.grab().toImage())
    assert feet[0] == feet[1]


@pytest.mark.parametrize("fund", [0, 9, 13, 37])
def test_the_fund_is_read_whole_on_the_smallest_wall(texts_of, fund):
    """SCREENS §wall: 1024 × 768, u = 5.76; nothing below 3.5."""
    meter = ServiceMeter(DARK, SignKind.EDUCATION, u=5.76)
    meter.show_service("Educaci\u00f3n", 4, fund, 10)
    for painted in texts_of(meter, (253, 69)):
        assert painted.text == painted.whole
        assert painted.px >= 3.5 * 5.76


def test_the_tally_fills_a_dot_for_each_vote(qtbot):
    """SCREENS §desk: 7 of 8 tokens."""
    tally = Tally(LIGHT)
    qtbot.addWidget(tally)
    tally.show_tally(5, 8)
    tally.resize(tally.sizeHint())
    image = tally.grab().toImage()
    filled = [image.pixelColor(9 + seat * Tally.STEP, 10) == QColor(LIGHT.ink) for seat in range(8)]
    assert filled == [True] * 5 + [False] * 3
    assert tally.accessibleDescription() == "5/8"


def test_the_phases_say_what_is_on(texts_of):
    """SCREENS §desk: the line of phases."""
    steps = PhaseSteps(LIGHT)
    steps.show_phases(PHASES, 2)
    heard = texts_of(steps, (1280, 32))
    assert [painted.text for painted in heard] == list(PHASES)
    assert [painted.text for painted in heard if painted.colour == LIGHT.paper] == ["Tax vote"]


def test_many_long_phases_still_fit_the_line(texts_of):
    """Eight Spanish phases at 1280 px."""
    names = (
        "Suceso", "Debate y reflexi\u00f3n", "Votaci\u00f3n de impuestos", "Recaudaci\u00f3n",
        "Votaci\u00f3n del presupuesto", "Reparto", "Fin de ronda", "Final",
    )
    steps = PhaseSteps(LIGHT)
    steps.show_phases(names, 4)
    heard = texts_of(steps, (1280, 32))
    assert [painted.text for painted in heard] == list(names)
    assert max(painted.rect.right() for painted in heard) <= 1280


def test_phases_give_up_space_before_the_names_of_what_is_done_and_size_last(texts_of):
    """LOOK §Type: 15 px, and 13 at least: at twice the size five Spanish steps have 683 px."""
    names = ("Suceso", "Debate y voto del impuesto", "Cobro y pago", "Voto del presupuesto", "Fin de ronda")
    steps = PhaseSteps(LIGHT)
    told = {}
    for wide, now in ((1280, 1), (760, 1), (683, 1), (683, 0), (600, 0)):
        steps.show_phases(names, now)
        heard = [painted for painted in texts_of(steps, (wide, 32)) if painted.text]
        assert max(painted.rect.right() for painted in heard) <= wide or wide == 600
        told[wide, now] = (len(heard), {painted.px for painted in heard})
    assert told[1280, 1] == told[760, 1] == (5, {DESK.body})
    assert told[683, 1] == (4, {DESK.body})
    assert told[683, 0][0] == 5
    assert min(told[683, 0][1]) > DESK.caption
    assert told[600, 0] == (5, {DESK.caption})


def test_letters_grow_with_the_text_scale_without_being_cut(texts_of):
    """SCREENS §wall: a text scale of 100 to 120 %, without clipping."""
    meter = ServiceMeter(LIGHT, SignKind.SHIELD, u=U)
    meter.show_service("Social Shield", 3, 7, 10)
    small = texts_of(meter, (475, 130))
    meter.show_unit(U, 1.2)
    large = texts_of(meter, (475, 130))
    assert [painted.px for painted in large] > [painted.px for painted in small]
    assert all(painted.text == painted.whole and painted.px >= WALL.least * U for painted in large)
