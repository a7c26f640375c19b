"""Settings: what the program remembers, and that nothing about their file stops it."""

import json
import os
import shutil
import sys
import tempfile
import time
from pathlib import Path
from typing import get_args

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from PySide6.QtWidgets import QFileDialog

from app.terms.saying import Says
from tests.ui.programs import let_go
from ui import main
from ui.console.menu import THEMES
from ui.kit.displays import ScreenId, Side
from ui.kit.legibility import SCALES
from ui.kit.theme import DARK, LIGHT
from ui.program import THEMES as BY_NAME
from ui.settings import FILE, LARGEST, Settings, SettingsFile, SettingsProblem, ThemeName, WallPercent, settings_path
from ui.shelf import default_folder
from ui.text.languages import Language

NOBODY = 65534
SCREEN = ScreenId("HDMI-1", "EPSON", "EB-X49", "7", 1280, 720, Side.LEFT, 2)
UNSOUND = {
    "noise": b"\x00\xff\x17noise",
    "half of it": b'{"theme": "da',
    "a list": b"[]",
    "null": b"null",
    "not UTF-8": b'{"folder": "\xe9"}',
    "half a sign": b'{"folder": "\\ud800"}',
    "a theme that is none": b'{"theme": "pink"}',
    "a language that is none": b'{"desk": "xx"}',
    "a number in quotes": b'{"wall_percent": "110"}',
    "a number that is none of the choices": b'{"wall_percent": 111}',
    "a number of 400 digits": b'{"wall_percent": ' + b"9" * 400 + b"}",
    "a number with a point": b'{"wall_percent": 110.0}',
    "a folder with a NUL": b'{"folder": "/a\\u0000b"}',
    "a folder with a line end": b'{"folder": "/a\\n"}',
    "a folder that is endless": json.dumps({"folder": "/" + "x" * 5000}).encode(),
    "nesting without end": b'{"theme": ' + b"[" * 20_000 + b"]" * 20_000 + b"}",
    "nesting in a field of nobody": b'{"new": ' + b"[" * 20_000 + b"]" * 20_000 + b"}",
    "too large": b'{"new": "' + b"x" * LARGEST + b'"}',
}


@pytest.fixture
def path(tmp_path):
    return tmp_path / "config" / FILE


@pytest.fixture
def begun(qapp, typeface, qtbot, monkeypatch):
    """Programs as the teacher starts them on an English system, whole."""
    programs = []
    monkeypatch.setattr("ui.main.system_language", lambda: Language.ENGLISH)

    def begin():
        program = main.begun()
        programs.append(program)
        qtbot.waitUntil(lambda: program.console.later.is_over, timeout=20_000)
        return program

    yield begin
    let_go(qapp, *programs)


def put(path, content):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)


def beside(path):
    return sorted(each.name for each in path.parent.iterdir())


# -------------------------------------------------------------------------------------------------------------- the file


def test_without_a_file_there_are_the_defaults_and_no_file_is_made(path):
    """A start never writes."""
    assert SettingsFile(path).read() == Settings()
    assert not path.parent.exists()


def test_what_is_kept_is_read_again(path):
    """Each of the things that are remembered."""
    every = Settings(
        desk=Language.SPANISH, wall=Language.ENGLISH, theme="dark", wall_percent=120, folder="/media/año/ä b", screen=SCREEN, sound=False,
        deck="Mine.toml",
    )
    file = SettingsFile(path)
    for name in Settings.__struct_fields__:
        assert file.keep(**{name: getattr(every, name)}) is None
    assert SettingsFile(path).read() == every
    assert beside(path) == [FILE]


def test_what_can_be_kept_is_what_can_be_chosen():
    """The looks and the sizes of the menu, no others."""
    assert get_args(ThemeName) == THEMES == tuple(BY_NAME)
    assert tuple(percent / 100 for percent in get_args(WallPercent)) == SCALES


def test_fields_of_a_later_program_stay_as_they_are(path):
    """An older program on a stick must not forget what a newer one has chosen."""
    put(path, b'{"voice": {"volume": 7e0}, "theme": "dark", "later": [1, null]}')
    file = SettingsFile(path)
    assert file.read() == Settings(theme="dark")
    file.keep(desk=Language.SPANISH)
    assert json.loads(path.read_bytes()) == {"voice": {"volume": 7.0}, "theme": "dark", "later": [1, None], "desk": "es"}
    file.keep(theme="light")
    assert json.loads(path.read_bytes()) == {"voice": {"volume": 7.0}, "later": [1, None], "desk": "es"}


def test_two_programs_keep_what_was_chosen_in_each(path):
    """The second to write takes nothing back."""
    one, other = SettingsFile(path), SettingsFile(path)
    one.read()
    other.read()
    one.keep(theme="dark")
    other.keep(desk=Language.SPANISH)
    assert SettingsFile(path).read() == Settings(desk=Language.SPANISH, theme="dark")


def test_what_is_as_it_was_is_not_written_again(path):
    """A stick is not worn, and a share not asked, for nothing."""
    put(path, b'{"theme":"dark"}')
    SettingsFile(path).keep(theme="dark")
    assert path.read_bytes() == b'{"theme":"dark"}'


def test_an_empty_file_is_where_settings_shall_be_kept(path):
    """Whoever carries the program on a stick makes an empty file beside it."""
    put(path, b"")
    file = SettingsFile(path)
    assert file.read() == Settings()
    assert file.keep(theme="dark") is None
    assert SettingsFile(path).read().theme == "dark"


@pytest.mark.parametrize("name", UNSOUND)
def test_an_unsound_file_is_left_alone_until_something_is_chosen_and_then_kept_beside(name, path):
    """FIELD 28: the program starts; nobody's file is lost."""
    put(path, UNSOUND[name])
    file = SettingsFile(path)
    began = time.monotonic()
    assert file.read() == Settings()
    assert time.monotonic() - began < 1
    assert path.read_bytes() == UNSOUND[name]
    aside = file.keep(theme="dark")
    assert aside == path.with_name(FILE + ".damaged")
    assert aside.read_bytes() == UNSOUND[name]
    assert SettingsFile(path).read() == Settings(theme="dark")


def test_nothing_that_was_moved_aside_gives_way_to_the_next(path):
    """Two damaged files are two files."""
    for content in (b"one", b"two"):
        put(path, content)
        SettingsFile(path).keep(theme="dark")
    assert beside(path) == [FILE, f"{FILE}.damaged", f"{FILE}.damaged-2"]
    assert [path.with_name(name).read_bytes() for name in beside(path)[1:]] == [b"one", b"two"]


def test_a_folder_of_that_name_is_moved_aside_with_all_that_it_holds(path):
    """It is somebody's."""
    path.mkdir(parents=True)
    (path / "letter").write_text("dear aunt")
    file = SettingsFile(path)
    assert file.read() == Settings()
    assert (file.keep(theme="dark") / "letter").read_text() == "dear aunt"


def test_nobody_waits_for_a_pipe(path):
    """Opening one would wait for ever."""
    path.parent.mkdir()
    os.mkfifo(path)
    file = SettingsFile(path)
    assert file.read() == Settings()
    assert file.keep(theme="dark").is_fifo()


def test_a_place_that_takes_no_file_is_a_problem_and_what_was_chosen_is_kept_when_it_does(path):
    """The folder's name is taken by a file: nothing there can be written, whoever asks."""
    path.parent.write_bytes(b"")
    file = SettingsFile(path)
    assert file.read() == Settings()
    with pytest.raises(SettingsProblem) as told:
        file.keep(theme="dark")
    assert told.value.path == path
    path.parent.unlink()
    file.keep(desk=Language.SPANISH)
    assert SettingsFile(path).read() == Settings(desk=Language.SPANISH, theme="dark")


@pytest.fixture
def closed():
    """Settings of somebody else, in a folder that everybody can look into and nobody but the owner writes."""
    folder = Path(tempfile.mkdtemp())
    folder.chmod(0o755)
    (folder / FILE).write_bytes(b'{"theme":"dark"}')
    was = os.geteuid()
    if was == 0:
        os.seteuid(NOBODY)  # permissions do not bind root
    else:
        folder.chmod(0o555)
    yield folder / FILE
    os.seteuid(was)
    folder.chmod(0o755)
    shutil.rmtree(folder)


@pytest.mark.parametrize("content", [b'{"theme":"dark"}', b"noise"])
def test_in_a_read_only_folder_settings_are_read_and_stay(content, closed):
    """A school's profile may be read-only: what was set there holds, and what is damaged there is not moved."""
    if content == b"noise":
        _as_owner(closed, content)
    file = SettingsFile(closed)
    assert file.read() == (Settings() if content == b"noise" else Settings(theme="dark"))
    for _ in range(2):
        with pytest.raises(SettingsProblem):
            file.keep(wall_percent=120)
    assert beside(closed) == [FILE]
    assert closed.read_bytes() == content


def _as_owner(path, content):
    me = os.geteuid()
    os.seteuid(os.getuid())
    path.write_bytes(content)
    os.seteuid(me)


def test_a_file_that_must_not_be_read_counts_as_damaged(closed):
    """It cannot be known what it says."""
    if os.getuid() == 0:
        me = os.geteuid()
        os.seteuid(0)
        closed.chmod(0o600)
        os.seteuid(me)
    else:
        closed.chmod(0)
    assert SettingsFile(closed).read() == Settings()


def test_a_folder_whose_name_is_no_text_is_a_problem(path):
    """Linux allows names that no JSON can hold."""
    with pytest.raises(SettingsProblem):
        SettingsFile(path).keep(folder="/media/\udce9")
    assert not path.exists()


def test_what_is_written_is_whole_or_not_there(path, monkeypatch):
    """A stick that is pulled leaves the settings that were there."""
    put(path, b'{"theme":"dark"}')
    monkeypatch.setattr("ui.settings.QSaveFile.commit", lambda _file: False)
    with pytest.raises(SettingsProblem):
        SettingsFile(path).keep(theme="light")
    assert path.read_bytes() == b'{"theme":"dark"}'


def test_reading_takes_less_than_a_millisecond(path):
    """It stands before the first picture of the desk."""
    SettingsFile(path).keep(theme="dark", folder="/home/ana/lessons")
    times = []
    for _ in range(21):
        began = time.perf_counter()
        SettingsFile(path).read()
        times.append(time.perf_counter() - began)
    assert sorted(times)[10] < 0.001


def changed(at, new, length):
    """The valid file with other bytes at one place."""
    return VALID[:at] + new + VALID[at + length :]


VALID = b'{"desk":"es","wall":"en","theme":"dark","wall_percent":120,"folder":"/x","later":{"a":[1,2.5,null]}}'
WRONG = st.one_of(
    st.binary(max_size=80),
    st.tuples(st.integers(0, len(VALID)), st.binary(max_size=4), st.integers(0, 6)).map(lambda cut: changed(*cut)),
    st.dictionaries(
        st.sampled_from([*Settings.__struct_fields__, "later"]),
        st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=9) | st.lists(st.integers(), max_size=3), max_size=6,
    ).map(lambda fields: json.dumps(fields).encode()),
)


@settings(max_examples=200, deadline=None)
@given(WRONG)
@example(b'{"theme":"dark","theme":"light"}')
@example(b'{"\\u0000":1e999}')
def test_whatever_is_in_the_file_a_choice_is_kept_and_nothing_else_is_touched(tmp_path_factory, content):
    """Issue 3.7: bad input everywhere: no traceback, and no file but the settings and what was moved aside."""
    path = tmp_path_factory.mktemp("fuzz") / "in" / FILE
    put(path, content)
    file = SettingsFile(path)
    assert isinstance(file.read(), Settings)
    assert path.read_bytes() == content
    aside = file.keep(wall_percent=110)
    assert SettingsFile(path).read().wall_percent == 110
    assert beside(path) == [FILE] if aside is None else [FILE, aside.name]
    assert beside(path.parent) == ["in"]


# ------------------------------------------------------------------------------------------------------------- the place


def test_the_place_is_the_usual_one_of_the_system(own_home, qapp):
    """No start writes there."""
    assert own_home.resolve() in settings_path().parents
    assert settings_path().name == FILE


def test_a_file_beside_a_bundled_program_goes_with_it(tmp_path, monkeypatch, own_home):
    """PACKAGING: a portable zip with its settings beside it."""
    monkeypatch.setattr(sys, "executable", str(tmp_path / "state-in-class"))
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert own_home.resolve() in settings_path().parents
    (tmp_path / FILE).touch()
    assert settings_path() == tmp_path / FILE
    monkeypatch.setattr(sys, "frozen", False)
    assert own_home.resolve() in settings_path().parents


# ----------------------------------------------------------------------------------------------------------- the program


def test_a_start_writes_no_settings(begun):
    """Written when the teacher chooses, never because a program started."""
    program = begun()
    program.close()
    assert not settings_path().exists()


def test_what_was_chosen_is_there_at_the_next_start(begun, tmp_path, monkeypatch):
    """Both languages, the look, the wall's letters and the folder of the lessons."""
    console = begun().console
    console.sheets.menu.desk_language_chosen.emit(Language.SPANISH)
    console.setup.form.wall_language_chosen.emit(Language.SPANISH)
    console.sheets.menu.theme_chosen.emit("dark")
    console.sheets.menu.wall_scale_chosen.emit(1.2)
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: str(tmp_path))
    console.setup.side.folder_wanted.emit()
    program = begun()
    assert (program.desk_words.language, program.wall_words.language) == (Language.SPANISH, Language.SPANISH)
    assert program.console.theme is program.projector.theme is DARK
    assert program.projector.text_scale == program.console.sheets.menu.wall_scale == 1.2
    assert program.folder == tmp_path
    assert program.console.files.folder == str(tmp_path)


def test_the_wall_may_speak_another_language_than_the_desk(begun):
    """It does so at the next start, too, and the desk says which."""
    begun().console.sheets.menu.wall_language_chosen.emit(Language.SPANISH)
    program = begun()
    assert (program.desk_words.language, program.wall_words.language) == (Language.ENGLISH, Language.SPANISH)
    assert program.console.sheets.menu.wall_language is program.console.setup.form.wall_language is Language.SPANISH


def test_where_nothing_can_be_kept_everything_works_and_it_is_said_once(begun):
    """FIELD 28: it starts, and says what it cannot keep."""
    place = settings_path().parent
    place.parent.mkdir(parents=True, exist_ok=True)
    place.write_bytes(b"")
    console = begun().console
    told = []
    console.notices.show_notice = told.append
    console.sheets.theme_chosen.emit("dark")
    console.desk_language_chosen.emit(Language.SPANISH)
    assert console.theme is DARK
    assert [(notice.key, notice.values) for notice in told] == [(Says.SETTINGS_NOT_KEPT, {"folder": str(place)})]


def test_a_damaged_file_is_said_where_it_is_moved_aside(begun):
    """The teacher learns why everything looks as on the first day."""
    put(settings_path(), b"noise")
    program = begun()
    assert program.console.theme is LIGHT
    told = []
    program.console.notices.show_notice = told.append
    program.console.sheets.theme_chosen.emit("dark")
    assert [notice.key for notice in told] == [Says.SETTINGS_MOVED_ASIDE]


@pytest.mark.parametrize("folder", ["/nowhere/at/all", "lessons", "/" + "x" * 300])
def test_a_folder_that_is_away_gives_way_to_the_usual_one(folder, begun):
    """A stick that stayed at home: lessons have a place all the same, and the choice is not forgotten."""
    text = json.dumps({"folder": folder}).encode()
    put(settings_path(), text)
    program = begun()
    assert program.folder == default_folder()
    assert program.console.files.folder == str(default_folder())
    assert settings_path().read_bytes() == text
    assert not os.path.lexists(folder)


@pytest.mark.long
def test_jobs_without_a_desk_know_no_settings(tmp_path, monkeypatch, qapp):
    """`demo`, `export` and `check` do the same for everybody."""
    put(settings_path(), b'{"theme": "dark", "desk": "es"}')
    monkeypatch.setattr("ui.main.SettingsFile", None)
    monkeypatch.setattr("ui.main.application", lambda: qapp)
    monkeypatch.setattr("ui.main.qInstallMessageHandler", lambda _: None)
    for word in (["check"], ["demo", str(tmp_path / "demo")]):
        assert main.main(word) == main.OK
    assert settings_path().read_bytes() == b'{"theme": "dark", "desk": "es"}'
