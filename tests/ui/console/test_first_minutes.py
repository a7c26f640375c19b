"""The first minutes: how a class sits, whose names they are, and with which role cards it plays."""

import pytest
from msgspec import structs
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from app.editions.decks import sample_deck
from app.terms.people import Deck
from app.terms.saying import Says
from tests.ui.console.conftest import OFFER, SMALLEST
from ui.console.new_lesson import DeckOffer
from ui.text.languages import Language

ENTER = Qt.Key.Key_Return
SAMPLE, OWN = DeckOffer("", sample_deck("with-pact")), DeckOffer("cards.toml", sample_deck("without-pact"))


@pytest.fixture
def setup(console):
    console.show_welcome(OFFER)
    return console.setup


def paste(field, text, qtbot):
    """Ctrl+V with the keyboard in a field."""
    QGuiApplication.clipboard().setText(text)
    field.setFocus()
    qtbot.keyClick(field, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)


def numbered(pupils):
    return "\n".join(f"Name {n}" for n in range(pupils))


def typed(setup):
    return [field.text() for field in setup.seats.fields[: setup.seats.players]]


def told(setup):
    return setup.sample._words.text() if setup.sample.isVisible() else ""


def test_a_longer_list_is_split_over_tables(setup, heard, qtbot):
    """Issue 6, 1: a list for the whole class; each table is a lesson of its own, and says which."""
    setup.form.label.setText("4.º B")
    paste(setup.seats.fields[0], numbered(30), qtbot)
    assert typed(setup) == [f"Name {n}" for n in range(8)]
    assert setup.form.class_size.amount == 30
    assert [button.words for button in setup.seats.which.buttons] == ["1", "2", "3", "4"]
    assert "4 tables: 8, 8, 7 and 7" in setup.form.about_size.text()
    qtbot.mouseClick(setup.seats.which.buttons[2], Qt.MouseButton.LeftButton)
    assert typed(setup) == [f"Name {n}" for n in range(16, 23)]
    setup.confirm()
    (lesson,) = heard.of("lesson_chosen")
    assert lesson.players == tuple(f"Name {n}" for n in range(16, 23))
    assert lesson.label == "Table 3 · 4.º B"


def test_the_next_table_of_a_class_is_offered_next(console, setup, heard, qtbot):
    """Whoever has begun one table finds the names of the others; after the last one the set-up is fresh."""
    paste(setup.seats.fields[0], numbered(14), qtbot)
    setup.confirm()
    console.show_welcome(OFFER)
    assert typed(setup) == [f"Name {n}" for n in range(7, 14)]
    setup.confirm()
    console.show_welcome(OFFER)
    assert setup.seats.is_empty
    assert setup.form.pupils == 8
    assert [lesson.label for lesson in heard.of("lesson_chosen")] == ["Table 1", "Table 2"]


def test_what_was_typed_at_one_table_waits_while_another_is_seen(setup, qtbot):
    """Nothing is lost by looking."""
    paste(setup.seats.fields[0], numbered(12), qtbot)
    setup.seats.fields[5].setText("Zoe")
    setup.seats.which.buttons[1].click()
    assert typed(setup)[5] == "Name 11"
    setup.seats.which.buttons[0].click()
    assert typed(setup)[5] == "Zoe"


@pytest.mark.parametrize(("pupils", "pairs"), [(9, 1), (10, 2), (11, 3), (17, 1)])
def test_a_class_that_makes_no_tables_is_told_how_many_pairs_do(setup, words, heard, qtbot, pupils, pairs):
    """Issue 6, 1: 9, 10, 11 and 17 cannot; pairs can share a seat, and nobody of a list is left out."""
    paste(setup.seats.fields[0], numbered(pupils), qtbot)
    assert str(pupils) in told(setup)
    assert words.say(Says.PAIRS, n=pairs) in told(setup)
    assert sum(setup.seats.tables.seats) == pupils - pairs
    setup.seats.go_to_table(len(setup.seats.tables.seats) - 1)
    setup.confirm()
    players = heard.of("lesson_chosen")[0].players
    assert sum(" + " in name for name in players) == pairs
    assert players[-1] == f"Name {pupils - 2} + Name {pupils - 1}"


@pytest.mark.parametrize("pupils", ["0", "5"])
def test_too_few_make_no_table(setup, heard, qtbot, pupils):
    """RULES: 6 to 8 players."""
    setup.form.class_size.setFocus()
    setup.form.class_size.field.selectAll()
    qtbot.keyClicks(setup.form.class_size.field, pupils)
    assert "at least 6" in told(setup)
    assert not setup.is_ready
    setup.confirm()
    assert heard.of("lesson_chosen") == []
    setup.form.sizes.buttons[1].click()
    setup.confirm()
    assert len(heard.of("lesson_chosen")[0].players) == 7


def test_a_class_is_counted_and_pasted_by_finger_too(setup, qtbot):
    """SCREENS: everything works with mouse or finger."""
    for _ in range(4):
        qtbot.mouseClick(setup.form.class_size.plus, Qt.MouseButton.LeftButton)
    assert (setup.form.pupils, setup.seats.tables.seats) == (12, (6, 6))
    QGuiApplication.clipboard().setText("Ana, Leo, Marta, Kofi, Zoe, Noa")
    qtbot.mouseClick(setup.seats.paste, Qt.MouseButton.LeftButton)
    assert typed(setup) == ["Ana", "Leo", "Marta", "Kofi", "Zoe", "Noa"]
    assert setup.form.pupils == 6


@pytest.mark.parametrize("language", Language)
def test_names_that_are_there_twice_are_told(setup, words, qtbot, language):
    """Issue 6, 1: duplicates are told, and may stay; with no list at all it says what to copy."""
    words.speak(language)
    paste(setup.seats.fields[0], "Ana\nLeo\nana\nKofi\nZoe\nNoa\nLeo", qtbot)
    assert told(setup) == words.say(Says.SETUP_DOUBLES, names=("Ana", "Leo"))
    assert setup.is_ready
    QGuiApplication.clipboard().setText(" 12 \n ")
    qtbot.mouseClick(setup.seats.paste, Qt.MouseButton.LeftButton)
    assert told(setup) == words.say(Says.SETUP_NO_LIST)
    assert typed(setup)[:2] == ["Ana", "Leo"]


def test_a_class_of_pasted_names_is_at_the_pact_after_three_keys(setup, heard, press):
    """Issue 6, 1: less than a minute to the pact, by keyboard: Enter, paste, Enter."""
    QGuiApplication.clipboard().setText("\n".join(f"{n}. García, Name {n}" for n in range(1, 9)))
    press(ENTER)
    press(Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    press(ENTER)
    (lesson,) = heard.of("lesson_chosen")
    assert lesson.players == tuple(f"Name {n}" for n in range(1, 9))


@pytest.mark.parametrize("between", ["\n", "\r\n", ", "])
def test_a_class_list_pasted_into_the_label_goes_to_the_seats(setup, qtbot, between):
    """A newcomer's first game: the keyboard begins in the label, and eight names stood in it."""
    setup.form.label.setText("Table 1, 4B")
    names = [f"Name {letter}" for letter in "abcdefgh"]
    paste(setup.form.label, between.join(names), qtbot)
    assert typed(setup) == names
    assert setup.form.label.text() == "Table 1, 4B"


@pytest.mark.parametrize("text", ["Table 2, class 4B", "Ana, Leo and Kofi, Tuesday\n"])
def test_a_label_is_pasted_as_a_label(setup, qtbot, text):
    """One line with a comma is no class."""
    paste(setup.form.label, text, qtbot)
    assert setup.form.label.text().strip() == text.strip()
    assert not any(typed(setup))


def test_one_name_is_pasted_where_the_keyboard_is(setup, qtbot):
    """It is no list."""
    paste(setup.seats.fields[3], "Ana García", qtbot)
    assert typed(setup) == ["", "", "", "Ana García", "", "", "", ""]


def test_each_edition_is_explained_in_one_sentence(setup, words):
    """Issue 6, 1: the chosen one beside it, the other at its button, too."""
    for offer, button in zip(setup.form.offers, setup.form.editions.buttons, strict=True):
        button.click()
        assert setup.form.about_edition.text() == words.say(Says.SETUP_WITH_PACT if offer.has_pact else Says.SETUP_WITHOUT_PACT)
        assert setup.form.about_edition.text() in button.toolTip()


# ----------------------------------------------------------------------------------------------------- the role cards


def test_role_cards_are_chosen_and_whatever_is_not_the_printed_deck_says_so(console, setup, heard):
    """RULES §The printed role cards: setup says so, until somebody has compared them."""
    assert "not the printed ones" in told(setup)
    console.show_decks((SAMPLE, OWN), "folder")
    assert setup.form.deck == ""
    setup.form.roles.buttons[1].click()
    assert "not compared" in told(setup)
    console.show_decks((SAMPLE, structs.replace(OWN, is_compared=True)), "folder")
    assert told(setup) == ""
    setup.confirm()
    assert heard.of("lesson_chosen")[0].deck == "cards.toml"


def test_a_deck_that_was_compared_is_played_with_before_the_sample(console, setup):
    """Whoever has typed in the printed cards wants them."""
    console.show_decks((SAMPLE, OWN, DeckOffer("printed.toml", OWN.deck, is_compared=True)), "folder")
    assert setup.form.deck == "printed.toml"
    assert setup.form.roles.buttons[setup.form.roles.chosen_index].isChecked()


def test_the_deck_that_was_chosen_last_is_played_with_in_the_next_lesson(console, setup):
    """Issue 6: before any that was compared, the sample, too, if it was the sample that somebody chose."""
    decks = (SAMPLE, OWN, DeckOffer("printed.toml", OWN.deck, is_compared=True))
    console.show_decks(decks, "folder")
    chosen = []
    setup.form.deck_chosen.connect(chosen.append)
    for at, path in ((1, "cards.toml"), (0, "")):
        setup.form.roles.buttons[at].click()
        console.show_welcome(OFFER)
        assert (setup.form.deck, setup.form.roles.chosen_index) == (path, at)
    setup.choose_deck("printed.toml")
    console.show_welcome(OFFER)
    assert setup.form.deck == "printed.toml"
    assert chosen == ["cards.toml", "", "printed.toml"], "a new lesson chooses nothing: somebody does"


@pytest.mark.parametrize(("wanted", "deck"), [
    (None, "printed.toml"), ("cards.toml", "cards.toml"), ("", ""), ("gone.toml", "printed.toml"), ("CARDS.toml/../x", "printed.toml"),
])
def test_the_deck_that_is_remembered_is_chosen_as_soon_as_it_is_known_to_be_there(console, setup, wanted, deck):
    """Issue 6: the decks are told late, and from wherever the folder lies today; without the remembered one it is as if there were none."""
    chosen = []
    setup.form.deck_chosen.connect(chosen.append)
    setup.form.wanted = wanted
    console.show_welcome(OFFER)
    assert setup.form.deck == ""
    decks = (SAMPLE, DeckOffer("printed.toml", OWN.deck, is_compared=True), OWN)
    console.show_decks(decks, "folder")
    assert setup.form.deck == deck
    assert chosen == []


def test_a_deck_that_is_gone_is_not_played_with(console, setup):
    """It was deleted, or its stick was pulled out."""
    console.show_decks((SAMPLE, OWN), "folder")
    setup.form.roles.buttons[1].click()
    console.show_decks((SAMPLE,), "folder")
    assert (setup.form.deck, setup.form.roles.chosen_index) == ("", 0)


def test_more_decks_than_there_is_room_for_are_on_the_page_of_the_cards(console, setup, qtbot):
    """The chosen one has a button, wherever it was chosen."""
    console.show_decks((SAMPLE, *(DeckOffer(f"{n}.toml", OWN.deck) for n in range(5))), "folder")
    setup.choose_deck("4.toml")
    assert setup.form.shown_decks == ("", "4.toml", "0.toml")
    wanted = []
    console.decks_wanted.connect(lambda: wanted.append(True))
    qtbot.mouseClick(setup.form.cards, Qt.MouseButton.LeftButton)
    assert wanted == [True]


def test_rows_stand_apart_where_there_is_room_and_close_where_there_is_none(console, setup, qtbot):
    """LOOK §Space: 12 px between rows; eleven lines below each other leave less, and a longer notice is never pushed out."""
    gaps = {}
    for high in (705, 768, 1000, 705):
        console.resize(1366, high)
        QApplication.processEvents()
        gaps[high] = setup.form.layout().verticalSpacing()
        assert console.asks.host.verticalScrollBar().maximum() == 0
    assert 4 <= gaps[705] < gaps[768] <= gaps[1000] == 12
    paste(setup.seats.fields[0], "\n".join(["W" * 40] * 57), qtbot)
    QApplication.processEvents()
    assert console.asks.host.verticalScrollBar().maximum() == 0


@pytest.mark.parametrize("language", Language)
def test_a_split_class_with_everything_to_say_fits_the_smallest_window(console, setup, words, qtbot, language):
    """LOOK: every page fits 1280 × 705, with eight names of forty letters, eight tables and long decks."""
    words.speak(language)
    console.show_decks((SAMPLE, *(DeckOffer(f"{n}.toml", Deck("W" * 60, OWN.deck.roles)) for n in range(4))), "folder")
    setup.choose_deck("3.toml")
    paste(setup.seats.fields[0], "\n".join(["W" * 40] * 57), qtbot)
    QApplication.processEvents()
    room = console.asks.host.viewport()
    assert console.size().toTuple() == SMALLEST
    assert setup.minimumSizeHint().width() <= room.width()
    assert setup.height() <= room.height()
