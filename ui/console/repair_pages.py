"""Which page of a repair is seen: that of what is open, or what follows once everything fits; and what waits under it meanwhile."""

from msgspec import structs

from app.asks import Ask, MidlifeAsk, PactAsk, TieAsk
from app.entries import Corrected
from app.terms.saying import Says, say
from app.views.desk import DeskView
from ui.console.pages.page import Page, identity


class RepairPages:
    """A repair that is ready is reviewed, until the teacher wants to change what was entered once more.

    The live ask waits under it: what was half typed there is still wanted, if the same is asked afterwards.
    """

    def __init__(self) -> None:
        self.is_changing = False
        self._waiting: DeskView | None = None

    def follow(self, before: DeskView | None, view: DeskView) -> None:
        """Remember the ask that a repair covers; outside a repair there is nothing else to remember."""
        if view.repair is None:
            self.is_changing = False
        elif before is not None and before.repair is None:
            self._waiting = before

    def comes_back(self, before: DeskView, view: DeskView) -> bool:
        """Whether the repair is over and what was asked before it is asked again."""
        if before.repair is None or view.repair is not None or self._waiting is None:
            return False
        return identity(self._waiting) == identity(view) and _question(self._waiting.ask) == _question(view.ask)

    def answered(self) -> None:
        """What was open was entered anew or left out: what follows is the next thing to see."""
        self.is_changing = False

    def change(self) -> None:
        """Show once more what was entered."""
        self.is_changing = True

    def is_reviewed(self, view: DeskView) -> bool:
        """Whether it is time to see what follows."""
        return view.repair is not None and view.repair.is_ready and not self.is_changing

    def page_class(self, view: DeskView) -> type[Page]:
        """The page of the ask, or that of the cards or of a correction where such a thing is open."""
        from ui.console.pages.correction import CorrectionPage
        from ui.console.pages.registry import page_class  # every page of a game: the set-up needs none of them
        from ui.console.repair_cards import CardsPage

        if view.repair is not None and view.repair.header is not None:
            return CardsPage
        return CorrectionPage if view.repair is not None and isinstance(view.repair.entry, Corrected) else page_class(view.ask)

    def begins_with_a_correction(self, view: DeskView) -> bool:
        """Whether a correction is what was most likely forgotten: the other entries follow each other without a gap."""
        repair = view.repair
        return repair is not None and repair.is_inserting and repair.unfit is None and not repair.is_ready and view.may_correct

    def worded(self, view: DeskView) -> DeskView:
        """The view with the words of what is open, where those of a repair that is ready do not fit what is seen."""
        if view.repair is None or not view.repair.is_ready or not self.is_changing:
            return view
        is_header = view.repair.header is not None
        now = say(Says.NOW_REPAIR_HEADER) if is_header else say(Says.NOW_REPAIR, what=view.repair.what)
        why = say(Says.WHY_REPAIR_HEADER if is_header else Says.WHY_REPAIR)
        return structs.replace(view, now=now, why=why, button=say(Says.DO_REPAIR_STAGE))


def _question(ask: Ask | None) -> object:
    """What is asked, whatever was typed: a choice among other things is another question of the same kind."""
    match ask:
        case TieAsk() | PactAsk():
            return ask
        case MidlifeAsk():
            return ask.number, ask.readers, ask.cards
        case _:
            return type(ask)
