"""The head of a page: the one sentence that says what to do, and the quieter one that says why."""

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from ui.kit.hearing import Role, announce
from ui.kit.labels import PlainLabel
from ui.kit.painting import width_of
from ui.kit.theme import DESK, Theme


class AskHeader(QFrame):
    """NOW, and why."""

    heard_as = Role.Heading

    def __init__(self, now: str = "", why: str = "", *, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._now, self._why = PlainLabel(voice="now", wrap=True), PlainLabel(voice="muted", wrap=True)
        self._zoom = 1.0
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addWidget(self._now)
        column.addWidget(self._why)
        self.show_ask(now, why)

    def show_ask(self, now: str, why: str = "") -> None:
        """Say what is asked now; an empty why takes no room."""
        self._now.show_text(now)
        self._fit()
        self._why.show_text(why)
        self._why.setVisible(bool(why))
        if now != self.accessibleName():
            announce(self, now)
        self.setAccessibleName(now)
        self.setAccessibleDescription(why)

    def show_theme(self, theme: Theme) -> None:
        """Count on letters of this size."""
        self._zoom = theme.zoom
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """A sentence too long for one line is said smaller, before it takes a second line from the page."""
        fits = width_of(self._now.text(), DESK.now * self._zoom, bold=True) <= self.width()
        self._now.show_voice("now" if fits else "title")
