"""Whole games by mouse or finger alone: a teacher at a whiteboard has no keyboard."""

import json

import pytest
from msgspec import convert
from PySide6.QtWidgets import QApplication, QFileDialog

from app import entries as e
from app.terms.people import MOST_PLAYERS, Deck
from app.terms.saying import Says, say
from tests.generated.games import game
from tests.whole.finger import Finger
from tests.whole.lessons import check_exported, check_same_game, lesson_of, record_printed
from tests.whole.seen import texts_in
from tests.whole.tables import source
from ui.text.languages import Language
from ui.text.words import Words

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support (raise|grabbing the keyboard)", extend=True)

QUICK = (31,)  # seven players: a token, an amount, ties
MANY = (27, *range(66, 70))
BEFORE = 12  # entries


def seats(language: Language = Language.ENGLISH) -> tuple[str, ...]:
    """What players are called who have no name."""
    words = Words(language)
    return tuple(words.say(say(Says.PLAYER_NUMBER, seat=seat)) for seat in range(1, MOST_PLAYERS + 1))


@pytest.fixture
def teacher(begin, clock):
    """A teacher at the welcome page; a list opens at once, without waiting for a second tap."""
    interval = QApplication.doubleClickInterval()
    QApplication.setDoubleClickInterval(1)
    yield lambda language=Language.ENGLISH: Finger(begin(language), clock.wait)
    QApplication.setDoubleClickInterval(interval)


def by_finger(seed: int, language: Language = Language.ENGLISH):
    """A game of people without names."""
    return source(seed, seats(language), may_type=False)


def check_whole_game(teacher, seed, folder, capfdbinary):
    finger, played = teacher(), by_finger(seed)
    finger.begin(played)
    for entry in played.entries:
        finger.answer(entry)
    check_same_game(record_printed(lesson_of(finger.program), capfdbinary), played, "")
    finger._pass(1.0)
    finger.confirm()
    check_exported(folder)
    return finger


@pytest.mark.parametrize("seed", QUICK)
def test_a_whole_game_by_finger_is_the_game_that_was_played(teacher, seed, folder, capfdbinary):
    """SCREENS §The desk: everything works with mouse or finger, too; issue 2 §How we shall see it."""
    check_whole_game(teacher, seed, folder, capfdbinary)


@pytest.mark.long
@pytest.mark.parametrize("seed", MANY)
def test_many_whole_games_by_finger_are_the_games_that_were_played(teacher, seed, folder, capfdbinary):
    """The same for some more."""
    check_whole_game(teacher, seed, folder, capfdbinary)


@pytest.fixture
def midway(teacher):
    """A teacher in the second round of a game for six."""
    finger, played = teacher(), by_finger(27)
    finger.begin(played)
    for entry in played.entries[:BEFORE]:
        finger.answer(entry)
    return finger


def test_an_older_line_is_tapped_and_everything_since_goes(midway, capfdbinary):
    """SCREENS §The desk: undo and redo of any number of steps."""
    history, path = midway.console.game.history, lesson_of(midway.program)
    before = record_printed(path, capfdbinary).entries
    midway.tap(history.lines, history.lines.box_of(2).center().toPoint())
    midway.tap(history.through)
    assert record_printed(path, capfdbinary).entries == before[:-3]
    for _ in range(3):
        midway.tap(history.redo)
    assert record_printed(path, capfdbinary).entries == before
    midway.tap(history.undo)
    assert record_printed(path, capfdbinary).entries == before[:-1]


def test_a_picked_line_can_be_left_alone(midway):
    """Nothing is lost by looking."""
    history = midway.console.game.history
    midway.tap(history.lines, history.lines.box_of(1).center().toPoint())
    midway.tap(history.leave)
    assert not history.is_picked
    assert midway.program.bridge.table.undoable == BEFORE


def test_the_wall_is_stepped_and_put_away_and_shown_again_by_finger(midway):
    """SCREENS §The wall, from the desk; on one screen it may only stand in a window of its own."""
    console, wall = midway.console, midway.program.projector
    first = wall.view
    midway.tap(console.top.steps.on)
    assert wall.view != first
    midway.tap(console.top.steps.back)
    assert wall.view == first
    midway.tap(console.top.sees)
    midway.tap(console.wall.sheet.on_button)
    assert wall.view != first
    midway.tap(console.wall.sheet.back_button)
    midway.tap(console.wall.sheet.toggle)
    assert not wall.isVisible()
    midway.tap(console.wall.sheet.window_button)
    assert wall.isVisible()
    assert not wall.isFullScreen()
    midway.confirm()
    assert console.asks.page.view is console._view
    assert wall.view == first


def test_the_menu_by_finger(midway, folder):
    """SCREENS §Words: switched at run time, separate for desk and wall; light and dark; the export at any time."""
    program, menu = midway.program, midway.console.sheets.menu
    midway.tap(midway.console.top.menu)
    midway.tap(menu.desk.buttons[1])
    midway.tap(menu.look.buttons[1])
    midway.tap(menu.letters.buttons[2])
    assert (program.desk_words.language, program.wall_words.language) == (Language.SPANISH, Language.ENGLISH)
    midway.tap(menu.wall.buttons[1])
    assert program.wall_words.language is Language.SPANISH
    assert program.projector.theme.name == "dark"
    assert program.projector.text_scale == 1.2
    midway.tap(menu.about)
    midway.confirm()
    midway.tap(menu.export)
    check_exported(folder)
    assert str(folder) in midway.console.asks.notice.accessibleName()
    midway.confirm()
    assert midway.console.asks.page.view is midway.console._view


def test_a_new_lesson_is_begun_over_a_game_that_goes_on(midway):
    """SCREENS §The desk: nothing here can lose anything; the old lesson lies among the last ones."""
    old = lesson_of(midway.program)
    midway.tap(midway.console.top.menu)
    midway.tap(midway.console.sheets.menu.new)
    midway.begin(by_finger(31))
    new = lesson_of(midway.program)
    assert new != old
    midway.answer(by_finger(31).entries[0])
    midway.tap(midway.console.top.menu)
    midway.tap(midway.console.sheets.menu.new)
    midway.program._show_recent()
    names = [link.words for link in midway.console.setup.side.links]
    midway.tap(midway.console.setup.side.links[names.index(old.stem)])
    assert lesson_of(midway.program) == old
    assert midway.program.bridge.table.undoable == BEFORE


def test_the_guide_and_the_envelopes_by_finger(midway):
    """SCREENS §The desk: the guide's words; envelope ranges are hidden until held."""
    midway.tap(midway.console.asks.guide)
    assert midway.console.game.guide.isVisible()
    midway.tap(midway.console.game.guide.close_button)
    midway.tap(midway.console.game.players.eye)
    assert "••••" in texts_in(midway.console)


def test_a_deck_of_the_table_s_own_is_played(teacher, monkeypatch, tmp_path, capfdbinary):
    """SCREENS §The desk: setup (edition, deck); what a file holds reaches the lesson as it stands there, whatever its letters."""
    deck = game(3).record["deck"]
    path = tmp_path / "Äß 卡.toml"
    path.write_text(as_toml(deck), "utf-8")
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(path), ""))
    finger = teacher()
    finger.tap(finger.console.setup.form.cards)
    finger.tap(finger.console.decks.side.take_in)
    assert any(path.name in text for text in texts_in(finger.console))
    for _ in ("keep", "play", "begin"):
        finger.confirm()
    finger.answer(e.PactMade(12))
    assert record_printed(lesson_of(finger.program), capfdbinary).deck == convert(deck, Deck)
    assert "sample" not in finger.console.top.edition.text()


def as_toml(deck) -> str:
    """A deck as people write it down: JSON's strings and numbers are TOML's, too."""
    roles = [{**role, **{f"goals.{name}": coins for name, coins in role["goals"].items()}} for role in deck["roles"]]
    blocks = ["\n".join(f"{key} = {json.dumps(value)}" for key, value in role.items() if key != "goals") for role in roles]
    return "\n\n".join([f"name = {json.dumps(deck['name'])}", *(f"[[roles]]\n{block}" for block in blocks)])
