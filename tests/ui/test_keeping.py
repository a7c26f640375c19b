"""A disk that fails under a game: what the desk is told, and that nothing is lost; damaged lessons, and lessons that are to go."""

import shutil
from contextlib import closing

import pytest
from msgspec import structs
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QMessageBox

from app.lessons.copies import copies
from app.lessons.problems import LessonProblem, LessonTrouble
from app.table import Table
from app.terms.saying import Says
from tests.ui.programs import let_go
from ui import keeping, main
from ui.bridge import Bridge
from ui.console.new_lesson import HeaderChange
from ui.demo import recorded_game
from ui.text.languages import Language
from ui.text.words import Words

GAME = recorded_game()
ENTRIES = GAME.entries


class Heard:
    """Everything that a bridge says about files, in order, as keys."""

    def __init__(self, bridge):
        self.noticed, self.saved, self.offered, self.opened = [], [], [], []
        bridge.noticed.connect(lambda said: self.noticed.append(said.key))
        bridge.keeping.saved_changed.connect(lambda said: self.saved.append(said and said.key))
        bridge.rescue_offered.connect(lambda said, path: self.offered.append((said.key, path)))
        bridge.opened.connect(self.opened.append)


@pytest.fixture
def folder(tmp_path):
    folder = tmp_path / "stick"
    folder.mkdir()
    return folder


@pytest.fixture
def path(folder):
    return folder / "a.lesson"


@pytest.fixture
def bridge(qtbot, path, monkeypatch):
    """A bridge with a new lesson, impatient."""
    monkeypatch.setattr(keeping, "RETRY", 50)
    monkeypatch.setattr(keeping, "COPY_DELAY", 50)
    made = Bridge(Words())
    made.take(Table.new(path, GAME.header))
    yield made
    made.close()


@pytest.fixture
def heard(bridge):
    return Heard(bridge)


def entered(bridge, entries):
    for entry in entries:
        bridge.enter(entry)


def kept(path):
    table = Table.opened(path, write=False)
    table.close()
    return table.record().entries


def test_a_stick_that_is_pulled_and_plugged_in_again_costs_nothing(bridge, heard, folder, path, qtbot):
    """Issue 3.5: a calm notice, UNSAVED until it is kept again, the game goes on."""
    entered(bridge, ENTRIES[:4])
    away = folder.rename(folder.with_name("away"))
    entered(bridge, ENTRIES[4:9])
    assert (heard.saved, heard.noticed) == ([Says.UNSAVED_VANISHED], [Says.UNSAVED_VANISHED])
    assert bridge.table.record().entries == ENTRIES[:9]
    shutil.copytree(away, folder)
    qtbot.waitUntil(lambda: heard.saved[-1] is None, timeout=3000)
    assert heard.noticed[-1] is Says.KEPT_AGAIN
    assert kept(path) == ENTRIES[:9]


def test_the_game_can_be_saved_elsewhere_and_goes_on_there(bridge, heard, folder, tmp_path):
    """Issue 3.5: or saved elsewhere."""
    entered(bridge, ENTRIES[:4])
    shutil.rmtree(folder)
    entered(bridge, ENTRIES[4:6])
    bridge.keeping.save_elsewhere(str(tmp_path / "b.lesson"))
    assert heard.saved == [Says.UNSAVED_VANISHED, None]
    assert (heard.noticed[-1], heard.opened) == (Says.SAVED_ELSEWHERE, [str(tmp_path / "b.lesson")])
    entered(bridge, ENTRIES[6:9])
    assert kept(tmp_path / "b.lesson") == ENTRIES[:9]


def test_a_place_that_is_taken_is_told_and_the_game_stays_unsaved(bridge, heard, folder, tmp_path):
    """Issue 3.5: no old file is ever overwritten."""
    (tmp_path / "b.lesson").write_bytes(b"a letter")
    shutil.rmtree(folder)
    entered(bridge, ENTRIES[:1])
    bridge.keeping.save_elsewhere(str(tmp_path / "b.lesson"))
    assert heard.noticed == [Says.UNSAVED_VANISHED, Says.LESSON_EXISTS]
    assert heard.saved == [Says.UNSAVED_VANISHED]
    assert (tmp_path / "b.lesson").read_bytes() == b"a letter"


def test_a_game_that_is_on_no_disk_is_not_left_for_another(bridge, heard, folder, tmp_path):
    """Issue 3: whatever happens to the file, the game goes on from the last confirmed entry."""
    Table.new(tmp_path / "other.lesson", GAME.header).close()
    shutil.rmtree(folder)
    entered(bridge, ENTRIES[:2])
    bridge.open_lesson(str(tmp_path / "other.lesson"))
    assert heard.noticed[-1] is Says.UNSAVED_STILL
    assert bridge.table.record().entries == ENTRIES[:2]


def test_copies_are_kept_while_nobody_waits_for_them(bridge, heard, path, qtbot):
    """Issue 3.5: the last three copies; off the way of every entry."""
    for entry in ENTRIES:
        bridge.enter(entry)
    assert bridge.table.lesson.copies == ()
    qtbot.waitUntil(lambda: len(bridge.table.lesson.copies) == 1, timeout=3000)
    assert kept(bridge.table.lesson.copies[0]) == ENTRIES
    assert heard.noticed == []


def test_a_copy_that_cannot_be_made_is_told_once_and_tried_again(bridge, heard, path, qtbot, monkeypatch):
    """Issue 3.5: a calm notice."""
    def full(_lesson):
        raise LessonProblem(LessonTrouble.DISK_FULL, path)

    with monkeypatch.context() as patched:
        patched.setattr("app.lessons.store.Lesson.keep_copy", full)
        entered(bridge, ENTRIES[:20])
        qtbot.waitUntil(lambda: heard.noticed == [Says.COPY_FAILED], timeout=3000)
        entered(bridge, ENTRIES[20:22])
        qtbot.wait(150)
    assert heard.noticed == [Says.COPY_FAILED]
    entered(bridge, ENTRIES[22:23])
    qtbot.waitUntil(lambda: len(bridge.table.lesson.copies) == 1, timeout=3000)


def test_closing_makes_the_copy_that_was_due(bridge, path):
    """Issue 3.5: the end of a lesson is when the program is closed."""
    entered(bridge, ENTRIES)
    bridge.close()
    assert kept(path.with_name("a.lesson.copy1")) == ENTRIES


def copied(path):
    """How many entries each copy has, the newest first."""
    return [len(kept(copy)) for copy in copies(path)]


def repaired(bridge, at, coins):
    """The pact is put right, as a teacher does it."""
    bridge.amending.open(at)
    bridge.enter(structs.replace(ENTRIES[at], coins=coins))
    bridge.amending.confirm()
    assert bridge.table.replay.played[at].entry.coins == coins


def test_a_copy_is_kept_right_before_a_repair(bridge, heard, path):
    """Issue 3.5: whatever a repair does, the game as it was before is a file of its own."""
    entered(bridge, ENTRIES[:6])
    repaired(bridge, 0, ENTRIES[0].coins + 1)
    assert copied(path) == [6]
    assert kept(copies(path)[0]) == ENTRIES[:6]
    repaired(bridge, 0, ENTRIES[0].coins)
    assert copied(path) == [6, 6]
    assert heard.noticed == []


def test_before_other_names_a_copy_is_kept_too(bridge, path):
    """Issue 3.1: the header can be repaired, too."""
    bridge.amending.change_header(HeaderChange("5C", GAME.players))
    with closing(Table.opened(copies(path)[0], write=False)) as before:
        assert before.header == GAME.header
    assert bridge.table.header.label == "5C"


def test_a_copy_that_has_all_of_it_is_not_made_twice(bridge, path):
    """Issue 3.5: the last three copies: one that tells nothing new takes no other one's place."""
    entered(bridge, ENTRIES[:6])
    for _ in range(3):
        bridge.keeping.keep_copy_before_repair()
    assert copied(path) == [6]


def test_the_last_three_copies_stay_the_rule(bridge, path):
    """Issue 3.5: before a repair, too, the oldest gives way."""
    for number in range(4):
        entered(bridge, ENTRIES[2 * number : 2 * number + 2])
        bridge.keeping.keep_copy_before_repair()
    assert copied(path) == [8, 6, 4]


def test_a_repair_is_made_without_a_copy_where_there_is_no_room_for_one(bridge, heard, path, monkeypatch):
    """Issue 3.5: a calm notice, the game goes on."""
    def full(_lesson):
        raise LessonProblem(LessonTrouble.DISK_FULL, path)

    monkeypatch.setattr("app.lessons.store.Lesson.keep_copy", full)
    entered(bridge, ENTRIES[:6])
    repaired(bridge, 0, ENTRIES[0].coins + 1)
    assert heard.noticed == [Says.COPY_FAILED]


def test_where_nothing_can_be_written_no_copy_is_tried(bridge, heard, folder):
    """Issue 3.5: the folder is gone: that is said once, as UNSAVED."""
    entered(bridge, ENTRIES[:6])
    shutil.rmtree(folder)
    entered(bridge, ENTRIES[6:7])
    repaired(bridge, 0, ENTRIES[0].coins + 1)
    assert Says.COPY_FAILED not in heard.noticed


def test_of_a_damaged_lesson_a_copy_is_offered_and_opened(bridge, heard, path):
    """Issue 3.5: a clear sentence, the original untouched, whatever can be read offered as a copy."""
    entered(bridge, ENTRIES)
    bridge.close()
    with path.open("r+b") as file:
        file.seek(18)
        file.write(b"\2\2")
    damaged = path.read_bytes()
    bridge.open_lesson(str(path))
    assert heard.offered == [(Says.RESCUE_OFFERED, str(path))]
    bridge.open_rescued(str(path))
    assert heard.noticed[-1] is Says.RESCUED
    assert bridge.table.lesson.path == path.with_name("a (rescued).lesson")
    assert bridge.table.record().entries == ENTRIES
    assert path.read_bytes() == damaged


def test_a_copy_is_opened_as_a_lesson_of_its_own(bridge, heard, path):
    """Issue 3.5: the last copies: the program moves them, so nobody plays in one."""
    entered(bridge, ENTRIES)
    bridge.close()
    bridge.open_lesson(str(path.with_name("a.lesson.copy1")))
    assert bridge.table.lesson.path == path.with_name("a (rescued).lesson")
    assert kept(path.with_name("a.lesson.copy1")) == bridge.table.record().entries == ENTRIES


@pytest.mark.parametrize(("content", "key"), [(b"", Says.LESSON_EMPTY), (b"Dear", Says.LESSON_FOREIGN), (None, Says.LESSON_NOT_FOUND)])
def test_of_a_file_that_has_nothing_nothing_is_offered(bridge, heard, tmp_path, content, key):
    """Issue 3.5: empty, foreign."""
    path = tmp_path / "b.lesson"
    if content is not None:
        path.write_bytes(content)
    bridge.open_lesson(str(path))
    assert (heard.noticed, heard.offered) == ([key], [])


def test_a_lesson_that_is_open_can_be_deleted_for_good(bridge, heard, folder):
    """Issue 3.5: deleted for good, copies included."""
    entered(bridge, ENTRIES)
    gone = []
    bridge.deleted.connect(gone.append)
    path = str(bridge.table.lesson.path)
    bridge.delete_lesson(path)
    assert (gone, heard.noticed, list(folder.iterdir())) == ([path], [Says.DELETED], [])
    assert bridge.table is None


# ---------------------------------------------------------------------------------------------- at the desk, window and all


@pytest.fixture
def program(qapp, typeface, qtbot, path):
    program = main.Program(Language.ENGLISH, Language.ENGLISH)
    program.windows()
    program.welcome()
    program.bridge.take(Table.new(path, GAME.header))
    program.console.resize(1280, 705)
    program.console.show()
    yield program
    program.console.show_saved(None)
    let_go(qapp, program)


def test_the_desk_says_unsaved_and_one_press_saves_elsewhere(program, folder, tmp_path, qtbot, monkeypatch):
    """Issue 3.5: UNSAVED until it is kept again or saved elsewhere."""
    console = program.console
    assert not console.top.unsaved.isVisible()
    shutil.rmtree(folder)
    program.bridge.enter(ENTRIES[0])
    assert (console.top.unsaved.isVisible(), console.top.unsaved.words) == (True, "UNSAVED")
    assert "the game goes on" in console.asks.notice.accessibleName().lower()
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_, **__: (str(tmp_path / "b"), ""))
    qtbot.mouseClick(console.top.unsaved, Qt.MouseButton.LeftButton)
    assert not console.top.unsaved.isVisible()
    assert kept(tmp_path / "b.lesson") == ENTRIES[:1]


@pytest.mark.parametrize("closes", [True, False])
def test_a_window_with_something_unsaved_asks_before_it_goes(program, folder, closes, monkeypatch):
    """Issue 3: nothing is lost: not by the way out either."""
    shutil.rmtree(folder)
    program.bridge.enter(ENTRIES[0])
    monkeypatch.setattr(QMessageBox, "exec", lambda _box: None)
    monkeypatch.setattr(QMessageBox, "clickedButton", lambda box: next(one for one in box.buttons() if ("Close" in one.text()) is closes))
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_, **__: ("", ""))
    assert program.console.close() is closes


@pytest.mark.parametrize("agreed", [True, False])
def test_a_lesson_is_deleted_after_one_question(program, folder, path, agreed, monkeypatch):
    """Issue 3.5: a lesson can be deleted for good, copies included, after one question."""
    asked = []
    program.bridge.enter(ENTRIES[0])
    monkeypatch.setattr(QFileDialog, "exec", lambda _dialog: True)
    monkeypatch.setattr(QFileDialog, "selectedFiles", lambda _dialog: [str(path)])
    monkeypatch.setattr(QMessageBox, "exec", lambda box: asked.append(box.text()))
    monkeypatch.setattr(QMessageBox, "clickedButton", lambda box: next(one for one in box.buttons() if ("good" in one.text()) is agreed))
    program.console.sheets.menu.delete.click()
    assert len(asked) == 1
    assert "a.lesson" in asked[0]
    assert path.exists() is not agreed
    if agreed:
        assert program.console.setup in program.console.asks.host.pages
        assert not program.console.asks.is_covered
        program.console.keys.left.emit()
        assert program.console.asks.page is program.console.setup


def test_a_lesson_that_is_deleted_from_the_recent_ones_is_offered_no_more(program, path, qtbot, monkeypatch):
    """Issue 3.5: copies included, after one question; the page goes on, with what was typed on it."""
    entered(program.bridge, ENTRIES)
    program.bridge.close()
    monkeypatch.setattr("ui.program.default_folder", lambda: path.parent)
    program.welcome()
    console = program.console
    console.setup.seats.fields[0].setText("Ana")
    monkeypatch.setattr(QMessageBox, "exec", lambda _box: None)
    monkeypatch.setattr(QMessageBox, "clickedButton", lambda box: next(one for one in box.buttons() if "good" in one.text()))
    line = console.setup.side.recent[0]
    assert line.isVisible()
    qtbot.mouseClick(line.delete, Qt.MouseButton.LeftButton)
    assert list(path.parent.iterdir()) == []
    assert not line.isVisible()
    assert console.setup.seats.fields[0].text() == "Ana"
    assert "deleted" in console.asks.notice.accessibleName()


def test_a_copy_of_a_damaged_lesson_is_one_press_away(program, folder, path):
    """Issue 3.5: whatever can be read offered as a copy."""
    program.bridge.enter(ENTRIES[0])
    program.bridge.close()
    with path.open("r+b") as file:
        file.seek(18)
        file.write(b"\2\2")
    program.console.lesson_opened.emit(str(path))
    notice = program.console.asks.notice
    assert "damaged" in notice.accessibleName()
    notice.action.click()
    assert program.bridge.table.lesson.path == path.with_name("a (rescued).lesson")
    assert program.bridge.table.record().entries == ENTRIES[:1]
