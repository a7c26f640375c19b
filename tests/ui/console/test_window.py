"""The window as a whole: what it shows, what it says, and that everything fits."""

from operator import attrgetter

import pytest
from msgspec import structs
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QAbstractButton, QApplication, QFileDialog, QLabel, QLineEdit

from app.asks import Draft, EventAsk, PayDayAsk, TaxVoteAsk
from app.entries import Corrected
from app.stage import Mode, Reveals
from app.terms.saying import Says, say
from app.views.desk import RepairOffer, Trouble
from tests.ui.console.conftest import OFFER, SMALLEST
from tests.ui.console.games import LONG_NAMES, recorded, view_after, view_asking
from tests.ui.console.pages.moments import PAY_DAY_OPEN
from tests.ui.painted import painted_texts
from ui.console.window import Console
from ui.kit.theme import DARK, LIGHT, ZOOMS
from ui.text.languages import Language

MARKUP = tuple(f"<b>Bob</b> & {seat}" for seat in range(1, 9))
TROUBLE = Trouble(say(Says.REFUSED_OVER), Corrected(tension_by=1), say(Says.REMEDY_COINS, name="Ana", amount="+1"))


def painted(window):
    """Every text that reaches the screen."""
    with painted_texts() as heard:
        window.grab()
    return heard


def whole_texts(window):
    """Every text that is painted, before any eliding."""
    return [text.whole for text in painted(window)]


def test_the_chart_comes_after_the_desk_is_painted(console, qtbot):
    """DESIGN §Dependencies: pyqtgraph is imported in an idle moment; the gauge shows at once."""
    console.show_view(view_asking(TaxVoteAsk, last=True))
    assert console.game.country.gauge.value == view_asking(TaxVoteAsk, last=True).country.tension
    # as long as a start may: whoever comes first in a process imports the charts, which takes seconds where others work, too
    qtbot.waitUntil(lambda: type(console.game.country.chart).__name__ == "TensionChart", timeout=20_000)
    assert console.game.country.chart.story.ends == view_asking(TaxVoteAsk, last=True).country.ends


def test_no_chart_is_made_before_the_first_painting(qtbot, words):
    """DESIGN §Dependencies: the desk is painted first."""
    window = Console(LIGHT, words)
    qtbot.addWidget(window)
    qtbot.wait(20)
    assert type(window.game.country.chart).__name__ == "ChartPlace"


def test_the_window_loads_no_chart_by_itself():
    """DESIGN §Dependencies: two thirds of a start."""
    import subprocess
    import sys

    code = "import sys, ui.console.window; sys.exit('pyqtgraph' in sys.modules or 'numpy' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_the_top_says_which_lesson_this_is(console):
    """SCREENS §The desk: table, edition, role cards."""
    console.show_view(view_asking(TaxVoteAsk))
    assert console.top.label.text() == "Table 2 · 4.º B"
    assert console.top.edition.text() == "With the opening pact · sample role cards, not the printed ones"
    assert console.windowTitle() == "Table 2 · 4.º B — A State in Class"


def test_now_why_and_the_button_stand_around_the_page(console, words):
    """SCREENS §The desk: one prompt, one page, one primary button."""
    view = view_asking(TaxVoteAsk)
    console.show_view(view)
    texts = whole_texts(console)
    assert {words.say(view.now), words.say(view.why), words.say(view.button), "Enter"} <= set(texts)


def test_trouble_is_said_beside_the_page_and_never_in_a_box(console):
    """SCREENS §The desk: status never comes in a modal box over a running game."""
    console.show_view(view_asking(PayDayAsk))
    console.show_trouble(TROUBLE)
    assert console.asks.notice.isVisible()
    assert "F9" in console.asks.notice.action.text()
    assert QApplication.activeModalWidget() is None
    console.show_view(view_asking(PayDayAsk))
    assert not console.asks.notice.isVisible()


def test_the_remedy_can_be_pressed_with_a_finger(console, heard, qtbot):
    """SCREENS §The desk: a teacher at a whiteboard has no keyboard."""
    console.show_view(view_asking(PayDayAsk))
    console.show_trouble(TROUBLE)
    qtbot.mouseClick(console.asks.notice.action, Qt.MouseButton.LeftButton)
    assert heard.of("entered") == [TROUBLE.remedy]


def test_a_notice_stays_until_the_next_entry(console, heard, press):
    """What is wrong with the disk outlives a draft."""
    console.show_view(view_asking(EventAsk))
    console.show_notice(say(Says.HISTORY_EMPTY))
    console.show_view(view_asking(EventAsk))
    assert console.asks.notice.isVisible()
    press(Qt.Key.Key_Enter)
    assert not console.asks.notice.isVisible()


def test_a_notice_that_the_entry_itself_brought_is_not_swept_away(console, press):
    """FIELD 28: what the disk cannot keep is said."""
    console.show_view(view_asking(EventAsk))
    console.entered.connect(lambda _entry: console.show_notice(say(Says.HISTORY_EMPTY)))
    press(Qt.Key.Key_Enter)
    assert console.asks.notice.isVisible()


def test_the_foot_never_moves(console):
    """LOOK §Composition, the desk, 1."""
    places = set()
    for view in (view_asking(EventAsk), view_asking(TaxVoteAsk), view_asking(PayDayAsk)):
        console.show_view(view)
        QApplication.processEvents()
        places.add(console.asks.foot.geometry().getRect())
        console.show_trouble(TROUBLE)
        QApplication.processEvents()
        places.add(console.asks.foot.geometry().getRect())
    console.show_welcome(OFFER)
    QApplication.processEvents()
    assert places | {console.asks.foot.geometry().getRect()} == places
    assert len(places) == 1


@pytest.mark.parametrize("name", ["00-game.json", "07-game.json"])
@pytest.mark.parametrize("language", list(Language))
def test_every_page_fits_the_smallest_window_with_long_names(console, words, language, name):
    """LOOK §Composition, the desk, 6: every page fits 1280 x 705, in both languages, with names of 40 characters."""
    words.speak(language)
    record = recorded(name, LONG_NAMES)
    misfits = {}
    for entries in range(len(record.entries) + 1):
        console.show_view(view_after(entries, record))
        QApplication.processEvents()
        room, page = console.asks.host.viewport().size(), console.asks.page
        need = page.minimumSizeHint()
        if need.height() > room.height() or need.width() > room.width():
            misfits[type(page).__name__, entries] = (need.toTuple(), room.toTuple())
    assert misfits == {}
    assert console.size().toTuple() == SMALLEST


@pytest.mark.parametrize("language", list(Language))
def test_every_sheet_fits_the_smallest_window(console, words, language):
    """LOOK §Composition, the desk, 6, for what is opened on demand; before a lesson and over one."""
    words.speak(language)
    console.show_welcome(OFFER)
    sheets = console.sheets
    for sheet in (console.setup, sheets.menu, console.wall.sheet, console.pace.sheet, sheets.about, sheets.key_list):
        console.asks.lay_over(sheet)
        QApplication.processEvents()
        need, room = sheet.minimumSizeHint(), console.asks.host.viewport().size()
        assert need.height() <= room.height(), sheet
        assert need.width() <= room.width(), sheet
    hint = console.minimumSizeHint()
    assert (hint.width() <= SMALLEST[0], hint.height() <= SMALLEST[1]) == (True, True)
    assert console.size().toTuple() == SMALLEST


@pytest.mark.parametrize("language", list(Language))
def test_the_correction_fits_the_smallest_window_with_long_names(console, words, language):
    """LOOK §Composition, the desk, 6: what lies over an ask, too."""
    words.speak(language)
    console.show_view(view_after(20, recorded(names=LONG_NAMES)))
    console.game.history.correct.click()
    QApplication.processEvents()
    need, room = console.asks.page.minimumSizeHint(), console.asks.host.viewport().size()
    assert (need.width() <= room.width(), need.height() <= room.height()) == (True, True)


@pytest.mark.parametrize(("width", "side"), [(1280, 470), (1366, 486), (1920, 600)])
def test_the_right_side_is_as_wide_as_the_look_says(console, width, side):
    """LOOK §Composition, the desk, 2."""
    console.resize(width, 768)
    assert console.side.width() == side


def test_a_change_of_language_says_everything_again(console, words):
    """Issue 2, 7: switched at run time; the names, the label and figures are all that stay."""
    console.show_view(view_asking(TaxVoteAsk))
    english = {text for text in whole_texts(console) if any(letter.isalpha() for letter in text)}
    words.speak(Language.SPANISH)
    spanish = {text for text in whole_texts(console) if any(letter.isalpha() for letter in text)}
    names = {player.name for player in view_asking(TaxVoteAsk).players}
    same = names | {"Table 2 · 4.º B", "A", "B", "C", "D"}
    assert english & spanish <= same
    assert spanish & names == names


@pytest.mark.parametrize("sheet", ["sheets.menu", "wall.sheet", "sheets.about", "setup"])
def test_a_change_of_language_says_a_sheet_again(console, words, sheet):
    """Issue 2, 7: what is opened on demand, too."""
    console.show_welcome(OFFER)
    console.asks.lay_over(attrgetter(sheet)(console))
    english = set(whole_texts(console))
    words.speak(Language.SPANISH)
    both = {text for text in english & set(whole_texts(console)) if any(letter.isalpha() for letter in text)}
    assert both <= {"English", "Español", "Table 1", "Table 2", "folder", "Roles"}


def test_a_pupil_called_bob_in_bold_is_a_name(console):
    """FIELD 29: a name is parsed as markup."""
    record = recorded(names=MARKUP, label="<i>4B</i>")
    for kind in (EventAsk, TaxVoteAsk, PayDayAsk):
        console.show_view(view_asking(kind, record))
        texts = whole_texts(console)
        assert set(MARKUP) <= set(texts)
        assert "<i>4B</i>" in texts
    assert {label.textFormat() for label in console.findChildren(QLabel)} == {Qt.TextFormat.PlainText}


def test_the_theme_changes_everything_at_run_time(console):
    """SCREENS: light and dark."""
    console.show_view(view_asking(TaxVoteAsk))
    console.wear(DARK)
    console.show_view(view_asking(PayDayAsk))
    image = console.grab().toImage()
    assert image.pixelColor(4, 400).name().upper() == DARK.paper
    assert console.asks.page.theme is DARK


def test_the_theme_and_the_size_change_after_a_game_has_gone(console):
    """Everything works after a second lesson was opened, too: the pages of the first are gone by then."""
    console.show_view(view_asking(TaxVoteAsk))
    console.forget_view()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    for theme in (DARK, DARK.zoomed(2)):
        console.wear(theme)
        assert console.theme is theme


def test_the_class_s_picture_and_word_are_shown(console, words):
    """SCREENS §The wall: the desk always shows what the class sees."""
    picture = QPixmap(320, 180)
    picture.fill(Qt.GlobalColor.red)
    console.show_wall(picture, say(Says.HISTORY))
    assert console.top.sees.word == words.say(Says.HISTORY)
    assert not console.top.sees.picture.isNull()
    console.show_wall(None, say(Says.HISTORY))
    assert console.top.sees.picture.isNull()


def test_a_finger_steps_and_toggles_the_wall(console, heard, qtbot):
    """SCREENS §The desk: everything works with mouse or finger, too."""
    console.show_view(view_asking(PayDayAsk))
    assert console.top.steps.place.text() == f"1 of {view_asking(PayDayAsk).wall_steps}"
    assert console.top.steps.key.text() == "Wall: PageDown"
    qtbot.mouseClick(console.top.steps.on, Qt.MouseButton.LeftButton)
    qtbot.mouseClick(console.top.steps.back, Qt.MouseButton.LeftButton)
    qtbot.mouseClick(console.top.sees, Qt.MouseButton.LeftButton)
    for button in (console.wall.sheet.toggle, console.wall.sheet.window_button, console.wall.sheet.on_button):
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert [name for name, *_ in heard.all] == ["wall_stepped", "wall.toggled", "wall.windowed", "wall_stepped"]


def test_the_menu_says_what_was_chosen(console, heard, qtbot, monkeypatch):
    """SCREENS §Words; F10 and a button open it."""
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: ("old.lesson", ""))
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: "exports")
    console.show_view(view_asking(PayDayAsk))
    qtbot.mouseClick(console.top.menu, Qt.MouseButton.LeftButton)
    menu = console.sheets.menu
    choices = (menu.desk.buttons[1], menu.wall.buttons[1], menu.look.buttons[1], menu.letters.buttons[2])
    for button in (*choices, menu.new, menu.open, menu.export):
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert heard.all[:4] == [
        ("desk_language_chosen", Language.SPANISH), ("wall_language_chosen", Language.SPANISH), ("sheets.theme_chosen", "dark"),
        ("wall.scale_chosen", 1.2),
    ]
    assert [name for name, *_ in heard.all[4:]] == ["new_lesson_wanted", "lesson_opened", "files.export_chosen"]
    assert heard.of("lesson_opened") + heard.of("files.export_chosen") == ["old.lesson", "exports"]


def test_a_dialog_that_is_cancelled_says_nothing(console, heard, monkeypatch):
    """Whoever cancels has changed nothing."""
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: ("", ""))
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: "")
    console.show_view(view_asking(PayDayAsk))
    console.sheets.menu.open.click()
    console.sheets.menu.export.click()
    assert heard.all == []


@pytest.mark.parametrize("zoom", ZOOMS)
@pytest.mark.parametrize("language", list(Language))
def test_in_the_menu_a_label_stands_beside_its_buttons(console, words, language, zoom):
    """In Spanish a label stood at the end of one line, and its buttons in the next."""
    words.speak(language)
    console.wear(LIGHT.zoomed(zoom))
    console.show_view(view_asking(TaxVoteAsk))
    console.sheets.lay_menu()
    QApplication.processEvents()
    menu = console.sheets.menu
    for label, row in ((menu._wall_name, menu.wall), (menu._zoom_name, menu.zoom)):
        beside = {button.mapTo(menu, button.rect().center()).y() - label.mapTo(menu, label.rect().center()).y() for button in row.buttons}
        assert all(abs(by) <= 2 * zoom for by in beside), (label.text(), beside)


def test_quit_asks_nothing(console):
    """Everything that was confirmed is on disk already."""
    console.show_view(view_asking(PayDayAsk))
    console.sheets.menu.quit.click()
    assert not console.isVisible()


def test_about_names_the_author_and_the_licences(console, words):
    """SCREENS: the game's credit stands in the program."""
    console.asks.lay_over(console.sheets.about)
    texts = " ".join(whole_texts(console.sheets.about))
    for credit in ("José Miguel Martín Rodríguez", "Pablo de Olavide University", "CC BY-NC-SA 4.0", "stateinclass.org", "MIT", "Atkinson"):
        assert credit in texts


def test_tab_reaches_everything_and_the_focus_can_be_seen(console, qtbot):
    """LOOK §Composition, the desk, 4: focus is a 3 px ink edge."""
    console.show_view(view_asking(PayDayAsk, last=True))
    console.activateWindow()
    reached = []
    for _ in range(60):
        widget = QApplication.focusWidget()
        if widget in reached:
            break
        if isinstance(widget, QAbstractButton | QLineEdit):
            before = widget.grab().toImage()
            widget.clearFocus()
            assert widget.grab().toImage() != before, widget
            widget.setFocus()
        reached.append(widget)
        qtbot.keyClick(widget, Qt.Key.Key_Tab)
    wanted = {
        console.asks.guide, console.asks.foot.primary, console.game.players.eye, console.game.history.undo,
        console.game.history.correct, console.game.history.lines, console.top.menu, console.top.sees,
    }
    assert wanted <= set(reached)


def test_every_button_can_be_heard(console):
    """A screen reader finds a name on whatever can be pressed."""
    console.show_view(view_asking(PayDayAsk, last=True))
    buttons = [button for button in console.findChildren(QAbstractButton) if button.isVisible()]
    assert len(buttons) > 5
    assert [button for button in buttons if not button.accessibleName() and not button.text()] == []


def test_the_menu_shows_what_holds_now(console, press):
    """Theme and wall language may have been changed elsewhere; Enter leaves the menu."""
    console.show_view(view_asking(PayDayAsk))
    own = console.asks.page
    press(Qt.Key.Key_F10)
    console.wear(DARK)
    console.show_wall_language(Language.SPANISH)
    menu = console.sheets.menu
    assert (menu.look.chosen_index, menu.wall.chosen_index, console.setup.form.wall_language) == (1, 1, Language.SPANISH)
    press(Qt.Key.Key_Enter)
    assert console.asks.page is own


def test_tokens_can_be_typed_wherever_the_focus_is(console, press):
    """SCREENS §The desk: as they come out of the bag, even after a look at the history."""
    console.show_view(view_asking(TaxVoteAsk))
    console.game.history.lines.setFocus()
    press(Qt.Key.Key_C)
    press(Qt.Key.Key_C)
    assert console.asks.page.counts == (0, 0, 2, 0)


def test_a_correction_in_the_middle_of_a_pay_day_keeps_what_was_typed_and_counts_it_in_again(console, heard):
    """RULES §What the bank can know: the correction is the remedy, one key away, of what was typed just now."""
    name, at = PAY_DAY_OPEN
    record = recorded(name)
    console.show_view(view_after(at, record))
    page = console.asks.page
    seat = page.asked_now().seat
    page.amount.handed_over.emit(1)
    assert heard.of("drafted")[-1] == Draft({seat: 1})
    corrected = structs.replace(record, entries=(*record.entries[:at], Corrected(seat=seat, coins_by=1)))
    console.show_view(view_after(at + 1, corrected))
    assert console.asks.page is page
    assert page.answers == {seat: 1}
    assert heard.of("drafted")[-2:] == [Draft({seat: 1})] * 2


def test_a_correction_that_was_entered_leaves_the_page_and_begins_anew_the_next_time(console, press):
    """SCREENS §The desk: what lies over the ask goes as soon as something was entered."""
    name, at = PAY_DAY_OPEN
    record = recorded(name)
    console.show_view(view_after(at, record))
    console.game.correction_wanted.emit()
    press(Qt.Key.Key_1)
    correction = console.asks.page
    assert correction.seats[0].isChecked()
    console.show_view(view_after(at + 1, structs.replace(record, entries=(*record.entries[:at], Corrected(seat=0, coins_by=1)))))
    assert not console.asks.is_covered
    console.game.correction_wanted.emit()
    assert console.asks.page is correction
    assert (correction.by.by, [line.isChecked() for line in correction.seats if line.isVisibleTo(correction)]) == (None, [False] * 8)


def test_what_was_typed_is_gone_once_the_game_has_come_back_by_another_way(console):
    """An undone tax vote and another one: the coins that were said for the old tax answer nothing."""
    name, at = PAY_DAY_OPEN
    record = recorded(name)
    console.show_view(view_after(at, record))
    page = console.asks.page
    page.amount.handed_over.emit(1)
    assert page.answers
    console.show_view(view_after(at - 1, record))
    console.show_view(view_after(at, record))
    assert console.asks.page is page
    assert page.answers == {}


def test_what_is_being_typed_is_passed_on_and_takes_the_trouble_away(console, heard):
    """The teacher has read it and is putting it right."""
    console.show_view(view_asking(PayDayAsk))
    console.show_trouble(TROUBLE)
    draft = Draft({0: 3})
    console.asks.page.drafted.emit(draft)
    assert heard.all == [("drafted", draft)]
    assert not console.asks.notice.isVisible()


def test_what_would_explain_a_contradiction_is_one_key_away(console, qtbot, press):
    """RULES §What the bank can know: the desk offers, one key away, the earlier entries that would explain it."""
    console.show_view(view_asking(PayDayAsk))
    console.show_trouble(structs.replace(TROUBLE, repairs=(RepairOffer(3, say(Says.TOLD_DEAL)),)))
    assert console.asks.notice.other.text() == "Open Roles dealt  F2"
    with qtbot.waitSignal(console.repair_opened) as opened:
        press(Qt.Key.Key_F2)
    assert opened.args == [3]
    assert not console.asks.notice.isVisible()
    console.show_trouble(structs.replace(TROUBLE, repairs=(RepairOffer(1, say(Says.TOLD_DEAL)),)))
    with qtbot.waitSignal(console.repair_opened) as opened:
        qtbot.mouseClick(console.asks.notice.other, Qt.MouseButton.LeftButton)
    assert opened.args == [1]
    with qtbot.assertNotEmitted(console.repair_opened):
        press(Qt.Key.Key_F2)


def test_a_finger_chooses_the_wall_s_mode_and_how_results_come(console, heard, qtbot):
    """SCREENS §Modes and §The desk: what F6 to F8 do, a finger does, too; the sheet shows what the wall does, not what was pressed."""
    console.show_view(view_asking(PayDayAsk))
    qtbot.mouseClick(console.top.sees, Qt.MouseButton.LeftButton)
    for mode in (Mode.FROZEN, Mode.BLACK, Mode.CARD):
        qtbot.mouseClick(console.wall.sheet.modes[mode], Qt.MouseButton.LeftButton)
        assert not console.wall.sheet.modes[mode].isChecked()
        console.wall.show_mode(mode)
        assert [each for each, button in console.wall.sheet.modes.items() if button.isChecked()] == [mode]
    for button in console.wall.sheet.ways.buttons[::-1]:
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert heard.all == [
        ("mode_toggled", Mode.FROZEN), ("mode_toggled", Mode.BLACK), ("mode_toggled", Mode.CARD),
        ("wall.reveals_chosen", Reveals.OFF), ("wall.reveals_chosen", Reveals.RUN), ("wall.reveals_chosen", Reveals.STEPS),
    ]
