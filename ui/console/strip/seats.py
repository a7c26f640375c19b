"""Rows with a field for each player: who could not pay, and what was counted at the end."""

from math import floor

from msgspec import UNSET
from PySide6.QtWidgets import QHBoxLayout, QWidget

from app.entries import EnvelopesCounted, PayDayHeld
from app.terms.people import MOST_PLAYERS
from app.terms.saying import Saying, Says, say
from app.terms.typed import MOST_COINS
from ui.console.strip.ask_row import AskRow, StripField, seat_aside
from ui.console.strip.seat_name import SeatName
from ui.kit.buttons import PlainButton
from ui.kit.labels import PlainLabel
from ui.kit.theme import Theme
from ui.text.words import Words

NAMED = 34  # px in which something of a name can be read


class SeatField(QWidget):
    """A seat's number, its field, and as much of the name as there is room for."""

    def __init__(self) -> None:
        super().__init__()
        self.number, self.name, self.field = PlainLabel(voice="strong"), SeatName(), StripField()
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(4)
        for widget in (self.number, self.field):
            line.addWidget(widget)
        line.addWidget(self.name, 1)
        line.addStretch()

    def show_seat(self, at: int, names: tuple[str, ...], most: int, hint: str = "") -> None:
        """Whose field it is, its bound, and what stands there while it is empty."""
        self.number.show_text(str(at + 1))
        self.name.show_row(names, at)
        self.field.setAccessibleName(f"{at + 1} {names[at]}")
        self.field.show_bounds(most)
        self.field.setPlaceholderText(hint)

    @property
    def taken(self) -> int:
        """What is no room for the name, in px of the screen."""
        return self.number.sizeHint().width() + self.field.minimumWidth() + 2 * self.layout().spacing()


class SeatsRow(AskRow):
    """A field for each player."""

    def __init__(self, theme: Theme, words: Words) -> None:
        super().__init__(theme, words)
        self.line.setSpacing(10)  # a name stands nearer to its own number than to the next one's
        self.seats = tuple(SeatField() for _ in range(MOST_PLAYERS))
        for seat in self.seats:
            seat.field.changed.connect(self.typed)
            seat.field.entered.connect(self.aside_changed)
            self.line.addWidget(seat, 1)

    def show_names(self) -> None:
        """Say the names if something of them can be read beside the fields."""
        seats = self.seats[: len(self.names)]
        room = (self.width() - (len(seats) - 1) * self.line.spacing()) / len(seats) - max(seat.taken for seat in seats)
        for seat in seats:
            seat.name.show_room(floor(room))
            seat.name.setVisible(room >= NAMED * self.theme.zoom)

    @property
    def names(self) -> tuple[str, ...]:
        """The players by seat."""
        return self.shown.names

    @property
    def fields(self) -> tuple[StripField, ...]:
        """The fields of the players that there are."""
        return tuple(seat.field for seat in self.seats[: len(self.names)])

    def aside(self) -> Saying | None:
        """Whose field it is, once the keyboard has left the first one: there is seldom room for a whole name beside it."""
        return seat_aside(self.names, self.fields)

    def begin(self) -> None:
        for seat in self.seats:
            seat.field.show_amount(None)

    def focus_first(self) -> None:
        next((field for field in self.fields if field.isEnabled()), self.fields[0]).setFocus()


class PayDayRow(SeatsRow):
    """Empty means paid in full, and what that is stands there in pale letters: the same is asked of everybody."""

    def draw(self) -> None:
        for at, seat in enumerate(self.seats):
            seat.setVisible(at < len(self.names))
            if at < len(self.names):
                due = self.shown.dues[at]
                seat.show_seat(at, self.names, due, str(due))
                seat.field.setEnabled(due > 0)
        self.show_names()

    def confirm(self) -> None:
        """Emit the pay day, with what was typed."""
        self.entered.emit(PayDayHeld({seat: field.amount for seat, field in enumerate(self.fields) if field.amount is not None}))


class FinalCountRow(SeatsRow):
    """Savings, then what each put into the pact if that is told, then who achieved their ideology; Esc goes one step back."""

    SAVINGS, PACT, IDEOLOGY = range(3)

    def __init__(self, theme: Theme, words: Words) -> None:
        super().__init__(theme, words)
        self.step = self.SAVINGS
        self._typed: dict[int, tuple[int | None, ...]] = {}
        self.ticks = tuple(PlainButton() for _ in range(MOST_PLAYERS))
        for tick in self.ticks:
            tick.setCheckable(True)
            tick.clicked.connect(self.typed)
            self.line.addWidget(tick, 1)

    def now(self) -> Saying | None:
        return {self.PACT: say(Says.STRIP_FINAL_PACT), self.IDEOLOGY: say(Says.STRIP_FINAL_IDEOLOGY)}.get(self.step)

    @property
    def _steps(self) -> tuple[int, ...]:
        return (self.SAVINGS, self.IDEOLOGY) if self.shown.pact_most is None else (self.SAVINGS, self.PACT, self.IDEOLOGY)

    def begin(self) -> None:
        super().begin()
        self.step, self._typed = self.SAVINGS, {}
        for tick in self.ticks:
            tick.setChecked(False)

    def draw(self) -> None:
        is_ticked = self.step == self.IDEOLOGY
        most = self.shown.pact_most or 0 if self.step == self.PACT else MOST_COINS
        for at, (seat, tick) in enumerate(zip(self.seats, self.ticks, strict=True)):
            is_there = at < len(self.names)
            seat.setVisible(is_there and not is_ticked)
            tick.setVisible(is_there and is_ticked)
            if is_there:
                seat.show_seat(at, self.names, most)
                seat.field.setEnabled(True)
                tick.show_text(str(at + 1))
                tick.setAccessibleName(f"{at + 1} {self.names[at]}")
        self.show_names()

    def confirm(self) -> None:
        """Go on to the next envelope, then to the next step; at the last one, emit the count."""
        amounts = tuple(field.amount for field in self.fields)
        is_secret = self.step == self.PACT and not any(amount is not None for amount in amounts)
        if self.step != self.IDEOLOGY and None in amounts and not is_secret:
            self.focus_first()
        elif self.step == self.IDEOLOGY:
            self._emit()
        else:
            self._typed[self.step] = amounts
            self._go(1)

    def _emit(self) -> None:
        pact, ideology = self._typed.get(self.PACT, (None,)), tuple(tick.isChecked() for tick in self.ticks[: len(self.names)])
        told = UNSET if None in pact else tuple(pact)
        self.entered.emit(EnvelopesCounted(tuple(self._typed[self.SAVINGS]), told, ideology if any(ideology) else UNSET))

    def leave(self) -> bool:
        """One step back, where there is one."""
        if self.step == self.SAVINGS:
            return False
        self._go(-1)
        return True

    def _go(self, by: int) -> None:
        self.step = self._steps[self._steps.index(self.step) + by]
        for field, amount in zip(self.fields, self._typed.get(self.step, (None,) * len(self.names)), strict=True):
            field.show_amount(amount)
        self.draw()
        self.typed.emit()
        self.questioned.emit()
        self.focus_first()

    def focus_first(self) -> None:
        if self.step == self.IDEOLOGY:
            self.ticks[0].setFocus()
        else:
            next((field for field in self.fields if field.amount is None), self.fields[0]).setFocus()

    def type_letter(self, text: str) -> bool:
        """The number of a seat that achieved its ideology."""
        if self.step != self.IDEOLOGY or not text.isdigit() or not 1 <= int(text) <= len(self.names):
            return False
        self.ticks[int(text) - 1].click()
        return True
