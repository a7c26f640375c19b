"""What was otherwise: a kind, a place, and what it would have been instead, each in a list of its own."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from app.terms.saying import Says
from app.views.debrief import Choice, Kind, WhatIfPlace
from ui.kit.buttons import ChoiceRow
from ui.kit.labels import Elided, PlainLabel
from ui.kit.pick_list import PickLine, PickList
from ui.kit.surfaces import surface
from ui.kit.theme import Theme
from ui.text.words import Words

_NAMES = {
    Kind.TAX: Says.HEAD_TAX, Kind.ORDER: Says.TRY_KIND_ORDER, Kind.EVENT: Says.PHASE_EVENT, Kind.CARD: Says.TRY_KIND_CARD,
    Kind.PACT: Says.PHASE_PACT,
}
SHARES = (3, 5)  # of the width: a round or a name, and three services in a row
_HEADS = (Says.TRY_WHERE, Says.TRY_INSTEAD)


class ChangePicker(QWidget):
    """It remembers what is picked, and offers only what can be tried."""

    changed = Signal()

    def __init__(self, theme: Theme, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.words = words
        self._choices: tuple[Choice, ...] = ()
        self._kind, self._place, self._instead = 0, 0, 0
        self.kinds, self.places, self.insteads = ChoiceRow(), PickList(theme), PickList(theme)
        self.was = Elided(voice="muted")
        self._heads = tuple(PlainLabel(voice="panel") for _ in _HEADS)
        self.kinds.chosen.connect(self._on_kind)
        self.places.picked.connect(self._on_place)
        self.insteads.picked.connect(self._on_instead)
        self._lay_out()

    def _lay_out(self) -> None:
        grid = QGridLayout()
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(4)
        for column, (head, listed) in enumerate(zip(self._heads, (self.places, self.insteads), strict=True)):
            frame, room = surface("card", (3, 3), 0)
            room.addWidget(listed)
            grid.addWidget(head, 0, column)
            grid.addWidget(frame, 1, column)
            grid.setColumnStretch(column, SHARES[column])
        grid.setRowStretch(1, 1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(8)
        whole.addWidget(self.kinds)
        whole.addLayout(grid, 1)
        whole.addWidget(self.was)

    def show_choices(self, choices: tuple[Choice, ...]) -> None:
        """What can be tried; what was picked stays as far as it is there."""
        self._choices = choices
        self._kind = min(self._kind, max(0, len(choices) - 1))
        self._draw()

    @property
    def number(self) -> int | None:
        """The number of the change that is picked; None where there is nothing to try."""
        place = self._place_now
        return None if place is None else place.insteads[self._instead].number

    @property
    def _places(self) -> tuple[WhatIfPlace, ...]:
        return self._choices[self._kind].places if self._choices else ()

    @property
    def _place_now(self) -> WhatIfPlace | None:
        places = self._places
        return places[self._place] if places else None

    def _draw(self) -> None:
        say, places = self.words.say, self._places
        self._place = min(self._place, max(0, len(places) - 1))
        insteads = places[self._place].insteads if places else ()
        self._instead = min(self._instead, max(0, len(insteads) - 1))
        self.kinds.show_choices([say(_NAMES[choice.kind]) for choice in self._choices], self._kind if self._choices else None)
        self.places.show_lines([PickLine(say(place.says)) for place in places], self._place)
        self.insteads.show_lines([PickLine(say(instead.says)) for instead in insteads], self._instead)
        self.was.show_text(say(Says.TRY_WAS, was=places[self._place].was) if places else "")
        for head, listed, key in zip(self._heads, (self.places, self.insteads), _HEADS, strict=True):
            head.show_text(say(key))
            listed.setAccessibleName(say(key))

    def _on_kind(self, at: int) -> None:
        self._kind, self._place, self._instead = at, 0, 0
        self._show()

    def _on_place(self, at: int) -> None:
        self._place, self._instead = at, 0
        self._show()

    def _on_instead(self, at: int) -> None:
        self._instead = at
        self._show()

    def _show(self) -> None:
        self._draw()
        self.changed.emit()
