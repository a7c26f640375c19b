"""A lesson can be deleted for good: the names of the pupils in its copies, too."""

from pathlib import Path

import pytest

from app.lessons.deleting import delete
from app.lessons.log import Entered
from app.lessons.problems import LessonProblem, LessonTrouble
from app.lessons.store import Lesson
from tests.app.lessons import GAME


@pytest.fixture
def path(tmp_path):
    """A lesson with three copies and everything that a kill may leave, closed."""
    path = tmp_path / "5B.lesson"
    with Lesson.create(path, GAME, b"{}") as lesson:
        for number in range(4):
            lesson.append(1, Entered(b"%d" % number))
            lesson.keep_copy()
    for left in ("5B.lesson.copy0", "5B.lesson.copy0-journal", "5B.lesson.copy2-wal", "5B.lesson-journal"):
        (tmp_path / left).write_bytes(b"Marta")
    return path


def test_nothing_of_a_deleted_lesson_is_left(path, tmp_path):
    """Issue 3.5: a lesson can be deleted for good, copies included (pupils' names); files of others are left."""
    for other in ("5B.lesson.txt", "5B2.lesson", "5B.lesson.copy4"):
        (tmp_path / other).write_bytes(b"")
    delete(path)
    assert sorted(file.name for file in tmp_path.iterdir()) == ["5B.lesson.copy4", "5B.lesson.txt", "5B2.lesson"]


def test_the_lesson_goes_last_so_that_it_can_be_deleted_again(path, tmp_path, monkeypatch):
    """Issue 3.5: a disk that fails in the middle leaves no copy that nobody finds."""
    gone, unlink = [], Path.unlink

    def failing(file, *, missing_ok=False):
        if file.exists():
            gone.append(file.name)
        if file == path:
            raise OSError(5, "Input/output error")
        unlink(file, missing_ok=missing_ok)

    with monkeypatch.context() as patched:
        patched.setattr(Path, "unlink", failing)
        with pytest.raises(LessonProblem) as caught:
            delete(path)
    assert caught.value.kind is LessonTrouble.DISK_FAILED
    assert (gone[-1], list(tmp_path.iterdir())) == ("5B.lesson", [path])
    delete(path)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("content", [b"", b"SQLite format 3\0", None])
def test_a_damaged_lesson_can_be_deleted(path, tmp_path, content):
    """Issue 3.5: the names are in a damaged one, too."""
    path.write_bytes(path.read_bytes()[:5000] if content is None else content)
    delete(path)
    assert list(tmp_path.iterdir()) == []


def test_what_is_no_lesson_is_not_deleted(tmp_path):
    """Issue 3.7: no file is touched that is not ours."""
    (tmp_path / "thesis.txt").write_bytes(b"My thesis")
    with pytest.raises(LessonProblem) as caught:
        delete(tmp_path / "thesis.txt")
    assert caught.value.kind is LessonTrouble.FOREIGN
    assert (tmp_path / "thesis.txt").read_bytes() == b"My thesis"


def test_a_lesson_that_is_open_is_not_deleted(path, tmp_path):
    """Issue 3.5: another window is playing it."""
    (tmp_path / "5B.lesson-journal").unlink()
    with Lesson.open(path, GAME) as lesson:
        with pytest.raises(LessonProblem) as caught:
            delete(path)
        assert caught.value.kind is LessonTrouble.BUSY
        assert lesson.append(1, Entered(b"1")) == 5
        assert len(lesson.copies) == 3


def test_what_a_link_leads_to_is_deleted_with_the_link_and_the_copies_of_both(path, tmp_path):
    """Issue 3.5: deleted for good: the names are where the link leads to."""
    (tmp_path / "links").mkdir()
    link = tmp_path / "links" / "b.lesson"
    link.symlink_to(path)
    for place in (path, link):
        with Lesson.open(place, GAME) as lesson:
            lesson.keep_copy()
    delete(link)
    assert [each.name for each in tmp_path.rglob("*")] == ["links"]


def test_a_name_too_long_for_copies_can_be_deleted(tmp_path):
    """Issue 3.5: what cannot be there need not be deleted."""
    path = tmp_path / f"{'n' * 240}.lesson"
    Lesson.create(path, GAME, b"{}").close()
    delete(path)
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_is_called_like_a_copy_is_left(path):
    """Issue 3.5: no copy of ours is a folder, and somebody's pictures may be in it."""
    folder = path.with_name("5B.lesson.copy2")
    folder.unlink()
    folder.mkdir()
    delete(path)
    assert [each.name for each in path.parent.iterdir()] == ["5B.lesson.copy2"]
