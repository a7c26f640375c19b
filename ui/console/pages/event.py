"""The event: the card to read aloud, what the storm takes, and the bell that may ring instead."""

from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.asks import Demanded, EventAsk
from app.entries import Entry, EventRead, GameStopped
from app.terms.people import Seat
from app.terms.saying import Saying, Says, say
from ui.console.pages.event_card import EventCard
from ui.console.pages.owing import OwingPage
from ui.console.pages.page import ESCAPE, QuietAction
from ui.console.pages.question import Question
from ui.console.pages.told import Told
from ui.console.predicting import may_predict
from ui.kit.pickable_rows import PickableRows
from ui.kit.rows import CellValue
from ui.kit.spare_line import SpareLine
from ui.kit.surfaces import row, surface
from ui.kit.theme import TOUCH, Theme
from ui.text.words import Words


class EventPage(OwingPage):
    """One card; in the storm two short tables of the seats under it."""

    def __init__(self, theme: Theme, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(theme, words, parent)
        self.card, self.told, self.bell = EventCard(theme, words), Told(theme, words), Question(words)
        self._planned: int | None = None  # the round that is over and was to be the last, while the bell is asked about
        self.tables = tuple(self._table(theme) for _ in range(2))
        self.tables[0].picked.connect(self.pick)
        self.tables[1].picked.connect(lambda at: self.pick(at + self._half))
        self.bell.acted.connect(self._on_played_on)
        self._frame, body = surface("card", (5, 4), 2)
        body.addLayout(row(*self.tables, gap=16))
        self._lay_out()

    def _table(self, theme: Theme) -> PickableRows:
        return PickableRows(theme, ("",) * 4, stretch=1, right={2}, voices={0: "muted", 1: "strong"}, height=TOUCH, gap=10)

    def _lay_out(self) -> None:
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(8)
        for widget in (self.card, self.amount, self._frame):
            whole.addWidget(widget)
        whole.addWidget(self.why, SpareLine.SHARE)
        whole.addWidget(self.told, 1)
        whole.addWidget(self.bell)

    @property
    def ask(self) -> EventAsk:
        """What is asked."""
        return self.asked(EventAsk)

    @property
    def _half(self) -> int:
        return (len(self.ask.demands) + 1) // 2

    def demanded(self) -> tuple[Demanded, ...]:
        return self.ask.demands

    def sentence(self, demanded: Demanded) -> Saying:
        return say(Says.OWES_THE_STORM, name=self.shown.name(demanded.seat), n=demanded.due or 0)

    def entry(self) -> EventRead:
        return EventRead(self.answers)

    def begin(self) -> None:
        super().begin()
        self.bell.forget()
        self._planned = None

    def recall(self, entry: Entry) -> None:
        super().recall(entry)
        if isinstance(entry, GameStopped) and self.ask.may_stop:
            self._ask_about_the_bell()

    def draw(self) -> None:
        self._ask_about_the_plan()
        self.card.show_event(self.shown.event)
        self.told.show_told(self.shown.told)
        self.bell.draw()
        super().draw()

    def draw_seats(self, lit: Seat | None) -> None:
        demands = self.ask.demands
        self._frame.setVisible(bool(demands))
        heads = ["", *(self.words.say(head) for head in (Says.COLUMN_NAME, Says.HEAD_LOSES, Says.HEAD_FOLLOWS))]
        for table, first in zip(self.tables, (0, self._half), strict=True):
            some = demands[first : first + self._half]
            table.show_heads(heads)
            table.show_rows([self._row(each) for each in some], None if lit is None or not 0 <= lit - first < len(some) else lit - first)

    def _row(self, demanded: Demanded) -> list[CellValue]:
        seat = demanded.seat
        return [str(seat + 1), self.shown.name(seat), str(demanded.due), self.follows(demanded)]

    def may_confirm(self) -> bool:
        return self.bell.standing is not None or super().may_confirm()

    def confirm(self) -> None:
        """Emit that the event was read; or that the bell rang, if that was asked."""
        if self.bell.standing is not None:
            self.entered.emit(GameStopped())
        else:
            super().confirm()

    def own_words(self) -> tuple[Saying, Saying, Saying] | None:
        """While the bell is asked about, the primary button ends the game, and says so."""
        if self.view is None or self.bell.standing is None:
            return None
        button = say(Says.DO_STOP) if self.shown.repair is None else self.shown.button
        if self._planned is not None:
            return say(Says.NOW_STOP), say(Says.WHY_STOP, round=self._planned), button
        return self.shown.now, self.shown.why, button

    def quiet_actions(self) -> tuple[QuietAction, ...]:
        if self.ask.may_stop and self.bell.standing is None:
            return ((say(Says.THE_BELL_RINGS), self.ring),)
        return ((say(Says.PREDICT), self.predict_wanted.emit),) if may_predict(self.shown) else ()

    def ring(self) -> None:
        """Ask whether the game ends here."""
        self._ask_about_the_bell()
        self.show_ready()
        self.questioned.emit()
        self.focus_first()  # Enter answers: the quiet word is gone, and the keyboard would be at "play on"

    def _ask_about_the_bell(self) -> None:
        self.bell.ask(say(Says.ASK_STOP, round=self.ask.round - 1), say(Says.PLAY_ON))

    def _ask_about_the_plan(self) -> None:
        """The round is over after which the game was to stop: that comes first, until the plan is dropped."""
        planned = self.shown.stop_after if self.ask.may_stop and self.shown.repair is None else None
        was, self._planned = self._planned, planned
        if planned is not None and was is None:
            self.bell.ask(say(Says.ASK_PLANNED_STOP, round=planned), say(Says.PLAY_ON))
        elif planned is None and was is not None:
            self.bell.forget()

    def type_letter(self, text: str) -> bool:
        """Escape plays on; all else as on every page where seats owe something."""
        if text == ESCAPE and self.bell.standing is not None:
            self._on_played_on()
            return True
        return super().type_letter(text)

    def _on_played_on(self) -> None:
        self.bell.forget()
        if self._planned is not None:
            self._planned = None
            self.played_on.emit()
        self.show_ready()
        self.focus_first()  # the button that said so is gone, and the keyboard with it
