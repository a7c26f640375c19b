"""What was given in px of the design grows with the zoom and comes back; rows go on in a next line; letters with Alt differ."""

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QPushButton, QVBoxLayout, QWidget

from ui.kit.buttons import ChoiceRow, PlainButton, PrimaryButton
from ui.kit.labels import PlainLabel
from ui.kit.link import Link
from ui.kit.mnemonics import mnemonics
from ui.kit.painting import Painted, dress
from ui.kit.tab_order import tab_stop_before
from ui.kit.tally import Tally
from ui.kit.theme import DARK, LIGHT, ZOOMS, style_sheet
from ui.kit.wrapping import Wrapping
from ui.kit.zooming import SELF_SIZED, UNZOOMED, fit_part, fit_zoom


@pytest.fixture
def window(qtbot, typeface):
    """A window with a column, a sized frame, a button and something painted."""
    made = QWidget()
    qtbot.addWidget(made)
    column = QVBoxLayout(made)
    column.setContentsMargins(16, 4, 16, 4)
    made.frame, made.button, made.tally = QFrame(), PlainButton("Go"), Tally(LIGHT)
    made.frame.setFixedSize(40, 20)
    for each in (made.frame, made.button, made.tally):
        column.addWidget(each)
    made.tally.show_tally(3, 8)
    dress(made, LIGHT)
    made.show()
    return made


@pytest.mark.parametrize("zoom", ZOOMS)
def test_what_was_given_in_px_grows_and_comes_back(window, zoom):
    """Sizes, margins and what the style sheet gives, each once, however often it is dressed."""
    before = (window.frame.size(), window.layout().contentsMargins(), window.button.minimumHeight(), window.tally.sizeHint())
    for _ in range(2):
        dress(window, LIGHT.zoomed(zoom))
    assert window.frame.minimumSize().toTuple() == (round(40 * zoom), round(20 * zoom))
    assert window.layout().contentsMargins().left() == round(16 * zoom)
    assert abs(window.button.minimumHeight() - before[2] * zoom) <= 2
    assert window.tally.sizeHint() == before[3] * zoom
    dress(window, LIGHT)
    assert (window.frame.size(), window.layout().contentsMargins(), window.button.minimumHeight(), window.tally.sizeHint()) == before


def test_gaps_and_the_margins_of_a_label_grow_and_come_back(window):
    """What stands apart at the size of the design stands apart in large letters, too."""
    grid, label = QGridLayout(window.frame), PlainLabel("Recent")
    grid.setHorizontalSpacing(10)
    grid.setVerticalSpacing(4)
    label.setContentsMargins(12, 0, 0, 0)
    window.layout().addWidget(label)
    window.layout().setSpacing(6)
    for zoom in (2.0, 1.25, 1.0):
        dress(window, LIGHT.zoomed(zoom))
        assert (grid.horizontalSpacing(), grid.verticalSpacing(), window.layout().spacing()) == tuple(round(px * zoom) for px in (10, 4, 6))
        assert label.contentsMargins().left() == round(12 * zoom)


def test_a_part_that_is_made_late_is_as_large_as_the_rest(window):
    """A list that grows while somebody types."""
    inner = QFrame(window.frame)
    inner.setFixedSize(10, 10)
    fit_part(window.frame)
    assert inner.size().toTuple() == (10, 10)
    dress(window, LIGHT.zoomed(2.0))
    late = QFrame(window.frame)
    late.setFixedSize(10, 10)
    for _ in range(2):
        fit_part(window.frame)
        assert (late.size().toTuple(), inner.size().toTuple()) == ((20, 20), (20, 20))


def test_a_link_has_room_for_its_words_at_any_size(window):
    """The edges of a button grow with its letters."""
    link = Link("Sample deck")
    window.layout().addWidget(link)
    for zoom in (1.0, 2.0):
        dress(window, LIGHT.zoomed(zoom))
        link.resize(link.sizeHint())
        assert link.text() == "Sample deck"
        inside = link.width() - 28 * zoom
        assert link.fontMetrics().horizontalAdvance(link.text()) <= inside + 1


def test_choices_go_on_in_a_next_line_only_where_they_may(qtbot, typeface):
    """A page of its own size gives them one line; a large one may have no room for that."""
    for wraps in (False, True):
        choices = ChoiceRow(["Coins of a player", "Tension", "Level of a service"], wraps=wraps)
        qtbot.addWidget(choices)
        whole = choices.sizeHint().width()
        assert choices.minimumSizeHint().width() == (choices.buttons[2].sizeHint().width() if wraps else whole)
        choices.resize(whole, choices.layout().heightForWidth(whole) if wraps else choices.sizeHint().height())
        choices.show()
        assert len({button.y() for button in choices.buttons}) == 1


def test_what_is_given_anew_is_found(window):
    """A page that is drawn again gives its sizes in px of the design."""
    dress(window, LIGHT.zoomed(2.0))
    window.frame.setFixedSize(50, 30)
    fit_zoom(window, 2.0)
    fit_zoom(window, 2.0)
    assert window.frame.minimumSize().toTuple() == (100, 60)


def test_who_sizes_itself_and_what_is_the_walls_are_left_alone(window):
    """The wall stands in the desk's window, too, with a unit of its own."""
    window.frame.setProperty(SELF_SIZED, True)
    window.tally.setProperty(UNZOOMED, True)
    dress(window, DARK.zoomed(2.0))
    assert window.frame.minimumSize().toTuple() == (40, 20)
    assert (window.tally.theme, window.tally.zoom) == (DARK, 1.0)


def test_a_painter_draws_in_the_px_of_the_design(qtbot, typeface):
    """Whoever paints need not know the zoom: it asks for its width, and gets it in its own px."""

    class Half(Painted):
        def paint(self, p):
            p.fillRect(QRectF(0, 0, self.width() / 2, self.height()), Qt.GlobalColor.black)

    half = Half(LIGHT.zoomed(2.0))
    qtbot.addWidget(half)
    half.resize(100, 40)
    assert (half.width(), half.height()) == (50, 20)
    image = half.grab().toImage()
    assert image.pixelColor(49, 20).lightness() == 0
    assert image.pixelColor(51, 20).lightness() > 0


def test_a_style_sheet_grows_whole():
    """Letters, edges and padding alike."""
    assert "font-size: 30px" in style_sheet(LIGHT.zoomed(2.0))
    assert style_sheet(LIGHT.zoomed(1.0)) == style_sheet(LIGHT)


def test_a_primary_button_is_as_wide_as_its_words(qtbot, typeface):
    """At any size."""
    small, large = PrimaryButton(LIGHT, "Count the votes", "Enter"), PrimaryButton(LIGHT.zoomed(2.0), "Count the votes", "Enter")
    for button in (small, large):
        qtbot.addWidget(button)
    assert abs(large.sizeHint().width() - 2 * small.sizeHint().width()) <= 2


def test_a_row_goes_on_in_a_next_line(qtbot, typeface):
    """Nothing is cut where there is no room beside it, and nothing moves where there is."""
    room, buttons = QWidget(), [QPushButton("A long enough word") for _ in range(3)]
    qtbot.addWidget(room)
    room.setLayout(Wrapping(*buttons))
    wide = room.sizeHint().width()
    room.resize(wide, room.layout().heightForWidth(wide))
    room.show()
    assert len({button.y() for button in buttons}) == 1
    narrow = buttons[0].width() + 20
    room.resize(narrow, room.layout().heightForWidth(narrow))
    room.layout().activate()
    assert len({button.y() for button in buttons}) == 3
    assert all(room.rect().contains(button.geometry()) for button in buttons)
    buttons[1].hide()
    assert room.layout().heightForWidth(narrow) < 3 * buttons[0].height()


def test_letters_with_alt_are_all_different():
    """The first letter of a word, or any other; none where none is left."""
    assert mnemonics(("Undo", "Use it", "Up")) == ("U", "I", "P")
    assert mnemonics(("ñ", "aa", "A")) == ("", "A", "")
    assert mnemonics(("Bell",), taken="B") == ("E",)


def test_the_stop_before_a_place_that_is_filled_late(qtbot):
    """Tab goes as the eye does."""
    window = QWidget()
    qtbot.addWidget(window)
    first, place = QPushButton(window), QWidget(window)
    assert tab_stop_before(place) is first
