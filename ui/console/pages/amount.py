"""Can somebody pay? Two answers side by side, and the coins that were handed over where they could not."""

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QBoxLayout, QFrame, QWidget

from ui.kit.buttons import ChoiceRow
from ui.kit.labels import Elided, show_tip
from ui.kit.signs import Sign, SignKind
from ui.kit.stepper import CoinStepper
from ui.kit.surfaces import row
from ui.kit.theme import Theme
from ui.kit.wrapping import Wrapping

PAYS, CANNOT = 0, 1
LARGE = 1.5  # the zoom from which there is no room for both


class AmountQuestion(QFrame):
    """One seat's question in one line; it stands in a notice, because it is what is asked now."""

    paid = Signal()
    could_not = Signal()
    handed_over = Signal(object)  # coins, or None once the field is empty

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("surface", "notice")
        self.title, self.answers, self.coins = Elided(voice="title"), ChoiceRow(), CoinStepper()
        self.token = Sign(theme, SignKind.EXCLUSION, 28)
        self._said = Wrapping(self.answers, self.coins, self.token)
        self._said.show_wrapping(may_wrap=False)
        self._line = row(self.title, self._said)
        self._line.setContentsMargins(14, 8, 12, 8)
        self._line.setStretch(0, 1)
        self.setLayout(self._line)
        self.answers.chosen.connect(self._on_chosen)
        self.coins.changed.connect(lambda: self.handed_over.emit(self.coins.amount))

    def show_theme(self, theme: Theme) -> None:
        """In large letters the question stands above its answers."""
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._line.setDirection(across if theme.zoom < LARGE else down)
        self._said.show_wrapping(may_wrap=theme.zoom >= LARGE)

    def show_question(self, title: str, token: str) -> None:
        """What is asked; `token` says that being short means one, and is empty where it does not."""
        self.title.show_text(title)
        self.coins.field.setAccessibleName(title)
        show_tip(self.token, token)
        self.token.setAccessibleName(token)
        self.token.setVisible(bool(token))

    def show_answers(self, labels: tuple[str, ...], chosen: int | None) -> None:
        """The two answers, or none where only a number can be said."""
        self.answers.show_choices(labels, chosen)
        self.answers.setVisible(bool(labels))

    def show_coins(self, most: int, coins: int | None, *, asked: bool = True) -> None:
        """The number said so far, and the largest that can be."""
        self.coins.show_bounds(most)
        self.coins.show_amount(coins)
        self.coins.setVisible(asked)

    def focus_coins(self) -> None:
        """Put the keyboard into the field: at once, and again after an arrow key that has taken it to a button."""
        self.coins.field.setFocus()
        QTimer.singleShot(0, self.coins.field, self.coins.field.setFocus)

    def _on_chosen(self, at: int) -> None:
        if at == PAYS:
            self.paid.emit()
        else:
            self.could_not.emit()
