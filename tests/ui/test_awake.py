"""The display stays awake only while the wall shows, and nothing is left switched off, whatever happens to the program."""

import os
import shutil
import signal
import subprocess
import sys
import threading
from time import perf_counter

import pytest

from tests.ui.screen_savers import DAEMON, FREEDESKTOP, GNOME, ROOT, saver, session
from ui.awake import Awake

PROGRAM = """
import sys
from ui.awake import Awake
awake = Awake()
for word in sys.stdin:
    if word.strip() == "end":
        awake.close()
        break
    awake.keep(word.strip() == "on")
"""


@pytest.fixture
def bus(tmp_path):
    assert shutil.which(DAEMON), f"this test needs {DAEMON}"
    with session(tmp_path) as address:
        yield address


class Client:
    """The program's own part in this, in a process that can be killed."""

    def __init__(self, address, *options):
        place = {**os.environ, "DBUS_SESSION_BUS_ADDRESS": address}
        self.process = subprocess.Popen(
            [sys.executable, "-W", "error", *options, "-c", PROGRAM], cwd=ROOT, env=place, stdin=subprocess.PIPE,
            stderr=subprocess.PIPE, text=True,
        )

    def told(self, *words):
        for word in words:
            self.process.stdin.write(f"{word}\n")
        self.process.stdin.flush()

    def ended(self):
        """What it had to complain of, and how it ended."""
        _, said = self.process.communicate(timeout=20)
        return said, self.process.returncode


@pytest.mark.parametrize("name", [FREEDESKTOP, GNOME])
def test_the_display_stays_awake_only_while_the_wall_shows(bus, name):
    """SCREENS, FIELD 12: asked when the wall appears, taken back when it hides, again and again."""
    with saver(bus, name) as heard:
        client = Client(bus)
        for _ in range(2):
            client.told("on")
            assert heard.heard() == "kept"
            client.told("off")
            assert heard.heard() == "released"
        client.told("on")
        assert heard.heard() == "kept"
        client.told("end")
        assert heard.heard_until("released")[0] == "released"
        assert client.ended() == ("", 0)


def test_a_killed_program_leaves_nothing_switched_off(bus):
    """FIELD 12: the screen saver stays off for ever after a crash. The request is bound to the connection, which dies with the process."""
    with saver(bus) as heard:
        client = Client(bus)
        client.told("on")
        assert heard.heard() == "kept"
        client.process.send_signal(signal.SIGKILL)
        assert client.ended() == ("", -signal.SIGKILL)
        assert heard.heard_until("gone") == ["gone"]


def test_a_wall_that_flickers_ends_as_it_is(bus):
    """Issue 4, point 1: a splitter that drops and returns asks for nothing twice."""
    with saver(bus) as heard:
        client = Client(bus)
        client.told(*(("on", "off") * 20), "on", "end")
        assert client.ended() == ("", 0)
        said = list(iter(lambda: heard.heard(0.5), ""))
        assert said.count("kept") == said.count("released") < 20


def test_without_a_bus_nothing_happens_and_nobody_is_warned(tmp_path):
    """FIELD 12: a machine without D-Bus, or with an address that leads nowhere."""
    for address in ("", f"unix:path={tmp_path / 'nowhere'}"):
        client = Client(address)
        client.told("on", "off", "on", "end")
        assert client.ended() == ("", 0)


def test_a_bus_that_dies_takes_the_request_with_it(tmp_path):
    """FIELD 12: a session that ends before the program complains of nothing."""
    assert shutil.which(DAEMON), f"this test needs {DAEMON}"
    with session(tmp_path) as address, saver(address) as heard:
        client = Client(address, "-W", "ignore::ResourceWarning")  # nobody can close the socket of a bus that is gone
        client.told("on")
        assert heard.heard() == "kept"
    client.told("off", "end")
    assert client.ended() == ("", 0)


def test_no_key_press_waits_for_the_answer(monkeypatch):
    """Issue 4, point 4: never blocking; the session bus may take seconds."""
    let_go, entered = threading.Event(), threading.Event()

    class Slow:
        def __enter__(self):
            entered.set()
            let_go.wait(20)

        def __exit__(self, *_):
            return None

    monkeypatch.setattr("wakepy.keep.presenting", lambda **_: Slow())
    awake = Awake()
    awake.keep(True)
    assert entered.wait(20)
    begun = perf_counter()
    for is_wanted in (False, True, True, False):
        awake.keep(is_wanted)
    took = perf_counter() - begun
    let_go.set()
    awake.close()
    assert took < 0.05
    assert "awake" not in {thread.name for thread in threading.enumerate()}
