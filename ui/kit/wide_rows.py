"""A quiet table of which several columns share what the others leave, so that two lists of long names are elided alike."""

from collections.abc import Collection, Mapping, Sequence

from PySide6.QtWidgets import QWidget

from ui.kit.pickable_rows import PickableRows
from ui.kit.theme import Theme


class WideRows(PickableRows):
    """`shares` gives each elastic column its part of the spare width; all of them are elided."""

    def __init__(
        self, theme: Theme, heads: Sequence[str], *, shares: Mapping[int, int], right: Collection[int] = (),
        voices: Mapping[int, str] | None = None, height: int = 28, gap: int = 14, parent: QWidget | None = None,
    ) -> None:
        first = next(iter(shares))
        super().__init__(
            theme, heads, stretch=first, elided=tuple(shares), right=right, voices=voices, height=height, gap=gap, parent=parent,
        )
        for column, share in shares.items():
            self._grid.setColumnStretch(column, share)
