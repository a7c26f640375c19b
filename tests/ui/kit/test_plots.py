"""Plots: any painter, any size, part by part; every tone can be told without colour."""

import re
import subprocess
import sys
from itertools import combinations, pairwise

import numpy as np
import pytest
from PySide6.QtCore import QBuffer, QIODevice, QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QImage, QPageSize, QPainter, QPdfWriter

from tests.ui.painted import painted_texts
from ui.kit.plots import (
    ALL_PARTS,
    Band,
    Bar,
    Bars,
    Line,
    Lines,
    Mark,
    Move,
    Pair,
    Part,
    Piece,
    Slopes,
    Thread,
    Tone,
    Waterfall,
    WordsPanel,
)
from ui.kit.plots_bars import spans
from ui.kit.plots_items import draw_line
from ui.kit.plots_lines import DOT
from ui.kit.plots_lines_field import LinesField
from ui.kit.plots_lying import LyingDrawing
from ui.kit.plots_marks import ON_LINE, Wanted, placed
from ui.kit.plots_painting import paint_plot
from ui.kit.plots_sheet import Sheet, apart, ticks
from ui.kit.plots_slopes import SlopesDrawing
from ui.kit.plots_tones import LOOKS, draw_piece, line_pens
from ui.kit.plots_upright import UprightDrawing
from ui.kit.plots_waterfall import WaterfallDrawing
from ui.kit.theme import DARK, LIGHT, contrast

U = 10.8
PLACE = QRectF(0, 0, 1700, 620)
TAXES, SERVICES = (Tone.TAX_A, Tone.TAX_B, Tone.TAX_C, Tone.TAX_D), (Tone.HEALTH, Tone.EDUCATION, Tone.SHIELD)  # never on one figure

LINES = Lines(
    ("Start", "1", "2", "3"), (Line("Tension", Tone.INK, (3, 4, 8, 6), (Mark(2, "storm", is_cause=True), Mark(1, "boom"))),),
    0, 10, "Tension", (Band(5, "costs 2"), Band(8, "costs 5")),
)
BARS = Bars(tuple(
    Bar(f"{n}", (Piece("Given", Tone.COIN, n), Piece("Lost", Tone.TOKEN, -1)), f"{n - 1}", Mark(n, "tie")) for n in range(1, 6)
), "Coins")
LYING = Bars(BARS.bars, "Coins", upright=False)
WATERFALL = Waterfall(3, (Move("storm", 2), Move("peace", -1)), 4, "Tension")
SLOPES = Slopes(("Working", "Upper"), (Thread("A", 0, 1), Thread("B", 0, 1), Thread("C", 1, 1)), "before", "after")
WORDS = WordsPanel(("proud", "angry", "relieved", "guilty"))
PAIR = Pair(("left", "right"), (LINES, BARS))
PLOTS = {"lines": LINES, "bars": BARS, "lying": LYING, "waterfall": WATERFALL, "slopes": SLOPES, "words": WORDS, "pair": PAIR}


def painted(plot, parts=ALL_PARTS, *, theme=LIGHT, factor=1.0):
    """A picture of the plot, so many times as large, and the texts on it."""
    size = QSize(round(PLACE.width() * factor), round(PLACE.height() * factor))
    image = QImage(size, QImage.Format.Format_RGB32)
    image.fill(QColor(theme.paper))
    with painted_texts() as heard, QPainter(image) as p:
        paint_plot(p, QRectF(QPointF(0, 0), size), plot, theme, U * factor, parts)
    return image, heard


@pytest.mark.parametrize("name", PLOTS)
def test_what_is_said_grows_part_by_part_and_stays_where_it_is(name):
    """Issue 5, 1: shape, axis, labels, causes; nothing early, and nothing moves."""
    said = [[(each.text, each.rect) for each in painted(PLOTS[name], ALL_PARTS[:n])[1]] for n in range(1, 5)]
    for before, after in pairwise(said):
        assert after[: len(before)] == before
    assert not said[0]
    assert said[3]


def test_each_part_says_its_own():
    """Issue 5, 1: what its axes mean, its numbers and names, why it is so."""
    texts = {part: {each.text for each in painted(LINES, (Part.SHAPE, part))[1]} for part in ALL_PARTS}
    assert texts[Part.AXIS] == {"Tension", "0", "5", "8", "10", "Start", "1", "2", "3", "costs 2", "costs 5"}
    assert texts[Part.LABELS] == {"Tension", "6", "boom"}
    assert texts[Part.CAUSES] == {"storm"}


@pytest.mark.parametrize("name", PLOTS)
def test_a_file_of_vectors_holds_no_picture(name):
    """Issue 5, 3: PDF and SVG of lines, surfaces and letters."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
    writer.setResolution(300)
    with QPainter(writer) as p:
        wide = writer.width()
        paint_plot(p, QRectF(0, 0, wide, wide * PLACE.height() / PLACE.width()), PLOTS[name], LIGHT, U * wide / PLACE.width())
    data = bytes(buffer.data())
    assert data.startswith(b"%PDF")
    assert b"/Subtype /Image" not in data
    assert b"/Font" in data


def test_a_drawing_for_the_web_grows_with_its_strokes():
    """Issue 5, 3: each chart as SVG; a cosmetic pen would stay thin when the drawing is enlarged."""
    from PySide6.QtSvg import QSvgGenerator

    buffer = QBuffer()
    generator = QSvgGenerator()
    generator.setOutputDevice(buffer)
    generator.setViewBox(PLACE)
    with QPainter(generator) as p:
        for plot in PLOTS.values():
            paint_plot(p, PLACE, plot, LIGHT, U)
    text = bytes(buffer.data()).decode()
    assert "<image" not in text
    assert "non-scaling-stroke" not in text
    assert {"<path", "<polyline"} & set(re.findall(r"<\w+", text))


@pytest.mark.parametrize("name", PLOTS)
def test_twice_the_size_is_the_same_picture(name):
    """Issue 5, 3: at any size; u gives it."""
    one, other = (painted(PLOTS[name], factor=factor)[1] for factor in (1.0, 2.0))
    assert [each.text for each in one] == [each.text for each in other]
    for small, large in zip(one, other, strict=True):
        assert abs(large.rect.center().x() / 2 - small.rect.center().x()) < 0.02 * PLACE.width()
        assert abs(large.rect.center().y() / 2 - small.rect.center().y()) < 0.03 * PLACE.height()


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=lambda theme: theme.name)
@pytest.mark.parametrize("side", [40, 160])
def test_every_tone_can_be_told_from_every_other_without_colour(theme, side):
    """SCREENS §The wall: never colour alone, on a piece with room for a sign and on one without."""
    pieces = {}
    for tone in Tone:
        image = QImage(side, side, QImage.Format.Format_RGB32)
        image.fill(QColor(theme.paper))
        with QPainter(image) as p:
            draw_piece(p, QRectF(1, 1, side - 2, side - 2), tone, theme, U)
        pieces[tone] = image.convertToFormat(QImage.Format.Format_Grayscale8)
    alike = [pair for pair in combinations(Tone, 2) if same_grey(pieces[pair[0]], pieces[pair[1]])]
    assert not [pair for pair in alike if pair != (Tone.INK, Tone.UPPER) and not (pair[0] in TAXES and pair[1] in SERVICES)]


def same_grey(one, other):
    """Whether two grey pictures differ so little that nobody in the last row would see it."""
    greys = [np.frombuffer(each.constBits(), np.uint8).astype(int) for each in (one, other)]
    return (abs(greys[0] - greys[1]) > 32).mean() < 0.02


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=lambda theme: theme.name)
@pytest.mark.parametrize("tone", list(Tone))
def test_every_line_stands_out_from_paper(theme, tone):
    """LOOK §Tokens: lines 3:1; where the colour is too pale, its ink edge is what can be seen."""
    assert contrast(line_pens(theme, tone, U)[0].color().name(), theme.paper) >= 3


def test_lines_of_ink_and_grey_have_dashes_of_their_own():
    """SCREENS §The wall: never colour alone."""
    dashes = [LOOKS[tone].dashes for tone in (Tone.UPPER, Tone.MIDDLE, Tone.WORKING, Tone.MUTED)]
    assert len(set(dashes)) == 4


def test_a_line_has_a_gap_where_there_is_no_value_and_steps_hold_their_height():
    """A round without a tax, and the level of a service."""
    image = QImage(100, 100, QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    points = [QPointF(10, 80), QPointF(40, 20), None, QPointF(70, 50), QPointF(90, 50)]
    with QPainter(image) as p:
        draw_line(p, points, line_pens(LIGHT, Tone.INK, 3.0)[0], steps=True)
    dark = [[QColor(image.pixel(x, y)).lightness() < 128 for x in range(100)] for y in range(100)]
    assert dark[80][25]
    assert dark[50][40]
    assert dark[50][80]
    assert not any(dark[y][55] for y in range(100))


def test_a_line_without_values_has_its_name_and_no_number():
    """A class that paid nothing because nobody was in it: 0 would be a claim."""
    lines = (Line("upper", Tone.UPPER, (None, None)), Line("working", Tone.WORKING, (1, 2)))
    said = [each.text for each in painted(Lines(("1", "2"), lines, 0, 5), (Part.SHAPE, Part.LABELS))[1]]
    assert said == ["upper", "2", "working"]


def test_a_figure_without_lines_is_an_empty_field():
    """A game that was stopped at once."""
    assert [each.text for each in painted(Lines(("1", "2"), (), 0, 2, "Coins"))[1]] == ["Coins", "0", "0.5", "1", "1.5", "2", "1", "2"]


@pytest.mark.parametrize("upright", [True, False])
def test_a_figure_without_bars_says_what_it_would_measure(upright):
    """As above."""
    assert [each.text for each in painted(Bars((), "Coins", upright))[1]][:1] == ["Coins"]


def test_pieces_below_nothing_hang_under_the_base_line():
    """Tokens cost points."""
    parts = spans((Bar("A", (Piece("a", Tone.COIN, 4), Piece("b", Tone.TOKEN, -3), Piece("c", Tone.INK, 2), Piece("d", Tone.INK, -1))),))
    assert [(span.low, span.high) for span in parts] == [(0, 4), (-3, 0), (4, 6), (-4, -3)]


def test_every_point_of_a_line_lies_on_its_value_by_the_axis():
    """Issue 6, first game: lines that meet somewhere were moved everywhere, and 14 coins stood at about 14.4."""
    lines = Lines(("1", "2", "3", "4"), (
        Line("upper", Tone.UPPER, (14, 4, 4, 5)), Line("middle", Tone.MIDDLE, (9, 4, 4, 6)), Line("working", Tone.WORKING, (2, 4, 5, 4)),
    ), 0, 14, "coins")
    field = LinesField(lines, sheet(lines))
    off = [[field.y(value) - at.y() for value, at in zip(line.values, field.points(line), strict=True)] for line in lines.lines]
    assert [each[0] for each in off] == [each[3] for each in off] == [0, 0, 0]
    assert off[2][2] == 0
    assert len({each[1] for each in off}) == 3  # where they lie on each other, each can be seen
    assert max(abs(each) for line in off for each in line) <= DOT * U / 2  # and its dot still covers the value


def test_bars_whose_names_are_long_lie_down():
    """LOOK §7: nothing is ever cut; eight seats with role and class have no room under eight upright bars."""
    long = Bars(tuple(Bar(f"{letter} · Secondary school teacher · middle", (Piece("x", Tone.COIN, 3),), "3") for letter in "ABCDEFGH"))
    assert not UprightDrawing(long, sheet(long)).has_room
    assert UprightDrawing(BARS, sheet(BARS)).has_room
    assert {each.text for each in painted(long)[1] if "·" in each.text} == {bar.name for bar in long.bars}


TOKENS = Piece("Tokens", Tone.TOKEN, -2)


@pytest.mark.parametrize(("count", "has_sign"), [(1, True), (12, False)])
def test_a_kind_is_named_with_its_sign_only_where_a_bar_bears_it(count, has_sign):
    """Issue 6, first game: the key showed the token's sign, and the bars were hatched."""
    plot = Bars(tuple(Bar(f"{n}", (Piece("Given", Tone.DIVIDEND, 9), TOKENS), "7") for n in range(count)), "points", upright=False)
    drawing = LyingDrawing(plot, sheet(plot))
    drawn = []
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("ui.kit.plots_bars.draw_piece", lambda *_args, **_how: None)
        patch.setattr("ui.kit.plots_bars.draw_sample", lambda _p, _r, tone, *_, signed: drawn.append((tone, signed)))
        for span in drawing.spans:
            drawing.surface(drawing._piece_place(span), span.piece, signed=True)
        drawing._name_kinds()
    assert dict(drawn)[Tone.TOKEN] is has_sign


def test_lying_bars_that_go_below_nothing_name_their_zero():
    """Issue 6, first game: nothing said what the upright line stands for."""
    below = Bars((Bar("a", (Piece("Given", Tone.COIN, 9), TOKENS), "7"),), "points", upright=False)
    above = Bars((Bar("a", (Piece("Given", Tone.COIN, 9),), "9"),), "points", upright=False)
    assert "0" in {each.text for each in painted(below)[1]}
    assert "0" not in {each.text for each in painted(above)[1]}


def sheet(_plot):
    """A sheet that nobody paints on."""
    return Sheet(QPainter(), PLACE, LIGHT, U, frozenset(ALL_PARTS))


def test_the_value_of_a_piece_is_said_where_there_are_few_bars():
    """Issue 5: at most seven numbers; the pieces of one bar are a column."""
    few = Bars((Bar("in", (Piece("a", Tone.UPPER, 9), Piece("b", Tone.MIDDLE, 7))), Bar("out", (Piece("c", Tone.HEALTH, 16),))))
    assert {"9", "7", "16"} <= {each.text for each in painted(few)[1]}
    bare = Bars(few.bars, pieces_count=False)
    assert not {"7"} & {each.text for each in painted(bare, (Part.SHAPE, Part.LABELS))[1]}


def test_a_waterfall_leads_from_its_start_to_its_end():
    """Each move begins where the one before it ended."""
    drawing = WaterfallDrawing(WATERFALL, sheet(WATERFALL))
    assert drawing._before == [3, 5, 4]
    assert drawing.x(5) > drawing.x(4) > drawing.x(3) > drawing.x(0) == drawing.field.left()


def test_threads_of_one_way_run_beside_each_other():
    """Two who rise together are two lines."""
    drawing = SlopesDrawing(SLOPES, sheet(SLOPES))
    one, other, stays = SLOPES.threads
    apart_by = {abs(drawing._y(one, side) - drawing._y(other, side)) for side in ("before", "after")}
    assert min(apart_by) > 2.4 * U
    assert drawing._y(stays, "before") < drawing._y(one, "before"), "the upper rung is above"


@pytest.mark.parametrize(("low", "high", "wanted"), [
    (0, 10, (0, 2, 4, 6, 8, 10)), (1, 5, (1, 2, 3, 4, 5)), (0, 130, (0, 50, 100)), (3, 3, (3,)),
])
def test_an_axis_has_round_numbers(low, high, wanted):
    """At most five besides the first."""
    assert ticks(low, high) == wanted


def test_names_keep_apart_in_their_order():
    """Lines that end at one value: their names stand one under another."""
    middles = apart([50, 50, 52, 90], [10, 10, 10, 10], 0, 100)
    assert middles == sorted(middles)
    assert all(b - a >= 10 for a, b in pairwise(middles))
    assert middles[-1] <= 95


def test_marks_find_room_clear_of_each_other_and_of_the_line():
    """LOOK §wall: no label inside the path of the line."""
    points = [QPointF(100 * n, y) for n, y in enumerate((300, 250, 120, 200, 260))]
    found = placed([Wanted(point, 160, 40) for point in points[1:4]], QRectF(0, 0, 450, 420), [points], [], U)
    assert found.cost < ON_LINE
    assert not any(one.intersects(other) for one, other in combinations(found.places, 2))


def test_the_values_of_a_plot_import_no_chart_library():
    """SPEED: pyqtgraph is two thirds of a start."""
    code = "import sys, ui.kit.plots, ui.text.slide_figures, ui.projector.window; print('pyqtgraph' in sys.modules, 'numpy' in sys.modules)"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout.split() == ["False", "False"]
