"""What every page of the desk is: it draws one ask and says what the teacher answered.

A page decides no rule: seats, bounds, defaults and what would follow stand in the ask.
"""

from collections.abc import Callable
from typing import TypeVar

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from app.entries import Entry
from app.terms.saying import Saying
from app.views.desk import DeskView
from ui.kit.key_kinds import COMMANDS
from ui.kit.theme import Theme
from ui.text.words import Words

T = TypeVar("T")
QuietAction = tuple[Saying, Callable[[], None]]
Identity = tuple[str, int, tuple[object, ...] | None]

BACKSPACE, ESCAPE = "\b", "\x1b"  # what Qt says was typed by these keys


class Page(QWidget):
    """One page for one kind of ask; the window draws NOW and why above it, and the quiet words and the primary button below it."""

    entered = Signal(object)  # an app.entries Entry
    drafted = Signal(object)  # an app.asks.Draft: the window answers with a view that counts it in
    ready_changed = Signal(bool)
    foot_changed = Signal()  # quiet_actions() or footnote() may answer otherwise than before
    questioned = Signal()  # what was odd is asked back: the next confirm is the answer, once it could be read
    export_wanted = Signal()  # the primary button of the result
    debrief_wanted = Signal()
    predict_wanted = Signal()
    played_on = Signal()  # the game is not stopped after the round that was planned
    left = Signal()  # a page that was opened on demand is not wanted any more

    def __init__(self, theme: Theme, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme, self.words = theme, words
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)  # else what was painted there before shines through
        self.view: DeskView | None = None
        self._is_ready = False

    @property
    def is_ready(self) -> bool:
        """Whether nothing is missing: the primary button may be pressed."""
        return self._is_ready

    def show_view(self, view: DeskView) -> None:
        """Draw the view's ask; what was typed stays as long as it is the same ask, whatever the language or a draft changed."""
        is_new = self.view is None or identity(self.view) != identity(view)
        self.view = view
        if is_new:
            self.begin()
            self._recall_entry(view)
        self.draw()
        self.show_ready()

    def _recall_entry(self, view: DeskView) -> None:
        if view.repair is not None and view.repair.entry is not None:
            self.recall(view.repair.entry)

    def forget_view(self) -> None:
        """Begin anew with the next view: the game has left this page, and may come back by another way."""
        self.view = None

    @property
    def shown(self) -> DeskView:
        """The view on the page."""
        if self.view is None:
            raise ValueError(self)
        return self.view

    def asked(self, kind: type[T]) -> T:
        """The view's ask, which is of the page's kind."""
        ask = self.shown.ask
        if not isinstance(ask, kind):
            raise TypeError(ask)
        return ask

    def show_theme(self, theme: Theme) -> None:
        """Use other colours from now on; the widgets below are told by whoever dresses the window."""
        self.theme = theme

    def confirm(self) -> None:
        """Enter, or the primary button: emit `entered`, or ask about what is odd, or move to what is missing."""
        raise NotImplementedError

    def focus_first(self) -> None:
        """Put the keyboard where the page begins."""

    def own_words(self) -> tuple[Saying, Saying, Saying] | None:
        """NOW, why and the primary button, where they are not the view's."""
        return None

    def quiet_actions(self) -> tuple[QuietAction, ...]:
        """What else may be done here, as quiet words at the left of the foot."""
        return ()

    def footnote(self) -> Saying | None:
        """What stands in bold at the left of the foot; None where there is nothing to tell."""
        return None

    def type_letter(self, text: str) -> bool:
        """Use a letter, figure, BACKSPACE or ESCAPE that was typed anywhere on the page; False leaves it to others."""
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """What no field on the page wanted; Enter and whatever is not used here go on to the window."""
        if event.modifiers() & COMMANDS or not self.type_letter(event.text()):
            super().keyPressEvent(event)

    def begin(self) -> None:
        """Forget what was typed: this is another ask."""

    def recall(self, entry: Entry) -> None:
        """Fill in what stands there now, to be repaired; an entry that answers another ask than the page's says nothing here."""

    def draft_again(self) -> None:
        """Count in again what was typed: the ask is still the same, but its view came back without it."""

    def draw(self) -> None:
        """Put the ask into words and widgets; called for a new ask and whenever the view changed."""

    def may_confirm(self) -> bool:
        """Whether nothing is missing now."""
        return True

    def show_ready(self) -> None:
        """Tell the window when readiness changed, and that the foot may have."""
        ready = self.view is not None and self.may_confirm()
        if ready != self._is_ready:
            self._is_ready = ready
            self.ready_changed.emit(ready)
        self.foot_changed.emit()


def identity(view: DeskView) -> Identity:
    """What makes two asks the same one: their kind and the turn, and in a repair what is open in it and how much is staged.

    A correction in the middle of an ask changes none of them.
    """
    repair = view.repair
    is_of = (repair.staged, repair.entry, repair.at, repair.header is not None, repair.is_asking) if repair is not None else None
    return type(view.ask).__name__, view.turn, is_of
