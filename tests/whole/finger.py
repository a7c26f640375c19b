"""A teacher with a finger and nothing else: every tap goes to a place on the desk's window, and whatever stands there gets it."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from app.asks import Standing
from app.terms.saying import Says
from app.terms.services import SERVICES
from tests.whole.teacher import Teacher
from ui.console.pages import correction
from ui.console.pages.amount import CANNOT, PAYS

LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


class Finger(Teacher):
    """It hits only what can be seen."""

    def tap(self, widget: QWidget, at: QPoint | None = None) -> None:
        """A tap on the middle of what is there, or at a place in it."""
        window, point = widget.window(), at or widget.rect().center()
        assert widget.isVisible(), widget
        assert widget.visibleRegion().contains(point), (widget, point)
        place = widget.mapTo(window, point)
        hit = window.childAt(place)
        assert hit is widget or widget.isAncestorOf(hit) or window is widget, (widget, hit)
        QTest.mouseClick(window.windowHandle(), LEFT, NONE, place)
        QApplication.processEvents()

    def confirm(self) -> None:
        """The primary button, once what it says was read."""
        self._pass(1.0)
        self.tap(self.console.asks.foot.primary)

    def set(self, stepper, wanted: int) -> None:
        """A number of coins, one tap after another."""
        while stepper.amount != wanted:
            self.tap(stepper.minus if (stepper.amount or 0) > wanted else stepper.plus)

    # ----------------------------------------------------------------------------------------------- a new lesson

    def begin(self, source) -> None:
        """Set the table and begin: edition and number of players; nobody has typed a name."""
        form = self.console.setup.form
        self._pass(1.0)
        self.tap(form.editions.buttons[[offer.name for offer in form.offers].index(source.header.edition)])
        self.tap(form.sizes.buttons[[6, 7, 8].index(len(source.header.players))])
        self.confirm()

    # ----------------------------------------------------------------------------------------------------- asks

    def count_pact(self, coins):
        self.set(self.page.coins, coins)
        self.confirm()

    def deal(self, roles):
        ids = [role.id for role in self.page.ask.roles]
        for choice, role in zip(self.page.choices, roles, strict=False):
            if choice.currentIndex() != ids.index(role):
                self.tap(choice)
                QTest.qWait(QApplication.doubleClickInterval() + 10)  # until then Qt takes it for the tap that opened the list
                list_ = choice.view()
                self.tap(list_.viewport(), list_.visualRect(list_.model().index(ids.index(role), 0)).center())
        self.confirm()

    def settle(self, said):
        before = len(self.told)
        for seat, coins in said.items():
            self._say_of(seat, coins)
        while len(self.told) == before:
            self.confirm()

    def _say_of(self, seat: int, coins: int) -> None:
        page = self.page
        demanded = page.demanded()[seat]
        if demanded.standing is Standing.NOTHING:
            return
        if page.asked_now() is None or page.asked_now().seat != seat:
            self._tap_row(seat)
        self.tap(page.amount.answers.buttons[PAYS if coins == demanded.due else CANNOT])
        if coins != demanded.due:
            self.set(page.amount.coins, coins)

    def _tap_row(self, seat: int) -> None:
        tables = self.page.tables if hasattr(self.page, "tables") else (self.page.table,)
        first = 0 if len(tables) == 1 or seat < self.page._half else self.page._half
        table = tables[1 if first else 0]
        self.tap(table, table._grid.cellRect(seat - first + 1, 1).center())

    def vote(self, counts):
        page, players = self.page, self.page.players
        for column, count in zip(page.columns, counts, strict=True):
            for _ in range(count):
                self.tap(column, column.plus.center().toPoint())
        if not any(counts):
            self.tap(self.quiet(Says.NOBODY_VOTED))
        self.confirm()
        if 0 < sum(counts) < players:
            self.confirm()

    def break_tie(self, choice):
        ask = self.page.ask
        self.tap(self.page.choices[len(ask.between) if choice is None else ask.between.index(choice)])
        self.confirm()

    def read_card(self, seat, card, handed_over):
        page = self.page
        if page.ask.reading.seat != seat:
            self.tap(page.order.rows[page.ask.number - 1 + page._waiting().index(seat)])
        if page.ask.reading.card != card:
            self.tap(page.pick_card)
            self.tap(page.picker.buttons[page.ask.cards.index(card)])
        now = page.demanded
        if handed_over is not None and now.standing is not Standing.NOTHING:
            if now.due is not None:
                self.tap(page.amount.answers.buttons[PAYS if handed_over == now.due else CANNOT])
            if handed_over != now.due:
                self.set(page.amount.coins, handed_over)
        self.confirm()

    def ring(self):
        self.tap(self.quiet(Says.THE_BELL_RINGS))
        self.confirm()

    def count_envelopes(self, entry):
        page = self.page
        for wanted, key in ((entry.pact, Says.SHOW_PACT), (entry.ideology, Says.SHOW_IDEOLOGY)):
            if wanted:
                self.tap(self.quiet(key))
        for steppers, numbers in ((page.savings, entry.savings), (page.pact, entry.pact or ())):
            for stepper, number in zip(steppers, numbers, strict=False):
                self.set(stepper, number)
        for tick, achieved in zip(page.ideology, entry.ideology or (), strict=False):
            if achieved:
                self.tap(tick, QPoint(10, tick.height() // 2))
        self.confirm()
        if page.is_asking_back:
            self.confirm()

    def correct(self, entry):
        self.tap(self.console.game.history.correct)
        page = self.page
        by, kind = next((by, kind) for by, kind in (
            (entry.coins_by, correction.COINS), (entry.tension_by, correction.TENSION), (entry.level_by, correction.LEVEL),
            (entry.fund_by, correction.FUND)) if by)
        self.tap(page.kinds.buttons[kind])
        if kind == correction.COINS:
            self.tap(page.seats[entry.seat])
        if entry.service:
            self.tap(page.services.buttons[SERVICES.index(entry.service)])
        for _ in range(abs(by)):
            self.tap(page.by.plus if by > 0 else page.by.minus)
        self.confirm()
