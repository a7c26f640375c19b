"""A page over both sides of the desk, for what is no ask: it is lent by whoever knows it, and gives way to any sheet."""

from typing import Protocol

from PySide6.QtCore import QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QLayout, QStackedWidget, QWidget

from ui.kit.notice import Notice


class FullPage(Protocol):
    """What the window tells a page that takes all of it. `notice_place` is where the window's notice stands meanwhile."""

    notice_place: QLayout

    def confirm(self) -> None: ...
    def leave(self) -> None: ...
    def focus_first(self) -> None: ...
    def show_words(self) -> None: ...
    def show_narrow(self, *, is_narrow: bool) -> None: ...


class FullWidth(QStackedWidget):
    """The usual two sides, or the page; only the one that is seen counts for the size of the window."""

    def __init__(self, usual: QWidget) -> None:
        super().__init__()
        self._usual = usual
        self._page: FullPage | None = None
        self._is_tall = False
        self.addWidget(usual)

    @property
    def page(self) -> FullPage | None:
        """The page that was lent, whether it is seen or not."""
        return self._page

    @property
    def is_on(self) -> bool:
        """Whether a page was lent."""
        return self._page is not None

    @property
    def is_seen(self) -> bool:
        """Whether the page is what the teacher looks at."""
        return self.currentWidget() is not self._usual

    def lay(self, page: FullPage) -> None:
        """Take this page; it is seen as soon as nothing covers it."""
        self._page = page
        page.show_narrow(is_narrow=self._is_tall)
        if self.indexOf(page) < 0:
            self.addWidget(page)

    def take_off(self) -> None:
        """Give the page back."""
        self._page = None

    def see(self, notice: Notice, *, is_covered: bool) -> bool:
        """Show what is to be seen now; True where that is the page, and was not."""
        was = self.is_seen
        seen = self._page is not None and not is_covered
        if seen != was:
            self.setCurrentWidget(self._page if seen else self._usual)
            if seen:
                self._page.notice_place.addWidget(notice)
            self.updateGeometry()
        return seen and not was

    def hasHeightForWidth(self) -> bool:
        return False  # texts that wrap would ask for all the height that they could use

    def show_tall(self, *, is_tall: bool) -> None:
        """Whether what is seen stands one above the other, each part with all its lines, and the desk is scrolled."""
        self._is_tall = is_tall
        if self._page is not None:
            self._page.show_narrow(is_narrow=is_tall)
        self.updateGeometry()

    def minimumSizeHint(self) -> QSize:
        least, column = self.currentWidget().minimumSizeHint(), self.currentWidget().layout()
        if not self._is_tall:
            return least
        wide = max(least.width(), self.width())
        wanted = column.totalHeightForWidth(wide) if column.hasHeightForWidth() else column.sizeHint().height()
        return QSize(least.width(), max(least.height(), wanted))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._is_tall and event.size().width() != event.oldSize().width():
            self.updateGeometry()
