"""The words of the command line that need no window, each as the program of its own that a shell starts."""

import copy
import json
import os
import random
import select
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from app import cli
from app.codec import record_from, written
from app.lessons.store import Lesson
from app.report import report
from app.rules.play import replay
from app.table import GAME, Table
from tests.app.lessons.tables import new_table
from tests.replayed import printed, setting_of, without_message

ROOT = Path(__file__).resolve().parents[2]
GAMES = ROOT / "tests" / "games"
OK, REFUSED, WRONG = 0, 1, 2


def game(name: str) -> dict:
    return json.loads((GAMES / f"{name}.json").read_bytes())


WHOLE = game("06-game")["record"]
HEAD = {**WHOLE, "entries": []}


def command(*arguments: object) -> list[str]:
    return [sys.executable, "-m", "ui", *map(str, arguments)]


def done(*arguments: object, said: bytes = b"") -> subprocess.CompletedProcess:
    return subprocess.run(command(*arguments), input=said, capture_output=True, cwd=ROOT, timeout=60, check=False)


def lines(*entries: dict) -> bytes:
    return b"".join(json.dumps(entry).encode() + b"\n" for entry in entries)


def answers(run: subprocess.CompletedProcess) -> list[dict]:
    return [json.loads(line) for line in run.stdout.splitlines()]


def complaint(run: subprocess.CompletedProcess) -> str:
    """The one line that says what is wrong; nothing else may have been printed."""
    assert run.returncode == WRONG, run
    assert run.stdout == b""
    text = run.stderr.decode()
    assert text.startswith("state-in-class: "), text
    assert text.count("\n") == 1, text
    assert text.endswith("\n")
    assert text[:-1].isprintable()
    assert "Traceback" not in text
    return text


@pytest.fixture
def head(tmp_path) -> Path:
    path = tmp_path / "head.json"
    path.write_text(json.dumps(HEAD))
    return path


@pytest.fixture
def lesson(tmp_path) -> Path:
    return tmp_path / "a.lesson"


@pytest.fixture
def record(tmp_path) -> Path:
    path = tmp_path / "record.json"
    path.write_text(json.dumps(WHOLE))
    return path


# ---------------------------------------------------------------------------------------------------------------- replay


@pytest.mark.parametrize(
    ("name", "status"), [("06-game", OK), ("19-game", OK), ("03-game", OK), ("44-refused", REFUSED), ("25-stripped", REFUSED)]
)
def test_a_record_is_replayed_and_its_report_printed(name, status, tmp_path):
    """RECORD: the report as JSON on standard output; exit status 1 where an entry was refused."""
    path = tmp_path / "record.json"
    path.write_text(json.dumps(game(name)["record"]))
    run = done("replay", path)
    assert (run.returncode, run.stderr) == (status, b"")
    assert without_message(json.loads(run.stdout)) == without_message(game(name)["report"])


def test_a_refusal_says_whose_what_and_what_was_possible(tmp_path):
    """RECORD §The report: `message`."""
    path = tmp_path / "record.json"
    path.write_text(json.dumps(game("45-refused")["record"]))
    refused = json.loads(done("replay", path).stdout)["refused"]
    assert refused["code"] == "contradiction"
    assert refused["message"].startswith(("Impossible(seat=", "NobodyLeftToPass(seat="))


def test_a_replay_loads_neither_the_database_nor_a_window(record):
    """DESIGN §Speed: `replay` of one record at most twice a bare import; RECORD: no window and no Qt import."""
    look = (
        "import sys; from ui.__main__ import main; sys.argv[1:] = ['replay', sys.argv[1]]; status = main(); "
        "print(sorted(name for name in sys.modules if name.split('.')[0] in "
        "{'sqlite3', '_sqlite3', 'PySide6', 'shiboken6', 'pyqtgraph', 'numpy', 'xlsxwriter'}), status, file=sys.stderr)"
    )
    run = subprocess.run([sys.executable, "-c", look, str(record)], capture_output=True, cwd=ROOT, timeout=60, check=True)
    assert run.stderr.decode().strip() == "[] 0"
    assert json.loads(run.stdout)["outcome"] == "completed"


def changed(*path: str | int, to: object) -> bytes:
    """The whole record with one value put somewhere."""
    plain = copy.deepcopy(WHOLE)
    inner = plain
    for step in path[:-1]:
        inner = inner[step]
    inner[path[-1]] = to
    return json.dumps(plain).encode()


def without(*path: str | int) -> bytes:
    plain = copy.deepcopy(WHOLE)
    inner = plain
    for step in path[:-1]:
        inner = inner[step]
    del inner[path[-1]]
    return json.dumps(plain).encode()


def twice(text: str, again: str) -> bytes:
    """The record with something that stands there a second time."""
    plain = json.dumps(WHOLE)
    assert text in plain
    return plain.replace(text, again, 1).encode()


def roles(change) -> bytes:
    plain = copy.deepcopy(WHOLE)
    change(plain["deck"]["roles"])
    return json.dumps(plain).encode()


def spare_number(deck: list) -> int:
    return next(number for number, role in enumerate(deck) if role.get("spare"))


NOISE = random.Random(7).randbytes(10_000_000)
FIRST = WHOLE["deck"]["roles"][0]
DEEP = 10_000
BAD = {
    "nothing": (b"", "$"),
    "a text that is no JSON": (b"a letter to my aunt", "$"),
    "half of a record": (json.dumps(WHOLE).encode()[:-200], "$"),
    "something after the record": (json.dumps(WHOLE).encode() + b"]", "$"),
    "a list": (b"[]", "$"),
    "null": (b"null", "$"),
    "an empty object": (b"{}", "$"),
    "not UTF-8": (json.dumps(WHOLE).encode().replace(WHOLE["players"][0].encode(), b"\xe9", 1), "$"),
    "UTF-16": (json.dumps(WHOLE).encode("utf-16"), "$"),
    "another format": (changed("format", to="a chess game"), "$.format"),
    "a later version": (changed("version", to=2), "$.version"),
    "a version in quotes": (changed("version", to="1"), "$.version"),
    "no format": (without("format"), "format"),
    "no players": (without("players"), "players"),
    "an unknown edition": (changed("edition", to="third"), "$.edition"),
    "an edition that is a number": (changed("edition", to=3), "$.edition"),
    "5 players": (changed("players", to=WHOLE["players"][:5]), "$.players"),
    "9 players": (changed("players", to=[*WHOLE["players"], "x"]), "$.players"),
    "a player who is a number": (changed("players", 2, to=7), "$.players[2]"),
    "an unknown key": (changed("colour", to="red"), "colour"),
    "an unknown key of an entry": (changed("entries", 0, "colour", to="red"), "$.entries[0]"),
    "an unknown key of a role": (changed("deck", "roles", 3, "colour", to="red"), "$.deck.roles[3]"),
    "a key of a record that stands twice": (twice('"version": 1', '"version": 1, "version": 1'), "$.version"),
    "a key of an entry that stands twice": (twice('"coins": ', '"coins": 1, "coins": '), "$.entries[0].coins"),
    "a key of a goal that stands twice": (twice('"get_by": ', '"get_by": 1, "get_by": '), "$.deck.roles[0].goals.get_by"),
    "an unknown entry": (changed("entries", 0, "type", to="earthquake"), "$.entries[0]"),
    "an entry without its type": (without("entries", 0, "type"), "$.entries[0]"),
    "an entry that is a list": (changed("entries", 4, to=[]), "$.entries[4]"),
    "coins in quotes": (changed("entries", 0, "coins", to="14"), "$.entries[0].coins"),
    "coins with a point": (changed("entries", 0, "coins", to=14.0), "$.entries[0].coins"),
    "coins that are true": (changed("entries", 0, "coins", to=True), "$.entries[0].coins"),
    "no coins": (changed("entries", 0, "coins", to=None), "$.entries[0].coins"),
    "NaN": (changed("entries", 0, "coins", to=float("nan")), "$"),
    "a number of 24 digits": (changed("entries", 0, "coins", to=10**23), "$.entries[0].coins"),
    "an income of 24 digits": (changed("deck", "roles", 0, "income", to=-(10**23)), "$.deck.roles[0].income"),
    "a million and one": (changed("entries", 0, "coins", to=1_000_001), "$.entries[0].coins"),
    "a seat of letters": (changed("entries", 2, to={"type": "pay_day", "handed_over": {"ana": 1}}), "$.entries[2]"),
    "a correction of two things": (
        changed("entries", 2, to={"type": "correction", "tension_by": 1, "seat": 0, "coins_by": 1}), "$.entries[2]"),
    "a correction of nothing": (changed("entries", 2, to={"type": "correction"}), "$.entries[2]"),
    "two roles with one id": (changed("deck", "roles", 1, "id", to=FIRST["id"]), "$.deck.roles[1].id"),
    "a role without an id": (changed("deck", "roles", 1, "id", to=""), "$.deck.roles[1].id"),
    "no spare of a class": (roles(lambda deck: deck.pop(spare_number(deck))), "$.deck.roles"),
    "7 roles": (roles(lambda deck: deck.pop(0)), "$.deck.roles"),
    "no roles": (changed("deck", "roles", to=[]), "$.deck.roles"),
    "a negative income": (changed("deck", "roles", 0, "income", to=-1), "$.deck.roles[0]"),
    "a negative cost of living": (changed("deck", "roles", 0, "cost_of_living", to=-1), "$.deck.roles[0]"),
    "goals out of order": (changed("deck", "roles", 0, "goals", "thrive", to=FIRST["goals"]["get_by"] - 1), "$.deck.roles[0].goals"),
    "a class that does not exist": (changed("deck", "roles", 0, "class", to="royal"), "$.deck.roles[0].class"),
    "classes that do not fit the table": (
        changed("deck", "roles", 0, "class", to="working" if FIRST["class"] != "working" else "upper"), "$.deck.roles"),
    "left out at 5": (changed("deck", "roles", 0, "left_out_at", to=5), "$.deck.roles[0].left_out_at"),
    "10 MB of noise": (NOISE, "$"),
    "10 MB of digits": (b"7" * 10_000_000, "$"),
    "10 MB of an unknown key": (b'{"' + b"k" * 10_000_000 + b'": 1}', "$"),
    "10,000 lists": (b"[" * DEEP + b"]" * DEEP, "$"),
    "10,000 lists in an unknown key": (b'{"format": ' + b"[" * DEEP + b"]" * DEEP + b"}", "$"),
    "10,000 lists in an entry": (changed("entries", to="@").replace(b'"@"', b"[" * DEEP + b"]" * DEEP), "$"),
    "10,000 objects": (b'{"entries": ' * DEEP + b"1" + b"}" * DEEP, "$"),
    "a key with a line break in it": (changed("two\nlines", to=1), "$"),
    "an edition with a line break and an escape in it": (changed("edition", to="a\nb\x1b[31m\u2028c"), "$.edition"),
    "a key with a line break that stands twice": (
        twice('"entries": [', '"entries": [{"type": "tax_vote", "votes": {"a\\nb": 1, "a\\nb": 2}}, '), "$.entries[0].votes"),
}


@pytest.mark.parametrize("what", list(BAD))
def test_a_bad_file_gets_one_line_that_names_the_place_and_status_2(what, tmp_path):
    """Issue 2 §3: bad files never show a traceback and always name the place."""
    content, place = BAD[what]
    path = tmp_path / "bad.json"
    path.write_bytes(content)
    text = complaint(done("replay", path))
    assert str(path) in text
    assert place in text
    assert len(text) < 1200


@pytest.mark.parametrize("word", ["replay", "record", "enter"])
@pytest.mark.parametrize("what", ["nothing there", "a folder", "not a folder"])
def test_a_file_that_is_not_there_is_named(word, what, tmp_path, record):
    """Exit status 2, with the path."""
    path = {"nothing there": tmp_path / "none", "a folder": tmp_path, "not a folder": record / "none"}[what]
    assert str(path) in complaint(done(word, path))


def test_wrong_words_get_the_usage_and_status_2(tmp_path):
    """The convention of command lines."""
    for arguments in (["replay"], ["record", "x", "--table", "one"], ["enter"]):
        run = done(*arguments)
        assert (run.returncode, run.stdout) == (WRONG, b"")
        assert b"usage:" in run.stderr
        assert b"Traceback" not in run.stderr


# ---------------------------------------------------------------------------------------------------------- enter, record


def test_a_lesson_is_made_entered_and_read_back(lesson, head, tmp_path):
    """RECORD §Entering, and reading back: `record` → `replay` gives the lesson's report."""
    run = done("enter", lesson, "--new", head, said=lines(*WHOLE["entries"]))
    assert (run.returncode, run.stderr) == (OK, b"")
    assert [answer["entered"] for answer in answers(run)] == list(range(1, len(WHOLE["entries"]) + 1))
    steps = game("06-game")["steps"]
    assert [answer["waiting_for"] for answer in answers(run)] == [step["waiting_for"] for step in steps]
    read = done("record", lesson)
    assert (read.returncode, read.stderr) == (OK, b"")
    assert record_from(read.stdout) == record_from(json.dumps(WHOLE).encode())
    path = tmp_path / "read back.json"
    path.write_bytes(read.stdout)
    assert without_message(json.loads(done("replay", path).stdout)) == without_message(game("06-game")["report"])


def test_entries_go_on_where_the_lesson_stopped(lesson, head):
    """A lesson on disk is opened again."""
    done("enter", lesson, "--new", head, said=lines(*WHOLE["entries"][:3]))
    run = done("enter", lesson, said=lines(*WHOLE["entries"][3:5]))
    assert [answer["entered"] for answer in answers(run)] == [4, 5]


def test_a_refused_line_is_answered_and_reading_goes_on(lesson, head):
    """RECORD §Entering: nothing was kept; reading goes on."""
    said = lines({"type": "event"}, WHOLE["entries"][0], {"type": "pact", "coins": 3}, WHOLE["entries"][1])
    run = done("enter", lesson, "--new", head, said=said)
    assert run.returncode == OK
    found = answers(run)
    assert [next(iter(answer)) for answer in found] == ["refused", "entered", "refused", "entered"]
    assert found[0]["refused"]["code"] == "out_of_turn"
    assert found[0]["refused"]["message"] == "NotItsTurn(expected=pact, entered=event)"
    assert found[3] == {"entered": 2, "waiting_for": "event"}


@pytest.mark.parametrize(
    "line", [b"{", b"[]", b"null", b'{"type": "pact"}', b'{"type": "pact", "coins": "3"}', b'{"type": "pact", "coins": 1, "coins": 2}',
             b"\xff\xfe\x00", b"[" * 10_000, b'{"type": "x"}', b"9" * 100_000])
def test_a_bad_line_is_answered_and_reading_goes_on(lesson, head, line):
    """A line that is no entry keeps nothing."""
    run = done("enter", lesson, "--new", head, said=line + b"\n\n   \n" + lines(WHOLE["entries"][0]))
    assert (run.returncode, run.stderr) == (OK, b"")
    bad, good = answers(run)
    assert (bad["refused"]["code"], good) == ("shape", {"entered": 1, "waiting_for": "deal"})
    assert bad["refused"]["message"].startswith("$")


def test_the_last_line_needs_no_end(lesson, head):
    """Typed by hand, or cut."""
    run = done("enter", lesson, "--new", head, said=lines(WHOLE["entries"][0]).strip())
    assert answers(run) == [{"entered": 1, "waiting_for": "deal"}]


def test_without_a_word_a_lesson_is_made_all_the_same(lesson, head):
    """No lines, no answers."""
    assert done("enter", lesson, "--new", head).stdout == b""
    assert json.loads(done("record", lesson).stdout)["entries"] == []


def test_a_file_that_exists_is_not_touched(lesson, head):
    """RECORD §Entering: refuses to touch a file that exists."""
    lesson.write_bytes(b"a letter to my aunt")
    assert str(lesson) in complaint(done("enter", lesson, "--new", head, said=lines(WHOLE["entries"][0])))
    assert lesson.read_bytes() == b"a letter to my aunt"


@pytest.mark.parametrize(
    ("content", "place"),
    [(json.dumps(WHOLE).encode(), "$.entries"), (changed("edition", to="third"), "$.edition"), (b"{", "$"), (without("deck"), "deck")],
)
def test_a_bad_head_makes_no_lesson_and_is_named(lesson, head, content, place):
    """RECORD §Entering: `--new` makes the lesson from a record without entries."""
    plain = json.loads(content) if content != b"{" else None
    head.write_bytes(json.dumps({**plain, "entries": []}).encode() if plain and place == "$.edition" else content)
    text = complaint(done("enter", lesson, "--new", head))
    assert f"{head}: " in text
    assert place in text
    assert not lesson.exists()


def test_a_lesson_that_is_none_is_named(tmp_path):
    """One line with the path and the kind of trouble."""
    path = tmp_path / "a.lesson"
    path.write_bytes(b"a letter to my aunt")
    for word in ("record", "enter"):
        assert complaint(done(word, path)) == f"state-in-class: {path}: foreign\n"


def test_a_lesson_whose_texts_are_unsound_is_named(lesson):
    """A header of no edition we know."""
    Lesson.create(lesson, GAME, written(record_from(json.dumps(WHOLE).encode()).header).replace(b"with-pact", b"third")).close()
    text = complaint(done("record", lesson))
    assert str(lesson) in text
    assert "$.edition" in text


def test_the_table_is_chosen_by_its_number(lesson, head):
    """RECORD §Entering: `--table N` where a lesson holds several tables."""
    other = game("15-game")["record"]
    header = record_from(json.dumps(other).encode()).header
    done("enter", lesson, "--new", head, said=lines(WHOLE["entries"][0]))
    with closing(Lesson.open(lesson, GAME)) as opened:
        assert new_table(opened, written(header)) == 2
    run = done("enter", lesson, "--table", 2, said=lines(*other["entries"][:2]))
    assert [answer["entered"] for answer in answers(run)] == [1, 2]
    first, second = (json.loads(done("record", lesson, "--table", number).stdout) for number in (1, 2))
    assert (first["edition"], len(first["entries"]), second["edition"], len(second["entries"])) == ("with-pact", 1, "without-pact", 2)
    for word in ("enter", "record"):
        assert complaint(done(word, lesson, "--table", 3)) == f"state-in-class: {lesson}: no such table\n"


# ------------------------------------------------------------------------------------------------- while the input is open


@contextmanager
def entering(*arguments: object) -> Iterator[subprocess.Popen]:
    with subprocess.Popen(command("enter", *arguments), stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=ROOT) as process:
        try:
            yield process
        finally:
            process.kill()


def answered(process: subprocess.Popen, entry: dict) -> dict:
    process.stdin.write(lines(entry))
    process.stdin.flush()
    return json.loads(process.stdout.readline())


def test_each_line_is_answered_while_the_input_stays_open(lesson, head):
    """RECORD §Entering: one line of JSON, flushed."""
    with entering(lesson, "--new", head) as process:
        for number, entry in enumerate(WHOLE["entries"][:12], 1):
            assert answered(process, entry)["entered"] == number
        assert process.poll() is None
        process.stdin.close()
        assert process.wait(timeout=30) == OK


def test_what_was_answered_is_there_after_a_kill(lesson, head):
    """FIELD 25: kill −9 at random moments → all that was confirmed is there."""
    rng, kept = random.Random(5), 0
    for number in range(6):
        with entering(lesson, *(["--new", head] if number == 0 else [])) as process:
            for entry in WHOLE["entries"][kept : kept + rng.randint(1, 9)]:
                assert answered(process, entry)["entered"] == kept + 1
                kept += 1
            os.kill(process.pid, signal.SIGKILL)
            assert process.wait(timeout=30) == -signal.SIGKILL
        with closing(Table.opened(lesson)) as table:
            assert table.record().entries == record_from(json.dumps(WHOLE).encode()).entries[:kept]
    assert kept >= 12


def test_the_disk_has_it_before_the_answer(lesson, head):
    """Issue 2 §4: each answer after a full sync: another program reads it as soon as the answer is there."""
    with entering(lesson, "--new", head) as process:
        for number, entry in enumerate(WHOLE["entries"][:5], 1):
            answered(process, entry)
            with closing(sqlite3.connect(f"file:{lesson}?mode=ro", uri=True)) as database:
                assert database.execute("SELECT count(*) FROM items").fetchone() == (number + 1,)


def test_a_second_program_may_not_write_meanwhile(lesson, head):
    """One lesson, one writer."""
    with entering(lesson, "--new", head) as process:
        answered(process, WHOLE["entries"][0])
        assert complaint(done("enter", lesson, said=lines(WHOLE["entries"][1]))) == f"state-in-class: {lesson}: busy\n"
        assert len(json.loads(done("record", lesson).stdout)["entries"]) == 1
        assert answered(process, WHOLE["entries"][1])["entered"] == 2


def test_what_is_not_on_disk_is_not_answered(lesson, head):
    """RECORD §Entering: each is answered once it is on disk; here nobody plays on unsaved."""
    with subprocess.Popen(
        command("enter", lesson, "--new", head), stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=ROOT,
    ) as process:
        answered(process, WHOLE["entries"][0])
        lesson.unlink()
        said, wrong = process.communicate(lines(WHOLE["entries"][1]), timeout=30)
        assert (process.returncode, said, wrong.decode()) == (WRONG, b"", f"state-in-class: {lesson}: vanished\n")


def test_a_lesson_that_is_held_for_seconds_is_waited_for(lesson, head):
    """Issue 3.5: file held by another process for seconds."""
    with entering(lesson, "--new", head) as process:
        answered(process, WHOLE["entries"][0])
        with closing(sqlite3.connect(lesson, isolation_level=None)) as other:
            other.execute("BEGIN EXCLUSIVE")
            process.stdin.write(lines(WHOLE["entries"][1]))
            process.stdin.flush()
            assert select.select([process.stdout], [], [], 3)[0] == []
        assert json.loads(process.stdout.readline())["entered"] == 2


# ------------------------------------------------------------------------------------------------------- in this process


def test_the_words_without_a_window_are_those_of_the_command_line(record, capfdbinary):
    """The same function is behind the program; its status is what it returns."""
    assert cli.main(["replay", str(record)]) == OK
    whole = record_from(record.read_bytes())
    assert json.loads(capfdbinary.readouterr().out) == printed(replay(setting_of(whole), whole.entries))
    assert report(replay(setting_of(whole), whole.entries))["refused"] is None


def test_a_very_long_complaint_is_cut(tmp_path, capfd):
    """A terminal is not flooded by a key of ten thousand signs; the problem itself is short."""
    path = tmp_path / "bad.json"
    path.write_text(json.dumps({"k" * 10_000: 1}))
    assert cli.main(["replay", str(path)]) == WRONG
    text = capfd.readouterr().err
    assert text.endswith("…\n")
    assert len(text) < 1100
