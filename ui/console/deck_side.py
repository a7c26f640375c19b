"""Beside the role cards: the decks that are kept, what fits and what does not, and whether somebody has compared them."""

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtWidgets import QCheckBox, QFrame, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from app.terms.saying import Saying, Says
from ui.console.new_lesson import DeckOffer
from ui.kit.buttons import QuietButton
from ui.kit.labels import Elided, PlainLabel, show_tip
from ui.kit.link import Link
from ui.kit.notice import Notice
from ui.kit.surfaces import row, surface
from ui.kit.theme import Theme
from ui.kit.zooming import UNBOUND
from ui.text.words import Words

TICK = "\N{CHECK MARK}"  # behind a deck that was compared


class Scroll(QScrollArea):
    """A column that scrolls where it has no room; it is reached by what stands in it."""

    def __init__(self, room: QWidget, least: int, most: int) -> None:
        super().__init__()
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMinimumHeight(least)
        self.setMaximumHeight(most)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self.setWidget(room)
        room.installEventFilter(self)
        self.setStyleSheet("QScrollArea, QScrollArea > QWidget > QWidget { background: transparent; }")


    def sizeHint(self) -> QSize:
        """As high as what is in it, as long as there is room."""
        return QSize(super().sizeHint().width(), self.widget().sizeHint().height())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().eventFilter(watched, event)


class DeckSide(QFrame):
    """Three cards: the decks, the checks, and the comparison."""

    picked = Signal(str)  # a deck's file, "" for the sample
    take_in_wanted = Signal()
    give_out_wanted = Signal()
    remove_wanted = Signal()
    ticked = Signal(bool)

    def __init__(self, theme: Theme, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme, self.words = theme, words
        self._decks: tuple[DeckOffer, ...] = ()
        self._folder, self._chosen = "", ""
        self._checks: tuple[Saying, ...] = ()
        self._links: list[Link] = []
        self.check_lines: list[PlainLabel] = []
        self.status = Notice()
        self._status: Saying | None = None
        self.tick, self._tick_why = QCheckBox(), PlainLabel(voice="caption", wrap=True)
        self.tick.clicked.connect(self.ticked)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        column.addWidget(self._shelf())
        column.addWidget(self.status)
        column.addWidget(self._told(), 1)
        column.addWidget(self._comparison())

    def _shelf(self) -> QFrame:
        frame, column = surface("card", (14, 8), 2)
        self._mine, self._where = PlainLabel(voice="title"), Elided(voice="caption")
        self.take_in, self.give_out, self.remove = QuietButton(), QuietButton(), QuietButton()
        self.take_in.clicked.connect(self.take_in_wanted)
        self.give_out.clicked.connect(self.give_out_wanted)
        self.remove.clicked.connect(self.remove_wanted)
        column.addWidget(self._mine)
        room, self._list = QWidget(), QVBoxLayout()
        self._list.setContentsMargins(0, 0, 0, 0)
        self._list.setSpacing(0)
        self._list.setAlignment(Qt.AlignmentFlag.AlignTop)
        room.setLayout(self._list)
        column.addWidget(Scroll(room, 44, 176))
        column.addWidget(self._where)
        column.addLayout(row(self.take_in, self.give_out, 1, self.remove, gap=4))
        return frame

    def _told(self) -> QFrame:
        frame, column = surface("card", (14, 8), 4)
        self._checks_title = PlainLabel(voice="title")
        column.addWidget(self._checks_title)
        room, self._lines = QWidget(), QVBoxLayout()
        self._lines.setContentsMargins(0, 0, 0, 0)
        self._lines.setSpacing(6)
        self._lines.setAlignment(Qt.AlignmentFlag.AlignTop)
        room.setLayout(self._lines)
        column.addWidget(Scroll(room, 90, UNBOUND), 1)
        return frame

    def _comparison(self) -> QFrame:
        frame, column = surface("card", (8, 6), 0)
        column.addWidget(self.tick)
        self._tick_why.setContentsMargins(6, 0, 6, 4)
        column.addWidget(self._tick_why)
        return frame

    @property
    def links(self) -> tuple[Link, ...]:
        """A link for each deck, the sample first."""
        return tuple(self._links[: len(self._decks)])

    def show_decks(self, decks: tuple[DeckOffer, ...], folder: str, chosen: str) -> None:
        """The sample and what is kept in this folder; the chosen one stands out."""
        self._decks, self._folder, self._chosen = decks, folder, chosen
        self._show_list()

    def show_checks(self, faults: tuple[Saying, ...], others: tuple[Saying, ...]) -> None:
        """What is wrong, or that nothing is; then what is worth knowing."""
        lines = [*((fault, "strong") for fault in faults or (Saying(Says.DECK_SOUND, {}),)), *((other, "caption") for other in others)]
        while len(self.check_lines) < len(lines):
            self.check_lines.append(PlainLabel(wrap=True))
            self._lines.addWidget(self.check_lines[-1])
        for at, label in enumerate(self.check_lines):
            label.setVisible(at < len(lines))
            if at < len(lines):
                label.show_voice(lines[at][1])
                label.show_text(self.words.say(lines[at][0]))

    def show_tick(self, *, on: bool, why: Says, may: bool) -> None:
        """Whether these were compared, and whether that can be said of them."""
        self.tick.setChecked(on)
        self.tick.setEnabled(may)
        self._tick_why.show_text(self.words.say(why))

    def show_status(self, told: Saying | None) -> None:
        """What became of the last thing that was wanted."""
        self._status = told
        self.status.show_notice("" if told is None else self.words.say(told))

    def show_owner(self, *, is_own: bool) -> None:
        """Only what was kept can be deleted."""
        self.remove.setVisible(is_own)

    def show_words(self) -> None:
        """Say everything again in the language spoken now."""
        words = self.words.say
        self._mine.show_text(words(Says.DECK_MINE))
        self._checks_title.show_text(words(Says.DECK_CHECKS))
        self.take_in.show_text(words(Says.DECK_TAKE_IN))
        self.give_out.show_text(words(Says.DECK_GIVE_OUT))
        self.remove.show_text(words(Says.DECK_REMOVE))
        self.tick.setText(words(Says.DECK_TICK))
        self.tick.setAccessibleName(words(Says.DECK_TICK))
        self.show_status(self._status)
        self._show_list()

    def _show_list(self) -> None:
        self._where.show_text(f"{self.words.say(Says.KEPT_IN)} {self._folder}")
        while len(self._links) < len(self._decks):
            self._add()
        for link, offer in zip(self._links, self._decks, strict=False):
            self._show_link(link, offer)
        for link in self._links[len(self._decks):]:
            link.hide()

    def _add(self) -> None:
        """A link more; those that are there stay, with the keyboard in one of them."""
        at, link = len(self._links), Link()
        link.clicked.connect(lambda: self.picked.emit(self._decks[at].path))
        self._links.append(link)
        self._list.addWidget(link, 0, Qt.AlignmentFlag.AlignLeft)

    def _show_link(self, link: Link, offer: DeckOffer) -> None:
        name = self.words.say(Says.SETUP_SAMPLE) if offer.is_sample else offer.deck.name
        mark = "\N{SINGLE RIGHT-POINTING ANGLE QUOTATION MARK} " if offer.path == self._chosen else ""
        link.show_text(f"{mark}{name}{'  ' + TICK if offer.is_compared else ''}")
        told = Says.DECK_IS_COMPARED if offer.is_compared else Says.EXPORT_SAMPLE_DECK if offer.is_sample else Says.DECK_NOT_COMPARED
        show_tip(link, f"{name}: {self.words.say(told)}")
        link.setAccessibleName(f"{name}, {self.words.say(told)}")
        link.show()
