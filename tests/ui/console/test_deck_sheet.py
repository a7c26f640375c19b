"""The role cards of a deck at the desk: typed in, checked in words, compared, and pasted over."""

import pytest
from msgspec import structs
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from app.editions.decks import sample_deck
from app.terms import names
from app.terms.people import CLASSES, Deck
from app.terms.saying import Says, say
from tests.ui.console.conftest import OFFER, SMALLEST
from tests.ui.console.games import view_after
from ui.console.deck_checks import faults, ties, unusual
from ui.console.new_lesson import DeckOffer
from ui.text.languages import Language

ENTER, ESCAPE, DOWN = Qt.Key.Key_Return, Qt.Key.Key_Escape, Qt.Key.Key_Down
SAMPLE = DeckOffer("", sample_deck("with-pact"))
ROLES = (structs.replace(SAMPLE.deck.roles[0], income=15), *SAMPLE.deck.roles[1:])
OWN = DeckOffer("own.toml", Deck("Printed", ROLES))


@pytest.fixture
def sheet(console):
    """The page over the set-up, with the sample and one deck of one's own."""
    console.show_welcome(OFFER)
    console.show_decks((SAMPLE, OWN), "folder")
    console.decks.show_decks((SAMPLE, OWN), "folder")
    console.open_decks()
    return console.decks


def of(signal):
    told = []
    signal.connect(lambda *values: told.append(values))
    return told


def type_into(field, text, qtbot):
    field.setFocus()
    field.selectAll()
    qtbot.keyClicks(field, text)


def told(sheet):
    return [label.text() for label in sheet.side.check_lines if not label.isHidden()]


def test_a_card_is_typed_in_and_the_deck_kept_by_keyboard_alone(console, sheet, qtbot, press):
    """Issue 6, 2: name, class, Income, Cost of Living, three goals, in play; Enter keeps it."""
    kept = of(sheet.kept)
    assert QApplication.focusWidget() is sheet.name
    assert console.asks.foot.primary.words == "Play with this deck"
    qtbot.keyClicks(sheet.name, "Printed 2025")
    press(ENTER)
    for figure in (13, 5, 21, 31, 41):
        qtbot.keyClicks(QApplication.focusWidget(), str(figure))
        press(Qt.Key.Key_Tab)
    assert console.asks.foot.primary.words == "Keep this deck"
    type_into(sheet.table.lines[0].name, "Ship owner", qtbot)
    press(ENTER)
    ((keeping,),) = kept
    card = keeping.deck.roles[0]
    assert (keeping.path, keeping.deck.name, keeping.is_compared) == ("", "Printed 2025", False)
    assert (card.id, card.name, card.income, card.cost_of_living) == ("company-director", "Ship owner", 13, 5)
    assert (card.goals.get_by, card.goals.live_well, card.goals.thrive) == (21, 31, 41)
    assert keeping.deck.roles[1:] == SAMPLE.deck.roles[1:]


@pytest.mark.parametrize("way", ["mouse", "key"])
def test_class_and_tables_are_turned_by_finger_or_space(sheet, qtbot, way):
    """SCREENS: mouse and finger alone; a button says what it shows, and of which card."""
    line = sheet.table.lines[0]
    for button in (line.social_class, line.when):
        if way == "mouse":
            qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
        else:
            button.setFocus()
            qtbot.keyClick(button, Qt.Key.Key_Space)
    assert (line.typed.social_class, line.typed.left_out_at, line.typed.spare) == (CLASSES[1], 7, False)
    assert line.when.words == "not at 6, 7"
    assert "Company director" in line.when.accessibleName()
    line.when.click()
    line.when.click()
    assert line.typed.spare
    line.when.click()
    assert (line.typed.spare, line.typed.left_out_at) == (False, 0)


def test_down_keeps_to_a_column(sheet, press):
    """As in every table of figures."""
    sheet.table.lines[0].figures[2].setFocus()
    press(DOWN)
    assert QApplication.focusWidget() is sheet.table.lines[1].figures[2]


@pytest.mark.parametrize("language", Language)
def test_what_no_deck_can_be_is_told_in_words_and_cannot_be_kept(console, sheet, words, qtbot, language):
    """Issue 6, 2: goals in order, counts per class, a figure that is missing."""
    words.speak(language)
    kept = of(sheet.kept)
    line = sheet.table.lines[2]
    type_into(line.figures[2], "99", qtbot)
    assert told(sheet)[0] == words.say(Says.CARD_GOALS_ORDER, role=names.role(line.card)) == console.asks.foot.note.text()
    type_into(line.figures[2], "12", qtbot)
    line.social_class.click()
    assert told(sheet) == [words.say(Says.DECK_COUNT_CLASSES, players=players, upper=2, middle=middle, working=working, classes=classes)
                           for players, middle, working, classes in ((8, 2, 4, "2, 3, 3"), (7, 1, 4, "2, 2, 3"), (6, 1, 3, "2, 2, 2"))]
    assert not console.asks.foot.primary.isEnabled()
    line.figures[0].clear()
    line.figures[0].changed.emit()
    assert told(sheet)[0] == words.say(Says.CARD_NUMBER_MISSING, role=names.role(line.card))
    sheet.confirm()
    assert kept == []


def test_equal_incomes_are_explained(sheet, words):
    """Ruling 4: lowest Income, then the lower class, then the earlier seat."""
    keys = {tie.values["income"]: tie.key for tie in ties(SAMPLE.deck)}
    assert keys == {5: Says.DECK_TIE_SEATS, 6: Says.DECK_TIE_CLASSES, 7: Says.DECK_TIE_SEATS}
    three = structs.replace(SAMPLE.deck, roles=tuple(structs.replace(role, income=6) for role in SAMPLE.deck.roles))
    (tie,) = ties(three)
    assert (tie.key, len(tie.values["roles"])) == (Says.DECK_TIE_BOTH, 11)
    apart = structs.replace(SAMPLE.deck, roles=tuple(structs.replace(role, income=n) for n, role in enumerate(SAMPLE.deck.roles)))
    assert [tie.key for tie in ties(apart)] == [Says.DECK_NO_TIE]
    assert any("Office worker and Electrician" in line for line in told(sheet))
    assert faults(SAMPLE.deck) == (faults(SAMPLE.deck)[0],)  # only its name is its own


@pytest.mark.parametrize("language", Language)
def test_a_figure_far_from_the_cards_of_the_game_is_asked_about_and_can_be_played(console, sheet, words, qtbot, language):
    """A newcomer typed an Income of 99, and every check passed."""
    words.speak(language)
    line = sheet.table.lines[3]
    type_into(line.figures[0], "99", qtbot)
    incomes = [role.income for role in SAMPLE.deck.roles]
    figures = {"role": names.role(line.card), "figure": say(Says.COLUMN_INCOME), "n": 99, "low": min(incomes), "high": max(incomes)}
    assert told(sheet)[:2] == [words.say(Says.DECK_SOUND), words.say(Says.DECK_UNUSUAL, **figures)]
    assert console.asks.foot.primary.isEnabled()
    type_into(line.figures[0], str(2 * max(incomes)), qtbot)
    assert words.say(Says.DECK_UNUSUAL, **(figures | {"n": 2 * max(incomes)})) not in told(sheet)


def test_the_cards_of_the_game_are_never_far_from_themselves():
    """Nor is one coin more or less."""
    assert unusual(SAMPLE.deck, SAMPLE.deck) == unusual(OWN.deck, SAMPLE.deck) == ()
    poor = structs.replace(SAMPLE.deck, roles=tuple(structs.replace(role, income=1) for role in ROLES))
    assert len(unusual(poor, SAMPLE.deck)) == len(ROLES)


def test_other_counts_are_told_too():
    """A deck has 8 cards in play and one spare of each class; only the sample is called so."""
    roles = tuple(structs.replace(role, spare=False) for role in ROLES)
    assert [fault.key for fault in faults(Deck("mine", roles))] == [Says.DECK_COUNT_IN_PLAY, Says.DECK_COUNT_SPARES]
    assert [fault.key for fault in faults(Deck("Sample", ROLES))] == [Says.DECK_NAME_RESERVED]


def test_the_sample_cards_can_never_be_said_to_be_compared(sheet, qtbot):
    """Issue 6, 2: the sample deck never can be, whatever it is called."""
    assert not sheet.side.tick.isEnabled()
    qtbot.keyClicks(sheet.name, "Printed")
    assert not sheet.side.tick.isEnabled()
    type_into(sheet.table.lines[0].figures[0], "15", qtbot)
    assert sheet.side.tick.isEnabled()


def test_what_was_compared_holds_as_long_as_no_figure_changes(sheet, qtbot):
    """Issue 6, 2: kept with the deck; another figure takes it away, and the old one gives it back."""
    kept = of(sheet.kept)
    qtbot.mouseClick(sheet.side.links[1], Qt.MouseButton.LeftButton)
    assert not sheet.is_changed
    sheet.side.tick.click()
    assert (sheet.is_compared, sheet.is_changed) == (True, True)
    type_into(sheet.table.lines[4].figures[1], "9", qtbot)
    assert not sheet.side.tick.isChecked()
    type_into(sheet.table.lines[4].figures[1], str(ROLES[4].cost_of_living), qtbot)
    assert sheet.side.tick.isChecked()
    sheet.confirm()
    ((keeping,),) = kept
    assert (keeping.path, keeping.is_compared) == ("own.toml", True)


@pytest.mark.parametrize("way", ["key", "button"])
def test_a_table_is_pasted_from_the_row_on_where_the_keyboard_is(sheet, qtbot, way):
    """Issue 6, 2: paste from a spreadsheet; one number is pasted into its field as ever."""
    pasted = of(sheet.pasted)
    field = sheet.table.lines[3].figures[0]
    field.setFocus()
    QGuiApplication.clipboard().setText("1\t2\n3\t4")
    if way == "key":
        qtbot.keyClick(field, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    else:
        sheet.paste.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        qtbot.mouseClick(sheet.paste, Qt.MouseButton.LeftButton)
    assert pasted == [("1\t2\n3\t4", 3, sheet.deck)]
    QGuiApplication.clipboard().setText("9")
    field.selectAll()
    qtbot.keyClick(field, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    assert (field.amount, len(pasted)) == (9, 1)


@pytest.mark.parametrize("has_welcome", [False, True])
def test_playing_with_a_deck_goes_on_to_the_set_up(console, sheet, press, clock, has_welcome):
    """Reached from the set-up or from the welcome; a newcomer was back at the welcome, and nothing told that the deck was chosen."""
    if has_welcome:
        console.show_start()
        console.open_decks()
    sheet.side.picked.emit("own.toml")
    clock.now += 10
    press(ENTER)
    console.confirm()
    assert console.asks.page is console.setup
    assert console.setup.form.deck == "own.toml"


def test_playing_with_a_deck_over_a_game_begins_another_lesson_with_it(console, sheet, heard):
    """The game that is open keeps its cards; the set-up of the next lesson has these."""
    console.show_view(view_after(9))
    console.new_lesson_wanted.connect(lambda: console.show_welcome(OFFER))
    console.sheets.lay_menu()
    console.open_decks()
    sheet.show_decks((SAMPLE, OWN), "folder")
    sheet.side.picked.emit("own.toml")
    sheet.confirm()
    assert heard.of("new_lesson_wanted") == [None]
    assert (console.asks.page, console.setup.form.deck) == (console.setup, "own.toml")
    console.asks.leave()
    assert console.asks.page is console.sheets.menu, "and the game is still there"


def test_it_is_left_with_escape_and_what_was_typed_is_there_again(console, sheet, press, qtbot):
    """Nothing is lost by looking elsewhere."""
    type_into(sheet.table.lines[0].figures[0], "15", qtbot)
    press(ESCAPE)
    assert console.asks.page is console.setup
    sheet.open_deck("own.toml")
    console.open_decks()
    assert sheet.table.lines[0].figures[0].amount == 15
    assert sheet.name.text() == ""


def test_over_a_game_it_says_that_the_game_keeps_its_cards(console, sheet, press):
    """Reached from the menu; undo is not for a game behind it."""
    console.show_view(view_after(9))
    console.sheets.lay_menu()
    wanted = of(console.decks_wanted)
    console.sheets.menu.decks.click()
    assert wanted == [()]
    console.open_decks()
    assert console.side.currentWidget() is sheet.side
    assert "keeps its own cards" in console.asks.header.accessibleName() + console.words.say(sheet.own_words()[1])
    press(ESCAPE)
    press(ESCAPE)
    assert console.side.currentWidget() is console.game


@pytest.mark.parametrize("language", Language)
def test_it_fits_the_smallest_window(console, sheet, words, language):
    """LOOK: eleven cards at once at 1280 × 705, with long names and everything to tell."""
    words.speak(language)
    roles = tuple(structs.replace(role, name=f"{n:02} {'W' * 37}", income=6) for n, role in enumerate(ROLES))
    sheet.show_decks((SAMPLE, *(DeckOffer(f"{n}", Deck("W" * 60, roles)) for n in range(9))), "W" * 200)
    sheet.show_deck(DeckOffer("3", Deck("W" * 60, roles)))
    sheet.show_status(sheet.own_words()[1])
    QApplication.processEvents()
    room = console.asks.host.viewport()
    assert console.size().toTuple() == SMALLEST
    assert sheet.minimumSizeHint().width() <= room.width()
    assert sheet.height() <= room.height()
    assert sheet.side.minimumSizeHint().height() <= console.side.height()
    assert all(field.accessibleName() for line in sheet.table.lines for field in line.fields)
