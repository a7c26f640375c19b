"""Idle moments: jobs that are done one at a time while nobody waits for them, so that no key press waits for long."""

from collections import deque
from collections.abc import Callable, Iterable

from PySide6.QtCore import QObject, QTimer

Step = Callable[[], object]
PAUSE = 10  # ms between two steps: what was typed or has to be painted meanwhile goes first


class IdleSteps(QObject):
    """Steps in order. Each should take less than 100 ms, because a key that is pressed meanwhile waits until it is over."""

    def __init__(self, steps: Iterable[Step], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._steps = deque(steps)
        self._timer = QTimer(self, singleShot=True, interval=PAUSE)
        self._timer.timeout.connect(self._on_idle)

    @property
    def is_over(self) -> bool:
        """Whether nothing is left to do."""
        return not self._steps

    def put_first(self, steps: Iterable[Step]) -> None:
        """Do these before the others."""
        self._steps.extendleft(reversed(tuple(steps)))

    def begin(self) -> None:
        """Take the first step in the next idle moment."""
        self._timer.start()

    def finish(self) -> None:
        """Do at once whatever is left."""
        self._timer.stop()
        while self._steps:
            self._steps.popleft()()

    def _on_idle(self) -> None:
        if self._steps:
            self._steps.popleft()()
            self._timer.start()
