"""Which page of a repair is seen: that of the entry that is open, or what follows once everything fits."""

from msgspec import structs

from app.entries import Corrected
from app.terms.saying import Says, say
from app.views.desk import DeskView
from ui.console.pages.page import Page


class RepairPages:
    """A repair that is ready is reviewed, until the teacher wants to change what was entered once more."""

    def __init__(self) -> None:
        self.is_changing = False

    def follow(self, view: DeskView) -> None:
        """Outside a repair there is nothing to remember."""
        if view.repair is None:
            self.is_changing = False

    def answered(self) -> None:
        """The open entry was entered anew or left out: what follows is the next thing to see."""
        self.is_changing = False

    def change(self) -> None:
        """Show once more what was entered."""
        self.is_changing = True

    def is_reviewed(self, view: DeskView) -> bool:
        """Whether it is time to see what follows."""
        return view.repair is not None and view.repair.is_ready and not self.is_changing

    def page_class(self, view: DeskView) -> type[Page]:
        """The page of the ask, or that of a correction where the open entry is one."""
        from ui.console.pages.correction import CorrectionPage
        from ui.console.pages.registry import page_class  # every page of a game: the set-up needs none of them

        return CorrectionPage if view.repair is not None and isinstance(view.repair.entry, Corrected) else page_class(view.ask)

    def begins_with_a_correction(self, view: DeskView) -> bool:
        """Whether a correction is what was most likely forgotten: the other entries follow each other without a gap."""
        repair = view.repair
        return repair is not None and repair.is_inserting and not repair.staged and view.may_correct

    def worded(self, view: DeskView) -> DeskView:
        """The view with the words of the open entry, where those of a repair that is ready do not fit what is seen."""
        if view.repair is None or not view.repair.is_ready or not self.is_changing:
            return view
        now = say(Says.NOW_REPAIR, what=view.repair.what)
        return structs.replace(view, now=now, why=say(Says.WHY_REPAIR), button=say(Says.DO_REPAIR_STAGE))
