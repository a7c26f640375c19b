"""Standard input, output and error as a shell can leave them, with each command as a program of its own."""

import json
import os
import subprocess
from pathlib import Path

import pytest

from app.streams import LONGEST
from tests.app.test_cli import HEAD, ROOT, WHOLE, WRONG, answers, command, done, lines

FULL = Path("/dev/full")


def shell(line: str, *arguments: object, said: bytes = b"") -> subprocess.CompletedProcess:
    """The command as `"$@"` of a shell's line."""
    return ran("/bin/sh", "-c", line, "sh", *command(*arguments), said=said)


def ran(*arguments: str, said: bytes, stdout: int = subprocess.PIPE) -> subprocess.CompletedProcess:
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    return subprocess.run(
        arguments, input=said, stdout=stdout, stderr=subprocess.PIPE, cwd=ROOT, timeout=60, check=False, env=environment
    )


@pytest.fixture
def files(tmp_path) -> dict[str, Path]:
    """A record, a head, and a lesson that holds the head's first entries."""
    made = {name: tmp_path / name for name in ("record", "head", "lesson", "new")}
    made["record"].write_text(json.dumps(WHOLE))
    made["head"].write_text(json.dumps(HEAD))
    done("enter", made["lesson"], "--new", made["head"], said=lines(*WHOLE["entries"][:3]))
    return made


def words(files: dict[str, Path], tmp_path: Path) -> dict[str, tuple[object, ...]]:
    return {
        "replay": ("replay", files["record"]),
        "record": ("record", files["lesson"]),
        "enter": ("enter", files["new"], "--new", files["head"]),
        "export": ("export", files["lesson"], "--to", tmp_path),
    }


@pytest.mark.skipif(not FULL.exists(), reason="there is no full device here")
@pytest.mark.parametrize("word", ["replay", "record", "enter", "export"])
@pytest.mark.parametrize(("where", "trouble"), [(">/dev/full", "No space left on device"), (">&-", "closed")])
def test_an_output_that_takes_nothing_is_told_in_one_line(word, where, trouble, files, tmp_path):
    """Issue 2 §3: never a traceback, always the place, and status 2."""
    run = shell(f'"$@" {where}', *words(files, tmp_path)[word], said=lines(WHOLE["entries"][0]))
    assert (run.returncode, run.stderr.decode()) == (WRONG, f"state-in-class: standard output: {trouble}\n")


@pytest.mark.parametrize("word", ["replay", "record", "enter", "export"])
def test_a_reader_that_went_away_is_told_in_one_line(word, files, tmp_path):
    """As `| head` leaves it."""
    reader, writer = os.pipe()
    os.close(reader)
    try:
        run = ran(*command(*words(files, tmp_path)[word]), said=lines(WHOLE["entries"][0]), stdout=writer)
    finally:
        os.close(writer)
    assert (run.returncode, run.stderr.decode()) == (WRONG, "state-in-class: standard output: Broken pipe\n")


def test_an_entry_whose_answer_could_not_be_said_stands_in_the_lesson(files):
    """RECORD §Entering: the answer comes once the entry is on disk."""
    shell('"$@" >&-', "enter", files["new"], "--new", files["head"], said=lines(WHOLE["entries"][0]))
    assert json.loads(done("record", files["new"]).stdout)["entries"] == WHOLE["entries"][:1]


def test_a_closed_input_is_told_in_one_line(files):
    """Started by a program that closed it."""
    run = shell('"$@" <&-', "enter", files["lesson"])
    assert (run.returncode, run.stdout, run.stderr) == (WRONG, b"", b"state-in-class: standard input: closed\n")


def test_a_closed_error_output_leaves_the_exit_status(files):
    """Nobody is left to be told."""
    run = shell('"$@" 2>&-', "replay", files["record"].with_name("none"))
    assert (run.returncode, run.stdout, run.stderr) == (WRONG, b"", b"")


def test_a_path_with_a_line_break_is_told_in_one_line(tmp_path):
    """A path is the only part of a complaint that no decoder has looked at."""
    run = done("replay", tmp_path / "two\nlines\x1b[31m")
    assert (run.returncode, run.stderr.decode().count("\n"), b"\x1b" in run.stderr) == (WRONG, 1, False)


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="there is no endless device here")
def test_a_file_without_an_end_is_no_record():
    """Issue 2 §3: time and memory stay bounded."""
    run = done("replay", "/dev/zero")
    assert (run.returncode, run.stderr.decode()) == (WRONG, f"state-in-class: /dev/zero: $: longer than {LONGEST} bytes\n")


def test_a_line_that_is_too_long_is_answered_once_and_reading_goes_on(files):
    """RECORD §Entering: nothing was kept; reading goes on. Its end is no entry of its own."""
    entry = lines(WHOLE["entries"][3])
    run = done("enter", files["lesson"], said=b" " * (LONGEST + 5) + entry + entry)
    first, second = answers(run)
    assert first["refused"]["message"] == f"$: longer than {LONGEST} bytes"
    assert second["entered"] == 4


def test_a_new_lesson_has_no_second_table(files):
    """RECORD §Entering: `--new` makes the lesson from a record; a number that it cannot have is not passed over."""
    run = done("enter", files["new"], "--new", files["head"], "--table", 2)
    assert (run.returncode, run.stderr.decode()) == (WRONG, f"state-in-class: {files['new']}: a new lesson has one table, not 2\n")
    assert not files["new"].exists()


@pytest.mark.parametrize("word", ["record", "enter", "export"])
def test_a_table_beyond_every_number_is_not_there(word, files, tmp_path):
    """The database counts to 2^63."""
    to = ("--to", tmp_path) if word == "export" else ()
    run = done(word, files["lesson"], "--table", 10**26, *to)
    assert (run.returncode, run.stderr.decode()) == (WRONG, f"state-in-class: {files['lesson']}: no such table\n")


def test_an_export_makes_its_folder_and_names_the_one_that_it_cannot_make(files, tmp_path):
    """The same line as for a lesson: the path and the kind of trouble."""
    run = done("export", files["lesson"], "--to", tmp_path / "none" / "yet")
    assert (run.returncode, run.stderr.decode()) == (0, "")
    assert len(list((tmp_path / "none" / "yet").glob("*.xlsx"))) == 1
    nowhere = files["lesson"] / "below a file"
    run = done("export", files["lesson"], "--to", nowhere)
    assert (run.returncode, run.stderr.decode()) == (WRONG, f"state-in-class: {nowhere}: vanished\n")
