"""The till: what must lie where. A pupil counts, and what would explain another number is offered."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from app.terms import names
from app.terms.places import MOST_EXPLANATIONS, Place
from app.terms.saying import Saying, Says, say
from app.terms.typed import MOST_COINS
from app.views.till import CountedView, Explanation, TillView
from ui.console.pages.page import QuietAction
from ui.console.sheet import Sheet
from ui.kit.buttons import PlainButton
from ui.kit.labels import PlainLabel
from ui.kit.link import Link
from ui.kit.rows import Cell, Rows
from ui.kit.signs import SignKind
from ui.kit.stepper import CoinStepper
from ui.kit.surfaces import from_top, row, surface
from ui.kit.theme import Theme
from ui.text.words import Words

_SIGNS = {
    Place.HEALTH: SignKind.HEALTH, Place.EDUCATION: SignKind.EDUCATION, Place.SHIELD: SignKind.SHIELD,
    Place.MIDDLE: SignKind.COIN, Place.RESERVE: SignKind.BAG,
}
_NAMES = {Place.MIDDLE: Says.PLACE_MIDDLE, Place.RESERVE: Says.PLACE_RESERVE}


class TillSheet(Sheet):
    """A row for each place, with a field for what was counted there; below, what explains the last count that differs."""

    coins_counted = Signal(Place, int)
    explanation_chosen = Signal(object)  # an Explanation that an entry is behind

    def __init__(self, theme: Theme, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(theme, words, parent)
        self.till: TillView | None = None
        self.counted: CountedView | None = None
        self.rows = Rows(theme, ("", "", ""), stretch=0, right=(1, 2), voices={1: "number"}, height=42)
        self.fields = {place: CoinStepper(MOST_COINS) for place in Place}
        self.out, self.enough = PlainLabel(voice="muted", wrap=True), PlainLabel(voice="caption", wrap=True)
        self.difference, self.remedy = PlainLabel(voice="strong", wrap=True), PlainButton()
        self.links = tuple(Link() for _ in range(MOST_EXPLANATIONS))
        self._wire()
        self._lay_out()

    def _wire(self) -> None:
        for place, field in self.fields.items():
            field.changed.connect(lambda place=place: self._on_counted(place))
        for at, link in enumerate(self.links):
            link.clicked.connect(lambda _checked=False, at=at: self._on_chosen(at))
        self.remedy.clicked.connect(self._on_remedy)

    def _lay_out(self) -> None:
        frame, column = surface("card", (14, 6), 4)
        column.addWidget(self.rows)
        column.addWidget(self.out)
        column.addWidget(self.enough)
        self.why, why = surface("notice", (12, 4), 0)
        head = row(gap=12)
        head.addWidget(self.difference, 1)
        head.addWidget(self.remedy)
        why.addLayout(head)
        for link in self.links:
            why.addWidget(link, 0, Qt.AlignmentFlag.AlignLeft)
        from_top(self, frame, self.why, gap=8)

    def show_till(self, till: TillView) -> None:
        """What must lie where now; nothing has been counted yet."""
        self.till, self.counted = till, None
        for field in self.fields.values():
            field.show_amount(None)
        self.draw()
        self.show_ready()

    def show_counted(self, counted: CountedView) -> None:
        """What explains the last count; nothing where it is as it must be."""
        self.counted = counted
        self.draw()
        self.show_ready()

    def own_words(self) -> tuple[Saying, Saying, Saying]:
        return say(Says.NOW_TILL), say(Says.WHY_TILL), say(Says.DO_TILL)

    def quiet_actions(self) -> tuple[QuietAction, ...]:
        return self.back()

    def may_confirm(self) -> bool:
        """It is not right while a count differs."""
        return self.till is not None and all(
            field.amount in {None, self.till.places[place]} for place, field in self.fields.items() if place in self._places
        )

    def confirm(self) -> None:
        if self.may_confirm():
            self.left.emit()

    def focus_first(self) -> None:
        """On the sheet itself: Enter says that all is right, and Tab goes to the first number that is not."""
        self.setFocus()

    @property
    def _places(self) -> tuple[Place, ...]:
        """What is set aside has a row only while something is."""
        if self.till is None:
            return ()
        return tuple(place for place in Place if place is not Place.RESERVE or self.till.places[place])

    def draw(self) -> None:
        """Say it in the language spoken now."""
        said = self.words.say
        self.rows.show_heads([said(Says.HEAD_PLACE), said(Says.HEAD_MUST_LIE), said(Says.HEAD_COUNTED)])
        if self.till is None:
            return
        self.rows.show_rows([self._row(place, self.till.places[place]) for place in self._places])
        self.out.show_text(said(_out(self.till)))
        self.enough.show_text(said(say(Says.TILL_ENOUGH, coins=names.coins(self.till.enough))))
        self._draw_why()

    def _row(self, place: Place, coins: int) -> tuple[Cell, Cell, CoinStepper]:
        name = self.words.say(_name(place))
        self.fields[place].field.setAccessibleName(f"{name}: {self.words.say(Says.HEAD_COUNTED)}")
        return Cell(name, sign=_SIGNS[place]), Cell(str(coins)), self.fields[place]

    def _draw_why(self) -> None:
        counted, said = self.counted, self.words.say
        self.why.setVisible(counted is not None and bool(counted.more))
        if counted is None:
            return
        self.difference.show_text(said(say(_difference(counted), place=_name(counted.place), coins=names.coins(abs(counted.more)))))
        for link, explanation in zip(self.links, (*counted.explanations, *(None,) * MOST_EXPLANATIONS), strict=False):
            self._draw_link(link, explanation)
        self.remedy.setVisible(counted.remedy_words is not None)
        if counted.remedy_words is not None:
            self.remedy.show_text(said(say(Says.TILL_REMEDY, what=counted.remedy_words)))

    def _draw_link(self, link: Link, explanation: Explanation | None) -> None:
        link.setVisible(explanation is not None)
        if explanation is not None:
            link.show_text(self.words.say(explanation.what))

    def _on_counted(self, place: Place) -> None:
        coins = self.fields[place].amount
        if coins is None:
            self.counted = None
            self.draw()
        else:
            self.coins_counted.emit(place, coins)
        self.show_ready()

    def _on_chosen(self, at: int) -> None:
        if self.counted is not None and not self.counted.explanations[at].is_a_move:
            self.explanation_chosen.emit(self.counted.explanations[at])
        elif self.counted is not None:
            self.fields[self.counted.place].setFocus()

    def _on_remedy(self) -> None:
        if self.counted is not None and self.counted.remedy is not None:
            self.entered.emit(self.counted.remedy)


def _difference(counted: CountedView) -> Says:
    if not counted.explanations:
        return Says.TILL_UNEXPLAINED
    if not counted.is_explained:
        return Says.TILL_NEAREST
    return Says.TILL_MORE if counted.more > 0 else Says.TILL_FEWER


def _name(place: Place) -> Saying:
    return say(_NAMES[place]) if place.service is None else names.service(place.service)


def _out(till: TillView) -> Saying:
    if till.out.is_certain:
        return say(Says.TILL_OUT, coins=names.coins(till.out.low))
    return say(Says.TILL_OUT_BETWEEN, low=till.out.low, coins=names.coins(till.out.high))
