"""The picture and the room: whether the last row can read the wall, how large its letters are for that, and which edge stays free."""

from itertools import pairwise
from math import ceil, floor

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from app.terms.saying import Saying, Says, say
from ui.console.sheet import Sheet
from ui.kit.buttons import ChoiceRow, PlainButton
from ui.kit.labels import PlainLabel
from ui.kit.legibility import LEAST_ANGLE, MARGINS, ROWS, SCALES, Fit, farthest, fitting, least_height, scale_by_angle, scale_by_row
from ui.kit.metre_field import MetreField, written
from ui.kit.surfaces import from_top, row, rule, surface
from ui.kit.theme import WALL, Theme
from ui.text.words import Words

LENGTHS = (0.3, 9.0), (1.0, 60.0)  # m: the least and the greatest height of a picture, and distance

NAMES = (Says.SIGHT_HEIGHT, Says.SIGHT_DISTANCE, Says.SIGHT_CARD, Says.SIGHT_ROW, Says.SIGHT_MARGIN)


class SightSheet(Sheet):
    """Two lengths or one row of the test card, and what follows from them."""

    scale_chosen = Signal(float)
    margin_chosen = Signal(float)
    card_wanted = Signal(bool)

    def __init__(self, theme: Theme, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(theme, words, parent)
        self.fit, self.is_card_up = Fit(), False
        self._row: int | None = None  # of the test card, where that was asked last; 0: none can be read
        self._is_news = False  # something was taken from a field, and what follows has not been read yet
        self.height_field, self.distance_field = (MetreField(*bounds) for bounds in LENGTHS)
        self.card, self.rows, self.margins = PlainButton(), ChoiceRow(wraps=True), ChoiceRow(wraps=True)
        self.verdict, self.basis = PlainLabel(voice="title", wrap=True), PlainLabel(voice="muted", wrap=True)
        self._names = {key: PlainLabel(voice="strong") for key in NAMES}
        self._units = {field: PlainLabel(voice="muted") for field in (self.height_field, self.distance_field)}
        self._lay_out()
        self._wire()

    def _lay_out(self) -> None:
        frame, column = surface("card", (16, 14), 14)
        grid = QGridLayout()
        grid.setHorizontalSpacing(24)
        grid.setVerticalSpacing(12)
        measured = [row(field, unit, 1, gap=12) for field, unit in self._units.items()]
        lines = (*measured, row(self.card, 1), row(self.rows, 1), row(self.margins, 1))
        for at, (name, line) in enumerate(zip(self._names.values(), lines, strict=True)):
            grid.addWidget(name, at, 0)
            grid.addLayout(line, at, 1)
        grid.setColumnStretch(1, 1)
        column.addLayout(grid)
        told_frame, told = surface("well", (16, 12), 6)
        told.addWidget(self.verdict)
        told.addWidget(rule())
        told.addWidget(self.basis)
        from_top(self, frame, told_frame, gap=12)

    def _wire(self) -> None:
        for field in self._units:
            field.editingFinished.connect(self._take_lengths)
            field.textEdited.connect(self._on_edited)
        self.rows.chosen.connect(self._take_row)
        self.margins.chosen.connect(lambda at: self.margin_chosen.emit(MARGINS[at]))
        self.card.clicked.connect(lambda: self.show_card(is_up=not self.is_card_up))

    def show_fit(self, fit: Fit) -> None:
        """How the wall stands now."""
        self.fit = fit
        self.draw()

    def show_card(self, *, is_up: bool) -> None:
        """Lay the test card over the wall, or take it away."""
        if is_up != self.is_card_up:
            self.is_card_up = is_up
            self.card_wanted.emit(is_up)
            self.draw()

    # what is told

    @property
    def _lengths(self) -> tuple[float, float] | None:
        """Distance and height, once both are there."""
        distance, height = self.distance_field.length, self.height_field.length
        return None if distance is None or height is None else (distance, height)

    @property
    def needed(self) -> float | None:
        """The text scale that the last row needs; None while nothing was told."""
        if self._row is not None:
            return scale_by_row(self._row)
        return scale_by_angle(*self._lengths, self.fit.share) if self._lengths else None

    def _on_edited(self) -> None:
        self._row, self._is_news = None, self._lengths is not None
        self.draw()
        self.show_ready()

    def _take_lengths(self) -> None:
        if self._row is None and self._lengths is not None:
            self._follow()

    def _take_row(self, at: int) -> None:
        self._row = at
        self._follow()

    def _follow(self) -> None:
        """The letters follow what was told; where none are large enough, the largest."""
        self.draw()
        if self.needed is not None:
            self.scale_chosen.emit(fitting(self.needed) or SCALES[-1])

    # the page

    def may_confirm(self) -> bool:
        return all(not field.text().strip() or field.length is not None for field in self._units)

    def confirm(self) -> None:
        """Take what is typed; the first Enter after typing shows what follows, and the next one leaves."""
        wrong = next((field for field in self._units if field.text().strip() and field.length is None), None)
        if wrong is not None:
            wrong.setFocus()
            return
        self._take_lengths()
        stays, self._is_news = self._is_news, False
        if not stays:
            self.left.emit()

    def focus_first(self) -> None:
        self.height_field.setFocus()

    def own_words(self) -> tuple[Saying, Saying, Saying]:
        return say(Says.NOW_SIGHT), say(Says.WHY_SIGHT), say(Says.BACK_TO_TABLE)

    def draw(self) -> None:
        """Say it in the language spoken now."""
        words = self.words.say
        for key, label in self._names.items():
            label.show_text(words(key))
        for (field, unit), name in zip(self._units.items(), (Says.SIGHT_HEIGHT, Says.SIGHT_DISTANCE), strict=True):
            field.setAccessibleName(words(name))
            unit.show_text(words(Says.SIGHT_METRES))
        self.rows.show_choices([words(Says.SIGHT_NO_ROW), *(str(at) for at in range(1, len(ROWS) + 1))], self._row)
        self.margins.show_choices([f"{share:.0%}" for share in MARGINS], _nearest(self.fit.margin))
        for one, next_one in pairwise((self.card, *self.rows.buttons, *self.margins.buttons)):
            QWidget.setTabOrder(one, next_one)
        self.card.show_text(words(Says.SIGHT_HIDE if self.is_card_up else Says.SIGHT_SHOW))
        verdict, basis = self._told()
        self.verdict.show_text(words(verdict))
        self.basis.show_text(words(basis))

    def _told(self) -> tuple[Saying, Saying]:
        """Whether it can be read, and what that rests on."""
        needed = self.needed
        if needed is None:
            return say(Says.SIGHT_NOT_YET, percent=f"{self.fit.scale:.0%}"), say(Says.SIGHT_RULE, least=round(LEAST_ANGLE * 60))
        enough = fitting(needed)
        scale = enough or SCALES[-1]
        verdict = say(Says.SIGHT_ENOUGH, percent=f"{scale:.0%}") if enough else self._too_small()
        if self._row == 0:
            return verdict, say(Says.SIGHT_BY_NO_ROW)
        if self._row is not None:
            return verdict, say(Says.SIGHT_BY_CARD, times=self._written(scale * WALL.least / ROWS[self._row - 1]))
        angle = LEAST_ANGLE * 60 * scale / needed
        return verdict, say(Says.SIGHT_ANGLE, angle=self._written(floor(angle * 10) / 10), least=round(LEAST_ANGLE * 60))

    def _too_small(self) -> Saying:
        largest = f"{SCALES[-1]:.0%}"
        if self._row is not None or self._lengths is None:
            return say(Says.SIGHT_TOO_SMALL, percent=largest)
        (distance, height), share = self._lengths, self.fit.share
        near, high = floor(farthest(height, share) * 10) / 10, ceil(least_height(distance, share) * 10) / 10
        return say(Says.SIGHT_TOO_FAR, percent=largest, distance=self._written(near), height=self._written(high))

    def _written(self, number: float) -> str:
        return written(number, self.words.language.value)


def _nearest(margin: float) -> int:
    """The choice that comes nearest to a free edge."""
    return min(range(len(MARGINS)), key=lambda at: abs(MARGINS[at] - margin))
