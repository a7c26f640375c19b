#!/usr/bin/env python3
"""Tries what `packaging/dev.py build` made, each in a clean place: installs it, uses it, upgrades it, removes it, and keeps a log.

    python3 packaging/dev.py smoke [deb-bookworm] [deb-trixie] [tar] [setup] [zip]

The Linux ones are tried in roots of Debian 12 and 13 (this needs root and debootstrap), the Windows ones in a new Wine. Without a word,
all of them are. The logs are in build/smoke/; it ends with 1 if one failed.
"""

import subprocess
import sys
import traceback
from collections.abc import Callable
from pathlib import Path

import bundle
import smoke_debian
import smoke_windows
from smoke_log import Log, SmokeProblem

LOGS = bundle.BUILT / "smoke"
PLACE = bundle.OUTSIDE / "smoke"


def main(words: list[str]) -> int:
    """Try what is named, or everything; return 1 if one of them failed."""
    version = bundle.version()
    trials: dict[str, Callable[[Log], None]] = {
        "deb-bookworm": lambda log: smoke_debian.package("bookworm", version, PLACE, log),
        "deb-trixie": lambda log: smoke_debian.package("trixie", version, PLACE, log),
        "tar": lambda log: smoke_debian.archive("trixie", version, PLACE, log),
        "setup": lambda log: smoke_windows.installer(version, PLACE, log),
        "zip": lambda log: smoke_windows.archive(version, PLACE, log),
    }
    if unknown := set(words) - set(trials):
        print(f"{__doc__}\nNot known: {', '.join(sorted(unknown))}")
        return 2
    failed = [name for name in words or trials if not tried(trials[name], LOGS / f"{name}.log")]
    print(f"Failed: {', '.join(failed)}" if failed else "Everything that was tried works.")
    return 1 if failed else 0


def tried(trial: Callable[[Log], None], path: Path) -> bool:
    """Whether a trial came to its end; whatever stopped it is in its log."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("w", encoding="utf-8") as file:
        log = Log(file)
        log.title(path.stem)
        try:
            trial(log)
        except (SmokeProblem, OSError, subprocess.SubprocessError, TimeoutError):
            log.failed(traceback.format_exc())
            return False
        return True


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
