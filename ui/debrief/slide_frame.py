"""The slide as the class will see it: as large as there is room, in the wall's own shape."""

from typing import Protocol

from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.views.slides import SlideScene
from ui.kit.theme import Theme
from ui.kit.zooming import UNZOOMED

SHAPE = (16, 9)
EDGE = 2  # px


class SlidePicture(Protocol):
    """The wall's page for a slide, which whoever knows both windows lends to this frame."""

    def show_scene(self, scene: SlideScene) -> None: ...
    def show_unit(self, u: float, scale: float = 1.0) -> None: ...
    def setGeometry(self, place: QRect) -> None: ...
    def respeak(self) -> None: ...


class SlideFrame(QWidget):
    """16:9 with an ink edge; empty until a page was lent."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self._scene: SlideScene | None = None
        self.page: SlidePicture | None = None
        self._scale = 1.0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def take(self, page: SlidePicture) -> None:
        """Show slides with this page from now on."""
        self.page = page
        page.setParent(self)
        page.setProperty(UNZOOMED, True)
        page.show()
        self._fit()
        if self._scene is not None:
            page.show_scene(self._scene)

    def show_scene(self, scene: SlideScene) -> None:
        """The slide that is up, and how far it is revealed."""
        self._scene = scene
        if self.page is not None:
            self.page.show_scene(scene)

    def show_scale(self, scale: float) -> None:
        """The wall's text scale, 1.0 to 1.2."""
        self._scale = scale
        self._fit()

    def respeak(self) -> None:
        """The wall speaks another language."""
        if self.page is not None:
            self.page.respeak()

    def show_theme(self, theme: Theme) -> None:
        """Another edge from now on; the page is told by whoever dresses the window."""
        self.theme = theme
        self.update()

    def show_tall(self, *, is_tall: bool) -> None:
        """Whether it is as high as its width wants, or has what is left."""
        policy = self.sizePolicy()
        policy.setHeightForWidth(is_tall)
        policy.setVerticalPolicy(QSizePolicy.Policy.Preferred if is_tall else QSizePolicy.Policy.Expanding)
        self.setSizePolicy(policy)

    def heightForWidth(self, width: int) -> int:
        across, down = SHAPE
        return (width - 2 * EDGE) * down // across + 2 * EDGE

    def sizeHint(self) -> QSize:
        return QSize(688, 387)

    def minimumSizeHint(self) -> QSize:
        return QSize(480, 270)

    @property
    def place(self) -> QRect:
        """Where the picture is, in px: at the top, in the middle."""
        across, down = SHAPE
        wide = min(self.width() - 2 * EDGE, (self.height() - 2 * EDGE) * across // down)
        return QRect((self.width() - wide) // 2, EDGE, wide, wide * down // across)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        if self.page is not None:
            place = self.place
            self.page.show_unit(place.height() / 100, self._scale)
            self.page.setGeometry(place)

    def paintEvent(self, _event: QPaintEvent) -> None:
        place = self.place.adjusted(-1, -1, 0, 0)
        with QPainter(self) as p:
            p.setPen(QPen(QColor(self.theme.ink), EDGE))
            p.setBrush(QColor(self.theme.well))
            p.drawRect(place)
