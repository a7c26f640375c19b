"""The keyboard of the desk."""

import pytest
import shiboken6
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget

from app.asks import EventAsk, PactAsk, PayDayAsk, TaxVoteAsk
from app.clock import STEP
from app.entries import Corrected, EventRead, PactMade, TaxVoted
from app.stage import Mode
from app.terms.saying import Says, say
from app.views.desk import Trouble
from tests.ui.console.games import title_of, view_after, view_asking
from ui.console import key_names
from ui.console.hold import LINGER
from ui.console.keys import Keys

CONTROL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
DOTS = "••••"


def envelopes(console):
    """What the last column of the players says."""
    return [cells[-1].label.text() for cells in console.game.players.rows._cells]


def hold(kind, key, *, again=False):
    """A key that goes down or up and stays there; `again` for what the keyboard repeats."""
    window = QApplication.focusWidget()
    text = "\r" if key == Qt.Key.Key_Return else chr(key).lower()
    QApplication.sendEvent(window, QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier, text, again))


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_enter_confirms_on_the_number_pad_too(console, heard, press, key):
    """SCREENS §The desk: all on the number pad, if wanted."""
    console.show_view(view_asking(EventAsk))
    press(key)
    assert heard.of("entered") == [EventRead()]


def test_a_round_of_the_tax_vote_is_typed_without_a_mouse(console, heard, press, clock):
    """SCREENS §The desk: tokens can be typed as they come out of the bag, and Backspace takes one back."""
    console.show_view(view_asking(TaxVoteAsk))
    for key in (Qt.Key.Key_A, Qt.Key.Key_B, Qt.Key.Key_B, Qt.Key.Key_D, Qt.Key.Key_Backspace, *[Qt.Key.Key_C] * 5):
        press(key)
    press(Qt.Key.Key_Enter)
    assert heard.of("entered") == [TaxVoted({"A": 1, "B": 2, "C": 5})]


def test_a_second_enter_within_400_ms_does_not_confirm_the_next_ask(console, heard, press, clock):
    """FIELD 20: a double press does two things."""
    console.show_view(view_asking(EventAsk))
    console.entered.connect(lambda _entry: console.show_view(view_after(7)))
    press(Qt.Key.Key_Enter)
    clock.now += 0.39
    press(Qt.Key.Key_Enter)
    assert len(heard.of("entered")) == 1
    clock.now += 0.02
    press(Qt.Key.Key_Enter)
    assert len(heard.of("entered")) == 2


def test_the_pause_counts_from_when_a_slow_disk_has_answered(console, heard, press, clock):
    """FIELD 20: a press that waited while the entry was kept is a second press, too."""

    def slowly(_entry):
        clock.now += 2
        console.show_view(view_after(7))

    console.show_view(view_asking(EventAsk))
    console.entered.connect(slowly)
    press(Qt.Key.Key_Enter)
    press(Qt.Key.Key_Enter)
    assert len(heard.of("entered")) == 1


def test_a_double_click_on_the_primary_button_confirms_once(console, heard, qtbot):
    """FIELD 20, with a mouse or a finger."""
    console.show_view(view_asking(EventAsk))
    console.entered.connect(lambda _entry: console.show_view(view_after(7)))
    for _ in range(2):
        qtbot.mouseClick(console.asks.foot.primary, Qt.MouseButton.LeftButton)
    assert len(heard.of("entered")) == 1


def test_an_enter_that_is_held_confirms_nothing(console, heard, clock):
    """SCREENS §The desk: a held Enter never confirms the next ask."""
    console.show_view(view_asking(EventAsk))
    for _ in range(20):
        clock.now += 1
        hold(QEvent.Type.KeyPress, Qt.Key.Key_Return, again=True)
    assert heard.all == []


def test_enter_on_a_quiet_word_that_was_reached_by_tab_presses_it(console, heard, press, qtbot):
    """SCREENS: nothing on the desk needs the mouse."""
    console.show_view(view_asking(TaxVoteAsk))
    quiet = console.asks.foot.quiet[0]
    quiet.setFocus()
    pressed = []
    quiet.clicked.connect(lambda: pressed.append(True))
    press(Qt.Key.Key_Return)
    assert pressed == [True]


def test_enter_on_the_undo_button_undoes_and_confirms_nothing(console, heard, press):
    """Enter does what the focus says; the focus gets there only by Tab."""
    console.show_view(view_asking(EventAsk, last=True))
    console.game.history.undo.setFocus()
    press(Qt.Key.Key_Return)
    assert heard.all == [("undone", 1)]


def test_clicking_a_button_of_the_panels_leaves_the_focus_with_the_page(console, qtbot):
    """A teacher who clicked Undo and presses Enter means the page."""
    console.show_view(view_asking(TaxVoteAsk))
    focused = QApplication.focusWidget()
    qtbot.mouseClick(console.game.history.undo, Qt.MouseButton.LeftButton)
    qtbot.mouseClick(console.game.players.eye, Qt.MouseButton.LeftButton)
    assert QApplication.focusWidget() is focused


def test_the_keys_undo_and_redo(console, heard, press):
    """SCREENS §The desk: Ctrl+Z undoes."""
    console.show_view(view_after(9, redone=title_of(10)))
    press(Qt.Key.Key_Z, CONTROL)
    press(Qt.Key.Key_Y, CONTROL)
    press(Qt.Key.Key_Z, CONTROL | SHIFT)
    assert heard.all == [("undone", 1), ("redone", 1), ("redone", 1)]


def test_undo_works_while_the_focus_is_in_a_field_for_coins(console, heard, press):
    """A field for coins is no text: Ctrl+Z takes back the last entry."""
    console.show_view(view_asking(PactAsk))
    console.show_view(view_after(1))
    console.show_view(view_after(0, redone=title_of(1)))
    assert isinstance(QApplication.focusWidget(), QLineEdit)
    press(Qt.Key.Key_5)
    press(Qt.Key.Key_Y, CONTROL)
    assert heard.of("redone") == [1]


def test_nothing_is_undone_where_there_is_nothing(console, heard, press):
    """The keys ask for nothing that the view does not offer."""
    console.show_view(view_after(0))
    press(Qt.Key.Key_Z, CONTROL)
    press(Qt.Key.Key_Y, CONTROL)
    assert heard.all == []


def test_the_envelopes_are_seen_only_while_r_is_held(console, qtbot):
    """SCREENS §The desk: envelope range hidden until a key is held."""
    view = view_asking(TaxVoteAsk)
    console.show_view(view)
    assert envelopes(console) == [DOTS] * 8
    hold(QEvent.Type.KeyPress, Qt.Key.Key_R)
    hold(QEvent.Type.KeyRelease, Qt.Key.Key_R, again=True)
    hold(QEvent.Type.KeyPress, Qt.Key.Key_R, again=True)
    assert DOTS not in envelopes(console)
    low, high = view.players[0].coins.low, view.players[0].coins.high
    assert envelopes(console)[0] == (f"{low}–{high}" if low < high else str(low))
    hold(QEvent.Type.KeyRelease, Qt.Key.Key_R)
    hold(QEvent.Type.KeyPress, Qt.Key.Key_R)  # X repeats a held key like this, too
    qtbot.wait(2 * LINGER)
    assert DOTS not in envelopes(console)
    hold(QEvent.Type.KeyRelease, Qt.Key.Key_R)
    qtbot.waitUntil(lambda: envelopes(console) == [DOTS] * 8, timeout=1000)


def test_the_envelopes_close_when_the_window_loses_the_keyboard(console):
    """The release goes to another window: what it showed must not stay."""
    console.show_view(view_asking(TaxVoteAsk))
    hold(QEvent.Type.KeyPress, Qt.Key.Key_R)
    QApplication.sendEvent(console, QEvent(QEvent.Type.WindowDeactivate))
    assert envelopes(console) == [DOTS] * 8


def test_r_works_in_a_field_for_coins_that_takes_no_letters(console):
    """SCREENS §The desk: the pact's field has the focus, and R is no coin."""
    console.show_view(view_after(0))
    field = QApplication.focusWidget()
    hold(QEvent.Type.KeyPress, Qt.Key.Key_R)
    assert DOTS not in envelopes(console)
    assert field.text() == ""
    hold(QEvent.Type.KeyRelease, Qt.Key.Key_R)


def test_no_letter_of_a_text_does_anything_else(console, heard, qtbot):
    """FIELD 21: a single-key shortcut fires while a name is typed."""
    console.show_view(view_asking(TaxVoteAsk, last=True))
    console.game.history.correct.click()
    reason = console.asks.page.reason
    reason.setFocus()
    qtbot.keyClicks(reason, "Error abcd")
    assert reason.text() == "Error abcd"
    assert envelopes(console) == [DOTS] * 8
    qtbot.keyClick(reason, Qt.Key.Key_Z, CONTROL)
    assert heard.all == []


def test_the_eye_shows_the_envelopes_while_it_is_held(console, qtbot):
    """SCREENS §The desk: everything works with mouse or finger, too."""
    console.show_view(view_asking(TaxVoteAsk))
    qtbot.mousePress(console.game.players.eye, Qt.MouseButton.LeftButton)
    assert DOTS not in envelopes(console)
    qtbot.mouseRelease(console.game.players.eye, Qt.MouseButton.LeftButton)
    assert envelopes(console) == [DOTS] * 8


def test_the_eye_closes_when_the_finger_slides_off(console, qtbot):
    """A release outside is a release."""
    console.show_view(view_asking(TaxVoteAsk))
    qtbot.mousePress(console.game.players.eye, Qt.MouseButton.LeftButton)
    qtbot.mouseMove(console.game.players.eye, QPoint(-50, -50))
    qtbot.mouseRelease(console.game.players.eye, Qt.MouseButton.LeftButton, pos=QPoint(-50, -50))
    assert envelopes(console) == [DOTS] * 8


def test_the_wall_is_stepped_and_toggled_from_the_keyboard(console, heard, press):
    """SCREENS §The wall: F5 shows or hides it; PageDown and PageUp step, but not past the ends."""
    view = view_asking(PayDayAsk)
    assert view.wall_steps > 1
    console.show_view(view)
    press(Qt.Key.Key_PageUp)
    press(Qt.Key.Key_PageDown)
    press(Qt.Key.Key_F5)
    assert heard.all == [("wall_stepped", 1), ("wall.toggled",)]


def test_f9_enters_the_remedy(console, heard, press):
    """RULES: what contradicts what was said before is refused with the remedy one key away."""
    remedy = Corrected(seat=7, coins_by=2)
    console.show_view(view_asking(PayDayAsk))
    console.show_trouble(Trouble(say(Says.REFUSED_OVER), remedy, say(Says.REMEDY_COINS, name="Marta", amount="+2")))
    press(Qt.Key.Key_F9)
    press(Qt.Key.Key_F9)
    assert heard.of("entered") == [remedy]


def test_f1_brings_the_guide_and_the_history_back(console, press):
    """SCREENS §The desk: the guide's words for each phase."""
    console.show_view(view_asking(TaxVoteAsk))
    press(Qt.Key.Key_F1)
    assert console.game.guide.isVisible()
    assert "Two minutes" in console.game.guide.text.text()
    assert not console.asks.guide.isVisible()
    press(Qt.Key.Key_F1)
    assert console.game.history.isVisible()
    assert console.asks.guide.words == "Guide  F1"
    assert console.asks.guide.isVisible()


def test_a_guide_that_is_open_names_its_key_once(console, press):
    """SCREENS §The desk: what a key is said to do is what it does; the keyboard goes back to the ask."""
    console.show_view(view_asking(TaxVoteAsk))
    console.asks.guide.setFocus()
    console.show_guide(is_open=True)
    assert not console.asks.guide.isVisible()
    assert console.game.guide.close_button.words == "History  F1"
    assert console.asks.page.isAncestorOf(QApplication.focusWidget())


def test_escape_leaves_what_was_opened_layer_by_layer(console, press):
    """Esc closes a side page; the ask below is as it was."""
    console.show_view(view_asking(TaxVoteAsk))
    own = console.asks.page
    press(Qt.Key.Key_F10)
    console.sheets.menu.about.click()
    assert console.asks.page is console.sheets.about
    press(Qt.Key.Key_Escape)
    assert console.asks.page is console.sheets.menu
    press(Qt.Key.Key_Escape)
    press(Qt.Key.Key_Escape)
    assert console.asks.page is own


def test_a_pact_is_typed_and_confirmed_with_three_keys(console, heard, press):
    """SCREENS §The desk: focus moves by itself."""
    console.show_view(view_asking(PactAsk))
    for key in (Qt.Key.Key_1, Qt.Key.Key_3, Qt.Key.Key_Enter):
        press(key)
    assert heard.of("entered") == [PactMade(13)]


@pytest.mark.parametrize("ends", ["field", "room"])
def test_a_field_that_dies_with_the_focus_leaves_the_keys_alive(console, heard, press, ends):
    """STYLE §Traps: no handle is kept of what Qt may delete."""
    console.show_view(view_asking(EventAsk))
    room = QWidget(console)
    field = QLineEdit(room)
    room.show()
    field.setFocus()
    shiboken6.delete(field if ends == "field" else room)
    press(Qt.Key.Key_F5)
    assert heard.all == [("wall.toggled",)]


def test_the_modes_are_on_their_keys_and_black_is_on_the_presenter_s_too(console, heard, press):
    """SCREENS §Modes: F6, F7, F8; "." is black, as a remote sends it and as the number pad writes it, but not where letters are typed."""
    console.show_view(view_asking(PayDayAsk))
    press(Qt.Key.Key_F6)
    press(Qt.Key.Key_F7)
    press(Qt.Key.Key_F8)
    press(Qt.Key.Key_Period)
    press(Qt.Key.Key_End)
    assert heard.all == [
        ("mode_toggled", Mode.FROZEN), ("mode_toggled", Mode.BLACK), ("mode_toggled", Mode.CARD), ("mode_toggled", Mode.BLACK),
        ("wall_skipped",),
    ]


def test_before_a_lesson_the_wall_can_be_black_but_there_is_no_picture_to_keep(console, heard, press):
    """Issue "projector": modes in every state."""
    press(Qt.Key.Key_F6)
    press(Qt.Key.Key_F7)
    assert heard.all == [("mode_toggled", Mode.BLACK)]


@pytest.mark.parametrize(
    ("name", "meant", "means"),
    [
        (key_names.GUIDE, "guide_toggled", ()),
        (key_names.REPAIR, "explanation_opened", ()),
        (key_names.TILL, "till_opened", ()),
        (key_names.ALONE, "desk_held", ()),
        (key_names.WALL, "wall_toggled", ()),
        (f"Shift+{key_names.IDENTIFY}", "identified", ()),
        (key_names.FROZEN, "mode_toggled", (Mode.FROZEN,)),
        (key_names.BLACK, "mode_toggled", (Mode.BLACK,)),
        (key_names.CARD, "mode_toggled", (Mode.CARD,)),
        (key_names.REMEDY, "remedy_taken", ()),
        (key_names.MENU, "menu_opened", ()),
        (key_names.CLOCK, "clock_toggled", ()),
        (f"Shift+{key_names.PACE}", "pace_opened", ()),
        (key_names.TIME, "clock_added", (STEP,)),
        (f"Shift+{key_names.TIME}", "clock_added", (-STEP,)),
        (key_names.UNDO, "undone", ()),
        (key_names.REDO, "redone", ()),
    ],
)
def test_a_key_does_what_the_screen_says_that_its_name_does(qtbot, name, meant, means):
    """The names are written on buttons: a key that moved must take its name along."""
    window, said = QWidget(), []
    qtbot.addWidget(window)
    keys = Keys(window)
    getattr(keys, meant).connect(lambda *values: said.append(values))
    pressed = QKeySequence(name)[0]
    qtbot.keyClick(window, pressed.key(), pressed.keyboardModifiers())
    assert said == [means]
