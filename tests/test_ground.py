"""The ground: what `packaging/dev.py` does for whoever has just arrived, and what the program stands on."""

import importlib.metadata
import importlib.util
import os
import re
import shutil
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import pytest
from packaging.version import Version

ROOT = Path(__file__).resolve().parent.parent
LOCK = ROOT / "packaging" / "requirements.lock"


@pytest.fixture
def dev():
    """A copy of the script of its own for each test, under another name than the library called packaging."""
    spec = importlib.util.spec_from_file_location("dev_of_the_console", ROOT / "packaging" / "dev.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class Programs:
    """Stands for every other program: notes how each was called, and fails where it is told to."""

    def __init__(self):
        self.calls = []
        self.failing = ()

    def __call__(self, command, cwd=None, **extra):
        line = " ".join(str(part) for part in command)
        self.calls.append((line, extra))
        return int(any(word in line for word in self.failing))

    def was_called(self, *words):
        return any(all(word in line for word in words) for line, _ in self.calls)


@pytest.fixture
def programs(dev, monkeypatch):
    noted = Programs()
    monkeypatch.setattr(dev, "called", noted)
    return noted


@pytest.fixture
def debian(dev, monkeypatch):
    """A bare Debian 12: Linux with apt and nothing that Qt needs, used by root and without a display."""
    monkeypatch.setattr(dev.sys, "platform", "linux")
    monkeypatch.setattr(dev, "can_be_loaded", lambda name: False)
    monkeypatch.setattr(dev.shutil, "which", lambda name: "/usr/bin/apt-get" if name == "apt-get" else None)
    monkeypatch.setattr(dev, "os_release", lambda: {"ID": "debian", "VERSION_ID": "12"})
    monkeypatch.setattr(dev.os, "geteuid", lambda: 0, raising=False)
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)


@pytest.fixture
def empty_place(dev, monkeypatch, tmp_path):
    """A checkout in which nothing has been set up, without system libraries to look for."""
    monkeypatch.setattr(dev, "VENV", tmp_path / ".venv")
    monkeypatch.setattr(dev, "BIN", tmp_path / ".venv" / "bin")
    monkeypatch.setattr(dev, "STAMP", tmp_path / ".venv" / "stamp")
    monkeypatch.setattr(dev, "TRANSLATIONS", tmp_path / "translations")
    monkeypatch.setattr(dev, "DEMO", tmp_path / "demo")
    monkeypatch.setattr(dev, "missing_packages", lambda word: [])
    return tmp_path


# -------------------------------------------------------------------------------------------------------- the libraries


def test_a_word_that_is_not_known_shows_the_words_there_are(dev, capsys):
    """DESIGN §Commands."""
    assert dev.main(["dance"]) == 2
    shown = capsys.readouterr().out
    assert all(f"dev.py {word}" in shown for word in ("run", "test", "check", "bench", "torture", "words", "build", "smoke"))


def test_an_old_python_is_told_so_in_one_sentence(dev, monkeypatch, capsys):
    """DESIGN §Commands: Python 3.11 or later."""
    monkeypatch.setattr(dev, "OLDEST_PYTHON", (99, 0))
    assert dev.main(["test"]) == 1
    assert "needs Python 3.11 or later" in capsys.readouterr().out


def test_what_qt_lacks_is_found_before_qt_is_started(dev, debian):
    """PACKAGING §A bare Debian 12: the list for offscreen, and the one for lrelease."""
    assert dev.missing_packages("run") == [
        "libglib2.0-0", "libgl1", "libegl1", "libxkbcommon0", "libdbus-1-3", "libfontconfig1", "libgssapi-krb5-2",
    ]


def test_a_display_needs_the_libraries_of_x_too(dev, debian, monkeypatch):
    """PACKAGING §A bare Debian 12: a real X screen."""
    monkeypatch.setenv("DISPLAY", ":0")
    assert dev.missing_packages("run")[-5:] == ["libxcb-cursor0", "libxcb-icccm4", "libxcb-keysyms1", "libxcb-shape0", "libxkbcommon-x11-0"]


@pytest.mark.parametrize("word", ["test", "check"])
def test_the_tests_need_an_x_server_a_window_manager_and_a_tracer(dev, debian, word):
    """PACKAGING §A bare Debian 12: xvfb, openbox, x11-xserver-utils."""
    assert dev.missing_packages(word)[-7:] == ["xvfb", "openbox", "x11-xserver-utils", "xdotool", "dbus", "strace", "binutils"]


def test_a_library_counts_as_there_when_the_loader_finds_it(dev):
    """The loader's word counts, not the package list's: a library may have come another way."""
    assert dev.can_be_loaded(None)  # this very process
    assert not dev.can_be_loaded("libnobody-ever-wrote-this.so.7")


@pytest.mark.parametrize(("name", "version", "package"), [
    ("debian", "12", "libglib2.0-0"),
    ("debian", "13", "libglib2.0-0t64"),
    ("debian", "", "libglib2.0-0t64"),
    ("ubuntu", "22.04", "libglib2.0-0"),
    ("ubuntu", "24.04", "libglib2.0-0t64"),
    ("linuxmint", "21", "libglib2.0-0"),
])
def test_glib_is_called_by_the_name_that_the_release_gives_it(dev, debian, monkeypatch, name, version, package):
    """PACKAGING §A bare Debian 12: on newer releases it is libglib2.0-0t64."""
    monkeypatch.setattr(dev, "os_release", lambda: {"ID": name, "VERSION_ID": version})
    assert dev.missing_packages("run")[0] == package


def test_root_gets_the_libraries_installed(dev, debian, programs):
    """DESIGN §Commands: installs them when it may (root)."""
    dev.provide_system_packages(dev.missing_packages("run"))
    assert [line.split()[:2] for line, _ in programs.calls] == [["apt-get", "update"], ["apt-get", "install"]]
    assert programs.was_called("install", "--yes", "libglib2.0-0", "libgssapi-krb5-2")
    assert programs.calls[1][1] == {"DEBIAN_FRONTEND": "noninteractive"}


def test_a_broken_source_of_packages_does_not_stop_the_others(dev, debian, programs):
    """A school PC often has a source that is long gone; what can be installed is."""
    programs.failing = ("apt-get update",)
    dev.provide_system_packages(["libgl1"])
    assert programs.was_called("apt-get", "install", "libgl1")


def test_packages_that_do_not_come_are_named(dev, debian, programs, capsys):
    """DESIGN §Commands: trouble is told in words."""
    programs.failing = ("apt-get install",)
    assert dev.main(["run"]) == 1
    told = capsys.readouterr().err
    assert "could not be installed: libglib2.0-0, libgl1" in told
    assert "Is there a network?" in told


def test_anyone_else_is_given_the_command_to_the_letter(dev, debian, programs, monkeypatch, capsys):
    """DESIGN §Commands: says which system libraries Qt lacks."""
    monkeypatch.setattr(dev.os, "geteuid", lambda: 1000, raising=False)
    assert dev.main(["run"]) == 1
    assert ("sudo apt-get install --yes --no-install-recommends libglib2.0-0 libgl1 libegl1 libxkbcommon0 libdbus-1-3 "
            "libfontconfig1 libgssapi-krb5-2\n") in capsys.readouterr().err
    assert programs.calls == []


def test_a_system_without_apt_is_told_what_debian_would_call_it(dev, debian, programs, monkeypatch, capsys):
    """DESIGN §Commands: only Debian and Ubuntu are looked after."""
    monkeypatch.setattr(dev.shutil, "which", lambda name: None)
    assert dev.main(["run"]) == 1
    assert "what Debian calls libglib2.0-0, libgl1" in capsys.readouterr().err
    assert programs.calls == []


def test_nothing_is_installed_where_nothing_is_missing(dev, debian, programs, monkeypatch):
    """DESIGN §Commands: the set-up is quick when all is there."""
    monkeypatch.setattr(dev, "can_be_loaded", lambda name: True)
    dev.provide_system_packages(dev.missing_packages("run"))
    assert programs.calls == []


# ------------------------------------------------------------------------------------------------------ the environment


def test_a_network_that_is_down_gives_a_sentence_and_no_traceback(dev, empty_place, programs, capsys):
    """DESIGN §Commands: trouble is told in words."""
    programs.failing = ("--requirement",)
    assert dev.main(["test"]) == 1
    told = capsys.readouterr().err
    assert "Is there a network?" in told
    assert "Traceback" not in told
    assert not dev.STAMP.exists()
    assert not programs.was_called("-m pytest")


def test_debians_own_package_is_fetched_where_python_comes_without_venv(dev, debian, empty_place, programs, monkeypatch):
    """PACKAGING: a bare Debian 12 with only python3.11 has no ensurepip."""
    monkeypatch.setattr(dev.importlib.util, "find_spec", lambda name: None)
    dev.make_venv()
    assert programs.was_called("apt-get", "install", f"python{sys.version_info.major}.{sys.version_info.minor}-venv")
    assert programs.was_called("-m venv --clear")


def test_the_environment_is_made_once(dev, empty_place, programs):
    """DESIGN §Commands: idempotent, and quick when all is there."""
    dev.BIN.mkdir(parents=True)
    Path(dev.python()).touch(mode=0o700)
    dev.STAMP.write_text(dev.fingerprint(), encoding="utf-8")
    dev.set_up("test")
    assert programs.calls == []


def test_other_pins_are_installed_when_the_lock_changes(dev, empty_place, monkeypatch, tmp_path):
    """DESIGN §Commands: what is locked is what is there."""
    before = dev.fingerprint()
    changed = tmp_path / "requirements.lock"
    changed.write_bytes(LOCK.read_bytes() + b"another==1.0\n")
    monkeypatch.setattr(dev, "LOCK", changed)
    assert dev.fingerprint() != before


def test_only_the_installed_part_of_the_settings_counts(dev):
    """A changed lint rule is no reason to install everything again; a changed command is."""
    installed = dev.installed_part_of_project()
    assert b"[project.scripts]" in installed
    assert b"[tool.ruff" not in installed


def test_a_translation_is_compiled_when_it_is_newer_than_what_was_compiled(dev, empty_place, monkeypatch):
    """DESIGN §Dependencies: Qt Linguist; the compiled files are not kept in the repository."""
    monkeypatch.setattr(dev, "BIN", Path(sys.executable).parent)
    dev.TRANSLATIONS.mkdir()
    source = dev.TRANSLATIONS / "state_in_class_es.ts"
    source.write_text('<?xml version="1.0"?><!DOCTYPE TS><TS version="2.1" language="es"><context><name>Words</name><message>'
                      "<source>coin</source><translation>moneda</translation></message></context></TS>", encoding="utf-8")
    compiled = source.with_suffix(".qm")
    dev.compile_translations()
    assert compiled.stat().st_size > 0
    compiled.write_bytes(b"untouched")
    dev.compile_translations()
    assert compiled.read_bytes() == b"untouched"
    os.utime(source, (compiled.stat().st_mtime + 5,) * 2)
    dev.compile_translations()
    assert compiled.read_bytes() != b"untouched"


def test_the_words_of_the_screens_are_collected_without_line_numbers(dev, empty_place, monkeypatch):
    """PACKAGING §Words: English has a file of its own, for plurals only; a sentence that moved changes nothing."""
    monkeypatch.setattr(dev, "BIN", Path(sys.executable).parent)
    monkeypatch.setattr(dev, "ROOT", empty_place)
    (empty_place / "ui").mkdir()
    page = empty_place / "ui" / "page.py"
    body = 'class Words(QObject):\n    def told(self, n):\n        return self.tr("Pay day"), self.tr("%n coin(s)", "", n)\n'
    page.write_text(body, encoding="utf-8")
    assert dev.collect_words([]) == 0
    spanish, english = (dev.TRANSLATIONS / f"state_in_class_{language}.ts" for language in ("es", "en"))
    first = spanish.read_text(encoding="utf-8")
    assert "Pay day" in first
    assert "%n coin(s)" in first
    assert "<location" not in first
    assert "%n coin(s)" in english.read_text(encoding="utf-8")
    assert "Pay day" not in english.read_text(encoding="utf-8")
    page.write_text("# moved\n" * 9 + body, encoding="utf-8")
    assert dev.collect_words([]) == 0
    assert spanish.read_text(encoding="utf-8") == first


# ------------------------------------------------------------------------------------------------------------ the words


def test_run_opens_the_console_where_there_is_a_display(dev, debian, programs, monkeypatch):
    """DESIGN §Commands: the main job; what follows the word is handed on."""
    monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-0")
    assert dev.run(["--window"]) == 0
    [(line, extra)] = programs.calls
    assert line.endswith("-m ui --window")
    assert extra == {}


def test_run_plays_the_demo_where_there_is_none_and_says_where_it_went(dev, debian, empty_place, programs, capsys):
    """DESIGN §Commands: without a display it plays the demo through both real windows."""
    assert dev.run([]) == 0
    [(line, extra)] = programs.calls
    assert line.endswith(f"-m ui demo {dev.DEMO}")
    assert extra == {"QT_QPA_PLATFORM": "offscreen"}
    assert str(dev.DEMO) in capsys.readouterr().out.splitlines()[-1]


def test_a_demo_that_failed_promises_no_pictures(dev, debian, empty_place, programs, capsys):
    """The exit status is the demo's own."""
    programs.failing = ("demo",)
    assert dev.run([]) == 1
    assert "pictures of both windows" not in capsys.readouterr().out


def test_a_word_of_the_programs_own_needs_no_display(dev, debian, programs):
    """RECORD: replay, enter and record are for every machine."""
    dev.run(["replay", "game.json"])
    assert programs.was_called("-m ui replay game.json")


def test_check_goes_on_after_a_failure_and_fails(dev, programs, capsys):
    """One run shows all there is to mend."""
    programs.failing = ("mypy",)
    assert dev.check([]) == 1
    assert len(programs.calls) == 3
    assert not programs.was_called("pytest")
    assert "Failed: mypy." in capsys.readouterr().out


def test_the_long_check_runs_the_long_tests_too(dev, programs):
    """DESIGN §Commands: check --long."""
    assert dev.check(["--long"]) == 0
    assert programs.was_called("pytest -m long")


# ------------------------------------------------------------------------------------------------- what we stand on


def pinned():
    """Name and version of every pin, the names as pip compares them."""
    lines = [line.partition(";")[0].strip() for line in LOCK.read_text(encoding="utf-8").splitlines()]
    pins = [line.split("==") for line in lines if line and not line.startswith("#")]
    return {re.sub("[-_.]+", "-", name).lower(): version for name, version in pins}


def test_everything_that_the_project_asks_for_is_pinned():
    """DESIGN §Dependencies: exact pins."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    asked = [*project["dependencies"], *project["optional-dependencies"]["dev"]]
    names = {re.sub("[-_.]+", "-", re.match("[A-Za-z0-9_.-]+", each).group()).lower() for each in asked}
    assert len(names) > 10
    assert names <= set(pinned())


def test_what_is_installed_is_what_is_pinned():
    """DESIGN §Commands: installs what is locked."""
    elsewhere = {"pefile", "pywin32-ctypes"} if sys.platform == "linux" else {"jeepney"}
    for name, version in pinned().items():
        if name not in elsewhere:
            assert Version(importlib.metadata.version(name)) == Version(version), name


def test_qt_is_of_the_line_that_does_not_abort(qapp):
    """PACKAGING §Versions: PySide6 6.12.0 on Python 3.11 loses a reference to None at each call."""
    import PySide6

    assert PySide6.__version__.startswith("6.11.")
    qapp.processEvents()
    before = sys.getrefcount(None)
    for _ in range(2_000):
        qapp.processEvents()
    assert abs(sys.getrefcount(None) - before) < 100


def test_no_setting_of_whoever_runs_the_tests_reaches_qt(qapp):
    """PACKAGING §Screens in tests: clear every QT_ variable."""
    assert {name for name in os.environ if name.startswith("QT_")} <= {"QT_QPA_PLATFORM", "QT_API"}
    assert qapp.platformName() == "offscreen"


def test_every_test_has_a_home_of_its_own(own_home):
    """No test reads or writes the settings and lessons of a person."""
    from PySide6.QtCore import QStandardPaths

    place = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.AppConfigLocation)
    assert Path(place).is_relative_to(own_home)
    assert Path.home() == own_home


@pytest.mark.long
def test_the_wheel_holds_the_code_and_the_data_and_nothing_else(tmp_path):
    """DESIGN §Layout: app, ui and resources are the program; tests and packaging are not."""
    place = tmp_path / "place"
    for folder in ("app", "ui", "resources", "tests", "packaging"):
        shutil.copytree(ROOT / folder, place / folder, ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("pyproject.toml", "LICENSE"):
        shutil.copy(ROOT / name, place)
    subprocess.run([sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation", "--wheel-dir", tmp_path, place],
                   check=True)
    [wheel] = tmp_path.glob("state_in_class-*.whl")
    names = zipfile.ZipFile(wheel).namelist()
    tops = {name.partition("/")[0].partition("-")[0] for name in names}
    assert tops == {"app", "ui", "resources", "state_in_class"}
    wanted = {path.relative_to(ROOT).as_posix() for folder, ending in (("app", "py"), ("ui", "py"), ("resources", "toml"))
              for path in (ROOT / folder).rglob(f"*.{ending}")}
    assert wanted <= set(names)
