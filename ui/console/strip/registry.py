"""Which row draws which line."""

from app.views import strip as s
from ui.console.strip.ask_row import AskRow
from ui.console.strip.choices import DeskRow, EventRow, TieRow
from ui.console.strip.counts import PactRow, VoteRow
from ui.console.strip.lists import DealRow, MidlifeRow
from ui.console.strip.seats import FinalCountRow, PayDayRow

ROWS: dict[type[s.Line], type[AskRow]] = {
    s.PactLine: PactRow,
    s.DealLine: DealRow,
    s.EventLine: EventRow,
    s.VoteLine: VoteRow,
    s.TieLine: TieRow,
    s.PayDayLine: PayDayRow,
    s.MidlifeLine: MidlifeRow,
    s.FinalCountLine: FinalCountRow,
    s.DeskLine: DeskRow,
}
