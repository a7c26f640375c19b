"""Torture the lessons and print what came of it: kills, entries answered and lost; each fault, what the teacher saw, what was kept."""

import os
import sys
import time

from tests.torture.kills import killed

KILLS = 1000


def main(words: list[str]) -> int:
    """So many kills (1,000 unless a number is given), then every fault; 1 if anything was lost."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    kills = int(words[0]) if words else KILLS
    return 1 if sum((_kills(kills), _stopped(kills // 10), _faults())) else 0


def _kills(kills: int) -> int:
    start = time.monotonic()
    found = killed(kills)
    _print(f"kills (-9) at random moments of `enter`   {found.kills:6}   in {time.monotonic() - start:.0f} s")
    _print(f"entries answered                          {found.answered:6}")
    _print(f"entries lost                              {found.lost:6}")
    _print(f"lessons broken, or half an entry in them  {found.broken:6}")
    _print(f"kept, but killed before the answer        {found.surprises:6}   (at most one for each kill)")
    _print(f"copies beside the lessons, all opened     {found.copies:6}")
    return found.lost + found.broken


def _stopped(kills: int) -> int:
    from tests.torture.interrupted import WORKS, stopped

    wrong = 0
    for name in WORKS:
        found = stopped(name, kills)
        told = f"kills (-9) in the middle of {name}"
        _print(f"{told:42}{found.kills:6}   {found.in_the_middle} of them in time; lost or half: {found.wrong}")
        wrong += found.wrong
    return wrong


def _faults() -> int:
    from PySide6.QtWidgets import QApplication

    from tests.torture.cases import CASES

    application = QApplication.instance() or QApplication(sys.argv[:1])
    wrong = 0
    for case in CASES:
        each = case.tried()
        kept = f"kept {each.kept} of {each.of} entries" if each.of else "as it must be" if each.is_right else "not as it must be"
        _print(f"{'ok  ' if each.is_right else 'LOST'} {case.name}: {kept}\n       seen: {each.seen}")
        wrong += not each.is_right
    del application
    return wrong


def _print(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
