"""A mistake of long ago, put right by keyboard alone: from the history to the table, and back with one undo."""

import pytest
from PySide6.QtWidgets import QApplication

from app import entries as e
from app.editions.settings import setting_of
from app.rules.play import replay
from app.table import Table
from app.terms.services import SERVICES
from tests.whole.keyboard import Key, Keyboard
from tests.whole.lessons import lesson_of, record_printed
from tests.whole.seen import looks
from tests.whole.tables import source
from ui.console.new_lesson import HeaderChange
from ui.text.languages import Language

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support (raise|grabbing the keyboard)", extend=True)

SEED, SINCE = 32, 8  # entries that were made after the mistake
PRESSES = 30  # a mistake is put right in seconds, from wherever the keyboard is


def mistyped(game) -> tuple[int, tuple]:
    """A budget vote in which Health's and the Shield's tokens were swapped, early enough that much was entered since; and the entries."""
    for at, entry in enumerate(game.entries[:-SINCE]):
        if isinstance(entry, e.BudgetVoted) and isinstance(game.entries[at + 1], e.EventRead):
            wrong = (*game.entries[:at], swapped(entry), *game.entries[at + 1 : at + 1 + SINCE])
            if wrong[at] != entry and replay(setting_of(game.header), wrong).refused is None:
                return at, wrong
    raise AssertionError(game)


def swapped(voted: e.BudgetVoted) -> e.BudgetVoted:
    other = {"health": "shield", "education": "education", "shield": "health"}
    return e.BudgetVoted({other[name]: tokens for name, tokens in voted.votes.items()})


@pytest.fixture(params=Language)
def mistaken(begin, clock, tmp_path, request):
    """A teacher some rounds after a mistake: the keyboard, the place of the mistake, and the game as it was at the table."""
    keyboard, game = Keyboard(begin(request.param), clock.wait), source(SEED)
    at, wrong = mistyped(game)
    keyboard.program.bridge.take(Table.new(tmp_path / "a.lesson", game.header))
    for entry in wrong:
        keyboard.console.entered.emit(entry)
        QApplication.processEvents()
    assert tuple(keyboard.told) == wrong
    keyboard._pass(1.0)
    return keyboard, at, game.entries[: len(wrong)]


def open_line(keyboard, at: int) -> None:
    """The history, down to the entry at this place, and what can be done about it."""
    history = keyboard.console.game.history
    keyboard.tab_to(history.lines)
    for _ in range(len(keyboard.program.bridge.table.replay.played) - at):
        keyboard.key(Key.Key_Down)
    keyboard.enter()
    assert history.is_choosing


def entries_of(path, capfdbinary) -> tuple:
    """The entries that the lesson holds."""
    return record_printed(path, capfdbinary).entries


def test_a_mistyped_vote_is_put_right_and_one_undo_takes_the_repair_back(mistaken, capfdbinary):
    """Issue 3, 1: opened, changed, confirmed; before it takes effect the desk shows what changes; one log item, undone in one step."""
    keyboard, at, truth = mistaken
    console, path = keyboard.console, lesson_of(keyboard.program)
    wrong, wall = entries_of(path, capfdbinary), looks(keyboard.program.projector)
    right = (*wrong[:at], truth[at], *wrong[at + 1 :])
    keyboard.presses = 0
    open_line(keyboard, at)
    keyboard.enter()
    keyboard._pass(1.0)
    keyboard.write("".join(str(truth[at].votes.get(name, 0)) for name in SERVICES))
    keyboard.enter()
    if not console.asks.is_reviewing:
        keyboard.enter_later()
    assert console.asks.is_reviewing
    assert console.asks.page.lines
    assert looks(keyboard.program.projector) == wall
    assert entries_of(path, capfdbinary) == wrong
    keyboard.enter_later()
    assert entries_of(path, capfdbinary) == right
    assert keyboard.presses <= PRESSES
    keyboard.undo()
    assert entries_of(path, capfdbinary) == wrong
    keyboard.redo()
    assert entries_of(path, capfdbinary) == right


def test_a_repair_that_is_given_up_leaves_the_lesson_as_it_was(mistaken, capfdbinary):
    """Issue 3, 1: or all is left as it was."""
    keyboard, at, _ = mistaken
    path = lesson_of(keyboard.program)
    before = path.read_bytes()
    open_line(keyboard, at)
    keyboard.enter()
    keyboard.key(Key.Key_Escape)
    assert keyboard.console.strip.phases.isVisible()
    open_line(keyboard, at)
    keyboard.tab_to(keyboard.console.game.history.choices.drop)
    keyboard.enter()
    assert keyboard.console.asks.is_reviewing or keyboard.console.asks.is_unfit
    keyboard.key(Key.Key_Escape)
    assert path.read_bytes() == before


def test_a_name_is_put_right_in_the_middle_of_the_game(mistaken, capfdbinary):
    """Issue 3, 1: the header can be repaired too: a name."""
    keyboard, _, _ = mistaken
    path, console = lesson_of(keyboard.program), keyboard.console
    record = record_printed(path, capfdbinary)
    keyboard.key(Key.Key_F10)
    keyboard.tab_to(console.sheets.menu.names)
    keyboard.enter()
    keyboard.enter()
    keyboard.write("Zoe")
    told = []
    console.sheets.header_changed.connect(told.append)
    for _ in record.players:
        keyboard.enter()
    assert told == [HeaderChange("", ("Zoe", *record.players[1:]))]
    after = record_printed(path, capfdbinary)
    assert (after.players, after.entries) == (told[0].players, record.entries)
    assert not console.asks.is_covered
    keyboard.undo()
    assert record_printed(path, capfdbinary) == record


def test_a_printed_figure_is_put_right_in_the_middle_of_the_game(mistaken, capfdbinary):
    """Issue 3, 1: a role card's figure, by keyboard alone; what to move is shown first, and one undo takes it back."""
    keyboard, _, _ = mistaken
    path, console = lesson_of(keyboard.program), keyboard.console
    record = record_printed(path, capfdbinary)
    dealt = next(entry for entry in record.entries if isinstance(entry, e.RolesDealt)).roles[0]
    keyboard.key(Key.Key_F10)
    keyboard.tab_to(console.sheets.menu.cards)
    keyboard.enter()
    at = next(at for at, line in enumerate(console.asks.page.lines) if line.card.id == dealt)
    for _ in range(at):
        keyboard.key(Key.Key_Down)
    card = console.asks.page.lines[at].card
    keyboard.write(str(card.income + 1))
    keyboard.enter_later()
    assert console.asks.is_reviewing
    assert console.asks.page.lines
    assert record_printed(path, capfdbinary) == record
    keyboard.enter_later()
    after = record_printed(path, capfdbinary)
    assert {role.id: role.income for role in after.deck.roles if role not in record.deck.roles} == {dealt: card.income + 1}
    assert (after.players, after.entries) == (record.players, record.entries)
    keyboard.undo()
    assert record_printed(path, capfdbinary) == record


def test_two_unrelated_mistakes_are_put_right_in_one_repair(mistaken, capfdbinary):
    """Issue 3, 1: the next repair is staged with the first; one log item, undone in one step."""
    keyboard, at, truth = mistaken
    path = lesson_of(keyboard.program)
    wrong = entries_of(path, capfdbinary)
    open_line(keyboard, at)
    keyboard.enter()
    keyboard._pass(1.0)
    keyboard.write("".join(str(truth[at].votes.get(name, 0)) for name in SERVICES))
    keyboard.enter()
    if not keyboard.console.asks.is_reviewing:
        keyboard.enter_later()
    open_line(keyboard, 0)
    keyboard.enter()
    assert not keyboard.console.asks.is_reviewing
    keyboard.key(Key.Key_Escape)
    assert keyboard.console.asks.is_reviewing
    open_line(keyboard, len(wrong) - 1)
    keyboard.tab_to(keyboard.console.game.history.choices.drop)
    keyboard.enter()
    assert keyboard.console.asks.is_reviewing
    keyboard.enter_later()
    assert entries_of(path, capfdbinary) == (*wrong[:at], truth[at], *wrong[at + 1 : -1])
    keyboard.undo()
    assert entries_of(path, capfdbinary) == wrong


@pytest.mark.parametrize("language", Language)
def test_what_was_half_typed_is_there_after_a_look_at_an_earlier_entry(begin, clock, language):
    """Issue 3: a repair that is left leaves the page of now as it was, half of a vote included."""
    keyboard, game = Keyboard(begin(language), clock.wait), source(SEED)
    keyboard.begin(game)
    first = next(at for at, entry in enumerate(game.entries) if isinstance(entry, e.TaxVoted))
    for entry in game.entries[:first]:
        keyboard.answer(entry)
    keyboard.write("12")
    counts = keyboard.page.counts
    assert sum(counts) > 0
    open_line(keyboard, 0)
    keyboard.enter()
    assert keyboard.console.asks.view.repair is not None
    keyboard.key(Key.Key_Escape)
    assert keyboard.page.counts == counts
