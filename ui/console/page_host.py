"""The room for the pages: one is seen at a time, and only that one counts for the size of the window."""

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from ui.console.pages.page import Page

LEAST = 200  # px of height that a page keeps when a notice wants room


class PageHost(QScrollArea):
    """The page of the ask, and those that were laid over it. Where a notice leaves too little room, the page scrolls."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._room = QWidget()
        self._column = QVBoxLayout(self._room)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._pages: list[Page] = []
        self._own: Page | None = None
        self._over: list[Page] = []
        self._is_whole = False
        self.setWidget(self._room)
        self._room.installEventFilter(self)

    @property
    def page(self) -> Page | None:
        """The page that is seen."""
        return self._over[-1] if self._over else self._own

    @property
    def is_covered(self) -> bool:
        """Whether a page lies over the ask's."""
        return bool(self._over)

    @property
    def pages(self) -> tuple[Page, ...]:
        """Every page that may be seen again without being asked for: the ask's, and those over it."""
        return tuple(page for page in (self._own, *self._over) if page is not None)

    @property
    def over(self) -> tuple[Page, ...]:
        """What lies over the ask's page, the page that is seen last."""
        return tuple(self._over)

    def show_own(self, page: Page) -> None:
        """The page of the ask; what lies over it stays."""
        self._own = page
        self._see()

    def lay_over(self, page: Page) -> None:
        """Put a page on top; one that lies there already comes to the top."""
        self._over = [each for each in self._over if each is not page] + [page]
        self._see()

    def take_off(self) -> None:
        """Take the top page away, if one lies over the ask's."""
        self._over = self._over[:-1]
        self._see()

    def clear_over(self) -> None:
        """Leave only the ask's page."""
        self._over = []
        self._see()

    def forget(self, pages: tuple[Page, ...]) -> None:
        """Let these pages go for good."""
        self._over = [page for page in self._over if page not in pages]
        self._own = None if self._own in pages else self._own
        for page in pages:
            if page in self._pages:
                self._pages.remove(page)
                self._column.removeWidget(page)
            page.deleteLater()
        self._see()

    def show_whole(self, *, is_whole: bool) -> None:
        """Whether the page is shown in full height, because all of the desk scrolls and not the page alone."""
        if is_whole != self._is_whole:
            self._is_whole = is_whole
            self.updateGeometry()

    def sizeHint(self) -> QSize:
        return self.minimumSizeHint() if self._is_whole else super().sizeHint()

    def minimumSizeHint(self) -> QSize:
        least = self._room.minimumSizeHint()
        return QSize(least.width(), self._whole_height(least) if self._is_whole else LEAST)

    def _whole_height(self, least: QSize) -> int:
        wide = max(least.width(), self.viewport().width())
        return max(LEAST, least.height(), self._column.totalHeightForWidth(wide) if self._column.hasHeightForWidth() else 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._is_whole and event.size().width() != event.oldSize().width():
            self.updateGeometry()

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return False

    def _see(self) -> None:
        page = self.page
        if page is not None and page not in self._pages:
            self._pages.append(page)
            self._column.addWidget(page)
        for each in self._pages:
            each.setVisible(each is page)
        self.verticalScrollBar().setValue(0)
