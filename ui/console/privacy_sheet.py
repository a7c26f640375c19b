"""The privacy note at the desk: read here, or saved as a page to print."""

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QPainter, QPen
from PySide6.QtWidgets import QScrollArea, QVBoxLayout, QWidget

from app.terms.saying import Saying, Says, say
from ui.console.pages.page import QuietAction
from ui.console.sheet import Sheet
from ui.kit.hearing import Role
from ui.kit.labels import PlainLabel
from ui.kit.surfaces import emptied, surface
from ui.kit.theme import FOCUS_EDGE, RADIUS_DESK, Theme
from ui.text.privacy import privacy_note
from ui.text.words import Words

BULLET = "\N{BULLET} "
LEAST = 300  # px of the text that are seen at once


class Reading(QScrollArea):
    """A text to be read, for ears, too."""

    heard_as = Role.Document

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setViewportMargins(*(FOCUS_EDGE + 1,) * 4)  # the text would cover an edge that is painted on its own ground

    def event(self, event: QEvent) -> bool:
        is_done = super().event(event)
        if event.type() == QEvent.Type.Paint and self.hasFocus():
            with QPainter(self) as p:
                p.setRenderHint(QPainter.RenderHint.Antialiasing)
                p.setPen(QPen(self.palette().windowText().color(), FOCUS_EDGE))
                edge = FOCUS_EDGE / 2 + 1
                p.drawRoundedRect(QRectF(self.viewport().geometry()).adjusted(-edge, -edge, edge, edge), RADIUS_DESK, RADIUS_DESK)
        return is_done

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()


class PrivacySheet(Sheet):
    """The whole note, to be scrolled by wheel, finger, arrows and page keys; Enter goes back."""

    save_wanted = Signal()

    def __init__(self, theme: Theme, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(theme, words, parent)
        frame, self._column = surface("card", (16, 14), 6)
        self.scroll = Reading()
        self.scroll.setWidgetResizable(True)
        self.scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.scroll.setMinimumHeight(LEAST)
        self.scroll.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.scroll.setWidget(frame)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(self.scroll)

    def own_words(self) -> tuple[Saying, Saying, Saying]:
        return say(Says.NOW_PRIVACY), say(Says.WHY_PRIVACY), say(Says.BACK_TO_TABLE)

    def quiet_actions(self) -> tuple[QuietAction, ...]:
        return ((say(Says.PRIVACY_SAVE), self.save_wanted.emit),)

    def focus_first(self) -> None:
        """The text, so that arrows and page keys scroll it at once."""
        self.scroll.setFocus()

    def draw(self) -> None:
        """Say it in the language spoken now."""
        note = privacy_note(self.words.language)
        emptied(self._column)
        self.scroll.setAccessibleName(note.title)
        self._column.addWidget(PlainLabel(note.opening, wrap=True))
        for section in note.sections:
            self._column.addSpacing(6)
            self._column.addWidget(PlainLabel(section.heading, "title"))
            for point in section.points:
                self._column.addWidget(PlainLabel(f"{BULLET}{point}", wrap=True))
        self._column.addStretch(1)
