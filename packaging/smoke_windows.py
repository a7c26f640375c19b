"""The Windows installer and the portable archive, tried in a new Wine: a Windows of a kind, and no proof for a real one.

The installer for all users is tried, too: in Wine everybody is an administrator.
"""

import os
import shutil
import subprocess
import time
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import bundle
import starts
import windows_packages
import wine
from smoke_log import Log, SmokeProblem

NAME = bundle.NAME
TITLE = "A State in Class"
OLDER = "0.0.1"
LEFT_BEHIND = "_internal/only-in-the-older-version.txt"
LESSON = "Año de prueba, 1ª clase.lesson"
REMOVAL = "Software\\Microsoft\\Windows\\CurrentVersion\\Uninstall\\StateInClass"
TYPE = "Software\\Classes\\StateInClass.Lesson"
SUFFIX = "Software\\Classes\\.lesson"


def installer(version: str, place: Path, log: Log) -> None:
    """For one user: an older version, its use, the upgrade, a lesson by its type, the removal; then, briefly, for all users."""
    newest = bundle.DIST / f"{NAME}-{version}-windows-setup.exe"
    with windows(place, log) as system:
        before = system.files()
        system.call(older(place), "/S", what="the older version is installed, silently and for one user")
        program = next(system.drive.glob(f"users/*/AppData/Local/Programs/{TITLE}"))
        log.require("the older version's own file is there", holds=(program / LEFT_BEHIND).exists())
        use(system, program)
        system.call(newest, "/S", what=f"version {version} is installed over it")
        log.require("the upgrade left none of the older version's files", holds=not (program / LEFT_BEHIND).exists())
        log.require("Windows is told the new version", holds=version in system.registry("HKCU", REMOVAL))
        system.call(program / f"{NAME}-console.exe", "check", what="check after the upgrade")
        system.shows([program / f"{NAME}.exe"], "the desk opens, without a console")
        associated(system, "HKCU")
        system.call(program / "uninstall.exe", "/S", what="it is removed")
        removed(system, program, "HKCU", before)
        for_all_users(system, newest, before)


def archive(version: str, place: Path, log: Log) -> None:
    """Unpack it, use it, open the desk, delete it."""
    with windows(place, log) as system:
        before = system.files()
        folder = system.drive / "stick"
        with zipfile.ZipFile(bundle.DIST / f"{NAME}-{version}-windows-portable.zip") as packed:
            packed.extractall(folder)
        program = folder / NAME
        use(system, program)
        system.shows([program / f"{NAME}.exe"], "the desk opens, without a console")
        settings = program / bundle.SETTINGS
        log.require("the settings beside it are there, and none elsewhere",
                    holds=settings.exists() and not list(system.drive.rglob(f"AppData/**/{settings.name}")))
        shutil.rmtree(folder)
        nothing_left(system, before)


# ---------------------------------------------------------------------------------------------------------------- steps


def older(place: Path) -> Path:
    """An installer of a version before this one: the same bundle, with a file that this version has no more."""
    source, made = bundle.BUILT / "wine-bundle" / NAME, place / "older-for-windows" / NAME
    packed = place / f"{NAME}-{OLDER}-windows-setup.exe"
    if packed.exists() and packed.stat().st_mtime > (source / f"{NAME}.exe").stat().st_mtime:
        return packed  # made of this very bundle a trial ago
    shutil.rmtree(made, ignore_errors=True)
    shutil.copytree(source, made)
    (made / LEFT_BEHIND).write_text("from before\n", encoding="utf-8")
    return windows_packages.installer(made, OLDER, place)


def use(system: "Windows", program: Path) -> None:
    """Every word that a lesson needs; what the demo played is the lesson that is opened later."""
    console, home = program / f"{NAME}-console.exe", system.drive / "lessons"
    home.mkdir(exist_ok=True)
    said = system.call(console, "check", what=f"{NAME} check")
    system.log.require("every part was checked", holds=all(part in said for part in ("languages", "lesson", "exports", "windows")))
    system.call(console, "demo", home / "demo", what=f"{NAME} demo")
    shutil.move(home / "demo" / "demo.lesson", home / LESSON)
    system.call(console, "export", home / LESSON, "--to", home / "exports", what=f"{NAME} export")
    record = home / "record.json"
    record.write_text(system.call(console, "record", home / LESSON, what=f"{NAME} record"), encoding="utf-8")
    system.call(console, "replay", record, what=f"{NAME} replay")


def associated(system: "Windows", hive: str) -> None:
    """The registry says what opens a lesson."""
    system.log.require("lessons are of our type", holds="StateInClass.Lesson" in system.registry(hive, SUFFIX))
    command = system.registry(hive, f"{TYPE}\\shell\\open\\command")
    system.log.require("our type is opened by the program", holds=f"{NAME}.exe" in command and "%1" in command)


def for_all_users(system: "Windows", setup: Path, before: set[Path]) -> None:
    """The other kind: into Program Files, in the registry of the whole system. A lesson is opened as a double click does it (`start`).

    That can be tried here alone: unlike Windows, Wine 8 does not look into the types of one user.
    """
    system.call(setup, "/ALLUSERS", "/S", what="it is installed for all users")
    program = system.drive / "Program Files" / TITLE
    system.log.require("it is among the programs of all users", holds=(program / f"{NAME}.exe").exists())
    system.log.require("the system knows it", holds=TITLE in system.registry("HKLM", REMOVAL))
    associated(system, "HKLM")
    system.shows(["start", "/wait", system.drive / "lessons" / LESSON], "a lesson opens by its type", named=LESSON)
    system.call(program / f"{NAME}-console.exe", "check", what="check among the programs of all users")
    system.call(program / "uninstall.exe", "/ALLUSERS", "/S", what="it is removed for all users")
    removed(system, program, "HKLM", before)


def removed(system: "Windows", program: Path, hive: str, before: set[Path]) -> None:
    """Nothing of it is left, in no folder and not in the registry; the lesson is. Its removal goes on for a moment after it has ended."""
    end = time.monotonic() + 30
    while program.exists() and time.monotonic() < end:
        time.sleep(0.2)
    for key in (REMOVAL, TYPE, SUFFIX):
        system.log.require(f"{hive}\\{key} is gone", holds=not system.registry(hive, key))
    nothing_left(system, before)


def nothing_left(system: "Windows", before: set[Path]) -> None:
    """Of all that came since then, only what the teacher made is still there."""
    lessons = system.drive / "lessons"
    left = sorted(str(path) for path in system.new_files(before) if lessons not in (path, *path.parents))
    system.log.said("\n".join(left))
    system.log.require("no file of it is left", holds=not left)
    system.log.require("the lesson is still there", holds=(lessons / LESSON).stat().st_size > 0)


# ------------------------------------------------------------------------------------------------------------ a Windows


@contextmanager
def windows(place: Path, log: Log) -> Iterator["Windows"]:
    """A new Wine with a screen of its own; everything that runs in it ends with it."""
    if lacking := wine.missing():
        raise SmokeProblem(f"it wants {', '.join(lacking)}")
    prefix = place / "windows"
    with starts.screen() as display:
        os.environ["DISPLAY"] = display
        drive = wine.fresh_prefix(prefix)
        log.passed("a new Wine")
        try:
            yield Windows(prefix, drive, display, log)
        finally:
            wine.call("wineboot", "--kill", prefix=prefix, needed=False)


class Windows:
    """A Wine in which programs are run."""

    def __init__(self, prefix: Path, drive: Path, display: str, log: Log) -> None:
        self.drive, self.log = drive, log
        self._prefix = prefix
        self._pixels = starts.root_of(display)

    def call(self, *words: object, what: str) -> str:
        """Run a program to its end, which must be a good one, and return what it printed."""
        outcome = wine.call(*(self._named(word) for word in words), prefix=self._prefix, needed=False)
        said, complained = (text.decode("utf-8", "replace") for text in (outcome.stdout, outcome.stderr))
        self.log.said(f"> {' '.join(map(str, words))}\n{said}{complained}")
        if outcome.returncode:
            raise SmokeProblem(f"{what}: it ended with {outcome.returncode}\n{said[-2000:]}{complained[-2000:]}")
        self.log.passed(what)
        return said

    def shows(self, words: list[object], what: str, named: str = "") -> None:
        """Start a program, wait until the dark screen shows its window, and end it; its command line holds what was named."""
        starts.until(self._is_dark)
        command = [wine.command(), *map(str, map(self._named, words))]
        program = subprocess.Popen(command, env=wine.environment(self._prefix), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            starts.until(lambda: not self._is_dark())
            time.sleep(5)
            told = [line for line in map(command_line, processes()) if f"{NAME}.exe" in line]
            self.log.said("\n".join(told))
            self.log.require(what, holds=any(named in line for line in told))
        finally:
            wine.call("taskkill", "/f", "/im", f"{NAME}.exe", prefix=self._prefix, needed=False)
            program.wait(60)

    def registry(self, hive: str, key: str) -> str:
        """What the registry holds there; nothing where there is no such key."""
        outcome = wine.call("reg", "query", f"{hive}\\{key}", prefix=self._prefix, needed=False)
        said = outcome.stdout.decode("utf-8", "replace") if outcome.returncode == 0 else ""
        self.log.said(f"> reg query {hive}\\{key}\n{said}")
        return said

    def files(self) -> set[Path]:
        """Every file and folder on the drive."""
        return set(self.drive.rglob("*"))

    def new_files(self, before: set[Path]) -> set[Path]:
        """What came since then, but for what Wine itself keeps of fonts and programs in its temporary folders."""
        return {path for path in self.files() - before if "Temp" not in path.parts and path.parts[-2:] != ("windows", "temp")}

    def _named(self, word: object) -> object:
        """A file on the drive by the name that Windows has for it; another of ours through the drive Z."""
        if not isinstance(word, Path):
            return word
        if word.is_relative_to(self.drive):
            return "C:\\" + str(word.relative_to(self.drive)).replace("/", "\\")
        return "Z:" + str(word).replace("/", "\\")

    def _is_dark(self) -> bool:
        return not any(self._pixels())


def processes() -> Iterator[Path]:
    """The folders in which the system tells of its processes."""
    return (path for path in Path("/proc").iterdir() if path.name.isdigit())


def command_line(process: Path) -> str:
    """The words that a process was started with; none where it has just ended."""
    try:
        return (process / "cmdline").read_bytes().replace(b"\0", b" ").decode("utf-8", "replace")
    except OSError:
        return ""
