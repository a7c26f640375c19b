"""Decks in a folder: whole or not at all, and nothing over anything."""

import os
import re
from time import monotonic, time

import pytest
from msgspec import structs

from app.debrief import workshop
from app.debrief.problems import ExportProblem
from app.decks.folder import Shelved, give_out, keep, remove, shelved
from app.decks.taken_in import taken_in
from app.decks.written import toml_of
from app.editions.decks import kept_deck
from app.terms.saying import Says
from ui.text.languages import Language


@pytest.fixture
def say(spoken):
    return spoken[Language.SPANISH].say


def test_several_decks_are_kept_the_last_one_first(tmp_path, own, say):
    """Issue 6, 2: several decks kept, each in a file of its own, whatever they are called."""
    folder = tmp_path / "none yet"
    assert shelved(folder) == ()
    paths = [keep(folder, structs.replace(own, name=name), say) for name in ("CON", "CON", "../../etc/passwd")]
    for age, path in enumerate(paths):
        os.utime(path, (age, age))
    (folder / "letter.toml").write_text("to my aunt")
    (folder / "dead.toml").symlink_to(folder / "nowhere")
    assert [each.path for each in shelved(folder)] == paths[::-1]
    assert all(path.parent == folder for path in paths)
    assert shelved(folder)[0].kept.name == "../../etc/passwd"
    assert shelved(folder)[0].kept.is_compared


def test_a_deck_takes_the_place_of_what_it_was(tmp_path, own, say):
    """Keeping what was opened is asked for; its comparison goes with the figure that changed."""
    path = keep(tmp_path, own, say)
    changed = structs.replace(own, roles=(structs.replace(own.roles[0], income=3), *own.roles[1:]), compared="")
    assert keep(tmp_path, changed, say, Shelved(path, own)) == path
    assert kept_deck(path) == changed
    assert [each.name for each in tmp_path.iterdir()] == [path.name]


def test_what_somebody_else_changed_meanwhile_is_not_overwritten(tmp_path, own, say):
    """Nothing is overwritten unasked: the deck gets a file of its own."""
    path = keep(tmp_path, own, say)
    other = structs.replace(own, name="theirs", compared="")
    keep(tmp_path, other, say, Shelved(path, own))
    mine = keep(tmp_path, structs.replace(own, compared=""), say, Shelved(path, own))
    assert mine != path
    assert kept_deck(path) == other
    path.unlink()
    assert keep(tmp_path, own, say, Shelved(path, own)).exists()


def test_a_disk_that_fails_leaves_the_old_deck_and_no_rest(tmp_path, own, say, monkeypatch):
    """Atomic writes: all of it, or what was there."""
    path = keep(tmp_path, own, say)

    def full(_number):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(ExportProblem):
        keep(tmp_path, structs.replace(own, compared=""), say, Shelved(path, own))
    with pytest.raises(ExportProblem):
        keep(tmp_path, own, say)
    assert kept_deck(path) == own
    assert [each.name for each in tmp_path.iterdir()] == [path.name]


def test_a_deck_that_is_kept_clears_what_a_kill_left(tmp_path, own, say, monkeypatch):
    """Issue 6: whether it is new or takes the place of another, as an export does."""
    monkeypatch.setattr(workshop, "_BEGUN", time() + 60)
    was = None
    for _ in range(2):
        left = tmp_path / f"{workshop._PREFIX}1"
        left.mkdir()
        (left / workshop._AT_WORK).touch()
        path = keep(tmp_path, own, say, was)
        assert [*tmp_path.iterdir()] == [path]
        was = Shelved(path, own)


def test_what_is_given_out_can_be_taken_in(tmp_path, own, say, known):
    """Issue 6, 2: import and export as TOML and CSV; a second export stands beside the first."""
    toml, table = give_out(tmp_path, own, say, "es")
    again = give_out(tmp_path, own, say, "es")
    assert not {toml, table} & {*again}
    assert (toml.suffix, table.suffix) == (".toml", ".csv")
    assert taken_in(toml, known).kept == own
    read = taken_in(table, known).kept
    assert [role.income for role in read.roles] == [role.income for role in own.roles]
    assert (read.name, read.is_compared) == (table.stem, False)


def test_a_deck_that_was_saved_by_a_windows_editor_is_read(tmp_path, own, say, known):
    """FIELD 25: Notepad begins a file with a mark and ends its lines in two signs; the deck is taken in, and it stays on the shelf."""
    path = keep(tmp_path, own, say)
    path.write_bytes(b"\xef\xbb\xbf" + path.read_bytes().replace(b"\n", b"\r\n"))
    assert taken_in(path, known).kept == own
    assert [each.kept for each in shelved(tmp_path)] == [own]


def test_nobody_waits_for_a_key_of_thousands_of_parts(tmp_path, known):
    """FIELD 25: whatever is in a file, and in the folder that is listed at each start."""
    for name, text in (("a", ".".join("a" * 30_000) + " = 1"), ("b", "".join(f"[k{n}{'.a' * 100}]\n" for n in range(290)))):
        (tmp_path / f"{name}.toml").write_text(text)
    began = monotonic()
    assert taken_in(tmp_path / "a.toml", known).faults[0].key is Says.DECK_NO_DECK
    assert shelved(tmp_path) == ()
    assert monotonic() - began < 3  # s; it was 20


@pytest.mark.parametrize("told", ['""', '"dealer"', '"a\\n\\u0000b"', f'"{"x" * 5000}"'])
def test_what_is_taken_in_can_be_kept_and_is_on_the_shelf(tmp_path, own, say, known, told):
    """Issue 6 §2: an id that is missing, or that two cards share, is nothing that a page could put right: kept, it would be gone."""
    file = tmp_path / "given.toml"
    file.write_text(re.sub(r"^id = .*$", lambda _: f"id = {told}", toml_of(own, say), count=2, flags=re.MULTILINE), "utf-8")
    taken = taken_in(file, known).kept
    keep(tmp_path / "decks", taken, say)
    assert not taken.is_compared
    assert [each.kept.deck for each in shelved(tmp_path / "decks")] == [taken.deck]


def test_a_table_size_at_which_nobody_plays_is_told(tmp_path, own, say, known):
    """Issue 6 §2: left out at 7 or 6."""
    file = tmp_path / "given.toml"
    for told in (-1, 3, 99):
        file.write_text(toml_of(own, say).replace("spare = true", f"spare = true\nleft_out_at = {told}", 1), "utf-8")
        assert taken_in(file, known).faults[0].key is Says.DECK_NO_LEFT_OUT


NO_DECKS = [
    ("a.toml", b"name = 3", Says.DECK_NO_DECK), ("b.toml", b"\xff\xfe\x00", Says.DECK_NO_DECK),
    ("c.toml", b"a = " + b"9" * 9000, Says.DECK_NO_DECK), ("d.toml", b"x" * 100_000, Says.DECK_NO_DECK),
    ("e.toml", b"a = " + b"[" * 5000, Says.DECK_NO_DECK), ("f.toml", b"name = 'x'\nroles = []", Says.DECK_TOO_MANY),
    ("g.csv", b"", Says.DECK_NOTHING), ("h.csv", b"\x00" * 5000, Says.DECK_NOTHING),
    ("i.csv", b"Armadora;alta;15;4;20;30;40", Says.DECK_TOO_MANY), ("none.csv", None, Says.FILE_UNREADABLE),
]


@pytest.mark.parametrize(("name", "data", "fault"), NO_DECKS)
def test_a_file_that_is_no_deck_is_told_in_words(tmp_path, known, spoken, name, data, fault):
    """FIELD 25: whatever is in it; it is left as it is."""
    path = tmp_path / name
    if data is not None:
        path.write_bytes(data)
    taken = taken_in(path, known)
    assert (taken.kept, taken.faults[0].key) == (None, fault)
    assert all(words.say(taken.faults[0]) for words in spoken.values())
    assert data is None or path.read_bytes() == data


@pytest.mark.parametrize("codec", ["utf-8-sig", "utf-16", "cp1252", "utf-8"])
def test_a_table_is_read_as_any_spreadsheet_writes_it(tmp_path, known, codec):
    """FIELD 30: accents are whole, whatever program saved it."""
    path = tmp_path / "cards.csv"
    path.write_bytes("\r\n".join(f"Médica {n};alta;15;4;20;30;40" for n in range(11)).encode(codec))
    assert taken_in(path, known).kept.roles[3].title == "Médica 3"


def test_a_figure_that_no_card_has_is_not_taken_from_toml_either(tmp_path, own, say, known):
    """A card says 0 to 999 coins."""
    path = keep(tmp_path, structs.replace(own, roles=(structs.replace(own.roles[0], income=5000), *own.roles[1:])), say)
    assert taken_in(path, known).faults[0].key is Says.DECK_NO_NUMBER


def test_a_deck_is_deleted_for_good(tmp_path, own, say):
    """One that is gone already is no trouble; a disk that refuses is."""
    path = keep(tmp_path, own, say)
    remove(path)
    remove(path)
    assert shelved(tmp_path) == ()
    (tmp_path / "full").mkdir()
    with pytest.raises((ExportProblem, IsADirectoryError, PermissionError)):
        remove(tmp_path / "full")
