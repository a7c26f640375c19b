"""A sheet: a page that asks nothing of the game, opened on demand and left again."""

from app.terms.saying import Says, say
from app.views.desk import DeskView
from ui.console.pages.page import Page, QuietAction


class Sheet(Page):
    """Ready at any time, with or without a game; Enter leaves it, unless it has something better to do."""

    @property
    def is_ready(self) -> bool:
        return self.may_confirm()

    def show_view(self, view: DeskView) -> None:
        """A sheet draws itself, whatever the game asks."""
        self.view = view
        self.draw()

    def focus_first(self) -> None:
        """Nowhere in particular: Enter and Esc leave it."""
        self.setFocus()

    def show_ready(self) -> None:
        """Tell the window that readiness and foot may have changed."""
        self.ready_changed.emit(self.is_ready)
        self.foot_changed.emit()

    def confirm(self) -> None:
        """Leave it."""
        self.left.emit()

    def back(self) -> tuple[QuietAction, ...]:
        """The quiet word that leaves a sheet whose primary button does something else."""
        return ((say(Says.BACK_TO_TABLE), self.left.emit),)
