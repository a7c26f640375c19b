"""The lesson's time, from the desk: the sheet for it, and what is known of it before that is made."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from app.pace import Timetable
from ui.console.ask_side import AskSide
from ui.kit.late import Late

if TYPE_CHECKING:
    from ui.console.pace_sheet import PaceSheet


class PaceDesk(QObject):
    """Says how long a debate lasts, when the bell rings and where the game shall stop, and shows how the rest of it fits."""

    debate_chosen = Signal(float)  # seconds
    bell_chosen = Signal(object)  # a minute of the day, or None
    stop_planned = Signal(object)  # the round to stop after, or None

    def __init__(self, asks: AskSide, parent: QObject) -> None:
        super().__init__(parent)
        self._asks = asks
        self._timetable: Timetable | None = None
        asks.played_on.connect(lambda: self.stop_planned.emit(None))

    @Late
    def sheet(self) -> "PaceSheet":
        """How long a debate lasts, and when the bell rings."""
        from ui.console.pace_sheet import PaceSheet

        sheet = self._asks.new(PaceSheet)
        sheet.debate_chosen.connect(self.debate_chosen)
        sheet.bell_chosen.connect(self.bell_chosen)
        sheet.stop_planned.connect(self.stop_planned)
        if self._timetable is not None:
            sheet.show_timetable(self._timetable)
        return sheet

    def lay(self) -> None:
        """Lay its sheet over whatever is asked, once."""
        if self.sheet not in self._asks.host.pages:
            self._asks.lay_over(self.sheet)

    def show_timetable(self, timetable: Timetable) -> None:
        """When the bell rings, and how the rest of the game fits."""
        self._timetable = timetable
        if (sheet := PaceDesk.sheet.made(self)) is not None:
            sheet.show_timetable(timetable)
