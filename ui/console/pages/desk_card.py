"""The Midlife card as the class will see it, as large as the page has room for."""

from PySide6.QtCore import QSize
from PySide6.QtGui import QResizeEvent

from ui.kit.card import CardView


class DeskCard(CardView):
    """Its unit follows its height, so that on a low screen the letters shrink and no word is lost."""

    UNITS_HIGH, LEAST_U, MOST_U = 66, 4.0, 5.6  # u that a card is high; px

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.show_unit(max(self.LEAST_U, min(self.MOST_U, self.height() / self.UNITS_HIGH)))

    def minimumSizeHint(self) -> QSize:
        return self.grown(380, round(self.LEAST_U * self.UNITS_HIGH))
