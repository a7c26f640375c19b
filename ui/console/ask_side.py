"""The left side of the desk: NOW and why, the page for the ask, a notice when there is one, and the foot.

It knows no ask: which page draws what stands in the registry of pages.
"""

from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from app.terms.saying import Saying, Says, say
from app.views.desk import DeskView
from ui.console import key_names
from ui.console.foot import Foot
from ui.console.page_host import PageHost
from ui.console.pages.page import Page, QuietAction, identity
from ui.console.repair_pages import RepairPages
from ui.console.sheet import Sheet
from ui.kit.buttons import QuietButton
from ui.kit.header import AskHeader
from ui.kit.notice import Notice
from ui.kit.painting import show_theme_in
from ui.kit.surfaces import row
from ui.kit.theme import Theme
from ui.text.words import Words

if TYPE_CHECKING:
    from ui.console.pages.review import ReviewPage

P = TypeVar("P", bound=Page)


class AskSide(QFrame):
    """One page at a time; a page that was opened on demand lies over the ask's own until it is left, and so does the review of a repair."""

    entered = Signal(object)
    drafted = Signal(object)
    questioned = Signal()
    export_wanted = Signal()
    confirmed = Signal()
    guide_wanted = Signal()
    acted = Signal()
    explanation_wanted = Signal()  # the earlier entry that would explain a contradiction is to be opened
    repair_confirmed = Signal()
    repair_left = Signal()
    repair_resumed = Signal()  # what was opened last stays as it is
    cards_changed = Signal(object)  # a CardsChange
    drop_wanted = Signal()  # the entry that is open in the repair is to be left out
    debrief_wanted = Signal()
    predict_wanted = Signal()
    played_on = Signal()  # the plan to stop here is dropped
    page_changed = Signal()
    begun = Signal()  # a page is read from its beginning: another one, or the same anew

    def __init__(self, theme: Theme, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme, self.words = theme, words
        self.view: DeskView | None = None
        self._adopted: list[Page] = []
        self._made: dict[type[Page], Page] = {}
        self._made_for_repairs: dict[type[Page], Page] = {}  # pages of their own: what was half typed on the others is wanted afterwards
        self.header, self.guide = AskHeader(), QuietButton()
        self.guide.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.guide.clicked.connect(self.guide_wanted)
        self._is_guide_open = False
        self.host, self.notice, self.unfit = PageHost(), Notice(), Notice()
        self._repair = RepairPages()
        self.notice.acted.connect(self.acted)
        self.notice.acted_otherwise.connect(self.explanation_wanted)
        self.unfit.layout().setContentsMargins(16, 2, 16, 2)  # it stands where the steps of the round were
        self.unfit.acted.connect(self.drop_open_entry)
        for notice in (self.notice, self.unfit):
            notice.action.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            notice.other.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.foot = Foot(theme, words)
        self.foot.confirmed.connect(self.confirmed)
        self._lay_out()

    def _lay_out(self) -> None:
        self._column = column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        head = row(gap=12)
        head.addWidget(self.header, 1)
        head.addWidget(self.guide, 0, Qt.AlignmentFlag.AlignTop)
        column.addLayout(head)
        column.addWidget(self.host, 1)
        column.addWidget(self.notice)
        column.addWidget(self.foot)

    def show_narrow(self, *, is_narrow: bool) -> None:
        """Whether the desk is one column that scrolls as a whole."""
        self.host.show_whole(is_whole=is_narrow)
        self.foot.show_narrow(is_narrow=is_narrow)

    @property
    def page(self) -> Page | None:
        """What the teacher looks at."""
        return self.host.page

    @property
    def is_covered(self) -> bool:
        """Whether a page lies over the ask's that can be left."""
        return len(self.host.pages) > 1

    def show_view(self, view: DeskView) -> None:
        """Draw the ask; what lay over it goes as soon as something was entered or undone."""
        self._repair.follow(self.view, view)
        view = self._repair.worded(view)
        before, self.view = self.view, view
        self._show_unfit()
        if before is not None and _table(before) != _table(view):
            self._forget_pages()
        if before is None or _table(before) != _table(view):
            self._move_on(view)
        elif self._repair.comes_back(before, view):
            self._go_on(view)
        elif identity(before) != identity(view):
            self._move_on(view)
        elif _put_right(before) != _put_right(view):
            self._go_on(view)
        else:
            self._show_pages(view)
        if self._repair.is_reviewed(view):
            self._review()

    def show_guide(self, is_open: bool) -> None:
        """Whether the guide is open: then its own panel names the key."""
        had_focus, self._is_guide_open = self.guide.hasFocus(), is_open
        self._show_head()
        if had_focus and is_open and self.page is not None:
            self.page.focus_first()

    def forget_view(self) -> None:
        """The game is gone: there is nothing to go back to."""
        self._uncover()
        self._forget_pages()
        self.view = None

    def _move_on(self, view: DeskView) -> None:
        """Another ask: nothing that was typed on its page when it was last seen belongs to it."""
        own = self.page_of(self._repair.page_class(view))
        own.forget_view()
        self._uncover()
        self.host.show_own(own)
        self._show_pages(view)
        if view.repair is not None and not self._repair.is_reviewed(view):
            own.draft_again()  # what stands there now, so that the view comes back with what follows from it
        self._focus_page()
        if self._repair.begins_with_a_correction(view):
            self._lay_correction()

    def _go_on(self, view: DeskView) -> None:
        """The same ask after a correction or a repair: what was typed on its page stays, and is counted in again."""
        self._uncover()
        self.host.show_own(self.page_of(self._repair.page_class(view)))
        self._show_pages(view)
        self._focus_page()
        if self.page is not None:
            self.page.draft_again()

    def _uncover(self) -> None:
        """What was laid over the ask's page goes, and begins anew when it is wanted again."""
        for page in self.host.over:
            page.forget_view()
        self.host.clear_over()

    def _show_pages(self, view: DeskView) -> None:
        for page in self.host.pages:
            page.show_view(view)
        self._show_page()

    @property
    def review(self) -> "ReviewPage":
        """What a repair changes."""
        from ui.console.pages.review import ReviewPage

        page = self.page_of(ReviewPage)
        if not isinstance(page, ReviewPage):
            raise TypeError(page)
        return page

    @property
    def is_reviewing(self) -> bool:
        """Whether the teacher looks at what a repair changes."""
        from ui.console.pages.review import ReviewPage

        return isinstance(self.page, ReviewPage)

    def _review(self) -> None:
        review = self.review
        if review in self.host.over:
            return
        review.forget_view()
        self.lay_over(review)

    def _change_again(self) -> None:
        """From the review back to the page of the entry, with what was entered."""
        self._repair.change()
        if self.view is None or self.view.repair is None:
            return
        self.view = self._repair.worded(self.view)
        self._uncover()
        self._show_pages(self.view)
        if self.page is not None:
            self.page.draft_again()
        self._focus_page()

    def _lay_correction(self) -> None:
        from ui.console.pages.correction import CorrectionPage

        self.lay_over(self.page_of(CorrectionPage))

    def drop_open_entry(self) -> None:
        """Leave out the entry that no longer fits, if the rest would fit then."""
        if self.view is not None and self.view.repair is not None and self.view.repair.unfit is not None and self.view.repair.may_drop:
            self._repair.answered()
            self.drop_wanted.emit()

    @property
    def is_unfit(self) -> bool:
        """Whether the page is about an entry that no longer fits: then the notice says why, and takes the room of the quieter reason."""
        return self.view is not None and self.view.repair is not None and self.view.repair.unfit is not None

    def _show_unfit(self) -> None:
        """Made here and laid out by the window, above both sides."""
        repair = self.view.repair if self.view is not None else None
        if repair is None or repair.unfit is None:
            self.unfit.show_notice("")
            return
        is_over = self.view is not None and self.view.ask is None
        leave_out = self.words.say(Says.LEAVE_OUT_ALL if is_over else Says.LEAVE_OUT)
        action = f"{leave_out}  {key_names.REMEDY}" if repair.may_drop else ""
        self.unfit.show_notice(self.words.say(repair.unfit), action)

    def leave(self) -> bool:
        """Esc: leave what lies over the ask's page, or what was opened last, or else the repair; False where nothing is to be left."""
        if self.is_covered and not self.is_reviewing:
            self.close_over()
        elif self._may_resume:
            self.repair_resumed.emit()
        elif self.view is not None and self.view.repair is not None:
            self.repair_left.emit()
        else:
            return False
        return True

    def page_of(self, kind: type[Page]) -> Page:
        """The page of this kind, made when it is first wanted."""
        made = self._made if self.view is None or self.view.repair is None else self._made_for_repairs
        if kind not in made:
            made[kind] = self.new(kind)
            self._wire_repair(made[kind])
        return made[kind]

    def _wire_repair(self, page: Page) -> None:
        from ui.console.pages.review import ReviewPage
        from ui.console.repair_cards import CardsPage

        if isinstance(page, ReviewPage):
            page.confirmed.connect(self.repair_confirmed)
            page.change_wanted.connect(self._change_again)
        if isinstance(page, CardsPage):
            page.changed.connect(self._on_cards_changed)

    def new(self, kind: type[P]) -> P:
        """A page of this kind, adopted."""
        return self.adopted(kind(self.theme, self.words))

    def adopted(self, page: P) -> P:
        """The page, with its words led to this side's, and as large as the rest."""
        if self.theme.zoom > 1:
            show_theme_in(page, self.theme)
        self._adopted.append(page)
        page.entered.connect(self._on_entered)
        page.drafted.connect(self.drafted)
        page.questioned.connect(self.questioned)
        page.export_wanted.connect(self.export_wanted)
        page.played_on.connect(self.played_on)
        page.debrief_wanted.connect(self.debrief_wanted)
        page.predict_wanted.connect(self.predict_wanted)
        page.left.connect(self.close_over)
        page.ready_changed.connect(lambda _ready: self._on_page_moved(page))
        page.foot_changed.connect(lambda: self._on_page_moved(page))
        return page

    def _on_entered(self, entry: object) -> None:
        self._repair.answered()
        self.entered.emit(entry)

    def _on_cards_changed(self, change: object) -> None:
        self._repair.answered()
        self.cards_changed.emit(change)

    def lay_over(self, page: Page) -> None:
        """Lay a page over the ask's until it is left, or until the game moves on."""
        self.host.lay_over(page)
        if self.view is not None:
            page.show_view(self.view)
        elif isinstance(page, Sheet):
            page.draw()
        self._show_page()
        self._focus_page()

    def close_over(self) -> None:
        """Back to what lies below; without a game the last page stays."""
        if not self.is_covered:
            return
        self.host.take_off()
        self._show_page()
        self._focus_page()

    def uncover(self) -> None:
        """Leave only the ask's page, whatever lies over it."""
        self._uncover()
        self._show_page()

    def take_notice_back(self) -> None:
        """The notice stands above the foot again, after it was lent."""
        if self.notice.parent() is not self:
            self._column.insertWidget(self._column.indexOf(self.foot), self.notice)

    def show_theme(self, theme: Theme) -> None:
        """Pages that are made from now on begin in these colours."""
        self.theme = theme
        for page in self._adopted:
            if not self.isAncestorOf(page):  # made, but never laid over yet
                show_theme_in(page, theme)

    def show_words(self) -> None:
        """Say everything again in the language spoken now."""
        for page in self.host.pages:
            if page.view is not None or isinstance(page, Sheet):
                page.draw()
        self._show_unfit()
        self._show_page()

    def _show_page(self) -> None:
        self._show_head()
        self._show_foot()
        self.page_changed.emit()

    def _show_head(self) -> None:
        said = self._said()
        now, why = (self.words.say(each) for each in said[:2]) if said else ("", "")
        self.header.show_ask(now, "" if self.is_unfit else why)
        self.guide.show_text(f"{self.words.say(Says.GUIDE)}  {key_names.GUIDE}")
        self.guide.setVisible(self.view is not None and not self.host.is_covered and not self._is_guide_open)

    def _show_foot(self) -> None:
        page, said = self.page, self._said()
        if page is None or said is None:
            return
        note = page.footnote()
        self.foot.show_note(self.words.say(note) if note else "")
        self.foot.show_quiet((*page.quiet_actions(), *self._ways_out(page)))
        self.foot.show_primary(self.words.say(said[2]), self.words.say(Says.KEY_ENTER), page.is_ready)

    def _ways_out(self, page: Page) -> tuple[QuietAction, ...]:
        """Every page of a repair can give it up, or only what was opened last where something else is staged."""
        if self.view is None or self.view.repair is None or isinstance(page, Sheet):
            return ()
        resume, give_up = (say(Says.REPAIR_TO_REVIEW), self.repair_resumed.emit), (say(Says.REPAIR_GIVE_UP), self.repair_left.emit)
        return (resume if self._may_resume else give_up,)

    @property
    def _may_resume(self) -> bool:
        """Whether something was staged before what is open now, which can be left alone."""
        repair = self.view.repair if self.view is not None else None
        return repair is not None and repair.is_asking and repair.staged > 0

    def _said(self) -> tuple[Saying, Saying, Saying] | None:
        """NOW, why and the button of the page that is seen."""
        own = self.page.own_words() if self.page is not None else None
        if own is not None or self.view is None:
            return own
        return self.view.now, self.view.why, self.view.button

    def _focus_page(self) -> None:
        """The keyboard goes where the page begins; to nothing in particular where it names no place, and nowhere while all is covered."""
        if not self.isVisibleTo(self.window()):
            return
        self.setFocus()
        if self.page is not None:
            self.page.focus_first()
        self.begun.emit()

    def _on_page_moved(self, page: Page) -> None:
        if page is self.page:
            self._show_head()
            self._show_foot()

    def _forget_pages(self) -> None:
        """Another table: nothing that was typed for the last one may appear again."""
        for made in (self._made, self._made_for_repairs):
            self.host.forget(tuple(made.values()))
            self._adopted = [page for page in self._adopted if page not in made.values()]
            made.clear()


def _table(view: DeskView) -> tuple[int, int]:
    """What makes two tables the same one, whatever they are called."""
    return view.table, len(view.players)


def _put_right(view: DeskView) -> tuple[object, ...]:
    """What can be put right in the middle of an ask."""
    return view.history, view.label, tuple(player.name for player in view.players)
