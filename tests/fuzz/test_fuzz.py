"""Bad files and bad words, by chance and on purpose (issue 3.7): told, bounded, and nothing else touched."""

import json
import os
import random
import time
from collections.abc import Callable
from contextlib import closing
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QByteArray, QMimeData, QUrl

from app import cli
from app.codec import RecordProblem, head_from, record_from
from app.editions.decks import deck_from
from app.editions.folders import RESOURCES
from app.editions.problems import EditionProblem
from app.lessons.problems import LessonProblem
from app.rescuing import readable
from app.table import Table
from tests.fuzz.running import MEMORY, calm, ran, seen
from tests.fuzz.wrongs import HUGE, TRAPS, spoiled
from ui import main
from ui.console.drops import _file

RECORDED = Path(__file__).resolve().parents[1] / "games" / "06-game.json"
QUICK = settings(max_examples=40, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
FEW = settings(QUICK, max_examples=12)
LONG = settings(QUICK, max_examples=600, derandomize=False)
ONE = 2  # s for one piece of bad input, on a slow machine


@cache
def record() -> bytes:
    return json.dumps(json.loads(RECORDED.read_bytes())["record"]).encode()


@cache
def lesson() -> bytes:
    """A sound lesson of some entries, one of them undone."""
    with TemporaryDirectory() as folder:
        path, whole = Path(folder) / "good.lesson", record_from(record())
        with closing(Table.new(path, whole.header)) as table:
            for entry in whole.entries[:12]:
                assert table.enter(entry) is None
            table.undo()
        return path.read_bytes()


@cache
def deck() -> bytes:
    return (RESOURCES / "decks" / "sample-with-pact.toml").read_bytes()


def tried(content: bytes, read, *problems) -> None:
    """Read a file of this content: it is read, or one of these problems; soon; and no other file is there afterwards."""
    with TemporaryDirectory() as place:
        folder = Path(place) / "folder"
        folder.mkdir()
        path = folder / "a.lesson"
        path.write_bytes(content)
        began = time.monotonic()
        try:
            read(path)
        except problems:
            assert path.read_bytes() == content
        assert time.monotonic() - began < ONE
        assert {name.name for name in Path(place).iterdir()} == {"folder"}
        assert {name.name for name in folder.iterdir()} == {"a.lesson"}


def opened(path: Path) -> None:
    with closing(Table.opened(path)) as table:
        table.record()


def looked_at(path: Path) -> None:
    with closing(Table.opened(path, write=False)) as table:
        table.record()


def replayed(path: Path) -> None:
    assert cli.main(["replay", str(path)]) in {0, 1, 2}


def read_head(path: Path) -> None:
    head_from(path.read_bytes())


KINDS = {
    "record": (record, replayed, ()),
    "head": (record, read_head, (RecordProblem,)),
    "deck": (deck, deck_from, (EditionProblem,)),
    "lesson": (lesson, opened, (LessonProblem, RecordProblem)),
    "lesson to look at": (lesson, looked_at, (LessonProblem, RecordProblem)),
}


@pytest.mark.parametrize("kind", KINDS)
@QUICK
@given(data=st.data())
def test_a_spoiled_file_is_read_or_told(kind, data):
    """Issue 3.7: lesson, record, deck."""
    good, read, problems = KINDS[kind]
    tried(data.draw(spoiled(good())), read, *problems)


@FEW
@given(data=st.data())
def test_a_spoiled_lesson_can_be_rescued_or_not(data):
    """Issue 3.7: of a damaged lesson what can be read is read from a copy elsewhere."""
    tried(data.draw(spoiled(lesson())), readable)


@pytest.mark.long
@pytest.mark.timeout(1200)
@pytest.mark.parametrize("kind", KINDS)
@LONG
@given(data=st.data())
def test_thousands_of_spoiled_files_are_read_or_told(kind, data):
    """Issue 3.7, for as long as `check --long` may take."""
    good, read, problems = KINDS[kind]
    tried(data.draw(spoiled(good())), read, *problems)


# ------------------------------------------------------------------------------------------------------ the command line

WORDS = ("replay", "enter", "record", "export", "demo", "check", "desk", "--help", "-h", "--new", "--to", "--table", "--language", "--")
VALUES = (
    "", "-1", "0", "9" * 400, "1e3", "ñ", "en", "es", "xx", ".", "..", "/", "/dev/null", "/nowhere/at/all", "x" * 5000,
    "a\nb", "\x1b[31m", "-", "--=", "\udce9",
)
NAMES = st.text(max_size=9).filter(lambda text: "\0" not in text)  # no shell can hand one over
LINES = st.lists(st.sampled_from(WORDS) | st.sampled_from(VALUES) | NAMES, max_size=6)


def parsed(parser, words) -> None:
    """The words are understood, or the program ends with the exit status of what is not understood; nothing else."""
    status = 0
    try:
        parser.parse_args(words)
    except SystemExit as end:
        status = end.code
    assert status in {0, 2}


@QUICK
@given(LINES)
def test_any_words_are_understood_or_not(words):
    """Issue 3.7: command line; both parsers."""
    began = time.monotonic()
    for parser in (cli.parser(), main.parser()):
        parsed(parser, words)
    assert time.monotonic() - began < ONE


@pytest.mark.parametrize("word", ["replay", "enter", "record"])
@QUICK
@given(data=st.data())
def test_any_name_of_a_file_is_told(word, data):
    """Issue 3.7: whatever is named as a file: a folder, a device, nothing, a name that no system takes."""
    name = data.draw(st.sampled_from([value for value in VALUES if value[:1] != "-"]) | NAMES.filter(lambda text: text[:1] != "-"))
    with TemporaryDirectory() as place:
        assert cli.main([word, os.path.join(place, "in", name) if name[:1] != "/" else name]) == cli.WRONG  # noqa: PTH118 - a Path would tidy it up
        assert list(Path(place).iterdir()) == []


NAMED = {
    "replay": ("{bad}",), "record": ("{bad}",), "enter": ("{bad}",), "enter a new one": ("{free}", "--new", "{bad}"),
    "export": ("{bad}", "--to", "{out}"), "export into a file": ("{bad}", "--to", "{bad}"), "demo": ("{bad}",),
}


def run_with(bad: Path, job: str, folder: Path):
    places = {"bad": bad, "free": folder / "free.lesson", "out": folder / "out"}
    words = [part.format(**places) for part in NAMED[job]]
    return ran(job.split(maxsplit=1)[0], *words, said=record() + b"\n", peak_to=folder.parent / "peak")


def least(job: str, folder: Path) -> float:
    """MB that the word takes where there is nothing to do."""
    folder.mkdir()
    return run_with(folder / "none", job, folder).peak if job != "demo" else 0


def checked(content: bytes, job: str, tmp_path: Path) -> None:
    home, inputs = tmp_path / "home", tmp_path / "inputs"
    for folder in (home, inputs):
        folder.mkdir(exist_ok=True)
    bad = inputs / "bad"
    bad.write_bytes(content)
    before = seen(inputs)
    run = run_with(bad, job, home)
    assert calm(run), run
    assert run.peak - least(job, tmp_path / "least") < MEMORY, run.peak
    assert seen(inputs) == before
    assert {name.name for name in home.iterdir()} <= {"out", "free.lesson"}
    assert {name.name for name in tmp_path.iterdir()} == {"home", "inputs", "least", "peak"}


@pytest.mark.parametrize(("job", "name"), [("replay", "corrections"), ("record", "a database"), ("enter a new one", "names")])
def test_ten_megabytes_on_the_command_line_take_little(job, name, tmp_path):
    """Issue 3.7: no growth beyond 200 MB."""
    checked(TRAPS[name](record()), job, tmp_path)


@pytest.mark.long
@pytest.mark.parametrize("name", TRAPS)
@pytest.mark.parametrize("job", NAMED)
def test_ten_megabytes_of_anything_take_little_for_every_word(job, name, tmp_path):
    """Issue 3.7: no growth beyond 200 MB, and no file outside the chosen folder."""
    checked(TRAPS[name](record()), job, tmp_path)


def test_strange_lines_are_answered_one_by_one(tmp_path):
    """RECORD §Entering: one line for each; what is no entry is refused, and reading goes on."""
    rng, lines = random.Random(11), []
    for entry in json.loads(record())["entries"] * 6:
        text = bytearray(json.dumps(entry).encode())
        text[rng.randrange(len(text))] = rng.choice(b'\x00\xff{}[]"9,:x')
        lines.append(bytes(text))
    lines += [b"[" * 20_000, b"\x00", b'{"type":"correction","tension_by":' + b"9" * 5000 + b"}", b'"' + b"y" * 100_000]
    (tmp_path / "head.json").write_text(json.dumps(json.loads(record()) | {"entries": []}))
    run = ran("enter", tmp_path / "a.lesson", "--new", tmp_path / "head.json", said=b"\n".join(lines), peak_to=tmp_path / "peak")
    assert (run.status, run.wrong) == (0, "")
    assert len(run.said.splitlines()) == len(lines)
    assert all({"entered", "refused"} & json.loads(line).keys() for line in run.said.splitlines())


@pytest.mark.parametrize("job", ["export", "export into a file", "demo"])
def test_a_word_with_windows_tells_a_bad_file_in_one_line(job, tmp_path):
    """Issue 3.7: these words start Qt; what is wrong is told all the same."""
    checked(b"a letter to my aunt", job, tmp_path)


def test_the_longest_record_that_is_read_takes_little(tmp_path):
    """Issue 3.7: valid to the end, with as many corrections as fit; each of them is a state."""
    whole = json.loads(record())
    pair = [{"type": "correction", "tension_by": 1}, {"type": "correction", "tension_by": -1}]
    text = json.dumps(whole | {"entries": whole["entries"][:5] + pair * 37_000}, separators=(",", ":")).encode()
    assert 2_700_000 < len(text) < 3 * 2**20
    checked(text, "replay", tmp_path)


# -------------------------------------------------------------------------------------------------------- drag and drop

FORMATS = ("text/uri-list", "text/plain", "text/html", "application/x-qabstractitemmodeldatalist", "image/png", "x", "")
URLS = st.sampled_from([
    "", "file:", "file:///", "file://", "file://host/a", "///a", "http://x/a.lesson", "data:,x", "a.lesson", "file:///a%00b", "%", "\0",
])


@QUICK
@given(st.lists(URLS | st.text(max_size=12), max_size=4), st.dictionaries(st.sampled_from(FORMATS), st.binary(max_size=40), max_size=3))
def test_whatever_is_dragged_is_one_file_or_nothing(urls, formats):
    """Issue 3.7: odd data, addresses, several files, files of other computers."""
    data = QMimeData()
    if urls:
        data.setUrls([QUrl(url) for url in urls])
    for name, content in formats.items():
        data.setData(name, QByteArray(content))
    path = _file(data)
    assert path == "" or (len(data.urls()) == 1 and data.urls()[0].isLocalFile())
    assert "\0" not in path


def test_thousands_of_files_are_not_taken():
    """Issue 3.7: a whole stick, dropped by mistake."""
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(f"/stick/{number}.lesson") for number in range(5000)])
    began = time.monotonic()
    assert _file(data) == ""
    assert time.monotonic() - began < ONE


DROPPED: dict[str, Callable[[], bytes | None]] = {
    "a folder": lambda: None, "a letter": lambda: b"dear aunt", "nothing": bytes, "a huge file": lambda: bytes(HUGE),
    "half a lesson": lambda: b"SQLite format 3\0", "spoiled": lambda: lesson()[:5000],
}


@pytest.mark.parametrize("name", DROPPED)
def test_what_is_dropped_and_no_lesson_is_told_at_the_desk(name, tmp_path, qapp, typeface):
    """Issue 3.7: the desk says what it is, and goes on; the file stays as it is."""
    path, content = tmp_path / "a.lesson", DROPPED[name]()
    if content is None:
        path.mkdir()
    else:
        path.write_bytes(content)
    program = main.Program(main.Language.ENGLISH, main.Language.ENGLISH)
    told = []
    program.bridge.noticed.connect(told.append)
    program.bridge.rescue_offered.connect(lambda notice, _path: told.append(notice))
    program.console.drops.dropped.emit(str(path))
    assert len(told) == 1
    assert program.bridge.table is None
    assert [each.name for each in tmp_path.iterdir()] == ["a.lesson"]
    assert content is None or path.read_bytes() == content
    program.close()
