"""A whole lesson opens no connection to any network: looked at from outside, call by call, and from within, after every step."""

import json
import os
import re
import shutil
import subprocess
import sys
from contextlib import nullcontext
from pathlib import Path

import pytest

from tests.ui.projector.test_real_screens import x_server

ROOT = Path(__file__).resolve().parents[2]
GAME = "06-game"
LOCAL = {"AF_UNIX", "AF_LOCAL", "AF_NETLINK"}  # the display, the session bus, and the system's own news of devices
TRACER = shutil.which("strace")
CALLS = "trace=socket,socketpair,connect,openat"
_FAMILY = re.compile(r"\bsocket(?:pair)?\((\w+)")
_REACHED = re.compile(r"\bconnect\(\d+, \{sa_family=(\w+)")

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="system calls are traced on Linux, and /proc is Linux's own")


def done(place, *words, platform="offscreen", **variables):
    """A Python of the program's in a process of its own, traced where a tracer is there; what it said, and the trace."""
    trace = place / "trace.txt"
    tracer = [TRACER, "-f", "-qq", "-e", CALLS, "-o", str(trace)] if TRACER else []
    where = {**os.environ, "QT_QPA_PLATFORM": platform, **variables}
    ended = subprocess.run(
        [*tracer, sys.executable, *map(str, words)], cwd=ROOT, env=where, capture_output=True, text=True, check=False, timeout=250,
    )
    assert ended.returncode == 0, ended.stderr
    assert "Traceback" not in ended.stderr, ended.stderr
    return ended.stdout, trace.read_text(errors="replace") if TRACER else None


def reached(trace):
    """Every family of sockets that was opened or connected to."""
    return {*_FAMILY.findall(trace), *_REACHED.findall(trace)}


@pytest.mark.parametrize("kind", ["AF_INET", "AF_INET6"])
def test_an_internet_socket_would_be_seen(tmp_path, kind):
    """Issue 6 §3: a trace that cannot find anything proves nothing. This one finds a socket that only exists, and so does /proc."""
    look = (
        "import socket; from tests.whole.offline import internet_sockets;"
        f"held = socket.socket(socket.{kind}, socket.SOCK_DGRAM); held.bind(('', 0)); print(len(internet_sockets()))"
    )
    said, trace = done(tmp_path, "-c", look)
    assert said == "1\n"
    if trace is not None:
        assert kind in reached(trace)


def held(tmp_path, **where):
    """What a whole lesson says of itself, and its trace."""
    folder = tmp_path / "lesson"
    folder.mkdir()
    said, trace = done(tmp_path, "-m", "tests.whole.offline", folder, GAME, **where)
    told = json.loads(said)
    kinds = {Path(name).suffix for name in told["files"]}
    assert {".lesson", ".copy1", ".xlsx", ".csv", ".pdf", ".svg", ".png"} <= kinds, "everything was played, exported and kept"
    return told, trace


def test_a_whole_lesson_opens_no_internet_socket(tmp_path):
    """Issue 6 §3: start, game, debrief, what-ifs, exports, privacy note, undo and settings, without a display."""
    told, trace = held(tmp_path)
    assert told["internet"] == []
    if trace is not None:
        assert "traced.lesson" in trace, "the trace follows the program where it works"
        assert reached(trace) <= LOCAL


@pytest.mark.long
def test_a_whole_lesson_on_a_display_speaks_only_to_this_computer(tmp_path):
    """The same on a real X server and a session bus, with the display kept awake: both are reached by sockets of this computer alone."""
    with x_server("1600x900x24") if shutil.which("Xvfb") and shutil.which("openbox") else nullcontext() as display:
        assert display, "this test needs Xvfb and openbox"
        told, trace = held(tmp_path, platform="xcb", DISPLAY=display)
    assert told["internet"] == []
    if trace is not None:
        families = reached(trace)
        assert families & {"AF_UNIX", "AF_LOCAL"}, "a program on a display speaks to it"
        assert families <= LOCAL
