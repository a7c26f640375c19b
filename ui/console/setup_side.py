"""Beside the set-up: where the wall appears, what lies on the real table, recent lessons, and where lessons are kept."""

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QFrame, QWidget

from app.terms import names
from app.terms.saying import Says, say
from ui.console.new_lesson import EditionOffer, RecentLesson
from ui.console.recent_line import INSET, RecentLine, RecentLink
from ui.console.screen_choice import ScreenChoice
from ui.kit.buttons import QuietButton
from ui.kit.labels import Elided, PlainLabel
from ui.kit.painting import Painted
from ui.kit.surfaces import from_top, row, surface
from ui.kit.theme import Theme
from ui.text.words import Words

CHECKS = (Says.CHECK_BOARD, Says.CHECK_SERVICES, Says.CHECK_TOKENS, Says.CHECK_BAGS)
SHOWN_RECENT = 2


class Tile(Painted):
    """An empty box to tick in one's head."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, u=1.0, parent=parent)
        self.setFixedSize(18, 18)

    def paint(self, p: QPainter) -> None:
        p.setPen(QPen(QColor(self.theme.ink), 1.6))
        p.setBrush(QColor(self.theme.card))
        p.drawRoundedRect(QRectF(2, 2, 14, 14), 3, 3)


class SetupSide(QFrame):
    """Four cards."""

    opened = Signal(str)
    delete_wanted = Signal(str)
    folder_wanted = Signal()

    def __init__(self, theme: Theme, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.words = words
        self._edition: EditionOffer | None = None
        self._recent: tuple[RecentLesson, ...] = ()
        self.screens = ScreenChoice(theme, words)
        from_top(self, self.screens, self._checklist(theme), self._lessons())

    def _checklist(self, theme: Theme) -> QFrame:
        frame, column = surface("card", (14, 8), 5)
        self._table, self._enough = PlainLabel(voice="title"), PlainLabel(voice="caption")
        column.addWidget(self._table)
        self._checks = tuple(PlainLabel(wrap=True) for _ in range(len(CHECKS) + 1))
        for check in self._checks:
            line = row(Tile(theme), gap=8)
            line.addWidget(check, 1)
            column.addLayout(line)
        column.addWidget(self._enough)
        return frame

    @property
    def links(self) -> tuple[RecentLink, ...]:
        """The labels of the recent lessons, seen or not."""
        return tuple(line.link for line in self.recent)

    def _lessons(self) -> QFrame:
        frame, column = surface("card", (2, 6), 0)
        self._recent_title, self._none = PlainLabel(voice="panel"), PlainLabel(voice="muted")
        for label in (self._recent_title, self._none):
            label.setContentsMargins(INSET, 0, 0, 0)
            column.addWidget(label)
        self.recent = tuple(RecentLine(self.words) for _ in range(SHOWN_RECENT))
        for line in self.recent:
            line.opened.connect(self.opened)
            line.delete_wanted.connect(self.delete_wanted)
            column.addWidget(line)
        self._kept, self.folder, self.choose = PlainLabel(voice="caption"), Elided(voice="caption"), QuietButton()
        self.choose.clicked.connect(self.folder_wanted)
        where = row(self._kept, gap=6)
        where.addWidget(self.folder, 1)
        where.addWidget(self.choose)
        where.setContentsMargins(INSET, 0, 0, 0)
        column.addLayout(where)
        return frame

    def show_edition(self, edition: EditionOffer | None) -> None:
        """The checklist of this edition."""
        self._edition = edition
        self.show_words()

    def show_enough(self, coins: int | None) -> None:
        """How many coins are surely enough, where that is known."""
        self._enough.show_text("" if coins is None else self.words.say(say(Says.CHECK_ENOUGH, coins=names.coins(coins))))

    def show_lessons(self, recent: tuple[RecentLesson, ...], folder: str) -> None:
        """The newest lessons, and the folder that a new one goes to."""
        self._recent = recent[:SHOWN_RECENT]
        self.folder.show_text(folder)
        self.show_words()

    def show_words(self) -> None:
        """Say everything again in the language spoken now."""
        words = self.words.say
        self.screens.show_words()
        self._table.show_text(words(Says.CHECK_TITLE))
        last = Says.CHECK_PACT if self._edition is None or self._edition.has_pact else Says.CHECK_NO_PACT
        for label, key in zip(self._checks, (*CHECKS, last), strict=True):
            label.show_text(words(key))
        self._recent_title.show_text(words(Says.RECENT))
        self._none.show_text(words(Says.RECENT_NONE))
        self._none.setVisible(not self._recent)
        self._kept.show_text(words(Says.KEPT_IN))
        self.choose.show_text(words(Says.CHOOSE_FOLDER))
        self._show_recent()

    def _show_recent(self) -> None:
        for at, line in enumerate(self.recent):
            line.show_lesson(self._recent[at] if at < len(self._recent) else None)
