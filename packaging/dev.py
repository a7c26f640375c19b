#!/usr/bin/env python3
"""One door for whoever works on the console: sets everything up, then runs it, tests it, checks it or measures it.

    python3 packaging/dev.py run       open the console (without a display: play the demo and say where its pictures are)
    python3 packaging/dev.py test      the quick tests, at most five minutes on two cores
    python3 packaging/dev.py check     lint, types and import contracts; with --long, the long laws and the screen tests too;
                                      with --others, what LibreOffice and a PDF reader make of the exports, where they are installed
    python3 packaging/dev.py bench     start, response and memory, each beside its floor
    python3 packaging/dev.py torture   kill it a thousand times, let disks fail and files break, and print what was lost (nothing)
    python3 packaging/dev.py words     collect the sentences of the screens into the translation files
    python3 packaging/dev.py build     make the installers that this system can make into dist/, each held to its budget
    python3 packaging/dev.py smoke     install, use, upgrade and remove each of them in a clean place, and keep the logs

It needs nothing but Python 3.11 or later. What follows a word is handed on. What it cannot do itself it says in one sentence.
"""

from __future__ import annotations

import ctypes
import hashlib
import importlib.util
import os
import shlex
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
LOCK = ROOT / "packaging" / "requirements.lock"
BY_CORES = ("-n", "auto", "--dist", "loadfile")  # the games that a file makes for all its tests are made once
STAMP = VENV / "set-up-by-dev"
TRANSLATIONS = ROOT / "resources" / "translations"
DEMO = ROOT / "build" / "demo"
OLDEST_PYTHON = (3, 11)


class SetUpProblem(Exception):
    """What stands in the way, in a sentence for the person at the terminal."""


def main(words: list[str]) -> int:
    """Do what the first word says and return the exit status."""
    if sys.version_info < OLDEST_PYTHON:
        print(f"The console needs Python 3.11 or later; this is {sys.version.split()[0]}.")
        return 1
    jobs = {"run": run, "test": test, "check": check, "bench": bench, "torture": torture, "words": collect_words,
            "build": build, "smoke": smoke}
    if not words or words[0] not in jobs:
        print(__doc__)
        return 2
    try:
        set_up(words[0])
        return jobs[words[0]](words[1:])
    except SetUpProblem as problem:
        print(f"\n{problem}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130


# ------------------------------------------------------------------------------------------------------------ the words


def run(rest: list[str]) -> int:
    """Open the console; without a display and without a word of its own, play the demo through both real windows."""
    if has_display():
        return called([python(), "-m", "ui", *rest])
    if rest:
        return called([python(), "-m", "ui", *rest], QT_QPA_PLATFORM="offscreen")
    DEMO.mkdir(parents=True, exist_ok=True)
    print("There is no display here, so a recorded game is played through both windows, unseen.", flush=True)
    status = called([python(), "-m", "ui", "demo", DEMO], QT_QPA_PLATFORM="offscreen")
    if status == 0:
        print(f"The pictures of both windows and the exports are in {DEMO}")
    return status


def test(rest: list[str]) -> int:
    """Run the quick tests."""
    return called([python(), "-m", "pytest", *BY_CORES, *rest], cwd=ROOT)


def check(rest: list[str]) -> int:
    """Run every check to its end, even after one has failed, so that one run shows all there is to mend."""
    checks = {
        "ruff": [tool("ruff"), "check", "."],
        "mypy": [python(), "-m", "mypy", "--strict", "app"],
        "import contracts": [tool("lint-imports")],
    }
    if "--long" in rest:
        checks["long tests"] = [python(), "-m", "pytest", "-m", "long", *BY_CORES]
    if "--others" in rest:
        checks["other programs"] = [python(), "-m", "pytest", "-m", "others", *BY_CORES]
    failed = []
    for name, command in checks.items():
        print(f"\n--- {name}", flush=True)
        if called(command, cwd=ROOT):
            failed.append(name)
    print(f"\nFailed: {', '.join(failed)}." if failed else "\nEvery check passed.")
    return 1 if failed else 0


def bench(rest: list[str]) -> int:
    """Measure, offscreen, so that figures from machines with and without a screen can be compared."""
    return called([python(), "-m", "tests.bench", *rest], cwd=ROOT, QT_QPA_PLATFORM="offscreen")


def torture(rest: list[str]) -> int:
    """Kill, fill, pull and damage; a number says how many kills (1,000)."""
    return called([python(), "-m", "tests.torture", *rest], cwd=ROOT, QT_QPA_PLATFORM="offscreen")


def collect_words(_rest: list[str]) -> int:
    """Bring the translation files up to date with the sources; English needs one of its own for its plurals."""
    TRANSLATIONS.mkdir(parents=True, exist_ok=True)
    sources = sorted(path.relative_to(ROOT) for path in (ROOT / "ui").rglob("*.py"))
    for language, only in (("es", []), ("en", ["-pluralonly"])):
        target = ["-source-language", "en", "-target-language", language, "-ts", TRANSLATIONS / f"state_in_class_{language}.ts"]
        # Without line numbers, a sentence that only moved changes nothing.
        status = called([tool("pyside6-lupdate"), *only, "-no-obsolete", "-locations", "none", *sources, *target], cwd=ROOT)
        if status:
            return status
    return 0


def build(rest: list[str]) -> int:
    """Make the installers; `--no-wine` leaves out those for Windows where this is none."""
    return called([python(), ROOT / "packaging" / "build.py", *rest], cwd=ROOT)


def smoke(rest: list[str]) -> int:
    """Try the installers, or those that are named."""
    return called([python(), ROOT / "packaging" / "smoke.py", *rest], cwd=ROOT)


# ------------------------------------------------------------------------------------------------------------ setting up


def set_up(word: str) -> None:
    """Make sure of the system libraries, the environment and the compiled translations; quick when all is there."""
    provide_system_packages(missing_packages(word))
    provide_environment()
    compile_translations()


def provide_environment() -> None:
    """Make `.venv` hold exactly what is locked, and the project itself; nothing is done when its stamp fits."""
    if is_up_to_date():
        return
    STAMP.unlink(missing_ok=True)
    if not has_fitting_python():
        print(f"Making {VENV}", flush=True)
        make_venv()
    print("Fetching what the console is made of (a few minutes the first time)", flush=True)
    pip = [python(), "-m", "pip", "--disable-pip-version-check", "--quiet", "--no-input"]
    needed("What the console is made of could not be fetched. Is there a network? Trying again is safe.",
           [*pip, "install", "--no-deps", "--requirement", LOCK])
    needed("The project itself could not be installed into .venv; the lines above say why.",
           [*pip, "install", "--no-deps", "--no-build-isolation", "--editable", ROOT])
    needed("What is locked does not fit together; the lines above say what.", [*pip, "check"])
    STAMP.write_text(fingerprint(), encoding="utf-8")


def is_up_to_date() -> bool:
    """Whether an earlier set-up of this very checkout, for these pins and this Python, came to its end."""
    return STAMP.is_file() and STAMP.read_text(encoding="utf-8") == fingerprint() and Path(python()).exists()


def fingerprint() -> str:
    """What the environment depends on: the pins, the project's own commands, the Python, and the place (it cannot be moved)."""
    parts = (LOCK.read_bytes(), installed_part_of_project(), sys.version.encode(), os.fsencode(ROOT))
    return hashlib.sha256(b"\0".join(parts)).hexdigest()


def installed_part_of_project() -> bytes:
    """The head of pyproject.toml, up to the settings of the tools: only this is installed."""
    return (ROOT / "pyproject.toml").read_bytes().partition(b"\n[tool.pytest")[0]


def has_fitting_python() -> bool:
    """Whether `.venv` is of the Python that runs this file, has pip, and starts."""
    asked = [python(), "-c", "import sys, pip; print(sys.version)"]
    if not Path(python()).exists():
        return False
    answer = subprocess.run(asked, capture_output=True, text=True, check=False)
    return answer.returncode == 0 and answer.stdout.strip() == sys.version.strip()


def make_venv() -> None:
    """Make an empty `.venv`, with Debian's package for it where that is kept apart."""
    if importlib.util.find_spec("ensurepip") is None or importlib.util.find_spec("venv") is None:
        provide_system_packages([f"python{sys.version_info.major}.{sys.version_info.minor}-venv"])
    interpreter = getattr(sys, "_base_executable", None) or sys.executable
    needed("The environment .venv could not be made; the lines above say why.", [interpreter, "-m", "venv", "--clear", VENV])


def compile_translations() -> None:
    """Compile each translation that is newer than what was compiled from it."""
    for source in sorted(TRANSLATIONS.glob("*.ts")):
        compiled = source.with_suffix(".qm")
        if not compiled.exists() or compiled.stat().st_mtime < source.stat().st_mtime:
            needed(f"{source} could not be compiled; the lines above say why.",
                   [tool("pyside6-lrelease"), "-silent", source, "-qm", compiled])


# ------------------------------------------------------------------------------------------------------ system libraries


class Library(NamedTuple):
    """A library that Qt loads: what Debian calls the package, and what the loader calls the library."""

    package: str
    name: str


# Without any one of these Qt does not raise: it aborts. So we look first.
FOR_QT = [
    Library("libglib2.0-0", "libgthread-2.0.so.0"),
    Library("libgl1", "libGL.so.1"),
    Library("libegl1", "libEGL.so.1"),
    Library("libxkbcommon0", "libxkbcommon.so.0"),
    Library("libdbus-1-3", "libdbus-1.so.3"),
    Library("libfontconfig1", "libfontconfig.so.1"),
    Library("libgssapi-krb5-2", "libgssapi_krb5.so.2"), # for its translation tools
]
FOR_A_DISPLAY = [
    Library("libxcb-cursor0", "libxcb-cursor.so.0"),
    Library("libxcb-icccm4", "libxcb-icccm.so.4"),
    Library("libxcb-keysyms1", "libxcb-keysyms.so.1"),
    Library("libxcb-shape0", "libxcb-shape.so.0"),
    Library("libxkbcommon-x11-0", "libxkbcommon-x11.so.0"),
]
# For the tests with screens, those of the screen saver, and those that watch the system's calls: package, and a program of it.
FOR_TESTS = {
    "xvfb": "Xvfb", "openbox": "openbox", "x11-xserver-utils": "xrandr", "xdotool": "xdotool", "dbus": "dbus-daemon", "strace": "strace",
    "binutils": "objdump", # a bundle is made and looked into
}

FOR_BUILDS = {"binutils": "objdump", "xz-utils": "xz", "xvfb": "Xvfb"}
FOR_SMOKE = {"debootstrap": "debootstrap", "xvfb": "Xvfb"}
PROGRAMS = {"test": FOR_TESTS, "check": FOR_TESTS, "build": FOR_BUILDS, "smoke": FOR_SMOKE}


def missing_packages(word: str) -> list[str]:
    """The Debian packages that this word of ours needs and that are not there, by the names of this release."""
    if not sys.platform.startswith("linux"):
        return []
    programs = PROGRAMS.get(word, {})
    libraries = FOR_QT + (FOR_A_DISPLAY if programs or has_display() else [])
    missing = [library.package for library in libraries if not can_be_loaded(library.name)]
    missing += [package for package, program in programs.items() if shutil.which(program) is None]
    return [named_by_this_release(package) for package in missing]


def can_be_loaded(name: str) -> bool:
    """Whether the loader finds the library: whoever installed it, and however."""
    try:
        ctypes.CDLL(name)
    except OSError:
        return False
    return True


def named_by_this_release(package: str) -> str:
    """GLib changed its package's name with the 64-bit clock (Debian 13, Ubuntu 24.04)."""
    return f"{package}t64" if package == "libglib2.0-0" and is_after_the_64_bit_clock() else package


def is_after_the_64_bit_clock() -> bool:
    """Whether this is Debian 13, Ubuntu 24.04 or later, as os-release has it."""
    release = os_release()
    oldest = {"debian": 13.0, "ubuntu": 24.04}.get(release.get("ID", ""))
    version = release.get("VERSION_ID", "")
    # Debian's testing has no number, and is newer than every number.
    return oldest is not None and (not version or float(version) >= oldest)


def os_release() -> dict[str, str]:
    """What the distribution says of itself; nothing where it says nothing."""
    path = Path("/etc/os-release")
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    return {key: value.strip("\"'") for key, found, value in (line.partition("=") for line in lines) if found}


def provide_system_packages(packages: list[str]) -> None:
    """Install Debian packages where we may; elsewhere say which they are and how they are installed."""
    if not packages:
        return
    install = ["apt-get", "install", "--yes", "--no-install-recommends", *packages]
    if shutil.which("apt-get") is None:
        raise SetUpProblem(f"This system lacks what Debian calls {', '.join(packages)}: please install them, then try again.")
    if os.geteuid() != 0:
        raise SetUpProblem(f"This system lacks {', '.join(packages)}. Please run this, then try again:\n\n    sudo {shlex.join(install)}")
    print(f"Installing system packages: {', '.join(packages)}", flush=True)
    if called(["apt-get", "update", "--quiet", "--quiet"]):
        # One source out of use is no reason to give up: the packages may come from another, or their lists be here already.
        print("Not every list of system packages could be fetched; going on with those that are here.", flush=True)
    needed(f"These could not be installed: {', '.join(packages)}. The lines above say why. Is there a network? Trying again is safe.",
           [*install, "--quiet", "--quiet"], DEBIAN_FRONTEND="noninteractive")


# ------------------------------------------------------------------------------------------------------ other programs


def has_display() -> bool:
    """Whether windows can be seen: always on Windows and macOS, with a display server elsewhere."""
    if not sys.platform.startswith("linux"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def python() -> str:
    """The environment's Python."""
    return tool("python")


def tool(name: str) -> str:
    """A program of the environment."""
    return str(BIN / (f"{name}.exe" if os.name == "nt" else name))


def called(command: list[str | Path], cwd: Path | None = None, **extra: str) -> int:
    """Run a program to its end, its output shown as it comes; return its exit status."""
    return subprocess.run([str(part) for part in command], cwd=cwd, env={**os.environ, **extra}, check=False).returncode


def needed(otherwise: str, command: list[str | Path], **extra: str) -> None:
    """Run a program that must succeed; raise the sentence otherwise."""
    if called(command, **extra):
        raise SetUpProblem(otherwise)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
