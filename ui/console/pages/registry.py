"""Which page draws which ask; none at all is the end of the game."""

from app.asks import (
    Ask,
    BudgetVoteAsk,
    DealAsk,
    EventAsk,
    FinalCountAsk,
    MidlifeAsk,
    PactAsk,
    PayDayAsk,
    TaxVoteAsk,
    TieAsk,
)
from ui.console.pages.budget_vote import BudgetVotePage
from ui.console.pages.deal import DealPage
from ui.console.pages.event import EventPage
from ui.console.pages.final_count import FinalCountPage
from ui.console.pages.midlife import MidlifePage
from ui.console.pages.over import OverPage
from ui.console.pages.pact import PactPage
from ui.console.pages.page import Page
from ui.console.pages.pay_day import PayDayPage
from ui.console.pages.tax_vote import TaxVotePage
from ui.console.pages.tie import TiePage

PAGES: dict[type, type[Page]] = {
    PactAsk: PactPage,
    DealAsk: DealPage,
    EventAsk: EventPage,
    TaxVoteAsk: TaxVotePage,
    TieAsk: TiePage,
    PayDayAsk: PayDayPage,
    BudgetVoteAsk: BudgetVotePage,
    MidlifeAsk: MidlifePage,
    FinalCountAsk: FinalCountPage,
    type(None): OverPage,
}


def page_class(ask: Ask | None) -> type[Page]:
    """The page for an ask.

    >>> page_class(None).__name__
    'OverPage'
    """
    return PAGES[type(ask)]
