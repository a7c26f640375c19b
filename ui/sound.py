"""A soft sound when a debate's time is over. It never blocks, and where no sound can be made it makes none."""

import sys
import wave
from array import array
from io import BytesIO
from math import exp, pi, sin
from pathlib import Path

from PySide6.QtCore import QObject, QProcess, QStandardPaths, QTemporaryDir
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

RATE = 22050  # samples a second
LASTS, RISES, FADES = 1.4, 0.01, 0.35  # s: the whole tone, until it is loudest, and until it is e times quieter
LOUD = 0.22  # of the loudest possible: a class that talks hears it, and nobody starts
CHORD = (523.25, 659.26)  # Hz: C and E
PLAYERS = ("pw-play", "paplay", "aplay")  # of Linux, the likeliest first
SILENT = frozenset({"offscreen", "minimal"})  # platforms without a screen: nobody listens


def tone() -> bytes:
    """A struck chord as a WAV file."""
    samples = array("h", (round(32767 * LOUD * _wave_at(at / RATE)) for at in range(round(LASTS * RATE))))
    if sys.byteorder == "big":
        samples.byteswap()
    kept = BytesIO()
    with wave.open(kept, "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(samples.tobytes())
    return kept.getvalue()


def _wave_at(second: float) -> float:
    """Between −1 and 1."""
    return min(1.0, second / RISES) * exp(-second / FADES) * sum(sin(2 * pi * pitch * second) for pitch in CHORD) / len(CHORD)


class Chime(QObject):
    """The sound of the bell; `is_on` says whether anybody wants it."""

    def __init__(self, *, is_on: bool = True, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.is_on = is_on
        self._folder: QTemporaryDir | None = None
        self._player: QProcess | None = None

    def ring(self) -> None:
        """Let it sound, unless it is off; a sound that still goes on is left to end."""
        if not self.is_on or QGuiApplication.platformName() in SILENT:
            return
        file = self._file()
        if file is None:
            QApplication.beep()
        elif sys.platform == "win32":
            _play_on_windows(file)
        else:
            self._play(file)

    def close(self) -> None:
        """Fall silent."""
        if self._player is not None:
            self._player.kill()
            self._player.waitForFinished(500)
            self._player = None

    def _file(self) -> str | None:
        """The tone on disk, written when it is first wanted; None where that is not possible."""
        if self._folder is None:
            self._folder = QTemporaryDir()
        if not self._folder.isValid():
            return None
        path = Path(self._folder.filePath("bell.wav"))
        try:
            if not path.exists():
                path.write_bytes(tone())
        except OSError:  # a full disk: the system's own sound serves
            return None
        return str(path)

    def _play(self, file: str) -> None:
        program = next(filter(None, map(QStandardPaths.findExecutable, PLAYERS)), None)
        if program is None:
            QApplication.beep()
            return
        if self._player is None:
            self._player = QProcess(self)
            self._player.setStandardOutputFile(QProcess.nullDevice())
            self._player.setStandardErrorFile(QProcess.nullDevice())
            self._player.errorOccurred.connect(self._on_error)
        if self._player.state() is QProcess.ProcessState.NotRunning:
            self._player.start(program, [file])

    def _on_error(self, error: QProcess.ProcessError) -> None:
        if error is QProcess.ProcessError.FailedToStart:
            QApplication.beep()


def _play_on_windows(file: str) -> None:
    """Begin to play, and go on at once: from a file, for Windows plays nothing in the background that lies in memory only."""
    if sys.platform == "win32":
        import winsound

        try:
            winsound.PlaySound(file, winsound.SND_FILENAME | winsound.SND_ASYNC | winsound.SND_NODEFAULT)
        except RuntimeError:  # no device for sound
            QApplication.beep()
