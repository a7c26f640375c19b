"""Choices that carry a mark each, where the keyboard comes to one of them before anything is chosen."""

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from ui.kit.buttons import ChoiceRow, OnOffButton, PlainButton
from ui.kit.choice_mark import MARK_SIDE, draw_choice_mark
from ui.kit.painting import HINTS
from ui.kit.theme import Theme

WIDE = MARK_SIDE + 6  # px: the mark, and the gap before the words
FINE = 4  # pixels of the picture for one px: sharp on any screen


class MarkedButton(OnOffButton):
    """An empty ring before its words, or a ticked one once it is chosen."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme
        self.show_theme(theme)

    def show_theme(self, theme: Theme) -> None:
        """Paint in other colours, or at another size, from now on."""
        self.theme = theme
        icon = QIcon()
        for is_on, state in ((False, QIcon.State.Off), (True, QIcon.State.On)):
            icon.addPixmap(_mark(theme, chosen=is_on), QIcon.Mode.Normal, state)
        self.setIcon(icon)
        self.setIconSize(QSize(round(WIDE * theme.zoom), round(MARK_SIDE * theme.zoom)))

    def sizeHint(self) -> QSize:
        return super().sizeHint() + QSize(round(WIDE * self.theme.zoom), 0)


class MarkedRow(ChoiceRow):
    """A row of them."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        self.theme = theme
        super().__init__(parent=parent)

    def show_theme(self, theme: Theme) -> None:
        """Make buttons in these colours from now on; those that there are, are told themselves."""
        self.theme = theme

    def _made(self) -> PlainButton:
        return MarkedButton(self.theme)


def _mark(theme: Theme, *, chosen: bool) -> QPixmap:
    fine = theme.zoom * FINE
    picture = QPixmap(round(WIDE * fine), round(MARK_SIDE * fine))
    picture.fill(Qt.GlobalColor.transparent)
    with QPainter(picture) as p:
        p.setRenderHints(HINTS)
        p.scale(fine, fine)
        draw_choice_mark(p, QPointF(MARK_SIDE / 2, MARK_SIDE / 2), theme, chosen=chosen)
    return picture
