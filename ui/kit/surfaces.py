"""Surfaces and rows: what stands on what, and what stands beside what."""

from PySide6.QtWidgets import QFrame, QHBoxLayout, QLayout, QVBoxLayout, QWidget

from ui.kit.labels import PlainLabel

INSET = 10  # px by which a table's cells stand in from its edges


def surface(kind: str, pad: tuple[int, int] = (12, 10), gap: int = 6) -> tuple[QFrame, QVBoxLayout]:
    """A frame of a kind (card, well, notice, or "" for none) and the column in it; pad is left and right, above and below, in px."""
    frame = QFrame()
    frame.setProperty("surface", kind)
    column = QVBoxLayout(frame)
    column.setContentsMargins(pad[0], pad[1], pad[0], pad[1])
    column.setSpacing(gap)
    return frame, column


def from_top(page: QWidget, *parts: QWidget, gap: int = 10) -> None:
    """Lay a page out: its parts below each other, edge to edge, and whatever room is left below them; gap in px."""
    column = QVBoxLayout(page)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(gap)
    for part in parts:
        column.addWidget(part)
    column.addStretch(1)


def row(*items: QWidget | QLayout | str | int, gap: int = 8) -> QHBoxLayout:
    """Things side by side: a number is a stretch, a text becomes a label."""
    line = QHBoxLayout()
    line.setContentsMargins(0, 0, 0, 0)
    line.setSpacing(gap)
    for item in items:
        if isinstance(item, int):
            line.addStretch(item)
        elif isinstance(item, QLayout):
            line.addLayout(item)
        else:
            line.addWidget(PlainLabel(item) if isinstance(item, str) else item)
    return line


def together(*items: QWidget) -> QWidget:
    """Things side by side that stay beside each other where a row goes on in a next line."""
    whole = QWidget()
    whole.setLayout(row(*items))
    return whole


def inset(*items: QWidget | QLayout | str | int, gap: int = 8) -> QHBoxLayout:
    """A row that lines up with the cells of a table below it."""
    line = row(*items, gap=gap)
    line.setContentsMargins(INSET, 0, INSET, 0)
    return line


def rule() -> QFrame:
    """A hairline between two parts of a column."""
    line = QFrame()
    line.setProperty("surface", "rule")
    line.setFixedHeight(1)
    return line


def emptied(column: QLayout) -> list[QWidget]:
    """The widgets that stood in a layout; it is empty afterwards and they live on."""
    out = []
    while (item := column.takeAt(0)) is not None:
        widget = item.widget()
        if widget is not None:
            out.append(widget)
    return out
