"""A row that goes on in a next line where there is no room for all of it: what is large must not be cut."""

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget

LINE_GAP = 8  # px between two lines at most: those belong together


class Wrapping(QLayout):
    """Things side by side from the left, each as large as it likes to be; as wide as the widest of them at least."""

    def __init__(self, *widgets: QWidget, gap: int = 8) -> None:
        super().__init__()
        self._items: list[QLayoutItem] = []
        self._may_wrap = True
        self.setContentsMargins(0, 0, 0, 0)
        self.setSpacing(gap)
        for widget in widgets:
            self.addWidget(widget)

    def show_wrapping(self, *, may_wrap: bool) -> None:
        """Whether there is a next line to go on in; else all of it needs the room of one."""
        self._may_wrap = may_wrap
        self.invalidate()

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, at: int) -> QLayoutItem | None:
        return self._items[at] if 0 <= at < len(self._items) else None

    def takeAt(self, at: int) -> QLayoutItem | None:
        return self._items.pop(at) if 0 <= at < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        return self._may_wrap

    def heightForWidth(self, width: int) -> int:
        return self._places(width)[1]

    def sizeHint(self) -> QSize:
        seen = self._seen()
        wide = sum(item.sizeHint().width() for item in seen) + self.spacing() * max(0, len(seen) - 1)
        return QSize(wide, max((item.sizeHint().height() for item in seen), default=0))

    def minimumSize(self) -> QSize:
        sizes = [_size(item) for item in self._seen()]
        if not self._may_wrap:
            return self.sizeHint()
        return QSize(max((size.width() for size in sizes), default=0), max((size.height() for size in sizes), default=0))

    def setGeometry(self, place: QRect) -> None:
        super().setGeometry(place)
        places, high = self._places(place.width())
        down = max(0, (place.height() - high) // 2)
        for item, spot in zip(self._seen(), places, strict=True):
            item.setGeometry(spot.translated(place.topLeft() + QPoint(0, down)))

    def _seen(self) -> list[QLayoutItem]:
        return [item for item in self._items if not item.isEmpty()]

    def _places(self, width: int) -> tuple[list[QRect], int]:
        """Where each one stands in a row of this width, in the middle of its line, and how high they are together."""
        places: list[QRect] = []
        line: list[QRect] = []
        x = y = 0
        for size in map(_size, self._seen()):
            if line and self._may_wrap and x + size.width() > width:
                y += _centred(line, places) + min(self.spacing(), LINE_GAP)
                x, line = 0, []
            line.append(QRect(QPoint(x, y), QSize(min(size.width(), max(1, width)), size.height())))
            x += size.width() + self.spacing()
        return places, y + _centred(line, places)


def _centred(line: list[QRect], places: list[QRect]) -> int:
    """Put what stands in one line at its middle; returns its height."""
    high = max((place.height() for place in line), default=0)
    places.extend(place.translated(0, (high - place.height()) // 2) for place in line)
    return high


def _size(item: QLayoutItem) -> QSize:
    return item.sizeHint().expandedTo(item.minimumSize())
