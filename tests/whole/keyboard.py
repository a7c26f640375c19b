"""A teacher with a keyboard and nothing else: every key goes to the desk's window, and from there where Qt takes it."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget

from app.asks import Standing
from app.terms.ballots import TAXES
from app.terms.saying import Says
from app.terms.services import SERVICES
from tests.whole.teacher import Teacher
from ui.console.pages import correction
from ui.console.pages.owing import ASKED

Key, NONE, SHIFT, CONTROL = Qt.Key, Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.ControlModifier
TEXT = {Key.Key_Return: "\r", Key.Key_Enter: "\r", Key.Key_Tab: "\t", Key.Key_Escape: "\x1b", Key.Key_Backspace: "\b", Key.Key_Space: " "}
FARTHEST = 60  # Tabs: more would be no way to get anywhere


class Keyboard(Teacher):
    """`presses` counts the keys that went down; `watched` is told after each of them."""

    def __init__(self, program, clock):
        super().__init__(program, clock)
        self.presses, self.watched = 0, lambda: None

    # ------------------------------------------------------------------------------------------------------ keys

    def key(self, key: Key, modifier: Qt.KeyboardModifier = NONE, text: str | None = None, *, held: bool = False) -> None:
        """One key, pressed and let go; nobody types faster than its events are handled."""
        window = QApplication.activePopupWidget() or QApplication.activeModalWidget() or self.console
        said = TEXT.get(key, "") if text is None else text
        self.presses += 1
        QTest.simulateEvent(window.windowHandle(), True, key, modifier, said, held)
        QTest.simulateEvent(window.windowHandle(), False, key, modifier, said, held)
        QApplication.processEvents()
        self.watched()

    def write(self, text: str) -> None:
        """Letters and figures of any alphabet."""
        for letter in text:
            code = ord(letter.upper()) if ord(letter) < 128 else 0
            self.key(Key(code) if code else Key.Key_unknown, SHIFT if letter.isupper() else NONE, letter)

    def enter(self) -> None:
        self.key(Key.Key_Enter)

    def enter_later(self) -> None:
        """Enter, once what is asked back was read."""
        self._pass(1.0)
        self.enter()

    def tab_to(self, widget: QWidget) -> None:
        """Reach a widget as one does who has no mouse."""
        for _ in range(FARTHEST):
            if QApplication.focusWidget() is widget:
                return
            self.key(Key.Key_Tab)
        raise AssertionError(widget)

    def choose(self, row, at: int) -> None:
        """One of a row of choices, with the arrows."""
        self.tab_to(row.buttons[row.chosen_index or 0])
        while row.chosen_index is not None and row.chosen_index != at:
            self.key(Key.Key_Right if row.chosen_index < at else Key.Key_Left)
        if row.chosen_index is None:
            self.key(Key.Key_Space)

    # ----------------------------------------------------------------------------------------------- a new lesson

    def begin(self, source, label: str = "") -> None:
        """Set the table and begin: label, edition, number of players, then the names one after another."""
        form, seats = self.console.setup.form, self.console.setup.seats
        self._pass(1.0)
        self.write(label)
        self.choose(form.editions, [offer.name for offer in form.offers].index(source.header.edition))
        self.choose(form.sizes, [6, 7, 8].index(len(source.header.players)))
        self.tab_to(seats.fields[0])
        for name in source.header.players:
            self.write(name)
            self.enter()

    # ----------------------------------------------------------------------------------------------------- asks

    def count_pact(self, coins):
        self.write(str(coins))
        self.enter()

    def deal(self, roles):
        ids = [role.id for role in self.page.ask.roles]
        for choice, role in zip(self.page.choices, roles, strict=False):
            if choice.currentIndex() != ids.index(role):
                self.tab_to(choice)
                self._pick_role(choice, ids.index(role))
        self.enter()

    def _pick_role(self, choice, at: int) -> None:
        self.key(Key.Key_Space)
        while choice.view().currentIndex().row() != at:
            self.key(Key.Key_Down if choice.view().currentIndex().row() < at else Key.Key_Up)
        self.enter()

    def settle(self, said):
        """Answer what is asked, say outright what else was said; whoever is left has paid in full."""
        waiting = dict(said)
        while waiting:
            now = self.page.asked_now()
            seat = now.seat if now is not None and now.seat in waiting else next(iter(waiting))
            self._say_of(seat, waiting.pop(seat))
        while QApplication.focusWidget() is not None and self.page.is_picked:
            self.key(Key.Key_Escape)
        self.enter()

    def _say_of(self, seat: int, coins: int) -> None:
        page, now = self.page, self.page.asked_now()
        demanded = page.demanded()[seat]
        if demanded.standing is Standing.NOTHING:
            return
        if now is None or now.seat != seat:
            self._leave_field()
            self.write(str(seat + 1))
        elif not self._in_a_field:
            self.key(Key.Key_Right)
        assert page.asked_now().seat == seat
        if demanded.standing in ASKED or coins != page.amount.coins.amount:
            self.write(str(coins))
        self.key(Key.Key_Escape)

    @property
    def _in_a_field(self) -> bool:
        return isinstance(QApplication.focusWidget(), QLineEdit)

    def _leave_field(self) -> None:
        if self._in_a_field:
            self.key(Key.Key_Escape)
        if self._in_a_field:
            self.key(Key.Key_Backtab, SHIFT)

    def vote(self, counts):
        """A figure for each column as far as there are votes; whoever is missing abstained."""
        if not any(counts):
            self.tab_to(self.quiet(Says.NOBODY_VOTED))
            self.enter()
            self._pass(1.0)
        players = self.page.players
        last = max((at for at, count in enumerate(counts) if count), default=-1)
        self.write("".join(str(count) for count in counts[: last + 1]))
        self.enter()
        if 0 < sum(counts) < players:
            self.enter_later()

    def break_tie(self, choice):
        ask = self.page.ask
        if choice is None:
            self.write("0")
        else:
            self.write(choice.lower() if choice in [*TAXES] else str(ask.between.index(choice) + 1))
        self.enter()

    def read_card(self, seat, card, handed_over):
        page = self.page
        if page.ask.reading.seat != seat:
            self.tab_to(page.order.rows[page.ask.number - 1 + page._waiting().index(seat)])
            self.key(Key.Key_Space)
        if page.ask.reading.card != card:
            self.tab_to(page.pick_card)
            self.enter()
            self.tab_to(page.picker.buttons[page.ask.cards.index(card)])
            self.enter()
        now = page.demanded
        assert (page.ask.reading.seat, page.ask.reading.card) == (seat, card)
        if handed_over is not None and now.standing is not Standing.NOTHING:
            self._hand_over(handed_over)
        self.enter()

    def _hand_over(self, coins: int) -> None:
        if not self._in_a_field:
            self.tab_to(self.page.amount.coins.field)
        self.write(str(coins))

    def ring(self):
        self.tab_to(self.quiet(Says.THE_BELL_RINGS))
        self.enter()
        self.enter_later()

    def count_envelopes(self, entry):
        """Savings, then the pact's coins if they are revealed: Enter goes on to the next number that is missing."""
        page = self.page
        for wanted, key in ((entry.pact, Says.SHOW_PACT), (entry.ideology, Says.SHOW_IDEOLOGY)):
            if wanted:
                self.tab_to(self.quiet(key))
                self.enter()
        self.tab_to(page.savings[0].field)
        for number in (*entry.savings, *(entry.pact or ())):
            self.write(str(number))
            if not page.may_confirm():
                self.enter()
        for tick, achieved in zip(page.ideology, entry.ideology or (), strict=False):
            if achieved:
                self.tab_to(tick)
                self.key(Key.Key_Space)
        self.enter()
        if page.is_asking_back:
            self.enter_later()

    def correct(self, entry):
        """One thing put right, from the history."""
        self.tab_to(self.console.game.history.correct)
        self.enter()
        page = self.page
        for kind, by in ((correction.COINS, entry.coins_by), (correction.TENSION, entry.tension_by), (correction.LEVEL, entry.level_by),
                         (correction.FUND, entry.fund_by)):
            if by:
                self.choose(page.kinds, kind)
                self._correct_by(page, entry, by)
        if entry.reason:
            self.tab_to(page.reason)
            self.write(entry.reason)
        self.enter()

    def _correct_by(self, page, entry, by: int) -> None:
        if entry.coins_by:
            self.write(str(entry.seat + 1))
        if entry.service:
            self.choose(page.services, SERVICES.index(entry.service))
        self.tab_to(page.by.field)
        self.write(f"{by:+}")

    def export(self) -> None:
        """The primary button of the result."""
        self.enter_later()

    # ------------------------------------------------------------------------------------------------ the ways back

    def undo(self) -> None:
        self.key(Key.Key_Z, CONTROL)

    def redo(self) -> None:
        self.key(Key.Key_Y, CONTROL)
