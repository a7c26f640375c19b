"""The bundle: the folder that PyInstaller makes by console.spec, on Linux stripped, and what is known of it."""

import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import icons
import licences

ROOT = Path(__file__).resolve().parent.parent
BUILT, DIST = ROOT / "build", ROOT / "dist"
# Whole systems have links to the top of everything in them: in the project they would lead whoever looks for packages there astray.
OUTSIDE = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "state-in-class-build"
NAME = "state-in-class"
SETTINGS = "state-in-class-settings.json"  # ui.settings.FILE: where it lies beside the program, settings stay there
# What patchelf has laid out (the wheels of numpy) does not survive being stripped.
STRIPPED = ("libpython*.so*", "lib-dynload/*.so", "libsqlite3.so*")


def version() -> str:
    """The version that the project says it has."""
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]


def make() -> Path:
    """Make the bundle for the system that this runs on, from nothing; return its folder."""
    prepare()
    folder = BUILT / "bundle"
    # -P: the folder that it is started from may hold notes on the project that are older than what is installed.
    run(sys.executable, "-P", "-m", "PyInstaller", "--noconfirm", "--clean", "--log-level", "WARN",
        "--distpath", folder, "--workpath", BUILT / "work", ROOT / "packaging" / "console.spec")
    if sys.platform == "linux":
        strip(folder / NAME)
    return folder / NAME


def prepare() -> None:
    """Make what the spec takes: the licences, the icons and, for Windows, what its Explorer shows of a program."""
    licences.collect(BUILT / "licences")
    icons.draw(BUILT / "icons")
    numbers = (*map(int, version().split(".")), 0)
    (BUILT / "version.txt").write_text(VERSION_RESOURCE.format(numbers=numbers, version=version()), encoding="utf-8")


VERSION_RESOURCE = """VSVersionInfo(
  ffi=FixedFileInfo(filevers={numbers}, prodvers={numbers}),
  kids=[
    StringFileInfo([StringTable("040904B0", [
      StringStruct("FileDescription", "A State in Class"),
      StringStruct("ProductName", "A State in Class"),
      StringStruct("FileVersion", "{version}"),
      StringStruct("ProductVersion", "{version}"),
    ])]),
    VarFileInfo([VarStruct("Translation", [0x0409, 1200])]),
  ],
)
"""


def strip(folder: Path) -> None:
    """Take from the libraries what only a debugger reads: more than half of Python's own."""
    files = sorted({path for pattern in STRIPPED for path in folder.rglob(pattern) if not path.is_symlink()})
    run("strip", "--strip-unneeded", *files)


def size(folder: Path) -> int:
    """Bytes of all files, links not counted twice."""
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file() and not path.is_symlink())


def binaries(folder: Path) -> Iterator[Path]:
    """The program and every library of a bundle for Linux."""
    for path in sorted(folder.rglob("*")):
        if path.is_file() and not path.is_symlink() and path.read_bytes()[:4] == b"\x7fELF":
            yield path


def newest_glibc(folder: Path) -> tuple[int, ...]:
    """The highest version of GLIBC whose symbols anything in the bundle asks for: no older system can load it."""
    asked = (re.findall(r"\bGLIBC_([\d.]+)", output("objdump", "-T", path)) for path in binaries(folder))
    return max(tuple(map(int, each.split("."))) for found in asked for each in found)


def wanted_from_system(folder: Path) -> set[str]:
    """The libraries that something in the bundle is linked with and that are not in it."""
    wanted = {name for path in binaries(folder) for name in re.findall(r"NEEDED\s+(\S+)", output("objdump", "-p", path))}
    return wanted - {path.name for path in folder.rglob("*.so*")}


def packed(archive: Path, folder: Path) -> Path:
    """A folder as .tar.xz, everything in it root's."""
    archive.unlink(missing_ok=True)
    run("tar", "--create", "--file", archive, "--use-compress-program", "xz -6 --threads=2", "--sort=name", "--owner=root:0",
        "--group=root:0", "--directory", folder.parent, folder.name)
    return archive


def laid(folder: Path, *, emptied: bool = True) -> Path:
    """A folder that is there and, unless it may be filled already, empty."""
    if emptied:
        shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def run(*command: object, **extra: str) -> None:
    """Run a program that must succeed, its output shown as it comes."""
    subprocess.run([str(part) for part in command], env={**os.environ, **extra}, check=True)


def output(*command: object) -> str:
    """What a program prints, which must succeed."""
    return subprocess.run([str(part) for part in command], check=True, capture_output=True, text=True).stdout
