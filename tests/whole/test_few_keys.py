"""Every sheet and page of the desk done to its end by Tab, Shift+Tab, arrows, Space and Enter alone, the keyboard in sight at each stop."""

from importlib import import_module
from itertools import product
from pkgutil import walk_packages

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QFileDialog

from app import entries as e
from app.debrief.prediction import NOTE, Prediction
from app.decks.folder import shelved
from app.stage import Mode, Reveals
from app.terms.saying import Says
from app.views.slides import SlideId
from tests.whole.debriefed import LEGACY, lesson
from tests.whole.few_keys import FewKeys
from tests.whole.keyboard import Key, Keyboard
from tests.whole.lessons import check_exported, check_same_game, lesson_of, record_printed
from tests.whole.tables import source
from ui import console
from ui import program as programs
from ui.console.new_lesson import RecentLesson
from ui.console.pages.correction import TENSION
from ui.console.pages.page import Page
from ui.text.languages import Language

pytestmark = [pytest.mark.long, pytest.mark.qt_log_ignore("This plugin does not support (raise|grabbing the keyboard)", extend=True)]

GAMES = (14, 35)  # both editions, eight players, eight rounds
MIDDLE = 12  # entries of a game: in a round, with a vote to come


@pytest.fixture
def welcome(begin, clock, tmp_path, monkeypatch):
    """A teacher at the first page of all."""
    monkeypatch.setattr(programs, "_decks_folder", lambda: tmp_path / "decks")
    program = begin()
    program.console.show_start()
    QApplication.processEvents()
    return FewKeys(program, clock.wait)


@pytest.fixture
def desk(welcome, tmp_path):
    """A teacher in a game of eight, as far as wanted."""

    def at(entries=MIDDLE, game=LEGACY):
        welcome.program.bridge.open_to_change(str(lesson(tmp_path / "a.lesson", game, entries)))
        QApplication.processEvents()
        return welcome

    return at


@pytest.fixture
def menu(desk):
    """The same, with the menu open."""

    def at(*given):
        keys = desk(*given)
        keys.press(keys.console.top.menu)
        assert keys.page is keys.console.sheets.menu
        return keys

    return at


def form_of(keys):
    return keys.console.setup.form


def record(keys, capfdbinary):
    """What the lesson on the disk holds."""
    return record_printed(lesson_of(keys.program), capfdbinary)


def foot(keys):
    """The primary button, by Tab and the space bar."""
    keys.press(keys.console.asks.foot.primary)


def quiet(keys, key):
    """A quiet word at the foot, by Tab and the space bar."""
    keys.press(keys.quiet(key))


# ---------------------------------------------------------------------------------------------------- before a game


def test_the_welcome(welcome):
    """Another language by the arrows, then a new lesson by the space bar."""
    welcome.choose(welcome.page.language, 1)
    assert welcome.program.desk_words.language is Language.SPANISH
    welcome.press(welcome.page.others[0])
    assert welcome.page is welcome.console.setup


def test_a_lesson_is_opened_from_the_welcome(desk, tmp_path):
    """The last one, which is the first thing there."""
    keys = desk()
    path = lesson_of(keys.program)
    keys.program.close()
    keys.console.show_recent((RecentLesson(str(path), "4B", "2026-01-12", 3),))
    keys.program.console.show_start()
    keys.press(keys.page.last)
    assert lesson_of(keys.program) == path


def test_the_set_up(welcome, capfdbinary):
    """Every row of it, then the lesson begins as it was set up."""
    foot(welcome)
    form, seats = form_of(welcome), welcome.console.setup.seats
    welcome.tab_to(form.label)
    welcome.write("4B")
    welcome.choose(form.editions, 1)
    welcome.choose(form.wall, 1)
    welcome.choose(form.sizes, 1)
    welcome.tab_to(seats.fields[2])
    welcome.write("Kofi")
    foot(welcome)
    header = record(welcome, capfdbinary).header
    assert (header.label, header.edition, len(header.players), header.players[2]) == ("4B", "without-pact", 7, "Kofi")
    assert welcome.program.wall_words.language is Language.SPANISH


def test_a_class_that_is_split_over_tables(welcome, capfdbinary):
    """So many pupils, a list that was copied, the second table of three."""
    foot(welcome)
    form, seats = form_of(welcome), welcome.console.setup.seats
    welcome.tab_to(form.class_size.field)
    welcome.replace("21")
    assert seats.tables.seats == (7, 7, 7)
    QGuiApplication.clipboard().setText("\n".join(f"Name {n}" for n in range(21)))
    welcome.press(seats.paste)
    welcome.choose(seats.which, 1)
    foot(welcome)
    header = record(welcome, capfdbinary).header
    assert header.players == tuple(f"Name {n}" for n in range(7, 14))
    assert "2" in header.label


def test_a_recent_lesson_is_deleted_beside_the_set_up(desk):
    """The cross beside it, and the question, which is answered by the way that nobody takes by accident."""
    keys = desk()
    path = lesson_of(keys.program)
    keys.program.close()
    keys.program.welcome()
    keys.console.show_recent((RecentLesson(str(path), "4B", "2026-01-12", 3),))
    cross = keys.console.setup.side.recent[0].delete
    keys.tab_to(cross)
    keys.answer_question(lambda: keys.key(Key.Key_Space), lambda box: say_no(keys, box))
    assert path.exists()
    assert QApplication.focusWidget() is cross
    keys.answer_question(lambda: keys.key(Key.Key_Space), lambda box: say_yes(keys, box))
    assert not path.exists()


def say_no(keys, _box):
    keys.go_on()


def say_yes(keys, box):
    """On to the button that is not the one for Enter, and the space bar."""
    (yes,) = [button for button in box.buttons() if button is not box.defaultButton()]
    keys.tab_to(yes)
    keys.key(Key.Key_Space)


def test_the_deck_editor(welcome, tmp_path):
    """Another figure, another class, a name; compared, kept, and played with."""
    foot(welcome)
    welcome.press(form_of(welcome).cards)
    page = welcome.page
    assert page is welcome.console.decks
    welcome.tab_to(page.name)
    welcome.write("Mine")
    welcome.tab_to(page.table.lines[0].figures[0])
    welcome.replace(str(page.table.lines[0].card.income + 1))
    welcome.key(Key.Key_Down)
    assert QApplication.focusWidget() is page.table.lines[1].figures[0]
    welcome.tab_to(page.table.lines[4].when)
    turned = []
    for _ in range(4):
        welcome.key(Key.Key_Space)
        turned.append(page.table.lines[4].when.words)
    assert len({*turned}) == 4
    welcome.press(page.side.tick)
    foot(welcome)
    (kept,) = shelved(tmp_path / "decks")
    assert (kept.kept.name, kept.kept.roles[0].income) == ("Mine", page.table.lines[0].card.income)
    assert kept.kept.is_compared
    foot(welcome)
    assert welcome.page is welcome.console.setup
    assert form_of(welcome).deck == str(kept.path)
    welcome.choose(form_of(welcome).roles, 0)
    assert form_of(welcome).deck == ""


def test_a_deck_is_deleted(welcome, tmp_path):
    """Picked in the list, and its question answered."""
    test_the_deck_editor(welcome, tmp_path)
    welcome.press(form_of(welcome).cards)
    side = welcome.page.side
    welcome.press(side.links[1])
    welcome.tab_to(side.remove)
    welcome.answer_question(lambda: welcome.key(Key.Key_Space), lambda box: say_yes(welcome, box))
    assert shelved(tmp_path / "decks") == ()


# ---------------------------------------------------------------------------------------------------- in a game


def test_the_menu(menu):
    """Looks, letters, words and sound by the arrows, and back to the table."""
    keys = menu()
    page, program = keys.page, keys.program
    keys.choose(page.desk, 1)
    keys.choose(page.letters, 2)
    keys.choose(page.look, 1)
    keys.choose(page.sound, 1)
    assert program.desk_words.language is Language.SPANISH
    assert (program.projector.text_scale, program.console.theme.name, program.chime.is_on) == (1.2, "dark", False)
    keys.choose(page.zoom, 3)
    assert program.console.theme.zoom == 2
    foot(keys)
    assert keys.page is not page


def test_another_lesson_is_begun_from_the_menu(menu):
    """And left again: the game goes on."""
    keys = menu()
    keys.press(keys.page.new)
    assert keys.page is keys.console.setup
    quiet(keys, Says.BACK_TO_TABLE)
    assert keys.page is not keys.console.setup


def test_the_wall_sheet(desk):
    """Every button of it."""
    keys = desk()
    keys.press(keys.console.top.sees)
    page, staging, wall = keys.page, keys.program.bridge.staging, keys.program.projector
    keys.press(page.modes[Mode.BLACK])
    assert wall.mode is Mode.BLACK
    keys.press(page.modes[Mode.BLACK])
    assert wall.mode is Mode.LIVE
    before = wall.view
    keys.press(page.back_button if page.back_button.isEnabled() else page.on_button)
    assert wall.view != before
    keys.choose(page.ways, 2)
    assert staging.mode is Mode.LIVE
    assert page.reveals is Reveals.OFF
    keys.press(page.toggle)
    assert not wall.isVisible()
    foot(keys)
    assert keys.page is not page
    keys.press(keys.console.top.sees)
    keys.tab_to(page.window_button)
    Keyboard.key(keys, Key.Key_Space)  # the window that appears is given the keyboard on this platform, and on no other
    assert wall.isVisible()


def test_the_sight_sheet(desk):
    """Two lengths, the test card, a row of it, a margin; the wall follows."""
    keys = desk()
    keys.press(keys.console.top.sees)
    keys.press(keys.page.fit)
    page, wall = keys.page, keys.program.projector
    assert page is keys.console.wall.sight
    keys.tab_to(page.height_field)
    keys.replace("1.2")
    keys.tab_to(page.distance_field)
    keys.replace("9")
    keys.press(page.card)
    assert wall.is_tested
    assert wall.text_scale == 1.2
    keys.choose(page.rows, 6)
    keys.choose(page.margins, 2)
    assert page.fit.margin == wall.margin == 0.04
    keys.press(page.card)
    assert not wall.is_tested
    foot(keys)  # what was typed is told once more
    if keys.page is page:
        foot(keys)
    assert keys.page is not page


def test_the_pace_sheet(menu):
    """A bell, a length of the debate, and no bell again."""
    keys = menu()
    keys.press(keys.page.pace)
    page, pacing = keys.page, keys.program.bridge.pacing
    keys.tab_to(page.debate)
    keys.replace("2:00")
    keys.tab_to(page.bell)
    keys.replace("23:30")
    keys.go_on()
    timetable = page.timetable
    assert (timetable.debate, timetable.bell) == (120, 23 * 60 + 30)
    assert timetable.outlook is not None
    keys.press(page.no_bell)
    assert page.timetable.bell is None
    assert pacing is keys.program.bridge.pacing
    keys.go_on()
    assert keys.page is not page


def test_the_till(menu):
    """All is right: a number is typed as it is, and the primary button leaves."""
    keys = menu()
    keys.press(keys.page.till)
    page = keys.page
    counted = next(iter(page._places))
    keys.tab_to(page.fields[counted].field)
    keys.write(str(page.till.places[counted] + 1))
    assert page.counted.more == 1
    assert not page.may_confirm()
    keys.replace_all(str(page.till.places[counted]))
    foot(keys)
    assert keys.page is not page


def differing(keys):
    """A number in the till that an earlier entry explains, typed into its field."""
    page = keys.page
    for place, more in product(page._places, (1, 2, -1)):
        keys.tab_to(page.fields[place].field)
        keys.replace_all(str(max(0, page.till.places[place] + more)))
        told = page.counted
        if told is not None and told.remedy is not None and told.explanations and not told.explanations[0].is_a_move:
            return page
    raise AssertionError(page.till)


def test_what_the_till_explains(menu):
    """A number that differs is explained by an earlier entry, which opens as a repair."""
    keys = menu()
    keys.press(keys.page.till)
    page = differing(keys)
    keys.press(page.links[0])
    assert keys.console.asks.view.repair is not None


def test_what_was_counted_is_entered(menu, capfdbinary):
    """Or what was counted is taken for true: a correction."""
    keys = menu()
    keys.press(keys.page.till)
    page = differing(keys)
    wanted = page.counted.remedy
    keys.press(page.remedy)
    assert record(keys, capfdbinary).entries[-1] == wanted


def test_the_prediction(menu):
    """Three numbers of hands, kept with the lesson."""
    keys = menu(0)
    keys.press(keys.page.predict)
    page = keys.page
    for stepper, hands in zip(page.hands, ("5", "2", "1"), strict=True):
        keys.tab_to(stepper.field)
        keys.write(hands)
    foot(keys)
    assert keys.page is not page
    assert keys.program.bridge.table.noted(NOTE, Prediction) == Prediction(5, 2, 1)


def test_the_list_of_keys(menu):
    """Read, and back to what lay below."""
    keys = menu()
    below = keys.page
    keys.press(keys.page.keys)
    assert type(keys.page).__name__ == "KeySheet"
    foot(keys)
    assert keys.page is below


def test_the_privacy_note(menu, folder):
    """From what the program is made of, down to its end by the arrows, and saved."""
    keys = menu()
    keys.press(keys.page.about)
    keys.press(keys.page.privacy)
    page = keys.page
    keys.tab_to(page.scroll)
    bar = page.scroll.verticalScrollBar()
    before = -1
    while bar.value() != before:
        before = bar.value()
        keys.key(Key.Key_Down)
    assert bar.value() == bar.maximum()
    quiet(keys, Says.PRIVACY_SAVE)
    assert len([*folder.glob("*.pdf")]) == 1
    foot(keys)
    assert keys.page is keys.console.sheets.about


def test_the_names(menu, capfdbinary):
    """A name is put right, and the lesson's label."""
    keys = menu()
    keys.press(keys.page.names)
    page = keys.page
    keys.tab_to(page.label)
    keys.replace("5A")
    keys.tab_to(page.seats.fields[1])
    keys.replace("Noa")
    foot(keys)
    header = record(keys, capfdbinary).header
    assert (header.label, header.players[1]) == ("5A", "Noa")


def test_another_place_for_the_lesson(menu, tmp_path, monkeypatch):
    """The system's own dialog says where; the game goes on there."""
    keys, other = menu(), tmp_path / "other.lesson"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_, **__: (str(other), ""))
    keys.press(keys.page.save)
    assert other.exists()
    assert lesson_of(keys.program) == other


def test_a_lesson_is_deleted_from_the_menu(menu, monkeypatch):
    """The system's own dialog says which, and the question is answered."""
    keys = menu()
    path = lesson_of(keys.program)
    monkeypatch.setattr(QFileDialog, "exec", lambda _dialog: True)
    monkeypatch.setattr(QFileDialog, "selectedFiles", lambda _dialog: [str(path)])
    keys.tab_to(keys.page.delete)
    keys.answer_question(lambda: keys.key(Key.Key_Space), lambda box: say_yes(keys, box))
    assert not path.exists()
    assert keys.page is keys.console.setup


def test_an_export(menu, folder):
    """The system's own dialog says where."""
    keys = menu()
    keys.press(keys.page.export)
    check_exported(folder)


@pytest.mark.parametrize("seed", GAMES)
def test_a_whole_game(welcome, seed, folder, capfdbinary):
    """Every ask of it, from the set-up to the export; what is asked of a seat is answered as it is asked."""
    game = source(seed)
    foot(welcome)
    welcome.begin(game, "4B")
    for entry in game.entries:
        welcome.answer(entry)
    check_same_game(record(welcome, capfdbinary), game, "4B")
    foot(welcome)
    check_exported(folder)


# ---------------------------------------------------------------------------------------------------- repairs


def repair_last_vote(keys, before):
    """The last vote was otherwise: up to what is to be moved; its place."""
    at = max(at for at, entry in enumerate(before) if isinstance(entry, e.TaxVoted | e.BudgetVoted))
    history = keys.console.game.history
    keys.tab_to(history.lines)
    for _ in range(len(before) - at):
        keys.key(Key.Key_Down)
    keys.key(Key.Key_Return)
    keys.press(history.choices.fix)
    page, filled = keys.page, [column.count for column in keys.page.columns]
    more = filled.index(max(filled))
    keys.tab_to(page.columns[more])
    keys.key(Key.Key_Down)
    keys.tab_to(page.columns[(more + 1) % len(filled)])
    keys.key(Key.Key_Up)
    foot(keys)
    if not keys.console.asks.is_reviewing:
        foot(keys)
    return at


def test_a_repair_of_an_entry(desk, capfdbinary):
    """From the history: a vote was otherwise; what follows is ticked and confirmed."""
    keys = desk()
    before = record(keys, capfdbinary).entries
    at = repair_last_vote(keys, before)
    for line in [line for line in keys.page.lines if line.isVisible()]:
        keys.press(line)
        assert line.isChecked()
    foot(keys)
    after = record(keys, capfdbinary).entries
    assert len(after) == len(before)
    assert [n for n, (one, other) in enumerate(zip(before, after, strict=True)) if one != other] == [at]


def test_what_a_repair_moves(desk, capfdbinary):
    """From the notice that stays: the list, its lines, and that all of it is done."""
    keys = desk()
    repair_last_vote(keys, record(keys, capfdbinary).entries)
    foot(keys)
    keys.press(keys.console.asks.notice.action)
    assert keys.page is keys.console.moving.sheet
    keys.press(keys.page.list.lines[0])
    assert keys.page.list.ticks[0]
    foot(keys)
    assert keys.console.asks.notice.isHidden()


def test_a_repair_of_the_cards(menu, capfdbinary):
    """An Income was otherwise, all the time."""
    keys = menu()
    keys.press(keys.page.cards)
    page = keys.page
    line = page.lines[2]
    wanted = line.card.income + 1
    keys.tab_to(line.figures[0])
    keys.replace(str(wanted))
    foot(keys)
    assert keys.console.asks.is_reviewing
    foot(keys)
    roles = {role.id: role for role in record(keys, capfdbinary).header.deck.roles}
    assert roles[line.card.id].income == wanted


def test_a_repair_is_given_up(menu, capfdbinary):
    """The quiet word at the foot."""
    keys = menu()
    before = record(keys, capfdbinary)
    keys.press(keys.page.cards)
    quiet(keys, Says.REPAIR_GIVE_UP)
    assert keys.console.asks.view.repair is None
    assert record(keys, capfdbinary) == before


def test_a_correction(desk, capfdbinary):
    """Coins of somebody, by hand."""
    keys = desk()
    keys.press(keys.console.game.history.correct)
    page = keys.page
    keys.choose(page.kinds, TENSION)
    keys.tab_to(page.by.field)
    keys.write("+1")
    keys.tab_to(page.reason)
    keys.write("told twice")
    foot(keys)
    assert record(keys, capfdbinary).entries[-1] == e.Corrected(tension_by=1, reason="told twice")


# ---------------------------------------------------------------------------------------------------- the debrief


def test_the_debrief(menu):
    """Slides picked, left out and moved; presets and names; shown to the class, part by part; and back to the table."""
    keys = menu(None)
    keys.press(keys.page.debrief)
    page, wall = keys.program.debrief, keys.program.projector
    slides = page.slides
    assert keys.console.full.is_seen
    keys.choose(slides.presets, 1)
    assert page._view.minutes == 30
    keys.tab_to(slides.list)
    keys.key(Key.Key_Down)
    keys.key(Key.Key_Space)
    ids = [line.id for line in page._view.lines]
    assert not page._view.lines[1].is_chosen
    keys.press(slides.down)
    assert [line.id for line in page._view.lines][2] is ids[1]
    keys.tab_to(slides.list)
    keys.key(Key.Key_Up)
    keys.choose(slides.names, 1)
    assert page._view.has_names
    keys.press(page.primary)
    assert wall.slide == page._view.scene
    shown = wall.slide
    keys.press(slides.on)
    assert wall.slide != shown
    keys.press(slides.back)
    assert wall.slide == shown
    keys.press(page.primary)
    assert wall.slide is None
    keys.press(page.leave_button)
    assert not keys.console.full.is_seen


def test_what_if(menu):
    """Another vote is picked and tried, shown to the class, and put away."""
    keys = menu(None)
    keys.press(keys.page.debrief)
    page, wall = keys.program.debrief, keys.program.projector
    keys.press(page.turn)
    what_if = page.what_if
    keys.choose(what_if.picker.kinds, 1)
    keys.tab_to(what_if.picker.places)
    keys.key(Key.Key_Down)
    keys.tab_to(what_if.picker.insteads)
    keys.press(page.primary)
    assert len(what_if._view.others) == 1
    keys.press(what_if.buttons.show_buttons[0])
    assert wall.slide.slide.id is SlideId.WHAT_IF
    keys.press(what_if.buttons.drop_buttons[0])
    assert what_if._view.others == ()
    assert wall.slide is None
    keys.press(page.turn)
    assert not page.is_trying


def test_the_export_of_a_debrief(menu, folder):
    """From its foot; one Enter more takes all of it."""
    keys = menu(None)
    keys.press(keys.page.debrief)
    keys.tab_to(keys.program.debrief.export)
    # the two windows take the keyboard while they are open, and give it back
    keys.answer_question(lambda: Keyboard.key(keys, Key.Key_Space), lambda _box: Keyboard.key(keys, Key.Key_Return))
    assert QApplication.focusWidget() is keys.program.debrief.export
    check_exported(folder)


# ---------------------------------------------------------------------------------------------------- nothing is left out


GAME = test_a_whole_game  # every page that asks something of the game
DONE = {
    "WelcomeSheet": test_the_welcome, "SetupSheet": test_the_set_up, "DeckSheet": test_the_deck_editor, "MenuSheet": test_the_menu,
    "WallSheet": test_the_wall_sheet, "SightSheet": test_the_sight_sheet, "PaceSheet": test_the_pace_sheet, "TillSheet": test_the_till,
    "PredictSheet": test_the_prediction, "AboutSheet": test_the_privacy_note, "PrivacySheet": test_the_privacy_note,
    "KeySheet": test_the_list_of_keys,
    "NamesSheet": test_the_names, "CorrectionPage": test_a_correction, "CardsPage": test_a_repair_of_the_cards,
    "ReviewPage": test_a_repair_of_an_entry, "MovesSheet": test_what_a_repair_moves,
    "PactPage": GAME, "DealPage": GAME, "EventPage": GAME, "TaxVotePage": GAME, "TiePage": GAME,
    "PayDayPage": GAME, "BudgetVotePage": GAME, "MidlifePage": GAME, "FinalCountPage": GAME, "OverPage": GAME,
}


def leaves(kind):
    """Every kind of page that is made, found in the code."""
    below = [each for each in kind.__subclasses__() if each.__module__.startswith("ui.")]
    return {kind.__name__} if not below else set().union(*map(leaves, below))


def test_no_page_of_the_desk_is_left_out():
    """A page that is added is done here, too; the debrief, which is none of them, has tests of its own above."""
    for module in walk_packages(console.__path__, "ui.console."):
        import_module(module.name)
    assert leaves(Page) == {*DONE}
