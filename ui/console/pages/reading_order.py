"""Who has read, who reads now, and who may read next."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from ui.console.pages.seat_row import SeatLine, SeatRow
from ui.kit.labels import PlainLabel
from ui.kit.tab_order import tab_stop_before
from ui.kit.theme import Theme


class ReadingOrder(QFrame):
    """All seats, those who have read first; `chosen` tells the line that was asked to read now."""

    chosen = Signal(int)

    def __init__(self, theme: Theme, *, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.setProperty("surface", "card")
        self._title = PlainLabel(voice="panel")
        self._title.setIndent(8)
        self.rows: list[SeatRow] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(6, 4, 6, 4)
        self._column.setSpacing(0)
        self._column.addWidget(self._title)
        self._column.addStretch(1)

    def show_theme(self, theme: Theme) -> None:
        """Rows that come later take the same colours."""
        self.theme = theme

    def show_order(self, title: str, lines: Sequence[SeatLine]) -> None:
        """The lines from first to last."""
        self._title.show_text(title)
        while len(self.rows) < len(lines):
            self._add()
        for row, line in zip(self.rows, lines, strict=False):
            row.show_line(line)
        for at, row in enumerate(self.rows):
            row.setVisible(at < len(lines))

    def _add(self) -> None:
        at = len(self.rows)
        row = SeatRow(self.theme, at + 1)
        row.clicked.connect(lambda: self.chosen.emit(at))
        self._column.insertWidget(at + 1, row)
        QWidget.setTabOrder(self.rows[-1] if self.rows else tab_stop_before(self), row)
        self.rows.append(row)
