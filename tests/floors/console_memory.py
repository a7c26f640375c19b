"""Both windows with the chart up, eight players in round 8; says the peak in kilobytes: the job that `bare_chart` is the floor of."""

import resource
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from ui.demo import begin, recorded_game
from ui.main import Program, application
from ui.text.languages import Language


def _tell() -> None:
    sys.stdout.write(f"{resource.getrusage(resource.RUSAGE_SELF).ru_maxrss}\n")
    sys.stdout.flush()
    QApplication.exit(0)


if __name__ == "__main__":
    qt = application()
    program = Program(Language.ENGLISH, Language.ENGLISH)
    with TemporaryDirectory() as folder:
        begin(Path(folder), program.windows())
        program.projector.resize(1280, 705)
        for entry in recorded_game().entries[:-2]:
            program.console.entered.emit(entry)
        QTimer.singleShot(1500, _tell)
        status = qt.exec()
        program.close()
    sys.exit(status)
