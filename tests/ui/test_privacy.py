"""The privacy note: complete in both languages, one page on paper, and true of what the program keeps."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QFileDialog

from app.entries import BudgetVoted, TaxVoted
from app.lessons import copies
from app.table import Table
from app.terms.saying import Says
from tests.ui.painted import painted_texts
from tests.whole.debriefed import LEGACY, lesson
from ui.console.window import Console
from ui.exports.paper import A4, A4_DOTS
from ui.exports.privacy import FOOT, LEAST, paint_note, write_privacy_note
from ui.kit.theme import LIGHT
from ui.main import Program
from ui.settings import Settings
from ui.text.languages import Language
from ui.text.privacy import privacy_note
from ui.text.words import Words

ROOT = Path(__file__).resolve().parents[2]
LANGUAGES = tuple(Language)
SETTINGS = {  # what is kept of choices, and the words of the note that say so
    "desk": "languages", "wall": "languages", "theme": "look", "wall_percent": "sizes", "desk_percent": "sizes", "folder": "folder",
    "screen": "projector", "projectors": "projector", "sound": "sound", "reveals": "look", "guide": "guide open or closed",
        "deck": "role cards chosen last",
}


@pytest.fixture(autouse=True)
def letters(typeface):
    """Widths are only true in our own letters."""


def all_of(note):
    return " ".join((note.title, note.opening, *(text for each in note.sections for text in (each.heading, *each.points))))


def test_both_languages_say_the_same_things_in_the_same_places():
    """Issue 6 §3: in both languages; nothing is left out of one of them, and nothing left in the other's."""
    english, spanish = (privacy_note(language) for language in LANGUAGES)
    assert [len(section.points) for section in english.sections] == [len(section.points) for section in spanish.sections]
    texts = [{text for each in note.sections for text in (each.heading, *each.points)} for note in (english, spanish)]
    assert not texts[0] & texts[1]
    assert all("*" not in all_of(note) and "#" not in all_of(note) for note in (english, spanish))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_note_is_one_page_and_all_of_it(language):
    """Issue 6 §3: one page; nothing of it is elided, and no letter is smaller than 9 pt."""
    page = QImage(QSize(*(round(side * A4_DOTS / 25.4) for side in (A4.width(), A4.height()))), QImage.Format.Format_RGB32)
    with painted_texts() as heard, QPainter(page) as p:
        assert paint_note(p, privacy_note(language)) <= FOOT + 10
    assert [text.whole for text in heard if text.text != text.whole] == []
    assert min(text.px for text in heard) >= LEAST >= 9 / 72 * A4_DOTS
    assert all(text.rect.right() <= page.width() - 100 for text in heard)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_note_is_written_as_one_page_beside_whatever_lies_there(tmp_path, language):
    """It never overwrites: a second one gets a number."""
    paths = [write_privacy_note(tmp_path, Words(language)) for _ in range(2)]
    assert len({*paths}) == len([*tmp_path.iterdir()]) == 2
    for path in paths:
        assert path.read_bytes().count(b"/Type /Page\n") == 1


def test_the_note_names_every_setting_that_is_kept():
    """A setting that is added has to be told to the school: this test is where that is noticed."""
    assert {*SETTINGS} == {*Settings.__struct_fields__}
    said = all_of(privacy_note(Language.ENGLISH))
    assert all(word in said for word in SETTINGS.values())


def test_a_vote_is_kept_as_numbers_only(tmp_path):
    """The note: who cast which token is never typed, so it cannot be kept."""
    assert TaxVoted.__struct_fields__ == BudgetVoted.__struct_fields__ == ("votes",)
    path = lesson(tmp_path / "a.lesson", LEGACY)
    with closing(sqlite3.connect(path)) as file:
        votes = [text for (text,) in file.execute("SELECT payload FROM items WHERE payload LIKE '%_vote\"%'")]
    assert votes
    assert all("seat" not in text for text in votes)


def test_a_lesson_leaves_no_more_than_three_copies_beside_it():
    """The note: up to three."""
    assert copies.KEPT == 3


def test_deleting_a_lesson_leaves_nothing_of_it(tmp_path):
    """The note: the lesson and its copies go at once."""
    from app.lessons.deleting import delete

    path = lesson(tmp_path / "a.lesson", LEGACY)
    with closing(Table.opened(path)) as table:
        assert table.keep_copy() is None
    assert len([*tmp_path.iterdir()]) > 1
    delete(path)
    assert [*tmp_path.iterdir()] == []


def test_the_note_is_read_and_saved_from_the_about_sheet(qtbot, tmp_path, monkeypatch):
    """Issue 6 §3: one press leads to it, and one more to a file."""
    console, chosen = Console(LIGHT, Words()), []
    qtbot.addWidget(console)
    console.show()
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: str(tmp_path))
    console.files.privacy_chosen.connect(chosen.append)
    console.asks.lay_over(console.sheets.about)
    console.sheets.about.privacy.click()
    assert console.asks.page is console.sheets.privacy
    (save,) = [button for button in console.asks.foot.quiet if button.isVisible()]
    save.click()
    assert chosen == [str(tmp_path)]
    console.confirm()
    assert console.asks.page is console.sheets.about


def test_the_desk_says_where_the_note_was_saved_or_why_it_was_not(qapp, typeface, tmp_path):
    """STYLE §Three kinds of wrong: what the disk does is told in a sentence, and the program goes on."""
    program = Program(Language.ENGLISH, Language.ENGLISH)
    told = []
    program.console.show_notice = told.append
    program.console.files.privacy_chosen.emit(str(tmp_path))
    assert told[-1].key is Says.PRIVACY_SAVED
    assert [path.suffix for path in tmp_path.iterdir()] == [".pdf"]
    program.console.files.privacy_chosen.emit(str(tmp_path / "nowhere"))
    assert told[-1].key is Says.EXPORT_VANISHED
    program.close()
    program.console.deleteLater()


def test_the_readme_leads_to_the_note():
    """Issue 6 §3: both languages."""
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    for language in LANGUAGES:
        assert f"(resources/privacy/privacy-{language}.md)" in readme
