"""Makes what this system can make into dist/, and holds it to its budgets; `packaging/dev.py build` starts it.

On Linux that is the .deb and the .tar.xz and, through Wine, what Windows is given; on Windows the installer and the .zip. It ends with 1 if
a budget is missed.
"""

import os
import shutil
import sys
from pathlib import Path
from typing import NamedTuple

import bundle
import linux_packages
import starts
import windows_packages
import wine

MB = 10**6
WANTED_GLIBC = (2, 35)  # Ubuntu 22.04's: wanted, not demanded, because it depends on the system that the bundle is made on


class Line(NamedTuple):
    """One line of the result: what, its figure, what it may be, and whether it is."""

    what: str
    figure: str
    budget: str = ""
    is_kept: bool = True


def main(words: list[str]) -> int:
    """Make everything, print what came out beside its budget, and return the exit status."""
    version = bundle.version()
    lines = on_windows(version) if os.name == "nt" else [*on_linux(version), *through_wine(version, words)]
    print(f"\nA State in Class {version}, made into {bundle.DIST.name}/")
    for line in lines:
        print(f"{'ok  ' if line.is_kept else 'MISS'} {line.what:34} {line.figure:>34}  {line.budget}")
    return 0 if all(line.is_kept for line in lines) else 1


def on_linux(version: str) -> list[Line]:
    """The bundle, the package and the archive, each weighed, and its start beside that from source."""
    made = bundle.make()
    debian, portable = linux_packages.debian(made, version), linux_packages.portable(made, version)
    glibc = bundle.newest_glibc(made)
    return [
        weighed("Linux bundle, unpacked", bundle.size(made), 175),
        weighed(debian.name, debian.stat().st_size, 48),
        weighed(portable.name, portable.stat().st_size, None),
        Line("newest GLIBC that it asks for", ".".join(map(str, glibc)), "(2.35 wanted)" if glibc > WANTED_GLIBC else "≤ 2.35 wanted"),
        started(made / bundle.NAME),
    ]


def on_windows(version: str) -> list[Line]:
    """The bundle, the installer and the archive, each weighed, and its start beside that from source."""
    made = bundle.make()
    return [*windows_lines(made, version), started(made / f"{bundle.NAME}.exe")]


def windows_lines(made: Path, version: str) -> list[Line]:
    """What a bundle for Windows becomes, weighed."""
    setup, portable = windows_packages.installer(made, version), windows_packages.portable(made, version)
    return [
        weighed("Windows bundle, unpacked", bundle.size(made), None),
        weighed(setup.name, setup.stat().st_size, 45),
        weighed(portable.name, portable.stat().st_size, None),
    ]


def through_wine(version: str, words: list[str]) -> list[Line]:
    """The same spec and the same script, tried through Wine; what comes out is for smoke.py, and never for a release."""
    if "--no-wine" in words:
        return [Line("Windows, through Wine", "not asked for")]
    if lacking := wine.missing():
        return [Line("Windows, through Wine", "not made", f"it wants {', '.join(lacking)}")]
    wine.provide()
    wine.put_in_metadata()
    bundle.prepare()
    made = bundle.BUILT / "wine-bundle"
    shutil.rmtree(made, ignore_errors=True)
    wine.call("C:\\python\\python.exe", "-m", "PyInstaller", "--noconfirm", "--clean", "--log-level", "WARN", "--distpath", made,
              "--workpath", bundle.BUILT / "wine-work", bundle.ROOT / "packaging" / "console.spec", seconds=1800)
    return windows_lines(made / bundle.NAME, version)


def weighed(what: str, size: int, megabytes: int | None) -> Line:
    """A size in MB (a million bytes) beside its budget, if it has one."""
    budget = "" if megabytes is None else f"≤ {megabytes} MB"
    return Line(what, f"{size / MB:.1f} MB", budget, megabytes is None or size <= megabytes * MB)


def started(program: Path) -> Line:
    """The start of the bundle beside the start from source, in the same run."""
    source, packed = starts.medians([sys.executable, "-m", "ui"], [str(program)])
    kept = packed <= starts.BUDGET * source
    return Line("start", f"{packed:.0f} ms, from source {source:.0f} ms", f"{packed / source:.2f} × (≤ {starts.BUDGET} ×)", kept)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
