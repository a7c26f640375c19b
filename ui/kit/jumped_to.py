"""A field that the keyboard came to by itself: whoever goes on by hand out of habit comes too late, and is not sent past it."""

from PySide6.QtCore import QEvent, Qt

LEFT_BY = frozenset({QEvent.Type.FocusOut, QEvent.Type.MouseButtonPress})


class JumpedTo:
    """Before anything else was typed here, one Tab does nothing: it was meant for the field before, which has jumped already."""

    LATE: frozenset[Qt.Key] = frozenset({Qt.Key.Key_Tab})
    _is_jumped_to = False

    def jump_to(self) -> None:
        """Give it the keyboard, because the field before is full."""
        self.setFocus()
        self._is_jumped_to = True

    def event(self, event: QEvent) -> bool:
        """Swallow what comes too late, once."""
        was = self._is_jumped_to
        if event.type() == QEvent.Type.KeyPress or event.type() in LEFT_BY:
            self._is_jumped_to = False
        if was and event.type() == QEvent.Type.KeyPress and event.key() in self.LATE:
            return True
        return super().event(event)
