"""A new lesson."""

import pytest
from msgspec import structs
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QFileDialog, QMessageBox

from app.asks import PactAsk
from app.terms.saying import Says, say
from tests.ui.console.conftest import OFFER
from tests.ui.console.games import LONG_NAMES, view_after, view_asking
from ui.console.new_lesson import NewLesson
from ui.text.languages import Language

ENTER = Qt.Key.Key_Return
PLAYERS_8 = tuple(f"Player {seat}" for seat in range(1, 9))


@pytest.fixture
def setup(console):
    console.show_welcome(OFFER)
    return console.setup


def test_enter_alone_begins_a_lesson(setup, heard, press):
    """Issue 2, 5: names or none. Every choice has a default; the keyboard begins in the label."""
    for _ in range(9):
        press(ENTER)
    assert heard.of("lesson_chosen") == [
        NewLesson("", "with-pact", PLAYERS_8, None, Language.ENGLISH, Language.ENGLISH, "folder"),
    ]


def test_enter_moves_from_name_to_name(setup, heard, press, qtbot):
    """SCREENS §The desk: focus moves by itself."""
    qtbot.keyClicks(QApplication.focusWidget(), "Table 2")
    press(ENTER)
    for name in ("Ana", " Leo  Ruiz ", "Kofi"):
        qtbot.keyClicks(QApplication.focusWidget(), name)
        press(ENTER)
    for _ in range(5):
        press(ENTER)
    (lesson,) = heard.of("lesson_chosen")
    assert lesson.label == "Table 2"
    assert lesson.players == ("Ana", "Leo Ruiz", "Kofi", *PLAYERS_8[3:])


def test_a_pasted_list_fills_one_seat_after_another(setup, qtbot):
    """A class list comes from a spreadsheet."""
    QGuiApplication.clipboard().setText("Ana\r\nYoussef\n\n  Inés \nLucía\n")
    setup.seats.fields[1].setFocus()
    qtbot.keyClick(setup.seats.fields[1], Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    assert [field.text() for field in setup.seats.fields] == ["", "Ana", "Youssef", "Inés", "Lucía", "", "", ""]
    assert QApplication.focusWidget() is setup.seats.fields[4]


def test_a_name_has_at_most_40_letters(setup, heard, qtbot):
    """Issue 2: names of 40 characters fit everywhere."""
    qtbot.keyClicks(setup.seats.fields[0], "x" * 41)
    setup.seats.fields[1].setText("y" * 50)
    setup.confirm()
    assert heard.of("lesson_chosen")[0].players[:2] == ("x" * 40, "y" * 40)


def test_what_could_be_done_with_a_lesson_is_not_told_while_another_is_set_up(console, press, words):
    """A newcomer's first game: "This game is over" stood beside the names of the next one, with a key for it."""
    wanted, view = [], view_after(3)
    console.change_wanted.connect(wanted.append)
    console.show_view(view)
    console.show_change_offer(say(Says.LESSON_OPEN_TO_LOOK), "a.lesson")
    console.show_welcome(OFFER)
    press(Qt.Key.Key_F9)
    assert (console.asks.notice.isVisible(), wanted) == (False, [])
    console.asks.close_over()
    assert console.asks.notice.accessibleName() == words.say(Says.LESSON_OPEN_TO_LOOK)
    press(Qt.Key.Key_F9)
    assert wanted == ["a.lesson"]
    console.show_view(structs.replace(view, table=view.table + 1))
    assert not console.asks.notice.isVisible()


def test_six_play_with_six_names(setup, heard, press):
    """000 §Setup: 6 players, two of each class, a level costs 8."""
    setup.form.sizes.buttons[0].click()
    assert setup.form.about_size.text() == "2 upper, 2 middle, 2 working · a level costs 8 coins"
    assert not setup.seats.fields[6].isEnabled()
    setup.seats.fields[0].setFocus()
    for _ in range(6):
        press(ENTER)
    assert heard.of("lesson_chosen")[0].players == PLAYERS_8[:6]


def test_the_edition_says_what_it_means_and_what_lies_ahead(setup, console, heard):
    """003 §Preparación: without the pact Tension begins at 3 and the roles come first."""
    assert console.strip.phases.names == ("Table", "Pact", "Roles", "Round 1")
    setup.form.editions.buttons[1].click()
    assert "Tension begins at 3" in setup.form.about_edition.text()
    assert console.strip.phases.names == ("Table", "Roles", "Round 1")
    assert console.asks.foot.primary.words == "Go to the roles"
    setup.confirm()
    assert heard.of("lesson_chosen")[0].edition == "without-pact"


def test_a_recent_lesson_is_opened_with_one_press(setup, heard):
    """The lesson of last week goes on."""
    setup.side.links[1].click()
    assert heard.all == [("lesson_opened", "second.lesson")]


@pytest.fixture
def asked(monkeypatch):
    """The questions that were asked, each answered with yes."""
    asked = []
    monkeypatch.setattr(QMessageBox, "exec", lambda box: asked.append(box.text()))
    monkeypatch.setattr(QMessageBox, "clickedButton", lambda box: next(one for one in box.buttons() if "good" in one.text()))
    return asked


@pytest.mark.parametrize("way", ["mouse", "key"])
def test_a_recent_lesson_is_deleted_after_one_question(setup, console, asked, qtbot, way):
    """Issue 3.5: deleted for good, copies included, after one question: with a finger on its cross, or with the key Delete."""
    gone, line = [], setup.side.recent[1]
    console.files.delete_chosen.connect(gone.append)
    if way == "mouse":
        qtbot.mouseClick(line.delete, Qt.MouseButton.LeftButton)
    else:
        line.link.setFocus()
        qtbot.keyClick(line.link, Qt.Key.Key_Delete)
    assert gone == ["second.lesson"]
    assert len(asked) == 1
    assert "second.lesson" in asked[0]


def test_the_key_delete_in_a_name_deletes_a_letter_and_no_lesson(setup, asked, qtbot):
    """FIELD 21: a key fires while a name is typed."""
    field = setup.seats.fields[0]
    field.setText("Ana")
    field.setFocus()
    field.home(False)
    qtbot.keyClick(field, Qt.Key.Key_Delete)
    assert (field.text(), asked) == ("na", [])


def test_a_cross_says_in_both_languages_which_lesson_it_deletes(setup, words):
    """Issue 2, 7: nothing is without words, for whoever hears the screen."""
    said = []
    for language in Language:
        words.speak(language)
        said.append(setup.side.recent[1].delete.accessibleName())
    assert said == ["Delete “Table 2”…", "Eliminar «Table 2»…"]


def test_the_folder_is_shown_and_can_be_changed(setup, heard, monkeypatch):
    """Where the lesson file is kept is no secret."""
    assert setup.side.folder.text() == "folder"
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: "elsewhere")
    setup.side.choose.click()
    setup.confirm()
    assert heard.of("lesson_chosen")[0].folder == "elsewhere"


def test_desk_and_wall_languages_are_chosen_apart(setup, heard, words, console):
    """Issue 2, 7: for desk and wall separately."""
    setup.form.wall.buttons[1].click()
    assert heard.all == [("wall_language_chosen", Language.SPANISH)]
    setup.confirm()
    lesson = heard.of("lesson_chosen")[0]
    assert (lesson.desk_language, lesson.wall_language) == (Language.ENGLISH, Language.SPANISH)


def test_players_without_a_name_are_called_so_in_the_desk_s_language(setup, heard, words):
    """What is written into the lesson is what the teacher read."""
    words.speak(Language.SPANISH)
    setup.confirm()
    assert heard.of("lesson_chosen")[0].players[0] == "Jugador 1"


def test_what_was_typed_survives_a_change_of_language(setup, words):
    """Issue 2, 7: switched at run time."""
    setup.form.label.setText("Table 2")
    setup.seats.fields[0].setText("Ana")
    words.speak(Language.SPANISH)
    assert (setup.form.label.text(), setup.seats.fields[0].text()) == ("Table 2", "Ana")
    assert setup.seats.fields[1].placeholderText() == "Nombre"


def test_a_new_lesson_over_a_game_can_be_left_again(console, press):
    """Nothing is lost by looking."""
    console.show_view(view_asking(PactAsk))
    console.show_welcome(OFFER)
    assert console.setup.side.isVisible()
    press(Qt.Key.Key_Escape)
    assert console.game.isVisible()
    assert console.top.label.text() == "Table 2 · 4.º B"


def test_without_a_game_the_set_up_stays(console, setup, press):
    """There is nothing behind it."""
    press(Qt.Key.Key_Escape)
    assert console.asks.page is setup


def test_undo_is_not_for_a_game_behind_the_set_up(console, heard, press):
    """What cannot be seen is not undone."""
    console.show_view(view_after(9))
    console.show_welcome(OFFER)
    console.asks.setFocus()
    press(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert heard.all == []


def test_a_press_that_began_the_lesson_cannot_answer_its_first_ask(console, setup, heard, press, clock):
    """FIELD 20."""
    console.lesson_chosen.connect(lambda _lesson: console.show_view(view_after(2)))
    setup.seats.fields[7].setFocus()
    press(ENTER)
    press(ENTER)
    assert heard.of("entered") == []
    clock.now += 1
    press(ENTER)
    assert len(heard.of("entered")) == 1


def test_another_lesson_begins_with_clean_pages(console):
    """What was typed for one table never appears at another."""
    console.show_view(view_asking(PactAsk))
    console.asks.page.coins.show_amount(13)
    other = view_after(0)
    console.show_view(type(other)(**{name: getattr(other, name) for name in other.__struct_fields__} | {"table": 1}))
    assert console.asks.page.coins.amount is None


def test_forty_letter_names_fit_their_fields(setup):
    """Issue 2: eight names of 40 characters."""
    for field, name in zip(setup.seats.fields, LONG_NAMES, strict=True):
        field.setText(name[:40])
    assert setup.seats.names == tuple(name[:40] for name in LONG_NAMES)


def test_it_says_how_many_coins_are_surely_enough(console, words):
    """Issue 3, 3: for this edition and so many players, with the sample deck; nothing is said of other cards."""
    console.show_welcome(OFFER)
    told = console.setup.side._enough
    assert told.text() == ""
    console.show_enough("with-pact", {6: 495, 7: 537, 8: 593})
    assert "593" in told.text()
    console.setup.form.sizes.buttons[0].click()
    assert "495" in told.text()
    console.setup.choose_deck("cards.toml")
    assert told.text() == ""
