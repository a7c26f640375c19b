"""Keeps the display awake while the wall shows, by asking the system as any film player does.

It switches nothing off: the system's own request ends with the process, however that ends. Where nobody can be asked, nothing happens.
"""

from queue import Empty, SimpleQueue
from threading import Thread

LAST = 1.0  # s that the end of the program waits at most; what is not taken back by then ends with the process


class Awake:
    """Asks in a thread of its own: a session bus may take seconds to answer, and no key press waits for it."""

    def __init__(self) -> None:
        self._wishes: SimpleQueue[bool | None] = SimpleQueue()
        self._thread: Thread | None = None
        self._is_wanted = False

    def keep(self, is_wanted: bool) -> None:
        """The display stays on from now on, or may sleep again; returns at once."""
        if is_wanted is self._is_wanted:
            return
        self._is_wanted = is_wanted
        if self._thread is None:
            self._thread = Thread(target=self._run, name="awake", daemon=True)
            self._thread.start()
        self._wishes.put(is_wanted)

    def close(self) -> None:
        """The display may sleep again, and nobody will ask any more."""
        thread, self._thread = self._thread, None
        if thread is not None:
            self._is_wanted = False
            self._wishes.put(None)
            thread.join(LAST)

    def _run(self) -> None:
        wish = self._newest()
        while wish is not None:
            wish = self._kept() if wish else self._newest()

    def _kept(self) -> bool | None:
        """Keep it awake until something else is wished for, and say what."""
        from wakepy import keep

        wish: bool | None = True
        try:
            with keep.presenting(on_fail="pass"):
                while wish:
                    wish = self._newest()
        except RuntimeError:
            return wish  # the bus went away before it was asked to take the request back, and the request went with it
        return wish

    def _newest(self) -> bool | None:
        """What is wished for now; screens that come and go quickly are not passed on one by one."""
        wish = self._wishes.get()
        while wish is not None:
            try:
                wish = self._wishes.get_nowait()
            except Empty:
                break
        return wish
