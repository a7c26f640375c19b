"""The Midlife Crossroads, card by card: who reads, what the card means for them, and whether they can pay it."""

from msgspec import UNSET
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from app.asks import Demanded, Draft, MidlifeAsk, Standing
from app.entries import CardRead, Entry
from app.terms import names
from app.terms.people import Seat
from app.terms.saying import Saying, Says, say
from ui.console.pages import card_words
from ui.console.pages.amount import LARGE, AmountQuestion
from ui.console.pages.answer import OPEN, Answer, could_not, handed_over, paid
from ui.console.pages.card_picker import CardPicker
from ui.console.pages.desk_card import DeskCard
from ui.console.pages.page import ESCAPE, Page
from ui.console.pages.reading_order import ReadingOrder
from ui.console.pages.seat_row import SeatLine
from ui.console.pages.told import GAP
from ui.kit.buttons import QuietButton
from ui.kit.labels import PlainLabel, Squeezed
from ui.kit.signs import SERVICE_SIGNS, SignKind
from ui.kit.surfaces import row
from ui.kit.theme import Theme
from ui.kit.zooming import SELF_SIZED
from ui.text.words import Words

READ = (Says.TOLD_CARD, Says.TOLD_CARD_AMOUNT)
TWO_LINES = 40  # px


class MidlifePage(Page):
    """The order on the left, the card beside it, the question under both."""

    ORDER_WIDTH = 206  # px

    def __init__(self, theme: Theme, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(theme, words, parent)
        self.order, self.card, self.picker = ReadingOrder(theme), DeskCard(theme), CardPicker()
        self.amount = AmountQuestion(theme)
        self.told, self._drawn_by, self.pick_card = Squeezed(voice="strong"), PlainLabel(voice="caption"), QuietButton()
        self._seat: Seat | None = None
        self._card: str | None = None
        self._answer = OPEN
        self.told.setProperty(SELF_SIZED, True)
        self._lay_out()
        self._connect()

    def _lay_out(self) -> None:
        self.middle = QStackedWidget()
        self.middle.addWidget(self.card)
        self.middle.addWidget(self.picker)
        self.order.setFixedWidth(self.ORDER_WIDTH)
        right = QVBoxLayout()
        right.setSpacing(4)
        right.addWidget(self.middle, 1)
        self._under = row(self.told, row(self._drawn_by, self.pick_card))
        self._under.setStretch(0, 1)
        right.addLayout(self._under)
        beside = QHBoxLayout()
        beside.setSpacing(14)
        beside.addWidget(self.order)
        beside.addLayout(right, 1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(8)
        whole.addLayout(beside, 1)
        whole.addWidget(self.amount)

    def show_theme(self, theme: Theme) -> None:
        super().show_theme(theme)
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._under.setDirection(across if theme.zoom < LARGE else down)
        self.told.setMinimumHeight(0 if theme.zoom < LARGE else round(TWO_LINES * theme.zoom))

    def _connect(self) -> None:
        self.order.chosen.connect(self._on_reader)
        self.picker.picked.connect(self._on_card)
        self.pick_card.clicked.connect(self._on_pick_card)
        self.amount.paid.connect(self._on_paid)
        self.amount.could_not.connect(self._on_could_not)
        self.amount.handed_over.connect(self._on_handed_over)

    @property
    def ask(self) -> MidlifeAsk:
        """What is asked."""
        return self.asked(MidlifeAsk)

    @property
    def demanded(self) -> Demanded:
        """What the card asks of the reader."""
        return self.ask.reading.demanded

    def begin(self) -> None:
        self._seat, self._card = None, None
        self._answer = OPEN
        self.middle.setCurrentWidget(self.card)

    def recall(self, entry: Entry) -> None:
        """What can be read no more, whoever has read or whatever was drawn meanwhile, is not recalled."""
        if isinstance(entry, CardRead) and entry.seat in self.ask.readers and entry.card in self.ask.cards:
            self._seat, self._card = entry.seat, entry.card
            self._answer = OPEN if entry.handed_over is UNSET else Answer(entry.handed_over)

    def draft_again(self) -> None:
        if (self._seat, self._card, self._answer.said) != (None, None, None):
            self._draft()

    def draw(self) -> None:
        say_ = self.words.say
        self.order.show_order(say_(Says.READING_ORDER), self._readers())
        self._draw_card()
        self.picker.show_cards([(card, say_(names.card(card))) for card in self.ask.cards])
        by_console = self.ask.reading.card == self.ask.drawn
        self._drawn_by.show_text(say_(Says.DRAWN_BY_CONSOLE if by_console else Says.DRAWN_AT_THE_TABLE))
        self.pick_card.show_text(say_(Says.BACK_TO_THE_CARD if self._is_picking else Says.PICK_THE_CARD))
        self.told.show_text(GAP.join(say_(line) for line in self.shown.told))
        self._draw_question()

    @property
    def _is_picking(self) -> bool:
        return self.middle.currentWidget() is self.picker

    def _readers(self) -> list[SeatLine]:
        now, say_ = self.ask.reading.seat, self.words.say
        waiting = [SeatLine(self.shown.name(seat)) for seat in self._waiting()[1:]]
        return [*self._done(), SeatLine(self.shown.name(now), say_(Says.READING), is_lit=True), *waiting]

    def _done(self) -> list[SeatLine]:
        """Who has read, in the order of the history; in seat order where a repair changed who has."""
        read = [line.what for line in reversed(self.shown.history) if line.what.key in READ][: self.ask.number - 1]
        done = [player.name for player in self.shown.players if player.seat not in self.ask.readers]
        if sorted(str(what.values["name"]) for what in read) != sorted(done):
            return [SeatLine(name, is_done=True) for name in done]
        return [SeatLine(str(what.values["name"]), self._amount(what), is_done=True) for what in read]

    def _waiting(self) -> tuple[Seat, ...]:
        """Who has not read yet, the reader first."""
        now = self.ask.reading.seat
        return (now, *(seat for seat in self.ask.readers if seat != now))

    def _amount(self, what: Saying) -> str:
        amount = what.values.get("amount", "")
        return self.words.say(amount) if isinstance(amount, Saying) else str(amount)

    def _draw_card(self) -> None:
        card, say_ = self.shown.card, self.words.say
        if card is None:
            return
        tiers = [(say_(tier.span), say_(tier.effect)) for tier in card.tiers]
        signs = SERVICE_SIGNS if card.service is None else (SignKind(card.service.value),)
        level = None if card.service is None else card.level
        self.card.show_card(say_(card.title), say_(card.measures), tiers, card.active, signs=signs, level=level)

    def _draw_question(self) -> None:
        say_, now, answer = self.words.say, self.demanded, self._answer
        self.amount.show_question(say_(card_words.asks(now)), say_(Says.AND_TAKES_A_TOKEN) if now.token else "")
        may_choose = now.due is not None and now.standing is not Standing.NOTHING
        labels = (say_(Says.PAYS_ALL, n=now.due), say_(Says.CANNOT_HANDS_OVER)) if may_choose else ()
        self.amount.show_answers(labels, answer.chosen(now) if may_choose else None)
        self.amount.show_coins(now.most if now.due is None else now.due, answer.coins(now), asked=now.standing is not Standing.NOTHING)

    def may_confirm(self) -> bool:
        return not self._is_missing

    @property
    def _is_missing(self) -> bool:
        return self._answer.is_missing(self.demanded)

    def confirm(self) -> None:
        """Emit the card that was read; without a number that must be said, go to the field."""
        if self._is_missing:
            self.amount.focus_coins()
        else:
            reading, said = self.ask.reading, self._answer.said
            self.entered.emit(CardRead(reading.seat, reading.card, UNSET if said is None else said))

    def focus_first(self) -> None:
        if self._is_missing:
            self.amount.focus_coins()
        elif self.amount.answers.isVisibleTo(self):
            self.amount.answers.setFocus()
        else:
            self.setFocus()

    def footnote(self) -> Saying:
        """What follows from the card; where nothing does, the spare roles that are left."""
        reading = self.ask.reading
        follows = card_words.follows(reading, self.shown.country.tension, self.shown.players[reading.seat].social_class)
        if follows:
            return say(Says.FOOT_FOLLOWS, what=follows)
        spares = tuple(names.role(role) for role in self.ask.spares)
        return say(Says.FOOT_SPARES, roles=spares) if spares else say(Says.FOOT_NO_SPARES)

    def type_letter(self, text: str) -> bool:
        """A figure begins the number of coins; Escape takes back what was said, and closes the list of cards."""
        if text == ESCAPE and (self._is_picking or not self._answer.is_open):
            self.middle.setCurrentWidget(self.card)
            self._answer = OPEN
            self._draft()
            self.focus_first()
            return True
        return len(text) == 1 and "0" <= text <= "9" and self._typed_figure(int(text))

    def _typed_figure(self, figure: int) -> bool:
        if not self.amount.coins.isVisibleTo(self) or figure > self.amount.coins.field.most:
            return False
        self.amount.focus_coins()
        self.amount.coins.show_amount(figure)
        self._on_handed_over(figure)
        return True

    def _draft(self) -> None:
        seat = self.ask.reading.seat if self._seat is None else self._seat
        said = {} if self._answer.said is None else {seat: self._answer.said}
        self.drafted.emit(Draft(said, self._seat, self._card))
        self.draw()
        self.show_ready()

    def _on_reader(self, at: int) -> None:
        self._seat = self._waiting()[at - (self.ask.number - 1)]
        self._answer = OPEN
        self._draft()

    def _on_card(self, card: str) -> None:
        self._card = card
        self._answer = OPEN
        self.middle.setCurrentWidget(self.card)
        self._draft()
        self.focus_first()

    def _on_pick_card(self) -> None:
        self.middle.setCurrentWidget(self.card if self._is_picking else self.picker)
        self.draw()
        if self._is_picking:
            self.picker.buttons[0].setFocus()

    def _on_paid(self) -> None:
        self._answer = paid(self.demanded)
        self._draft()

    def _on_could_not(self) -> None:
        self._answer = could_not(self.demanded)
        self._draft()
        self.amount.focus_coins()

    def _on_handed_over(self, coins: int | None) -> None:
        self._answer = handed_over(self.demanded, coins)
        self._draft()
