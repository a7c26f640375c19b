"""Pay day: one net for each seat, moved once, and a question only where it is really open whether somebody can pay."""

from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.asks import Demanded, PayDayAsk, PayLine
from app.entries import PayDayHeld
from app.terms import names
from app.terms.people import Seat
from app.terms.saying import Saying, Says, say
from ui.console.pages.amount import CANNOT
from ui.console.pages.owing import OwingPage, does_not_fit
from ui.kit.painting import signed
from ui.kit.rows import Cell, CellValue
from ui.kit.spare_line import SpareLine
from ui.kit.surfaces import surface
from ui.kit.theme import TOUCH, Theme
from ui.kit.wide_rows import WideRows
from ui.text.words import Words


class PayDayPage(OwingPage):
    """The table of who owes what; the row that is asked is lit."""

    HEADS = (
        Says.COLUMN_NAME, Says.COLUMN_ROLE, Says.COLUMN_CLASS, Says.COLUMN_INCOME,
        Says.HEAD_TAX, Says.HEAD_LIVING, Says.HEAD_FOLLOWS, Says.HEAD_NET,
    )
    VOICES = {0: "muted", 1: "strong", 2: "caption", 3: "caption", 8: "title"}

    def __init__(self, theme: Theme, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(theme, words, parent)
        self.table = WideRows(
            theme, ("", *self.HEADS), shares={1: 1, 2: 1}, right={4, 5, 6, 8}, voices=self.VOICES, height=TOUCH, gap=12,
        )
        self.table.picked.connect(self.pick)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(8)
        frame, body = surface("card", (5, 4), 2)
        body.addWidget(self.table)
        whole.addWidget(self.amount)
        whole.addWidget(frame)
        whole.addWidget(self.why, SpareLine.SHARE)
        whole.addStretch(1)

    @property
    def ask(self) -> PayDayAsk:
        """What is asked."""
        return self.asked(PayDayAsk)

    def demanded(self) -> tuple[Demanded, ...]:
        return tuple(line.demanded for line in self.ask.lines)

    def sentence(self, demanded: Demanded) -> Saying:
        line, name = self.ask.lines[demanded.seat], self.shown.name(demanded.seat)
        due, income = demanded.due or 0, line.income
        if self.answer(demanded.seat).chosen(demanded) == CANNOT:
            return say(Says.HANDS_OVER_WITH_INCOME, income=income)
        if due > income:
            return say(Says.OWES_FROM_THE_ENVELOPE, name=name, due=due, income=income, n=due - income)
        return say(Says.OWES_AND_EARNS, name=name, due=due, income=income)

    def own_words(self) -> tuple[Saying, Saying, Saying] | None:
        """NOW asks about the seat that was picked."""
        now = self.asked_now() if self.view is not None and self.is_picked else None
        if now is None:
            return None
        asked = say(Says.NOW_PAY_DAY_OPEN, name=self.shown.name(now.seat), coins=names.coins(now.due or 0))
        return asked, self.shown.why, self.shown.button

    def entry(self) -> PayDayHeld:
        return PayDayHeld(self.answers)

    def draw_seats(self, lit: Seat | None) -> None:
        self.table.show_heads(["", *(self.words.say(head) for head in self.HEADS)])
        self.table.show_rows([self._row(line) for line in self.ask.lines], lit)

    def _row(self, line: PayLine) -> list[CellValue]:
        player = self.shown.players[line.seat]
        return [
            str(line.seat + 1),
            player.name,
            self.words.say(player.role) if player.role else "",
            self.words.say(names.social_class(player.social_class)) if player.social_class else "",
            str(line.income),
            signed(-line.tax),
            signed(-line.cost_of_living),
            self.follows(line.demanded),
            self._net(line),
        ]

    def _net(self, line: PayLine) -> Cell:
        if line.net is None:
            return Cell("?")
        if not line.net:
            return Cell(self.words.say(Says.NET_NOTHING), "muted")
        return Cell(self.words.say(Says.NET_GIVE if line.net < 0 else Says.NET_GETS, n=abs(line.net)))

    def footnote(self) -> Saying:
        """What follows if it is confirmed like this."""
        revenue, after, before = self.ask.revenue, self.ask.tension, self.shown.country.tension
        if revenue is None or after is None:
            return say(Says.FOOT_DOES_NOT_FIT if any(map(does_not_fit, self.demanded())) else Says.FOOT_AMOUNT_MISSING)
        if after == before or before is None:
            return say(Says.FOOT_PAY_DAY_STAYS, revenue=revenue, tension=after)
        return say(Says.FOOT_PAY_DAY, revenue=revenue, before=before, after=after)
