"""A list to be ticked off, in one column or two; the ticks are only the teacher's."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from ui.kit.theme import Theme
from ui.kit.tick_line import TickLine

IN_ONE_COLUMN = 7  # lines; more stand in two columns


class TickList(QWidget):
    """A line for each thing; a line keeps its tick in another language."""

    changed = Signal()  # by the user

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme, self._shown = theme, 0
        self.lines: list[TickLine] = []
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(20)
        self._grid.setVerticalSpacing(2)
        for column in range(2):
            self._grid.setColumnStretch(column, 1)

    @property
    def ticks(self) -> tuple[bool, ...]:
        """What is ticked, line by line."""
        return tuple(line.isChecked() for line in self.lines[: self._shown])

    def show_theme(self, theme: Theme) -> None:
        """Lines that are made from now on begin in these colours."""
        self.theme = theme

    def show_ticks(self, ticks: Sequence[bool]) -> None:
        """Tick these lines, and no other."""
        for line, is_ticked in zip(self.lines, (*ticks, *(False,) * len(self.lines)), strict=False):
            line.setChecked(is_ticked)

    def clear(self) -> None:
        """Nothing is done."""
        self.show_ticks(())

    def show_lines(self, texts: Sequence[str]) -> None:
        """What is to be done."""
        self._shown = len(texts)
        while len(self.lines) < len(texts):
            self._add_line()
        for at, line in enumerate(self.lines):
            self._grid.removeWidget(line)
            if at < len(texts):
                line.show_text(texts[at])
                self._place(at, line, len(texts))
            else:
                line.hide()

    def _add_line(self) -> None:
        line = TickLine(self.theme)
        line.clicked.connect(self.changed)
        self.lines.append(line)

    def _place(self, at: int, line: TickLine, count: int) -> None:
        rows = count if count <= IN_ONE_COLUMN else (count + 1) // 2
        across = 2 if rows == count else 1
        self._grid.addWidget(line, at % rows, at // rows, 1, across)
        line.show()
