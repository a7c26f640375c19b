"""A teacher whose class sees the only screen: everything is typed on the strip, and what is secret at the desk, while F4 is held."""

import time
from collections.abc import Iterator
from contextlib import contextmanager

from msgspec import UNSET
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from app import entries as e
from app.entries import Entry
from app.views.strip import MidlifeLine
from tests.whole.keyboard import NONE, Key, Keyboard
from ui.console.hold import LINGER
from ui.console.strip.ask_row import AskRow
from ui.console.strip.seats import FinalCountRow

PATIENCE = 3.0  # s


class StripKeyboard(Keyboard):
    """`at_desk` counts the entries that were made while F4 was held."""

    def __init__(self, program, clock):
        super().__init__(program, clock)
        self.at_desk = 0

    def share(self) -> None:
        """One screen for all, from now on."""
        self.key(Key.Key_F4)

    @property
    def strip(self):
        return self.console.shared.page.strip

    @property
    def row(self) -> AskRow:
        return self.strip.row

    # ------------------------------------------------------------------------------------------------------ the desk

    def hold(self) -> None:
        """F4 goes down, and stays."""
        QTest.simulateEvent(self.console.windowHandle(), True, Key.Key_F4, NONE, "", False)
        QTest.simulateEvent(self.console.windowHandle(), True, Key.Key_F4, NONE, "", True)
        QApplication.processEvents()

    def let_go(self) -> None:
        """F4 goes up; on a machine that is busy the moment in which the desk lingers may take longer."""
        until = time.monotonic() + PATIENCE
        QTest.simulateEvent(self.console.windowHandle(), False, Key.Key_F4, NONE, "", False)
        QTest.qWait(LINGER)
        while self.console.shared.hold.is_on and time.monotonic() < until:
            QTest.qWait(10)

    @contextmanager
    def holding(self) -> Iterator[None]:
        """The desk is before everybody, as long as this lasts."""
        self.hold()
        yield
        self.let_go()

    def _do(self, entry: Entry) -> None:
        if self._is_for_desk(entry):
            self.at_desk += 1
            with self.holding():
                super()._do(entry)
        else:
            super()._do(entry)
        assert self.console.shared.is_up

    def _is_for_desk(self, entry: Entry) -> bool:
        """What follows from an envelope is nothing for the strip."""
        if isinstance(entry, e.CardRead):
            line = self.strip.view.line
            assert isinstance(line, MidlifeLine)
            return entry.handed_over is not UNSET or any(card.id == entry.card and card.is_for_desk for card in line.cards)
        return isinstance(entry, e.Corrected) or (isinstance(entry, e.EventRead) and bool(entry.handed_over))

    @property
    def _is_watched(self) -> bool:
        return self.console.shared.is_up

    # ------------------------------------------------------------------------------------------------------ the strip

    def count_pact(self, coins):
        self.write(str(coins))
        self.enter()

    def deal(self, roles):
        ids = [role.id for role in self.strip.view.line.roles]
        for seat, role in zip(self.row.seats, roles, strict=False):
            self.tab_to(seat.choice)
            self._pick(seat.choice, ids.index(role))
        self.enter()

    def _pick(self, choice, at: int) -> None:
        """One of a list that opens."""
        self.key(Key.Key_Space)
        while choice.view().currentIndex().row() != at:
            self.key(Key.Key_Down if choice.view().currentIndex().row() < at else Key.Key_Up)
        self.enter()

    def settle(self, said):
        if not self._is_watched:
            super().settle(said)
            return
        for seat, coins in said.items():
            if self.row.fields[seat].isEnabled():
                self.tab_to(self.row.fields[seat])
                self.write(str(coins))
        self.enter()

    def vote(self, counts):
        for count in counts:
            self.write(str(count))
        self.enter()
        while self.strip.told is not None:
            self.enter_later()

    def break_tie(self, choice):
        options = [option.id for option in self.strip.view.line.options]
        self.write("0" if choice is None else str(options.index(choice) + 1))
        self.enter()

    def read_card(self, seat, card, said):
        if not self._is_watched:
            super().read_card(seat, card, said)
            return
        line = self.strip.view.line
        self._choose_in(self.row.readers, [each for each, _name in line.readers].index(seat))
        self._choose_in(self.row.cards, 1 + [each.id for each in line.cards].index(card))
        self.enter()

    def _choose_in(self, choice, at: int) -> None:
        if choice.currentIndex() != at:
            self.tab_to(choice)
            self._pick(choice, at)

    def ring(self):
        self.tab_to(self.row.bell)
        self.enter()
        self.enter_later()

    def count_envelopes(self, entry):
        row = self.row
        assert isinstance(row, FinalCountRow)
        self._type_all(entry.savings)
        if row.step == row.PACT:
            self._type_all(entry.pact if entry.pact is not UNSET else ())
        for seat, has in enumerate(entry.ideology if entry.ideology is not UNSET else ()):
            if has:
                self.write(str(seat + 1))
        self.enter_later()

    def _type_all(self, amounts) -> None:
        for amount in amounts:
            self.write(str(amount))
            self.key(Key.Key_Right)
        self.enter_later()
