"""Where the wall appears: every screen by picture, name and size; the desk's own cannot be chosen."""

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QScreen
from PySide6.QtWidgets import QFrame, QHBoxLayout, QWidget

from app.terms.saying import Says
from ui.console import key_names
from ui.console.screen_names import screen_detail, screen_name
from ui.kit.buttons import PlainButton, QuietButton
from ui.kit.displays import Display, ScreenId, desk_screen, free_screens, recognised, screen_ids, screens
from ui.kit.labels import PlainLabel
from ui.kit.screen_card import ScreenCard
from ui.kit.screen_news import ScreenNews
from ui.kit.surfaces import emptied, row, surface
from ui.kit.theme import Theme
from ui.text.words import Words


class ScreenChoice(QFrame):
    """Cards for the screens that there are now, or one sentence while there is only one; a choice is kept as a plain id."""

    chosen = Signal(object)  # a ScreenId
    identified = Signal()
    shared = Signal()  # one screen shall do for all

    def __init__(self, theme: Theme, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme, self.words = theme, words
        self.chosen_id: ScreenId | None = None
        self.cards: dict[ScreenId, ScreenCard] = {}
        frame, column = surface("card", (14, 10), 8)
        self.title, self.alone, self.identify = PlainLabel(voice="title", wrap=True), PlainLabel(voice="muted", wrap=True), QuietButton()
        self.identify.clicked.connect(self.identified)
        self.share = PlainButton()
        self.share.clicked.connect(self.shared)
        self.share.hide()
        self._row = QHBoxLayout()
        self._row.setSpacing(10)
        head = row(gap=0)
        head.addWidget(self.title, 1)
        head.addWidget(self.identify)
        column.addLayout(head)
        column.addLayout(self._row)
        column.addWidget(self.alone)
        column.addLayout(row(self.share, 1))
        whole = QHBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(frame)
        news = ScreenNews(self)
        for changed in (news.added, news.removed, news.changed):
            changed.connect(self._on_screens_changed)

    def show_theme(self, theme: Theme) -> None:
        """Cards that are made from now on begin in these colours."""
        self.theme = theme

    def show_chosen(self, identity: ScreenId | None) -> None:
        """Mark the screen of this id, whether it is there now or not."""
        self.chosen_id = identity
        self.show_words()

    def show_alone(self, *, alone: bool) -> None:
        """Offer one screen for all, where the class can only see the desk."""
        self.share.setVisible(alone)

    def show_words(self) -> None:
        """Say everything again in the language spoken now, with the screens that there are now."""
        displays = tuple(dict.fromkeys(screens()))  # two that are alike in everything are one to choose
        own = desk_screen(displays, self.window().frameGeometry())
        ids, several = screen_ids(displays, own), len(displays) > 1
        self.title.show_text(self.words.say(Says.WHERE_WALL))
        self.alone.show_text(self.words.say(Says.ONE_SCREEN))
        self.alone.setVisible(len(displays) == 1)
        self.share.show_text(f"{self.words.say(Says.ALONE_BEGIN)}  {key_names.ALONE}")
        self.identify.show_text(f"{self.words.say(Says.IDENTIFY)}  {self.words.say(Says.WITH_SHIFT, key=key_names.IDENTIFY)}")
        self.identify.setVisible(several)
        if tuple(self.cards) != ids:
            self._deal_cards(ids)
        free, marked = free_screens(displays, own), self._marked(displays, own)
        for at, (display, identity) in enumerate(zip(displays, ids, strict=True), 1):
            self._show_card(at, display, identity, is_desk=display == own, is_free=display in free, is_marked=display == marked)
            self.cards[identity].setVisible(several)

    def event(self, event: QEvent) -> bool:
        if event.type() in {QEvent.Type.Show, QEvent.Type.ScreenChangeInternal}:
            self.show_words()
        return super().event(event)

    def _deal_cards(self, ids: tuple[ScreenId, ...]) -> None:
        for card in emptied(self._row):
            card.deleteLater()
        self.cards = {identity: ScreenCard(self.theme) for identity in ids}
        for identity, card in self.cards.items():
            card.clicked.connect(lambda _checked=False, identity=identity: self._on_clicked(identity))
            self._row.addWidget(card)

    def _show_card(self, at: int, display: Display, identity: ScreenId, *, is_desk: bool, is_free: bool, is_marked: bool) -> None:
        name = Says.SCREEN_THIS if is_desk else screen_name(at, display)
        detail = screen_detail(display, identity, is_desk=is_desk, is_mirror=not is_free)
        card = self.cards[identity]
        card.show_screen(str(at), self.words.say(name), self.words.say(detail), chosen=is_marked)
        card.setEnabled(is_free)

    def _marked(self, displays: tuple[Display, ...], own: Display | None) -> Display | None:
        """The chosen screen; another one is never marked in its place."""
        return None if self.chosen_id is None else recognised(self.chosen_id, displays, own)

    def _on_clicked(self, identity: ScreenId) -> None:
        self.show_chosen(identity)
        self.chosen.emit(identity)

    def _on_screens_changed(self, *_: QScreen) -> None:
        self.show_words()
