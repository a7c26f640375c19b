"""Where the wall appears: every screen by picture, name and size; the desk's own cannot be chosen."""

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFrame, QHBoxLayout, QWidget

from app.terms import names
from app.terms.saying import Saying, Says, say
from ui.kit.displays import Display, live_screen, screen_id, screens
from ui.kit.labels import PlainLabel
from ui.kit.screen_card import ScreenCard
from ui.kit.surfaces import emptied, surface
from ui.kit.theme import Theme
from ui.text.words import Words


class ScreenChoice(QFrame):
    """Cards for the screens that there are now, or one sentence while there is only one; a choice is kept as a plain id."""

    chosen = Signal(str)

    def __init__(self, theme: Theme, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme, self.words = theme, words
        self.chosen_id = ""
        self.cards: dict[str, ScreenCard] = {}
        frame, column = surface("card", (14, 10), 8)
        self.title, self.alone = PlainLabel(voice="title"), PlainLabel(voice="muted", wrap=True)
        self._row = QHBoxLayout()
        self._row.setSpacing(10)
        column.addWidget(self.title)
        column.addLayout(self._row)
        column.addWidget(self.alone)
        whole = QHBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(frame)
        QGuiApplication.instance().screenAdded.connect(self._on_screens_changed)
        QGuiApplication.instance().screenRemoved.connect(self._on_screens_changed)

    def show_theme(self, theme: Theme) -> None:
        """Cards that are made from now on begin in these colours."""
        self.theme = theme

    def show_chosen(self, identity: str) -> None:
        """Mark the screen of this id, whether it is there now or not."""
        self.chosen_id = identity
        self.show_words()

    def show_words(self) -> None:
        """Say everything again in the language spoken now, with the screens that there are now."""
        self.title.show_text(self.words.say(Says.WHERE_WALL))
        self.alone.show_text(self.words.say(Says.ONE_SCREEN))
        displays = screens()
        self.alone.setVisible(len(displays) == 1)
        if tuple(self.cards) != tuple(map(screen_id, displays)):
            self._deal_cards(displays)
        for at, display in enumerate(displays, 1):
            self._show_card(at, display)
            self.cards[screen_id(display)].setVisible(len(displays) > 1)

    def event(self, event: QEvent) -> bool:
        if event.type() in {QEvent.Type.Show, QEvent.Type.ScreenChangeInternal}:
            self.show_words()
        return super().event(event)

    def _deal_cards(self, displays: tuple[Display, ...]) -> None:
        for card in emptied(self._row):
            card.deleteLater()
        self.cards = {screen_id(display): ScreenCard(self.theme) for display in displays}
        for identity, card in self.cards.items():
            card.clicked.connect(lambda _checked=False, identity=identity: self._on_clicked(identity))
            self._row.addWidget(card)

    def _show_card(self, at: int, display: Display) -> None:
        identity, is_desk = screen_id(display), self._is_desk(display)
        card = self.cards[identity]
        name = self.words.say(_name(at, display, is_desk=is_desk))
        wide, high = display.pixels
        size = say(Says.SCREEN_IS_DESK if is_desk else Says.SCREEN_SIZE, width=wide, height=high)
        card.show_screen(str(at), name, self.words.say(size), chosen=not is_desk and identity == self._marked())
        card.setEnabled(not is_desk)

    def _marked(self) -> str:
        """The chosen screen, or the only other one where the choice is not there."""
        others = [screen_id(display) for display in screens() if not self._is_desk(display)]
        if self.chosen_id in others or len(others) != 1:
            return self.chosen_id
        return others[0]

    def _is_desk(self, display: Display) -> bool:
        live = live_screen(screen_id(display))
        return live is not None and live == self.window().screen()

    def _on_clicked(self, identity: str) -> None:
        self.show_chosen(identity)
        self.chosen.emit(identity)

    def _on_screens_changed(self) -> None:
        self.show_words()


def _name(at: int, display: Display, *, is_desk: bool) -> Saying:
    if is_desk:
        return say(Says.SCREEN_THIS)
    known = " ".join(part for part in (display.manufacturer, display.model) if part)
    return names.verbatim(known) if known else say(Says.SCREEN_NUMBER, number=at)
