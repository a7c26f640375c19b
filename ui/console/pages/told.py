"""What followed from the last entry, for the teacher's eyes: said where there is room for it, and never in the way."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.terms.saying import Saying, Says
from ui.kit.painting import TOP_LEFT, Painted, said
from ui.kit.theme import DESK, Theme
from ui.text.words import Words

GAP = " \N{MIDDLE DOT} "


class Told(Painted):
    """A heading and a line for each thing; one paragraph where the lines would not fit, nothing at all where even that would not."""

    HEAD, LINE = 22, 22  # px

    def __init__(self, theme: Theme, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(theme, u=1.0, parent=parent)
        self._words = words
        self.heading = ""
        self.lines: tuple[str, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_told(self, told: Sequence[Saying]) -> None:
        """Say these in the language spoken now."""
        self.heading = self._words.say(Says.JUST_HAPPENED) if told else ""
        self.lines = tuple(self._words.say(line) for line in told)
        self.setAccessibleName(self.heading)
        self.setAccessibleDescription(" ".join(self.lines))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(0, 0)  # it takes what is left over; a page that asked for more would scroll

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 0)

    def paint(self, p: QPainter) -> None:
        wide, high = self.width() - 2, self.height()
        if not self.lines or high < self.HEAD + self.LINE:
            return
        said(p, QRectF(2, 0, wide, self.HEAD), self.heading, DESK.caption, self.theme.muted, bold=True)
        if high >= self.HEAD + self.LINE * len(self.lines):
            for at, line in enumerate(self.lines):
                said(p, QRectF(2, self.HEAD + at * self.LINE, wide, self.LINE), line, DESK.body, self.theme.ink)
        else:
            rest = QRectF(2, self.HEAD, wide, high - self.HEAD)
            said(p, rest, GAP.join(self.lines), DESK.body, self.theme.ink, at=TOP_LEFT, wrap=True, least=DESK.caption)
