"""The wall: the class's window. It shows one whole public view at a time, asks for nothing and never takes the keyboard."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QCloseEvent, QColor, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from app.terms.saying import Says
from app.views.public import PublicView
from ui.kit.painting import Themed
from ui.kit.theme import Theme
from ui.projector.board import Board
from ui.projector.scenes.page import Page
from ui.projector.scenes.pages import PAGES
from ui.text.words import Words

FLAGS = Qt.WindowType.Window | Qt.WindowType.WindowDoesNotAcceptFocus
SCALES = (1.0, 1.2)  # the least and the greatest text scale


class Projector(QWidget):
    """The frame and one page; pages are made at their first scene and live on."""

    hidden_by_user = Signal()

    def __init__(self, theme: Theme, words: Words) -> None:
        super().__init__()
        self.theme, self.words, self.text_scale = theme, words, SCALES[0]
        self.view: PublicView | None = None
        self._page: Page | None = None
        self._pages: dict[type, Page] = {}
        self._behave()
        self.board = Board(theme, words, self)
        self.board.hide()
        words.changed.connect(self._on_words_changed)
        self._title()

    def _behave(self) -> None:
        self.setWindowFlags(FLAGS)
        self.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
        self.setAttribute(Qt.WidgetAttribute.WA_QuitOnClose, False)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setMinimumSize(480, 270)
        self.resize(960, 540)

    @property
    def u(self) -> float:
        """One percent of the smaller of the height and 9/16 of the width, in px."""
        return min(self.height(), self.width() * 9 / 16) / 100

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
        self._turn_to(page)

    def show_theme(self, theme: Theme) -> None:
        """Paint in other colours from now on."""
        self.theme = theme
        for widget in self.findChildren(QWidget):
            if isinstance(widget, Themed):
                widget.show_theme(theme)
        self.update()

    def show_scale(self, scale: float) -> None:
        """Enlarge the smaller letters, 1.0 to 1.2."""
        self.text_scale = min(max(scale, SCALES[0]), SCALES[1])
        self._fit()

    def _page_of(self, kind: type) -> Page:
        if kind not in self._pages:
            self._pages[kind] = PAGES[kind](self.theme, self.words, self)
            self._fit_page(self._pages[kind])
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

    def _fit(self) -> None:
        self.board.setGeometry(self.rect())
        self.board.show_unit(self.u, self.text_scale)
        if self._page:
            self._fit_page(self._page)

    def _fit_page(self, page: Page) -> None:
        place = self.board.scene_place() if page.framed else self.rect()
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

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as p:
            p.fillRect(event.rect(), QColor(self.theme.paper))

    def closeEvent(self, event: QCloseEvent) -> None:
        super().closeEvent(event)  # an accepted close only hides: the window lives as long as the program
        self.hidden_by_user.emit()
