"""Whole games by the keyboard alone, from the welcome page to the export: real keys to the real window, and what the lesson holds then."""

from collections import Counter
from itertools import pairwise

import pytest
from msgspec.structs import replace
from PySide6.QtWidgets import QApplication

from app import entries as e
from app.rules import facts as f
from tests.whole.keyboard import Key, Keyboard
from tests.whole.lessons import check_exported, check_same_game, lesson_of, record_printed
from tests.whole.seen import looks
from tests.whole.tables import NAMES, source
from ui.text.languages import Language

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support (raise|grabbing the keyboard)", extend=True)

MOST_PRESSES = 14
QUICK = (14, 35)  # both editions and both languages, eight players, eight rounds
EARLY = (15, 13)  # for six and for seven: the bell, a Failed State
MANY = (10, *range(18, 42))
EDITIONS = ("with-pact", "without-pact")
NORMAL = [e.EventRead, e.TaxVoted, e.PayDayHeld, e.BudgetVoted]
LABEL = "4.º B, Table 2"


def language_of(seed: int) -> Language:
    return Language.SPANISH if seed // 6 % 2 else Language.ENGLISH


@pytest.fixture
def teacher(begin, clock):
    """A teacher at the welcome page."""
    return lambda language=Language.ENGLISH: Keyboard(begin(language), clock.wait)


def played(teacher, seed: int, entries: int | None = None) -> Keyboard:
    """A game of a seed, as far as wanted; `presses_of` says how many keys each entry took."""
    keyboard, game = teacher(language_of(seed)), source(seed)
    keyboard.begin(game, LABEL)
    keyboard.presses_of = []
    for entry in game.entries[:entries]:
        before = keyboard.presses
        keyboard.answer(entry)
        keyboard.presses_of.append(keyboard.presses - before)
    return keyboard


def check_whole_game(teacher, seed, folder, capfdbinary):
    keyboard, game = played(teacher, seed), source(seed)
    check_same_game(record_printed(lesson_of(keyboard.program), capfdbinary), game, LABEL)
    assert max(normal_rounds(game.entries, keyboard.presses_of), default=0) <= MOST_PRESSES
    keyboard.export()
    check_exported(folder)


def normal_rounds(entries, presses):
    """The key presses of each round in which an event was read, two votes were settled by themselves and everybody paid."""
    starts = [at for at, entry in enumerate(entries) if isinstance(entry, e.EventRead)]
    for at, end in pairwise([*starts, len(entries)]):
        of = entries[at:end][:4]
        silent = not any(getattr(entry, "handed_over", {}) for entry in of)
        voted = all(entry.votes for entry in of if isinstance(entry, e.TaxVoted | e.BudgetVoted))
        if [type(entry) for entry in of] == NORMAL and silent and voted:
            yield sum(presses[at : at + 4])


@pytest.mark.parametrize("seed", QUICK)
def test_a_whole_game_by_keyboard_is_the_game_that_was_played(teacher, seed, folder, capfdbinary):
    """Issue 2 §How we shall see it: a game by keyboard with eight names of 40 characters; RECORD §Entering, and reading back."""
    check_whole_game(teacher, seed, folder, capfdbinary)


@pytest.mark.long
@pytest.mark.parametrize("seed", MANY)
def test_many_whole_games_by_keyboard_are_the_games_that_were_played(teacher, seed, folder, capfdbinary):
    """The same for some more."""
    check_whole_game(teacher, seed, folder, capfdbinary)


def test_the_names_are_as_long_as_they_may_be():
    """LOOK §Composition: eight names of 40 characters."""
    assert {len(name) for name in NAMES} == {40}
    assert len(set(NAMES)) == 8


@pytest.mark.parametrize(("seeds", "games"), [((*QUICK, *EARLY), 1), (MANY, 1)])
def test_the_games_reach_what_a_game_can_reach(seeds, games):
    """A generator that dies in round 4 tests nothing: ties, exclusions, corrections, amounts that must be said, and all cards read."""
    reached = Counter()
    for seed in seeds:
        game = source(seed)
        reached.update((game.header.edition, len(game.header.players), language_of(seed)))
        reached.update(type(entry) for entry in game.entries)
        reached.update(what for one in game.whole.played for moment in one.moments for what in told_by(moment))
        reached["nobody voted"] += sum(isinstance(entry, e.TaxVoted | e.BudgetVoted) and not entry.votes for entry in game.entries)
        reached["said"] += sum(bool(getattr(entry, "handed_over", {})) for entry in game.entries)
        reached["eight rounds"] += game.whole.state.round == 8
    assert min(reached[each] for each in (*EDITIONS, 6, 7, 8, *Language, "eight rounds", "exclusions", "nobody voted")) >= games
    assert min(reached[each] for each in (e.TieBroken, e.CardRead, "said")) >= 15 * games
    assert reached[e.Corrected] >= 3 * games


def told_by(moment):
    """What a moment reached."""
    return ("exclusions" for fact in moment.facts if isinstance(fact, f.Paid) and fact.short)


class Shown:
    """What both windows show: the desk's view without what undo changes by itself, and the wall's at its last step."""

    def __init__(self, program):
        self.desk, self.wall = None, program.projector
        program.bridge.desk_changed.connect(self._on_desk_changed)

    def _on_desk_changed(self, view):
        self.desk = replace(view, redo=None, wall_step=0)


@pytest.mark.parametrize("seed", [13, *(pytest.param(seed, marks=pytest.mark.long) for seed in (2, 8))])
def test_undo_and_redo_of_a_whole_game_show_the_same(teacher, seed):
    """SCREENS §The desk: Ctrl+Z undoes; issue 2 §5: undo and redo of any number of steps."""
    keyboard, game = teacher(), source(seed)
    shown = Shown(keyboard.program)
    keyboard.begin(game, LABEL)
    seen = [both(keyboard, shown)]
    for entry in game.entries:
        keyboard.answer(entry)
        seen.append(both(keyboard, shown))
    pictures = looks(keyboard.console.asks), looks(shown.wall)
    back = [both(keyboard, shown)] + [keyboard.undo() or both(keyboard, shown) for _ in game.entries]
    assert back == seen[::-1]
    keyboard.undo()  # there is nothing left
    assert both(keyboard, shown) == seen[0]
    forth = [both(keyboard, shown)] + [keyboard.redo() or both(keyboard, shown) for _ in game.entries]
    assert forth == seen
    assert (looks(keyboard.console.asks), looks(shown.wall)) == pictures
    keyboard.redo()
    assert both(keyboard, shown) == seen[-1]


def both(keyboard, shown):
    """What is shown once the class has seen every step of the last entry."""
    while keyboard.console._view.wall_step < keyboard.console._view.wall_steps:
        keyboard.key(Key.Key_PageDown)
    return shown.desk, shown.wall.view


def test_tab_goes_through_the_set_up_as_the_eye_does(teacher):
    """SCREENS: nothing on the desk needs the mouse."""
    keyboard = teacher()
    form, seats = keyboard.console.setup.form, keyboard.console.setup.seats
    come_by = [QApplication.focusWidget()]
    while come_by[-1] is not seats.fields[-1]:
        keyboard.key(Key.Key_Tab)
        come_by.append(QApplication.focusWidget())
    first = [row.buttons[row.chosen_index] for row in (form.editions, form.desk, form.wall, form.sizes)]
    deck = form.roles.buttons[form.roles.chosen_index]
    assert come_by == [form.label, *first, form.class_size.field, deck, form.cards, seats.paste, *seats.fields]


@pytest.mark.parametrize("step", [Key.Key_Down, Key.Key_Up, Key.Key_PageDown, Key.Key_End])
def test_choosing_a_role_by_keyboard_swaps_one_seat_and_no_more(teacher, step):
    """SCREENS §The desk: deal as dealt on the table; stepping through the roles must not undo what was put right before."""
    keyboard = teacher()
    keyboard.begin(source(3))
    page = keyboard.page
    keyboard.key(Key.Key_Tab)
    dealt = [choice.currentIndex() for choice in page.choices]
    keyboard.key(step)
    list_ = page.choices[1].view()
    while list_.currentIndex().row() != dealt[4]:
        keyboard.key(Key.Key_Down if list_.currentIndex().row() < dealt[4] else Key.Key_Up)
    keyboard.enter()
    dealt[1], dealt[4] = dealt[4], dealt[1]
    assert [choice.currentIndex() for choice in page.choices] == dealt
    assert keyboard.told == []


def test_the_history_shows_the_last_entry_wherever_tab_has_been(teacher):
    """SCREENS §The desk: HISTORY, what was entered; newest first."""
    keyboard = teacher()
    keyboard.begin(source(24))
    for entry in source(24).entries[:24]:
        keyboard.answer(entry)
    keyboard.tab_to(keyboard.console.game.history.lines)
    for _ in range(12):
        keyboard.key(Key.Key_Down)
    keyboard.answer(source(24).entries[24])
    lines = keyboard.console.game.history.lines
    assert lines.visibleRegion().contains(lines.box_of(0).center().toPoint())


def test_that_nobody_voted_is_said_with_the_keyboard(teacher):
    """FIELD 22: nobody voted and the round is stuck; the Enter after the question answers it."""
    keyboard = teacher()
    keyboard.begin(source(3))
    for entry in source(3).entries[:2]:
        keyboard.answer(entry)
    keyboard.answer(e.TaxVoted({}))
    assert keyboard.told[-1] == e.TaxVoted({})


@pytest.mark.parametrize("seed", EARLY)
def test_a_game_that_ends_early_by_keyboard(teacher, seed, folder, capfdbinary):
    """Ruling 21: the bell may end the game after any finished round; Tension 10 ends it at any moment."""
    check_whole_game(teacher, seed, folder, capfdbinary)
