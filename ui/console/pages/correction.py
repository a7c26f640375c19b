"""A correction: one thing put right at the table, with how it stands and how it will stand."""

from msgspec import UNSET
from PySide6.QtWidgets import QGridLayout, QLineEdit, QWidget

from app.entries import Corrected, Entry
from app.terms import names
from app.terms.gauges import LEVEL_HIGH, LEVEL_LOW, TENSION_HIGH, TENSION_LOW
from app.terms.people import MOST_PLAYERS
from app.terms.saying import Saying, Says, say
from app.terms.services import SERVICES, ServiceName
from app.terms.typed import MOST_COINS
from app.views.public import ServiceStand
from ui.console.pages.page import ESCAPE, Page, QuietAction
from ui.console.pages.seat_row import SeatLine, SeatRow
from ui.kit.buttons import ChoiceRow
from ui.kit.labels import PlainLabel
from ui.kit.signed_stepper import SignedStepper
from ui.kit.surfaces import from_top, row, surface
from ui.kit.theme import Theme
from ui.text.words import Words

COINS, TENSION, LEVEL, FUND = range(4)
LONGEST_REASON = 200  # letters


class CorrectionPage(Page):
    """Opened on demand; it answers no ask, and `left` says that nothing is to be put right after all."""

    KINDS = (Says.CORRECT_COINS, Says.TENSION, Says.CORRECT_LEVEL, Says.CORRECT_FUND)

    def __init__(self, theme: Theme, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(theme, words, parent)
        self.kinds, self.services, self.by, self.reason = ChoiceRow(wraps=True), ChoiceRow(wraps=True), SignedStepper(), QLineEdit()
        self.reason.setMaxLength(LONGEST_REASON)
        self.seats = tuple(SeatRow(theme, seat + 1) for seat in range(MOST_PLAYERS))
        self.becomes = PlainLabel(voice="title")
        self._by_label, self._reason_label = PlainLabel(voice="muted"), PlainLabel(voice="muted")
        self._seat: int | None = None
        self._lay_out()
        self.kinds.chosen.connect(lambda _at: self._on_kind())
        self.services.chosen.connect(lambda _at: self._on_changed())
        self.by.changed.connect(self._on_changed)
        for seat, line in enumerate(self.seats):
            line.clicked.connect(lambda _checked=False, seat=seat: self._on_seat(seat))

    def _lay_out(self) -> None:
        frame, column = surface("card", (16, 14), 14)
        column.addLayout(row(self.kinds, 1))
        grid = QGridLayout()
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(0)
        half = len(self.seats) // 2
        for seat, line in enumerate(self.seats):
            grid.addWidget(line, seat % half, seat // half)
        column.addLayout(grid)
        column.addLayout(row(self.services, 1))
        column.addLayout(row(self._by_label, self.by, self.becomes, 1, gap=12))
        column.addLayout(row(self._reason_label, self.reason, gap=12))
        from_top(self, frame)

    def own_words(self) -> tuple[Saying, Saying, Saying] | None:
        """None while an old correction is repaired: the view says so then."""
        if self._is_repaired:
            return None
        return say(Says.NOW_CORRECTION), say(Says.WHY_CORRECTION), say(Says.DO_CORRECTION)

    def begin(self) -> None:
        self.kinds.show_choices([self.words.say(kind) for kind in self.KINDS], COINS)
        self._seat = None
        self.by.show_by(None)
        self.reason.clear()

    def recall(self, entry: Entry) -> None:
        if not isinstance(entry, Corrected):
            return
        kind, by = _said(entry)
        self.kinds.show_chosen(kind)
        self._seat = None if entry.seat is UNSET else entry.seat
        at = SERVICES.index(ServiceName(entry.service)) if entry.service is not UNSET else 0
        self.services.show_choices([self.words.say(names.service(name)) for name in SERVICES], at)
        self.by.show_by(by)
        self.reason.setText("" if entry.reason is UNSET else entry.reason)

    def draw(self) -> None:
        say_ = self.words.say
        self.kinds.show_choices([say_(kind) for kind in self.KINDS], self.kinds.chosen_index)
        self.services.show_choices([say_(names.service(name)) for name in SERVICES], self.services.chosen_index or 0)
        self.services.setVisible(self._kind in {LEVEL, FUND})
        for seat, line in enumerate(self.seats):
            self._draw_seat(seat, line)
        self._by_label.show_text(say_(Says.CORRECT_BY))
        self.by.field.setAccessibleName(say_(Says.CORRECT_BY))
        self._reason_label.show_text(say_(Says.CORRECT_REASON))
        self.reason.setAccessibleName(say_(Says.CORRECT_REASON))
        self._draw_becomes()

    @property
    def _is_repaired(self) -> bool:
        """Whether this very correction is the entry that is open in a repair."""
        repair = self.view.repair if self.view is not None else None
        return repair is not None and isinstance(repair.entry, Corrected)

    @property
    def _kind(self) -> int:
        return self.kinds.chosen_index or COINS

    @property
    def _service(self) -> ServiceName:
        return SERVICES[self.services.chosen_index or 0]

    @property
    def _stand(self) -> ServiceStand:
        return self.shown.country.services.of(self._service)

    def _draw_seat(self, seat: int, line: SeatRow) -> None:
        line.setVisible(self._kind == COINS and seat < len(self.shown.players))
        if seat < len(self.shown.players):
            line.show_line(SeatLine(self.shown.name(seat), is_lit=seat == self._seat))

    def _draw_becomes(self) -> None:
        before, least, most = self._scale()
        self.by.show_bounds(least, most)
        by = self.by.by
        if self._kind == COINS or by is None:
            self.becomes.show_text("")
        else:
            self.becomes.show_text(self.words.say(Says.CORRECT_BECOMES, before=before, after=before + by))

    def _scale(self) -> tuple[int, int, int]:
        """How it stands, and the least and the most it can change by."""
        if self._kind == TENSION:
            now = self.shown.country.tension or 0
            return now, TENSION_LOW - now, TENSION_HIGH - now
        if self._kind == LEVEL:
            return self._stand.level, LEVEL_LOW - self._stand.level, LEVEL_HIGH - self._stand.level
        if self._kind == FUND:
            return self._stand.fund, -self._stand.fund, MOST_COINS
        return 0, 0 if self._seat is None else -self.shown.players[self._seat].coins.high, MOST_COINS

    def may_confirm(self) -> bool:
        return bool(self.by.by) and (self._kind != COINS or self._seat is not None)

    def confirm(self) -> None:
        """Emit the correction, or go to what is missing."""
        if self._kind == COINS and self._seat is None:
            self.seats[0].setFocus()
        elif not self.by.by:
            self.by.field.setFocus()
        else:
            self.entered.emit(self._entry(self.by.by))

    def _entry(self, by: int) -> Corrected:
        reason = self.reason.text().strip() or UNSET
        if self._kind == TENSION:
            return Corrected(tension_by=by, reason=reason)
        if self._kind == LEVEL:
            return Corrected(service=self._service.value, level_by=by, reason=reason)
        if self._kind == FUND:
            return Corrected(service=self._service.value, fund_by=by, reason=reason)
        return Corrected(seat=UNSET if self._seat is None else self._seat, coins_by=by, reason=reason)

    def focus_first(self) -> None:
        self.kinds.setFocus()

    def quiet_actions(self) -> tuple[QuietAction, ...]:
        if self._is_repaired:
            return ()
        is_inserted = self.view is not None and self.view.repair is not None
        return ((say(Says.REPAIR_OTHER if is_inserted else Says.CANCEL), self.left.emit),)

    def type_letter(self, text: str) -> bool:
        """A seat's number chooses the seat, Escape leaves everything as it is."""
        if text == ESCAPE and not self._is_repaired:
            self.left.emit()
            return True
        if self._kind != COINS or len(text) != 1 or not "1" <= text <= str(len(self.shown.players)):
            return False
        self._on_seat(int(text) - 1)
        return True

    def _on_kind(self) -> None:
        self.by.show_by(None)
        self._on_changed()

    def _on_seat(self, seat: int) -> None:
        self._seat = seat
        self._on_changed()
        self.by.field.setFocus()

    def _on_changed(self) -> None:
        self.draw()
        self.show_ready()


def _said(entry: Corrected) -> tuple[int, int]:
    """The kind of a correction, and by how much."""
    changes = ((COINS, entry.coins_by), (TENSION, entry.tension_by), (LEVEL, entry.level_by), (FUND, entry.fund_by))
    return next((kind, by) for kind, by in changes if by is not UNSET)
