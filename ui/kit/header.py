"""The head of a page: the one sentence that says what to do, and the quieter one that says why."""

from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from ui.kit.labels import PlainLabel


class AskHeader(QFrame):
    """NOW, and why."""

    def __init__(self, now: str = "", why: str = "", *, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._now, self._why = PlainLabel(voice="now", wrap=True), PlainLabel(voice="muted", wrap=True)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addWidget(self._now)
        column.addWidget(self._why)
        self.show_ask(now, why)

    def show_ask(self, now: str, why: str = "") -> None:
        """Say what is asked now; an empty why takes no room."""
        self._now.show_text(now)
        self._why.show_text(why)
        self._why.setVisible(bool(why))
        self.setAccessibleName(now)
        self.setAccessibleDescription(why)
