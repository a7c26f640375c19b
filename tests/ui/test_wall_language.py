"""The wall's language: a lesson goes on in what the class saw of it, unless the teacher has chosen."""

from contextlib import closing

import pytest

from app.codec import Header
from app.editions.decks import sample_deck
from app.table import Table
from tests.ui.programs import let_go
from ui import main
from ui.settings import SettingsFile, settings_path
from ui.text.languages import Language
from ui.text.words import Words
from ui.wall_language import NOTE, WallLanguage

EDITION = "with-pact"
ENGLISH, SPANISH = Language.ENGLISH, Language.SPANISH


@pytest.fixture
def table(tmp_path):
    with closing(Table.new(tmp_path / "4B.lesson", Header(EDITION, ("",) * 6, sample_deck(EDITION)))) as table:
        yield table


def spoken(table, language, *, is_chosen=False):
    """What the wall of a program that begins in a language speaks once this lesson is open, and what was found in it."""
    words, found = Words(language), []
    wall = WallLanguage(words, lambda: table, is_chosen=is_chosen)
    wall.found.connect(found.append)
    wall.follow()
    return wall, words.language, found


def test_a_lesson_goes_on_in_the_language_that_it_was_shown_in(table):
    """Issue 6 §1: on a computer that speaks another language by now, with nothing chosen."""
    assert spoken(table, SPANISH)[1:] == (SPANISH, [])
    assert spoken(table, ENGLISH)[1:] == (SPANISH, [SPANISH])
    assert spoken(table, SPANISH)[1:] == (SPANISH, [])


def test_what_was_chosen_goes_before_what_a_lesson_was_shown_in(table):
    """Issue 6 §3: chosen once, it holds for every lesson; the lesson was shown in it then."""
    spoken(table, SPANISH)
    assert spoken(table, ENGLISH, is_chosen=True)[1:] == (ENGLISH, [])
    wall, *_ = spoken(table, SPANISH)
    wall.choose(SPANISH)
    assert spoken(table, ENGLISH)[1:] == (SPANISH, [SPANISH])


def test_what_is_chosen_before_a_lesson_is_open_holds_in_it(table):
    """At the welcome page."""
    spoken(table, SPANISH)
    opened = []
    words = Words(SPANISH)
    wall = WallLanguage(words, lambda: opened[0] if opened else None, is_chosen=False)
    wall.choose(ENGLISH)
    opened.append(table)
    wall.follow()
    assert words.language is ENGLISH


def test_a_language_that_nobody_here_speaks_changes_nothing(table):
    """Shown by a later program."""
    table.note(NOTE, "eo")
    assert spoken(table, SPANISH)[1:] == (SPANISH, [])


def test_the_last_lesson_goes_on_in_its_own_language_where_the_system_speaks_another(table, qapp, typeface, monkeypatch):
    """Issue 6 §1 and §3: set up as it was offered, in Spanish; the next start is in English, and so is the desk."""
    spoken(table, SPANISH)
    table.close()
    monkeypatch.setattr("ui.main.system_language", lambda: ENGLISH)
    program = main.begun(str(table.lesson.path))
    assert (program.desk_words.language, program.wall_words.language) == (ENGLISH, SPANISH)
    assert program.console.sheets.menu.wall_language is program.console.setup.form.wall_language is SPANISH
    assert SettingsFile(settings_path()).read().wall is None
    program.console.sheets.menu.wall_language_chosen.emit(ENGLISH)
    assert program.wall_words.language is ENGLISH
    assert program.bridge.table.noted(NOTE, str) == ENGLISH
    let_go(qapp, program)
