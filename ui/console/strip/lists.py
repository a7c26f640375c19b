"""Rows of lists: the roles, and the Midlife cards. What the console has drawn is taken unseen: the class must not read it first."""

from PySide6.QtCore import QRectF, QSize, Signal
from PySide6.QtGui import QFocusEvent, QPainter
from PySide6.QtWidgets import QHBoxLayout, QStyleOptionComboBox, QWidget

from app.entries import CardRead, RolesDealt
from app.terms.people import MOST_PLAYERS
from app.terms.saying import Saying, Says, say
from ui.console.pages.role_choice import RoleChoice
from ui.console.strip.ask_row import AskRow, seat_aside
from ui.kit.labels import PlainLabel
from ui.kit.painting import said, width_of
from ui.kit.theme import DESK, Theme
from ui.text.words import Words

AS_DRAWN = "\N{EN DASH}"
EDGE, ARROW = 8, 26  # px of a list's button that its words do not get: at either side, and for the arrow
ARROWED = 90  # px, below which a list that is answered gives the arrow's room to its words
LEAST = 11  # px of its letters


class SmallChoice(RoleChoice):
    """A list in a narrow place: it opens upwards, in full width; what is chosen takes two lines where one is too short."""

    entered = Signal()  # the keyboard came to it

    LEAST, NARROWEST = 3, 56  # letters; px

    def initStyleOption(self, option: QStyleOptionComboBox) -> None:
        super().initStyleOption(option)
        option.currentText = ""

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.entered.emit()

    @property
    def has_arrow(self) -> bool:
        """Whether it shows that it is a list: what is chosen says so where there is no room for both."""
        return self.currentIndex() < 0 or self.width() >= ARROWED * self.zoom

    def paint(self, p: QPainter) -> None:
        """The answer, in one line, or else in two and smaller."""
        edge, arrow = EDGE * self.zoom, ARROW * self.zoom if self.has_arrow else 0.0
        room = QRectF(self.rect()).adjusted(edge, 1, -max(edge, arrow), -1)
        text, body, small = self.currentText(), DESK.body * self.zoom, DESK.caption * self.zoom
        colour = self.palette().text().color().name()
        if width_of(text, body) <= room.width():
            said(p, room, text, body, colour)
        else:
            said(p, room, text, small, colour, wrap=True, least=LEAST * self.zoom)
        if self.has_arrow:
            super().paint(p)

    def minimumSizeHint(self) -> QSize:
        return QSize(round(self.NARROWEST * self.zoom), super().minimumSizeHint().height())

    def showPopup(self) -> None:
        self.view().setMinimumWidth(max(self.width(), self.view().sizeHintForColumn(0) + 40))
        super().showPopup()


class SeatChoice(QWidget):
    """A seat's number, and its role."""

    def __init__(self) -> None:
        super().__init__()
        self.number, self.choice = PlainLabel(voice="strong"), SmallChoice()
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(5)
        line.addWidget(self.number)
        line.addWidget(self.choice, 1)


class DealRow(AskRow):
    """A role for each player; as long as none is chosen, the console's own deal stands."""

    def __init__(self, theme: Theme, words: Words) -> None:
        super().__init__(theme, words)
        self.seats = tuple(SeatChoice() for _ in range(MOST_PLAYERS))
        self._chosen: list[int | None] = []
        for at, seat in enumerate(self.seats):
            seat.choice.activated.connect(lambda role, at=at: self._choose(at, role))
            seat.choice.entered.connect(self.aside_changed)
            self.line.addWidget(seat, 1)

    def begin(self) -> None:
        self._chosen = [None] * len(self.shown.names)

    def draw(self) -> None:
        titles = tuple(self.words.say(role.name) for role in self.shown.roles)
        for at, seat in enumerate(self.seats):
            seat.setVisible(at < len(self._chosen))
            if at < len(self._chosen):
                chosen = self._chosen[at]
                seat.number.show_text(str(at + 1))
                seat.choice.setPlaceholderText(AS_DRAWN)
                seat.choice.setAccessibleName(f"{at + 1} {self.shown.names[at]}")
                seat.choice.show_roles(titles, -1 if chosen is None else chosen)

    def aside(self) -> Saying | None:
        """Whose role it is: there is room for a number only beside the lists."""
        return seat_aside(self.shown.names, [seat.choice for seat in self.seats])

    def _choose(self, seat: int, role: int) -> None:
        """Every card is there once: whoever had it before waits for another."""
        self._chosen = [None if had == role else had for had in self._chosen]
        self._chosen[seat] = role
        self.draw()
        self.typed.emit()

    def confirm(self) -> None:
        """Emit the deal as it was chosen, or take the console's; the last card finds its player by itself."""
        missing = [seat for seat, role in enumerate(self._chosen) if role is None]
        if len(missing) == len(self._chosen):
            self.drawn_taken.emit(None)
            return
        if len(missing) == 1:
            self._choose(missing[0], next(role for role in range(len(self._chosen)) if role not in self._chosen))
        elif missing:
            self.told.emit(say(Says.STRIP_ROLES_MISSING))
            self.seats[missing[0]].choice.setFocus()
            return
        self.entered.emit(RolesDealt(tuple(self.shown.roles[role].id for role in self._chosen)))

    def leave(self) -> bool:
        """Back to the console's own deal."""
        was_chosen = any(role is not None for role in self._chosen)
        if was_chosen:
            self.begin()
            self.draw()
            self.typed.emit()
        return was_chosen

    def focus_first(self) -> None:
        self.seats[0].choice.setFocus()


class MidlifeRow(AskRow):
    """Who reads, and the card that was drawn at the table; else the console draws, and the class sees it when it is confirmed."""

    def __init__(self, theme: Theme, words: Words) -> None:
        super().__init__(theme, words)
        self.readers, self.cards = SmallChoice(), SmallChoice()
        for choice in (self.readers, self.cards):
            choice.activated.connect(lambda _at: self.typed.emit())
            choice.setMaximumWidth(340)
            self.line.addWidget(choice, 1)
        self.line.addStretch(1)

    def begin(self) -> None:
        self.readers.clear()
        self.cards.clear()

    def draw(self) -> None:
        readers = tuple(f"{seat + 1}  {name}" for seat, name in self.shown.readers)
        cards = (self.words.say(Says.STRIP_BY_CONSOLE), *(self.words.say(card.title) for card in self.shown.cards))
        for choice, items in ((self.readers, readers), (self.cards, cards)):
            choice.show_roles(items, max(0, choice.currentIndex()))
        self.readers.setAccessibleName(self.words.say(Says.READING_ORDER))
        self.cards.setAccessibleName(self.words.say(Says.PICK_THE_CARD))

    def confirm(self) -> None:
        """Emit the card that was read, or let the console draw; a card that takes a secret is told at the desk."""
        seat, at = self.shown.readers[self.readers.currentIndex()][0], self.cards.currentIndex()
        if at == 0:
            self.drawn_taken.emit(seat)
        elif self.shown.cards[at - 1].is_for_desk:
            self.told.emit(say(Says.STRIP_CARD_AT_DESK))
        else:
            self.entered.emit(CardRead(seat, self.shown.cards[at - 1].id))

    def focus_first(self) -> None:
        self.readers.setFocus()

    def type_letter(self, text: str) -> bool:
        """The number of the seat that reads."""
        seats = [str(seat + 1) for seat, _name in self.shown.readers]
        if text not in seats:
            return False
        self.readers.setCurrentIndex(seats.index(text))
        self.typed.emit()
        return True
