"""The answer after the sync: what `enter` asks of the operating system, as the operating system saw it.

A kill shows only that the program dies well; that the disk would survive a power cut shows in the order of the calls alone.
"""

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
WHOLE = json.loads((ROOT / "tests" / "games" / "06-game.json").read_bytes())["record"]
CALLS = "trace=write,pwrite64,fsync,fdatasync,unlink,unlinkat"
# process, call, what it was about: `725   fdatasync(4</tmp/a.lesson>)    = 0`, `725   unlink("/tmp/a.lesson-journal") = 0`
CALL = re.compile(r"\d+\s+(\w+)\((?:AT_FDCWD[^,]*, )?(?:\d+<([^>]*)>|\"([^\"]*)\")(.*)")


@pytest.fixture(scope="module")
def calls(tmp_path_factory) -> tuple[Path, list[tuple[str, str, str]]]:
    """The lesson, and each call with the file it was about and the rest of the line, while a whole game was entered."""
    folder = tmp_path_factory.mktemp("traced")
    lesson, head, trace = folder / "a.lesson", folder / "head.json", folder / "trace"
    head.write_text(json.dumps({**WHOLE, "entries": []}))
    # dev.py brings it; without it, or where nothing may be traced, this fails here, in the set-up
    strace = [shutil.which("strace") or "strace", "-f", "-y", "-qq", "-o", str(trace), "-e", CALLS]
    run = subprocess.run(
        [*strace, sys.executable, "-m", "ui", "enter", str(lesson), "--new", str(head)],
        input="".join(json.dumps(entry) + "\n" for entry in WHOLE["entries"]).encode(),
        cwd=ROOT, capture_output=True, timeout=120, check=False,
    )
    assert run.returncode == 0, run.stderr
    assert len(run.stdout.splitlines()) == len(WHOLE["entries"])
    found = [CALL.fullmatch(line) for line in trace.read_text(errors="replace").splitlines()]
    return lesson, [(each[1], each[2] or each[3], each[4]) for each in found if each]


def between_answers(calls: list[tuple[str, str, str]]) -> list[list[tuple[str, str]]]:
    """The calls before each answer and after the one before it."""
    answers, so_far = [], []
    for call, file, rest in calls:
        if call == "write" and rest.startswith(r', "{\"entered\"'):
            answers.append(so_far)
            so_far = []
        else:
            so_far.append((call, file))
    return answers


def is_sync(call: str) -> bool:
    return call in {"fsync", "fdatasync"}


def test_every_answer_comes_after_the_sync_of_what_was_written(calls):
    """Issue 3.5: `enter` answers after the sync, and a trace of system calls shows it; FIELD 25."""
    lesson, traced = calls
    answers = between_answers(traced)
    assert len(answers) == len(WHOLE["entries"])
    for before in answers:
        about = [call for call, file in before if file == str(lesson)]
        assert "pwrite64" in about
        assert is_sync(about[-1])


def test_the_way_back_is_on_disk_before_the_lesson_changes(calls):
    """FIELD 25: a power cut in the middle of a write: the journal that takes it back was synced, and its folder's entry too."""
    lesson, traced = calls
    for before in between_answers(traced):
        first = before.index(("pwrite64", str(lesson)))
        synced = {file for call, file in before[:first] if is_sync(call)}
        assert synced >= {f"{lesson}-journal", str(lesson.parent)}


def test_the_end_of_the_way_back_is_synced_with_its_folder(calls):
    """A journal that comes back after a power cut would take back an entry that was answered."""
    lesson, traced = calls
    for before in between_answers(traced):
        last = max(at for at, (call, file) in enumerate(before) if call.startswith("unlink") and file == f"{lesson}-journal")
        assert [file for call, file in before[last + 1 :] if is_sync(call)] == [str(lesson.parent)]
