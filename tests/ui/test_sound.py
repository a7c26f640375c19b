"""The soft sound at the end of a debate: it never blocks, and never raises."""

import io
import os
import sys
import time
import wave
from array import array

import pytest
from PySide6.QtCore import QProcess
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from ui import sound
from ui.sound import Chime, tone

linux = pytest.mark.skipif(sys.platform != "linux", reason="other systems play a file in another way")


@pytest.fixture
def heard(monkeypatch):
    """A screen that somebody sits at, and the system's own sounds."""
    beeps = []
    monkeypatch.setattr(QGuiApplication, "platformName", staticmethod(lambda: "xcb"))
    monkeypatch.setattr(QApplication, "beep", staticmethod(lambda: beeps.append("beep")))
    return beeps


@pytest.fixture
def chime(qapp):
    made = Chime()
    yield made
    made.close()


@pytest.fixture
def player(tmp_path, monkeypatch):
    """A program on the path that is called like a player, and does what a test says."""

    def put(script, name="pw-play"):
        program = tmp_path / "bin" / name
        program.parent.mkdir(exist_ok=True)
        program.write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
        program.chmod(0o755)
        monkeypatch.setenv("PATH", f"{program.parent}{os.pathsep}/usr/bin{os.pathsep}/bin")
        monkeypatch.setattr(sound, "PLAYERS", (name,))

    return put


def test_the_tone_is_short_soft_and_ends_quietly():
    """Issue: a soft sound. No click at either end, and nothing near the loudest possible."""
    with wave.open(io.BytesIO(tone())) as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, 22050)
        samples = array("h", file.readframes(file.getnframes()))
        assert 1 < file.getnframes() / file.getframerate() < 2
    loudest = max(map(abs, samples))
    assert 0.1 < loudest / 32767 < 0.25
    assert abs(samples[0]) < 50
    assert max(map(abs, samples[-200:])) < loudest / 20


def test_it_is_silent_where_nobody_listens(chime, monkeypatch):
    """Tests and demonstrations without a screen make no noise."""
    monkeypatch.setattr(QApplication, "beep", staticmethod(pytest.fail))
    monkeypatch.setattr(QProcess, "start", pytest.fail)
    chime.ring()
    assert chime._folder is None


@linux
def test_off_is_off(chime, heard, player, tmp_path):
    """Issue: that can be off."""
    player(f"touch {tmp_path}/played")
    chime.is_on = False
    chime.ring()
    assert (heard, chime._player) == ([], None)


@linux
def test_the_first_player_that_is_there_gets_a_whole_file(chime, heard, player, tmp_path, qtbot):
    """Pw-play, paplay or aplay, whichever is installed."""
    player(f'cp "$1" {tmp_path}/played.wav')
    chime.ring()
    qtbot.waitUntil(lambda: chime._player.state() is QProcess.ProcessState.NotRunning, timeout=5000)
    assert (tmp_path / "played.wav").read_bytes() == tone()
    assert heard == []


@linux
def test_a_player_that_hangs_holds_nobody_up_and_ends_with_the_program(chime, heard, player):
    """It never blocks; a second bell meanwhile is not piled upon the first."""
    player("exec sleep 60")
    began = time.monotonic()
    chime.ring()
    chime.ring()
    assert chime._player.waitForStarted(5000)
    running = chime._player
    chime.close()
    assert running.state() is QProcess.ProcessState.NotRunning
    assert time.monotonic() - began < 10


@linux
def test_without_a_player_the_systems_own_sound_serves(chime, heard, monkeypatch):
    """Else QApplication.beep()."""
    monkeypatch.setattr(sound, "PLAYERS", ("no-such-player",))
    chime.ring()
    assert heard == ["beep"]


def test_without_a_disk_the_systems_own_sound_serves(chime, heard, monkeypatch):
    """It never raises: a full disk is told by the lesson, not by a bell."""

    def full(*_):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(sound.Path, "write_bytes", full)
    chime.ring()
    assert heard == ["beep"]


@linux
def test_a_player_that_cannot_be_started_is_no_error(chime, heard, player, qtbot):
    """A broken one on the path must not be more than a beep."""
    player("")
    program = sound.QStandardPaths.findExecutable("pw-play")
    sound.Path(program).write_bytes(b"\x7fELF no program")
    chime.ring()
    qtbot.waitUntil(lambda: chime._player.state() is QProcess.ProcessState.NotRunning, timeout=5000)
