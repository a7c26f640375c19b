"""A session of its own with somebody who keeps the screen saver off on request: what he was asked is written down, a line each.

Run as `python -m tests.ui.screen_savers NAME` with the address of the bus in the environment; NAME is the service that is played. It says
`ready`, `kept <client>` when it is asked, `released <client>` when that is taken back, and `gone <client>` when a client leaves the bus.
"""

import os
import shutil
import subprocess
import sys
from contextlib import contextmanager
from pathlib import Path
from queue import Empty, Queue
from threading import Thread
from time import monotonic

from jeepney import HeaderFields, MessageType, message_bus, new_error, new_method_return
from jeepney.bus_messages import MatchRule
from jeepney.io.blocking import open_dbus_connection

ROOT = Path(__file__).resolve().parents[2]
FREEDESKTOP, GNOME = "org.freedesktop.ScreenSaver", "org.gnome.SessionManager"
DAEMON = "dbus-daemon"
SETTINGS = """<!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
 "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
<busconfig><type>session</type><listen>unix:dir={folder}</listen>
<policy context="default"><allow send_destination="*" eavesdrop="true"/><allow eavesdrop="true"/><allow own="*"/></policy></busconfig>
"""


class Saver:
    """The saver as a test sees it: lines as they come."""

    def __init__(self, process):
        self._process, self._lines = process, Queue()
        Thread(target=self._read, daemon=True).start()

    def _read(self):
        for line in self._process.stdout:
            self._lines.put(line.split()[0])

    def heard(self, seconds=5.0) -> str:
        """The next thing that he says; "" for nothing in that time."""
        try:
            return self._lines.get(timeout=seconds)
        except Empty:
            return ""

    def heard_until(self, last, seconds=5.0) -> list[str]:
        """Everything up to this word."""
        said, end = [], monotonic() + seconds
        while monotonic() < end and last not in said:
            word = self.heard(max(0.0, end - monotonic()))
            said += [word] if word else []
        return said


@contextmanager
def session(folder):
    """A bus that nobody else is on; gives its address."""
    settings = folder / "bus.conf"
    settings.write_text(SETTINGS.format(folder=folder), encoding="utf-8")
    command = [shutil.which(DAEMON), f"--config-file={settings}", "--print-address=1", "--nofork"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as bus:
        try:
            yield bus.stdout.readline().strip()
        finally:
            bus.terminate()


@contextmanager
def saver(address, name=FREEDESKTOP):
    """Somebody who can keep the screen saver off."""
    command, place = [sys.executable, "-m", "tests.ui.screen_savers", name], {**os.environ, "DBUS_SESSION_BUS_ADDRESS": address}
    with subprocess.Popen(command, cwd=ROOT, env=place, stdout=subprocess.PIPE, text=True) as process:
        made = Saver(process)
        try:
            assert made.heard(20) == "ready"
            yield made
        finally:
            process.terminate()


def main(name):
    """Answer until the end."""
    connection = open_dbus_connection("SESSION")
    connection.send_and_get_reply(message_bus.RequestName(name))
    rule = MatchRule(type="signal", sender="org.freedesktop.DBus", member="NameOwnerChanged")
    connection.send_and_get_reply(message_bus.AddMatch(rule))
    clients, cookies = {}, iter(range(1, 10**6))
    print("ready", flush=True)
    while True:
        _answer(connection, connection.receive(), clients, cookies)


def _answer(connection, message, clients, cookies):
    fields, kind = message.header.fields, message.header.message_type
    member, client = fields.get(HeaderFields.member), fields.get(HeaderFields.sender)
    if kind is MessageType.signal and member == "NameOwnerChanged":
        name, _old, new = message.body
        if not new and name in clients.values():
            print("gone", name, flush=True)
    elif kind is MessageType.method_call and member == "Inhibit":
        cookie = next(cookies)
        clients[cookie] = client
        print("kept", client, flush=True)
        connection.send(new_method_return(message, "u", (cookie,)))
    elif kind is MessageType.method_call and member.lower() == "uninhibit":
        is_known = clients.pop(message.body[0], None) is not None
        print("released" if is_known else "unknown", client, flush=True)
        connection.send(new_method_return(message))
    elif kind is MessageType.method_call:
        connection.send(new_error(message, "org.freedesktop.DBus.Error.UnknownMethod"))


if __name__ == "__main__":
    main(sys.argv[1])
