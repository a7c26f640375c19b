"""The names of a whole class, table by table: a list that is too long for one table is split, and the table that is seen can be changed."""

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from app.terms.class_list import clean, doubles, names_in
from app.terms.class_tables import MOST_PUPILS, ClassTables, class_tables
from app.terms.people import FEWEST_PLAYERS, MOST_PLAYERS
from app.terms.saying import Says, say
from ui.console import key_names
from ui.console.seats import SeatFields
from ui.kit.buttons import ChoiceRow, PlainButton
from ui.kit.surfaces import row
from ui.kit.theme import LOW
from ui.kit.zooming import fit_part
from ui.text.words import Words

ONE_TABLE = ClassTables((MOST_PLAYERS,))
PAIRED = 18  # letters of each name in a seat that two share


class ClassSeats(SeatFields):
    """As many seats as this table has; the names of the other tables wait."""

    listed = Signal(int)  # how many pupils a pasted list makes
    table_chosen = Signal()
    unlisted = Signal()  # there was nothing to paste

    def __init__(self, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(words, parent)
        self.tables, self.at = ONE_TABLE, 0
        self._names: list[str] = []  # of the whole class, seat by seat and table by table
        self.which, self.paste = ChoiceRow(), PlainButton()
        self.which.chosen.connect(self.go_to_table)
        self.paste.clicked.connect(self.paste_list)
        _make_low(self.paste)
        column = self.layout()
        column.setContentsMargins(16, 6, 16, 8)
        column.removeWidget(self.title)
        column.insertLayout(0, row(self.title, 1, self.which, self.paste, gap=10))
        for seat, field in enumerate(self.fields):
            field.listened = lambda seat=seat: self._is_list_pasted(seat)

    def follow(self, before: QWidget) -> None:
        """Let Tab go on from another widget to these, as the eye does."""
        for one, other in pairwise((before, self.paste, *self.fields)):
            QWidget.setTabOrder(one, other)

    @property
    def is_empty(self) -> bool:
        """Whether nobody has a name, at any table."""
        return not any(name.strip() for name in self._whole())

    @property
    def doubles(self) -> tuple[str, ...]:
        """Names that stand in the class more than once."""
        return doubles([clean(name) for name in self._whole()])

    def show_tables(self, tables: ClassTables) -> None:
        """Split the class otherwise; names keep their order."""
        self._names = self._whole()
        self.tables, self.at = tables, min(self.at, len(tables.seats) - 1)
        self._fill()

    def go_to_table(self, at: int) -> None:
        """See another table, 0 first; what was typed at this one waits."""
        self._names = self._whole()
        self.at = at
        self._fill()
        self.table_chosen.emit()

    def clear(self) -> None:
        self._names, self.tables, self.at = [], ONE_TABLE, 0
        super().clear()

    def show_words(self) -> None:
        super().show_words()
        several = len(self.tables.seats) > 1
        self.title.show_text(self.words.say(Says.SETUP_TABLE if several else Says.SETUP_SEATS))
        self.paste.show_text(f"{self.words.say(Says.SETUP_PASTE)}  {key_names.PASTE}")
        numbers = [str(number) for number in range(1, len(self.tables.seats) + 1)]
        self.which.show_choices(numbers if several else [], self.at if several else None)
        self.which.setVisible(several)
        for number, button in enumerate(self.which.buttons, 1):
            _make_low(button)
            button.setAccessibleName(self.words.say(say(Says.SETUP_TABLE_NUMBER, n=number)))

    def paste_list(self) -> None:
        """Take the names that were copied, from the first seat of the class on."""
        names = names_in(QGuiApplication.clipboard().text())
        if names:
            self.go_to_table(0)
            self._on_listed(0, names)
        else:
            self.unlisted.emit()

    def is_class_pasted(self) -> bool:
        """Whether what was copied is no label but a list of a class, which is taken then: several lines, or names enough for a table."""
        text = QGuiApplication.clipboard().text()
        names = names_in(text)
        is_class = len(names) >= (2 if len(text.strip().splitlines()) > 1 else FEWEST_PLAYERS)
        if is_class:
            self.paste_list()
        return is_class

    def _is_list_pasted(self, seat: int) -> bool:
        names = names_in(QGuiApplication.clipboard().text())
        if len(names) > 1:
            self._on_listed(seat, names)
        return len(names) > 1

    def _on_listed(self, seat: int, names: Sequence[str]) -> None:
        """Names from this seat on. A list for the whole class says how many pupils there are; seats that are shared are the last ones."""
        start, seats = sum(self.tables.seats[: self.at]) + seat, sum(self.tables.seats)
        told = [*self._whole()[:start], *names][:MOST_PUPILS]
        is_class = start == 0 and len(told) >= FEWEST_PLAYERS
        behind = [] if is_class else self._whole()[len(told) : seats]
        pupils = len(told) if is_class else max(len(told), seats)
        split = class_tables(pupils) or self.tables
        self._names = _shared([*told, *behind], split)
        self.tables, self.at = split, min(self.at, len(split.seats) - 1)
        self._fill()
        self.listed.emit(pupils)
        last = min(max(start + len(names), 1), sum(split.seats[: self.at + 1])) - sum(split.seats[: self.at]) - 1
        self.go_to(max(0, last))

    def _whole(self) -> list[str]:
        """The names of the class as they stand now, an empty one for each seat without."""
        before, here = sum(self.tables.seats[: self.at]), self.tables.seats[self.at]
        padded = [*self._names, *[""] * MOST_PUPILS][:MOST_PUPILS]
        return [*padded[:before], *(field.text() for field in self.fields[:here]), *padded[before + here:]]

    def _fill(self) -> None:
        before, here = sum(self.tables.seats[: self.at]), self.tables.seats[self.at]
        names = [*self._names[before : before + here], *[""] * MOST_PLAYERS]
        self.show_players(here)
        for field, name in zip(self.fields[:here], names, strict=False):
            field.show_name(name)
        self.show_words()


def _make_low(button: QWidget) -> None:
    """As low as the title that it stands beside; once, so that its size can grow with the desk."""
    if button.property("dense") != "title":
        button.setProperty("dense", "title")
        button.setFixedHeight(LOW)
        fit_part(button.parentWidget() or button)


def _shared(names: list[str], tables: ClassTables) -> list[str]:
    """A name for each seat: as many pairs as it takes, of the last names."""
    seats = sum(tables.seats)
    alone = 2 * seats - len(names) if seats < len(names) else len(names)
    rest = names[alone:]
    return [*names[:alone], *(f"{one[:PAIRED]} + {other[:PAIRED]}" for one, other in zip(rest[::2], rest[1::2], strict=False))]
