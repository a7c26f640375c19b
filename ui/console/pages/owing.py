"""Pages on which each seat owes something: who pays, who hands over what there is, and who must be asked.

What was said is kept here and drafted, so that the view comes back with what follows; what follows is never worked out here.
"""

from PySide6.QtWidgets import QWidget

from app.asks import Demanded, Draft, Standing
from app.entries import Entry, EventRead, PayDayHeld
from app.terms.people import Seat
from app.terms.saying import Saying, Says, say
from ui.console.pages.amount import AmountQuestion
from ui.console.pages.answer import OPEN, Answer, could_not, handed_over, paid
from ui.console.pages.page import ESCAPE, Page
from ui.kit.rows import Cell
from ui.kit.signs import SignKind
from ui.kit.spare_line import SpareLine
from ui.kit.theme import Theme
from ui.text.words import Words

ASKED = (Standing.OPEN, Standing.MUST_SAY)


class OwingPage(Page):
    """One question after another for the seats that are open; any other seat can be picked by its number or its row."""

    def __init__(self, theme: Theme, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(theme, words, parent)
        self._answers: dict[Seat, Answer] = {}
        self.amount = AmountQuestion(theme)
        self.why = SpareLine()
        self._picked: Seat | None = None
        self.amount.paid.connect(self._on_paid)
        self.amount.could_not.connect(self._on_could_not)
        self.amount.handed_over.connect(self._on_handed_over)

    def demanded(self) -> tuple[Demanded, ...]:
        """What each seat owes, in seat order; empty where nothing is asked."""
        raise NotImplementedError

    def sentence(self, demanded: Demanded) -> Saying:
        """What the question is about, in a sentence that names the player."""
        raise NotImplementedError

    def entry(self) -> Entry:
        """What is told once everything is answered."""
        raise NotImplementedError

    @property
    def answers(self) -> dict[Seat, int]:
        """The coins that were said, by seat."""
        return {seat: answer.said for seat, answer in self._answers.items() if answer.said is not None}

    def answer(self, seat: Seat) -> Answer:
        """What was answered of a seat."""
        return self._answers.get(seat, OPEN)

    def open_seats(self) -> tuple[Seat, ...]:
        """The seats that are still to be asked."""
        return tuple(each.seat for each in self.demanded() if self._is_open(each))

    def _is_open(self, each: Demanded) -> bool:
        return each.standing in ASKED and self.answer(each.seat).said is None

    def asked_now(self) -> Demanded | None:
        """Whose question stands on the page."""
        seat = self._picked if self._picked is not None else next(iter(self.open_seats()), None)
        return next((each for each in self.demanded() if each.seat == seat), None)

    @property
    def is_picked(self) -> bool:
        """Whether the question is about a seat of the teacher's choice."""
        return self._picked is not None

    def begin(self) -> None:
        self._answers, self._picked = {}, None

    def recall(self, entry: Entry) -> None:
        if isinstance(entry, EventRead | PayDayHeld):
            owing = {each.seat for each in self.demanded() if each.standing is not Standing.NOTHING}
            self._answers = {seat: Answer(coins) for seat, coins in entry.handed_over.items() if seat in owing}

    def draft_again(self) -> None:
        if self.answers:
            self._draft()

    def _draft(self) -> None:
        self.drafted.emit(Draft(handed_over=self.answers))

    def draw(self) -> None:
        now = self.asked_now()
        self.amount.setVisible(now is not None)
        self.why.setVisible(bool(self.demanded()))
        self.why.show_text(self.words.say(say(Says.HINT_PICK_A_SEAT) if now is None else self.sentence(now)))
        if now is not None:
            self._draw_question(now)
        self.draw_seats(None if now is None else now.seat)

    def draw_seats(self, lit: Seat | None) -> None:
        """Draw the table or tables of the seats; `lit` is the one that is asked."""
        raise NotImplementedError

    def _draw_question(self, now: Demanded) -> None:
        say_, due, answer = self.words.say, now.due or 0, self.answer(now.seat)
        self.amount.show_question(self.shown.name(now.seat), say_(Says.AND_TAKES_A_TOKEN) if now.token else "")
        self.amount.show_answers((say_(Says.PAYS_ALL, n=due), say_(Says.CANNOT_HANDS_OVER)), answer.chosen(now))
        self.amount.show_coins(due, answer.coins(now))

    def may_confirm(self) -> bool:
        return not any(self._is_missing(each) for each in self.demanded())

    def confirm(self) -> None:
        """Go to a number that is missing, or on from a seat that was picked; else emit: whoever is still open has paid in full."""
        now = self.asked_now()
        missing = next((each.seat for each in self.demanded() if self._is_missing(each)), None)
        if now is not None and self._is_missing(now):
            self.amount.focus_coins()
        elif missing is not None:
            self.pick(missing)
        elif self._picked is not None and (self.open_seats() or self._picked not in self.answers):
            self._leave_seat()
            self._go_on()
        else:
            self.entered.emit(self.entry())

    def _is_missing(self, each: Demanded) -> bool:
        """Whether a number must be said of a seat, and is not."""
        return self.answer(each.seat).is_missing(each)

    def _go_on(self) -> None:
        self._draft()
        self._refresh()
        self.focus_first()

    def _refresh(self) -> None:
        self.draw()
        self.show_ready()

    def focus_first(self) -> None:
        now = self.asked_now()
        if now is not None and self._is_missing(now):
            self.amount.focus_coins()
        elif now is not None:
            self.amount.answers.setFocus()
        else:
            self.setFocus()

    def pick(self, seat: Seat) -> None:
        """Ask about a seat of which it seemed certain; the keyboard goes to the coins that it hands over."""
        if any(each.seat == seat and each.standing is not Standing.NOTHING for each in self.demanded()):
            self._leave_seat()
            self._picked = seat
            self._refresh()
            self.amount.focus_coins()

    def type_letter(self, text: str) -> bool:
        """A seat's number asks about that seat; Escape goes back, and takes back a number that cannot be."""
        if text == ESCAPE and self._picked is not None:
            self._take_back_misfit(self._picked)
            self._leave_seat()
            self._refresh()
            self.focus_first()
            return True
        if len(text) == 1 and "1" <= text <= str(len(self.demanded())):
            self.pick(int(text) - 1)
            return True
        return False

    def _take_back_misfit(self, seat: Seat) -> None:
        if any(each.seat == seat and does_not_fit(each) for each in self.demanded()):
            self._answers.pop(seat, None)
            self._draft()

    def _leave_seat(self) -> None:
        """Ask about the next one: a number that is still missing is not asked for any more."""
        self._picked = None
        self._answers = {seat: answer for seat, answer in self._answers.items() if answer.said is not None}

    def _on_paid(self) -> None:
        now = self.asked_now()
        if now is not None:
            self._answers[now.seat] = paid(now)
            self._leave_seat()
            self._go_on()

    def _on_could_not(self) -> None:
        now = self.asked_now()
        if now is not None:
            self._take(now, could_not(now))
            self.amount.focus_coins()

    def _on_handed_over(self, coins: int | None) -> None:
        now = self.asked_now()
        if now is not None:
            self._take(now, handed_over(now, coins))

    def _take(self, now: Demanded, answer: Answer) -> None:
        """An answer of a seat that stays the one which is asked."""
        were = self.answers
        self._picked, self._answers[now.seat] = now.seat, answer
        if self.answers != were:
            self._draft()
        self._refresh()

    def follows(self, demanded: Demanded) -> Cell:
        """What follows for a seat, in words for its row."""
        say_ = self.words.say
        if demanded.standing is Standing.NOTHING:
            return Cell(say_(Says.OWES_NOTHING), "muted")
        if demanded.handed_over is None:
            return Cell(say_(Says.DOES_NOT_FIT if does_not_fit(demanded) else Says.HOW_MUCH), "strong")
        if demanded.short:
            return Cell(say_(Says.HANDS_OVER_ALL, n=demanded.handed_over), "", SignKind.EXCLUSION if demanded.token else None)
        return Cell(say_(Says.CAN_THEY_PAY), "strong") if self._is_open(demanded) else Cell(say_(Says.PAYS_IN_FULL), "muted")


def does_not_fit(demanded: Demanded) -> bool:
    """Whether what was said of a seat contradicts what was entered before; the table says more when it is confirmed."""
    return demanded.is_said and demanded.handed_over is None
