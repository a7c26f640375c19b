"""The wall: the class's window. It shows one whole public view at a time, asks for nothing and never takes the keyboard."""


from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QCloseEvent, QColor, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QWidget

from app.clock import Reading
from app.stage import Mode
from app.terms.saying import Says
from app.views.public import DebateScene, PublicView, TitleScene
from app.views.slides import SlideScene
from ui.kit.late import Late
from ui.kit.legibility import MARGINS, SCALES
from ui.kit.painting import Themed
from ui.kit.theme import Theme
from ui.projector.board import Board
from ui.projector.cover import Cover
from ui.projector.scenes.debate import DebatePage
from ui.projector.scenes.page import Page
from ui.projector.scenes.pages import PAGES
from ui.projector.scenes.title import TitlePage
from ui.projector.sight_card import SightCard
from ui.projector.slides.page import SlidePage
from ui.text.words import Words

FLAGS = Qt.WindowType.Window | Qt.WindowType.WindowDoesNotAcceptFocus
KINDS: dict[type, type[Page]] = {**PAGES, SlideScene: SlidePage}  # the scenes of the game, and the slides of its debrief


class Projector(QWidget):
    """The frame and one page; pages are made at their first scene and live on."""

    hidden_by_user = Signal()

    def __init__(self, theme: Theme, words: Words) -> None:
        super().__init__()
        self.theme, self.words, self.text_scale, self.margin = theme, words, SCALES[0], MARGINS[0]
        self.view: PublicView | None = None
        self.slide: SlideScene | None = None
        self.mode, self._kept, self._clock, self._is_tested = Mode.LIVE, None, None, False
        self._is_posing = False  # for a picture of itself
        self._page: Page | None = None
        self._pages: dict[type, Page] = {}
        self._behave()
        self.board, self._cover = Board(theme, words, self), Cover(self)
        self.board.hide()
        self._turn_to(self._page_of(TitleScene))  # what the class sees until there is a lesson
        words.changed.connect(self._on_words_changed)
        self._title()

    def _behave(self) -> None:
        self.setWindowFlags(FLAGS)
        self.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
        self.setAttribute(Qt.WidgetAttribute.WA_QuitOnClose, False)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setMinimumSize(320, 180)  # a projector of 1024 × 768 at 300 % is 341 × 256 px to us
        self.resize(960, 540)

    @property
    def u(self) -> float:
        """One percent of the smaller of the height and 9/16 of the width of what is left, in px."""
        return min(self.place.height(), self.place.width() * 9 / 16) / 100

    @property
    def place(self) -> QRect:
        """What no projector crops: all but the ground colour stays in it."""
        free = round(self.height() * self.margin)
        return self.rect().adjusted(free, free, -free, -free)

    @property
    def share(self) -> float:
        """How much of the picture's height 100 u take, 0 to 1."""
        return self.u * 100 / max(1, self.height())

    @property
    def page(self) -> Page | None:
        """The page that is up, if a view was shown."""
        return self._page

    def show_view(self, view: PublicView) -> None:
        """Show this picture, and nothing of the last one."""
        if view == self.view:
            return
        self.view = view
        page = self._page_of(type(view.scene))
        if page.framed:
            self.board.show_country(view.country, chart=not page.hero_chart)
        page.show_scene(view.scene)
        if self.slide is None:
            self._turn_to(page)
            self._lie_over()

    def show_slide(self, slide: SlideScene | None) -> None:
        """Show a slide of the debrief in place of the game, or the game again: the last view that it told, if there is one."""
        if slide == self.slide:
            return
        self.slide = slide
        if slide is not None:
            self._page_of(SlideScene).show_scene(slide)
        scene = slide or (self.view.scene if self.view else None)
        self._turn_to(self._page_of(type(scene) if scene else TitleScene))
        self._lie_over()

    def show_mode(self, mode: Mode) -> None:
        """Follow the game, keep the picture whatever comes, or lie black or the title card over it."""
        self.mode = mode
        if mode is Mode.LIVE:
            self._kept = None
        elif mode is Mode.FROZEN and self._kept is None:
            self._kept = self._picture()
        self._lie_over()

    def show_clock(self, reading: Reading | None) -> None:
        """The debate's clock, or None outside a debate."""
        self._clock = reading
        if DebateScene in self._pages:
            self._show_clock(self._pages[DebateScene])

    def _show_clock(self, page: Page) -> None:
        if isinstance(page, DebatePage) and self._clock is not None:
            page.show_clock(self._clock)

    def show_theme(self, theme: Theme) -> None:
        """Paint in other colours from now on."""
        self.theme = theme
        for widget in self.findChildren(QWidget):
            if isinstance(widget, Themed):
                widget.show_theme(theme)
        self.update()

    def show_scale(self, scale: float) -> None:
        """Enlarge the smaller letters, 1.0 to 1.2."""
        self.text_scale = min(max(scale, SCALES[0]), SCALES[-1])
        self._fit()

    def show_margin(self, share: float) -> None:
        """Leave this part of the height free on every side, 0 to 0.1: many projectors crop their picture."""
        self.margin = min(max(share, MARGINS[0]), MARGINS[-1])
        self._fit()
        self.update()

    def show_sight_card(self, *, is_wanted: bool) -> None:
        """Lay the test card over everything, whatever the mode, or take it away."""
        self._is_tested = is_wanted
        self._lie_over()

    @property
    def is_tested(self) -> bool:
        """Whether the test card is up."""
        return self._is_tested

    def _page_of(self, kind: type) -> Page:
        if kind not in self._pages:
            self._pages[kind] = KINDS[kind](self.theme, self.words, self)
            self._fit_page(self._pages[kind])
            self._show_clock(self._pages[kind])
        return self._pages[kind]

    def _turn_to(self, page: Page) -> None:
        if page is self._page:
            return
        last, self._page = self._page, page
        self._fit_page(page)
        self.board.setVisible(page.framed)
        page.show()
        page.raise_()
        if last:
            last.hide()

    def _picture(self) -> QPixmap:
        """What the wall would show if nothing lay over it."""
        for over in (self._cover, Projector._card.made(self), Projector._sight_card.made(self)):
            if over is not None:
                over.hide()
        self._is_posing = True
        picture = self.grab()
        self._is_posing = False
        return picture

    def _lie_over(self) -> None:
        """Cover the page as the mode says, above whatever was raised since."""
        if self.mode in {Mode.BLACK, Mode.FROZEN}:
            self._cover.show_picture(self._kept if self.mode is Mode.FROZEN else None)
        else:
            self._cover.hide()
        if self.mode is Mode.CARD:
            self._fit_page(self._card)
            self._card.show()
            self._card.raise_()
        elif (card := Projector._card.made(self)) is not None:
            card.hide()
        self.update()
        self._test_sight()

    def _test_sight(self) -> None:
        if self._is_tested:
            self._sight_card.show_unit(self.u, self.text_scale)
            self._sight_card.setGeometry(self.place)
            self._sight_card.show()
            self._sight_card.raise_()
        elif (card := Projector._sight_card.made(self)) is not None:
            card.hide()

    @Late
    def _card(self) -> TitlePage:
        """The title card of a break: made when it is first wanted, and never a scene of the game."""
        card = TitlePage(self.theme, self.words, self)
        card.show_break()
        return card

    @Late
    def _sight_card(self) -> SightCard:
        """The test card: made when it is first wanted."""
        return SightCard(self.theme, self.words, self)

    def _fit(self) -> None:
        self.board.setGeometry(self.place)
        self.board.show_unit(self.u, self.text_scale)
        if self._page:
            self._fit_page(self._page)
        if self._is_posing:  # Qt tells a hidden window its size when a picture of it is taken: another picture now would never end
            return
        if self._kept is not None:
            self._kept = self._picture()
        self._lie_over()

    def _fit_page(self, page: Page) -> None:
        place = self.board.scene_place().translated(self.place.topLeft()) if page.framed else self.place
        if (page.u, page.scale) != (self.u, self.text_scale):
            page.show_unit(self.u, self.text_scale)
        page.setGeometry(place)

    def _title(self) -> None:
        self.setWindowTitle(self.words.say(Says.WALL_WINDOW))

    def _on_words_changed(self) -> None:
        self._title()
        self.board.respeak()
        for page in self._pages.values():
            page.respeak()
        if (card := Projector._card.made(self)) is not None:
            card.respeak()
        if (card := Projector._sight_card.made(self)) is not None:
            card.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as p:
            p.fillRect(event.rect(), QColor(self.theme.paper))
            if self.board.isVisible() and self.mode is not Mode.CARD and not self._is_tested:
                # The rail's ground goes on to the edge; where it is cropped, nothing is missed.
                rail = self.place.left() + round(self.board.rail_left)
                p.fillRect(QRect(rail, 0, self.width() - rail, self.height()), QColor(self.theme.well))

    def closeEvent(self, event: QCloseEvent) -> None:
        super().closeEvent(event)  # an accepted close only hides: the window lives as long as the program
        self.hidden_by_user.emit()
