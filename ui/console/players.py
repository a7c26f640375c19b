"""The players as the bank knows them. What their envelopes could hold stays hidden until it is asked for."""

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from app.terms import names
from app.terms.coins import CoinRange
from app.terms.people import MOST_PLAYERS
from app.terms.saying import Says
from app.views.desk import DeskView, PlayerLine
from ui.console.eye import EyeButton
from ui.kit.labels import Elided, PlainLabel
from ui.kit.rows import Cell, CellValue, Rows
from ui.kit.signs import SignKind
from ui.kit.surfaces import inset
from ui.kit.theme import Theme
from ui.text.words import Words

DASH, DOTS, TO = "\N{EM DASH}", "\N{BULLET}" * 4, "\N{EN DASH}"
NAME, ROLE, CLASS, INCOME, DUE, TOKENS, ENVELOPE = range(1, 8)
ROW_HEIGHT = 25  # px
OTHER_COLUMNS = 250  # px that all but name and role need


class NameCell(Elided):
    """A name that leaves the role beside it some room."""

    most = 110  # px

    def sizeHint(self) -> QSize:
        hint = super().sizeHint()
        return QSize(min(self.most, hint.width()), hint.height())


class PlayersPanel(QFrame):
    """One line a seat: name, role, class, Income, what is due, tokens, envelope."""

    envelopes_shown = Signal(bool)

    def __init__(self, theme: Theme, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("surface", "card")
        self.words = words
        self._view: DeskView | None = None
        self._is_open = False
        self.title, self.eye = PlainLabel(voice="panel"), EyeButton(theme)
        self.eye.pressed.connect(lambda: self.envelopes_shown.emit(True))
        self.eye.released.connect(lambda: self.envelopes_shown.emit(False))
        self.names = tuple(NameCell(voice="strong") for _ in range(MOST_PLAYERS))
        self.rows = Rows(
            theme, [""] * 8, stretch=ROLE, right=(INCOME, DUE, ENVELOPE), elided=(ROLE,), height=ROW_HEIGHT, gap=9,
            voices={0: "muted", ROLE: "caption", CLASS: "caption", ENVELOPE: "muted"},
        )
        column = QVBoxLayout(self)
        column.setContentsMargins(5, 2, 5, 6)
        column.setSpacing(0)
        column.addLayout(inset(self.title, 1, self.eye))
        column.addWidget(self.rows)

    def show_view(self, view: DeskView) -> None:
        """These players."""
        self._view = view
        self._fit_names()
        self._draw()

    def show_envelopes(self, shown: bool) -> None:
        """Show what each envelope could hold, or hide it."""
        self._is_open = shown
        self._draw()

    def show_words(self) -> None:
        """Say everything again in the language spoken now."""
        say = self.words.say
        self.title.show_text(say(Says.PLAYERS_PANEL))
        self.eye.show_text(say(Says.HOLD_FOR_ENVELOPES))
        heads = (Says.COLUMN_NAME, Says.COLUMN_ROLE, Says.COLUMN_CLASS, Says.COLUMN_INCOME, Says.COLUMN_DUE)
        self.rows.show_heads(["", *(say(head) for head in heads), "", say(Says.COLUMN_ENVELOPE)])
        self._draw()

    def _draw(self) -> None:
        if self._view is not None:
            self.rows.show_rows([self._cells(player) for player in self._view.players])

    def _cells(self, player: PlayerLine) -> list[CellValue]:
        say = self.words.say
        return [
            str(player.seat + 1),
            self._name(player),
            say(player.role) if player.role else "",
            say(names.social_class(player.social_class)) if player.social_class else "",
            _figure(player.income),
            _figure(player.due),
            _tokens(player.tokens),
            Cell(_range(player.coins), "strong") if self._is_open else Cell(DOTS, "muted"),
        ]


    def _name(self, player: PlayerLine) -> NameCell:
        cell = self.names[player.seat]
        cell.show_text(player.name)
        return cell

    @property
    def _room(self) -> int:
        """What a name and a role have together, in px."""
        return self.width() - OTHER_COLUMNS

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_names()

    def _fit_names(self) -> None:
        """A name has the role's room as long as there are no roles."""
        dealt = self._view is not None and self._view.players[0].role is not None
        for cell in self.names:
            cell.most = max(NameCell.most, self._room // 2 if dealt else self._room)
            cell.updateGeometry()


def _figure(amount: int | None) -> str:
    return DASH if amount is None else str(amount)


def _range(coins: CoinRange) -> str:
    return str(coins.low) if coins.is_certain else f"{coins.low}{TO}{coins.high}"


def _tokens(count: int) -> CellValue:
    """A sign for a token, and how many where there are several."""
    if not count:
        return ""
    return Cell(str(count) if count > 1 else "", "strong", SignKind.EXCLUSION)
