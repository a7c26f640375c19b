"""A whole lesson in a process of its own, as far as a program can go: the game, the wall, the debrief, exports, the privacy note, a repair.

Run as `python -m tests.whole.offline FOLDER GAME`. Whoever traces it sees every socket; where nobody can, it looks for itself: after every
step it compares the sockets that it holds with the system's tables of internet sockets, and says as JSON which were there.
"""

import json
import re
import sys
from pathlib import Path

from PySide6.QtWidgets import QApplication

from app.debrief.prediction import Prediction
from app.debrief.wanted import What
from tests.whole.debriefed import GAMES
from ui.main import begun
from ui.projector.placement import WallState

TABLES = ("tcp", "tcp6", "udp", "udp6", "raw", "raw6", "icmp", "icmp6", "udplite", "udplite6")
_OURS = re.compile(r"socket:\[(\d+)\]")


def internet_sockets(process: str = "self") -> set[str]:
    """What this process holds of internet sockets now: their kinds and numbers, as Linux tells them."""
    held = {found[1] for found in (_OURS.match(_led_to(link)) for link in Path(f"/proc/{process}/fd").iterdir()) if found}
    return {f"{table} {number}" for table in TABLES for number in _listed(process, table) if number in held}


def _led_to(link: Path) -> str:
    try:
        return str(link.readlink())
    except FileNotFoundError:
        return ""  # the folder's own handle, closed again by now


def _listed(process: str, table: str) -> list[str]:
    path = Path(f"/proc/{process}/net/{table}")
    return [line.split()[9] for line in path.read_text().splitlines()[1:]] if path.exists() else []


class Lesson:
    """Takes every step that a teacher can take, and looks after each."""

    def __init__(self, folder: Path, game: str) -> None:
        from app.codec import record_from

        self.folder = folder
        self.record = record_from(json.dumps(json.loads((GAMES / f"{game}.json").read_bytes())["record"]).encode())
        self.seen: set[str] = set()
        self.program = begun()
        self._settle()
        self.program.console.later.finish()

    def held(self) -> dict:
        """The whole lesson; returns what was there to be seen."""
        self._play()
        self._repair()
        self._debrief()
        self._save_and_close()
        return {"internet": sorted(self.seen), "files": sorted(path.name for path in self.folder.rglob("*.*"))}

    def _play(self) -> None:
        from app.table import Table

        program = self.program
        program.bridge.take(Table.new(self.folder / "traced.lesson", self.record.header))
        program.console.sheets.predicted.emit(Prediction(legacy=3, no_legacy=2))
        program.placement.as_window()
        assert program.placement.state is WallState.LIVE, "the display is kept awake meanwhile"
        for entry in self.record.entries:
            program.console.entered.emit(entry)
            program.bridge.staging.skip()
            self._settle()
        assert program.bridge.table.replay.refused is None

    def _repair(self) -> None:
        for step in (self.program.console.undone, self.program.console.redone):
            step.emit(1)
            self._settle()

    def _debrief(self) -> None:
        program = self.program
        program.open_debrief()
        program.bridge.debriefing.turn_wall()
        for _ in range(6):
            program.bridge.debriefing.skip()
            program.bridge.debriefing.step(1)
            self._settle()
        program.bridge.debriefing.trying.open()
        self._settle()
        program.console.files.debrief_export_chosen.emit(str(self.folder), What.ALL)
        program.console.files.privacy_chosen.emit(str(self.folder))

    def _save_and_close(self) -> None:
        sheets = self.program.console.sheets
        for choice in (lambda: sheets.theme_chosen.emit("dark"), lambda: sheets.sound_chosen.emit(True), self.program.chime.ring):
            choice()
            self._settle()
        self.program.close()
        self._settle()

    def _settle(self) -> None:
        for _ in range(3):
            QApplication.processEvents()
        self.seen |= internet_sockets()


def main(folder: Path, game: str) -> dict:
    """Hold the lesson."""
    from ui.main import application

    application()
    return Lesson(folder, game).held()


if __name__ == "__main__":
    sys.stdout.write(json.dumps(main(Path(sys.argv[1]), sys.argv[2])))
