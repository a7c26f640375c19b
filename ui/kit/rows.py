"""A quiet table: no boxes, one hairline above each row; numbers stand right, the column that matters is bold, one row may be lit."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QWidget

from ui.kit import surfaces
from ui.kit.hearing import Role
from ui.kit.labels import Elided, PlainLabel
from ui.kit.painting import Painted
from ui.kit.signs import Sign, SignKind
from ui.kit.theme import Theme, hairline, notice_ground
from ui.kit.zooming import fit_part


@dataclass(frozen=True, slots=True)
class Cell:
    """A text in a voice of its own, with a sign before it if there is one; voice None is the column's."""

    text: str = ""
    voice: str | None = None
    sign: SignKind | None = None


CellValue = str | Cell | SignKind | QWidget


class Rows(Painted):
    """A table whose values change in place as long as its shape stays."""

    heard_as = Role.Table
    INSET = surfaces.INSET
    is_zoomed = False  # its cells are

    def __init__(
        self, theme: Theme, heads: Sequence[str], *, stretch: int, right: Collection[int] = (),
        elided: Collection[int] = (), voices: Mapping[int, str] | None = None, height: int = 28, gap: int = 14,
        heads_wrap: bool = False, parent: QWidget | None = None,
    ) -> None:
        super().__init__(theme, u=1.0, parent=parent)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.right, self.elided, self.row_height = frozenset(right), frozenset(elided) | {stretch}, height
        self.voices = dict(voices or {})
        self.lit: int | None = None
        self._cells: list[list[_Face | QWidget]] = []
        self._stretch = stretch
        self._heads = [PlainLabel(head, "caption", right=at in self.right, wrap=heads_wrap) for at, head in enumerate(heads)]
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(self.INSET, 0, self.INSET, 0)
        self._grid.setHorizontalSpacing(gap)
        self._grid.setVerticalSpacing(0)
        self._grid.setColumnStretch(stretch, 1)
        for at, head in enumerate(self._heads):
            self._grid.addWidget(head, 0, at, Qt.AlignmentFlag.AlignBottom)

    @property
    def count(self) -> int:
        """How many rows stand under the heads."""
        return len(self._cells)

    def show_heads(self, heads: Sequence[str]) -> None:
        """Name the same columns in another language."""
        for label, head in zip(self._heads, heads, strict=True):
            label.show_text(head)

    def show_rows(self, rows: Sequence[Sequence[CellValue]], lit: int | None = None) -> None:
        """Show these cells; `lit` is the index of the row that is asked. What keeps its place keeps its widget."""
        self.lit = lit
        while len(self._cells) > len(rows):
            self._drop_row()
        for at, cells in enumerate(rows):
            if at == len(self._cells):
                self._cells.append([self._placed(cell, at, column) for column, cell in enumerate(cells)])
                self._grid.setRowMinimumHeight(at + 1, self._row_high)
            else:
                self._change_row(at, cells)
        fit_part(self)  # a cell that was made now is as large as the others
        self.updateGeometry()
        self.update()

    def show_theme(self, theme: Theme) -> None:
        """Signs in the cells change with the table."""
        super().show_theme(theme)
        for sign in self.findChildren(Sign):
            sign.show_theme(theme)
        for at in range(self.count):
            self._grid.setRowMinimumHeight(at + 1, self._row_high)

    @property
    def _row_high(self) -> int:
        return round(self.row_height * self.theme.zoom)

    def _change_row(self, at: int, cells: Sequence[CellValue]) -> None:
        for column, cell in enumerate(cells):
            old = self._cells[at][column]
            if isinstance(cell, QWidget):
                if old is not cell:
                    self._discard(old)
                    self._cells[at][column] = self._placed(cell, at, column)
            elif isinstance(old, _Face):
                old.show_cell(_as_cell(cell), self.theme)
            else:
                self._discard(old)
                self._cells[at][column] = self._placed(cell, at, column)

    def _placed(self, cell: CellValue, at: int, column: int) -> "_Face | QWidget":
        if isinstance(cell, QWidget):
            side = Qt.AlignmentFlag.AlignRight if column in self.right else Qt.AlignmentFlag.AlignLeft
            is_elastic = column == self._stretch and cell.sizePolicy().horizontalPolicy() is QSizePolicy.Policy.Expanding
            self._grid.addWidget(cell, at + 1, column, Qt.AlignmentFlag.AlignVCenter | (Qt.AlignmentFlag(0) if is_elastic else side))
            cell.show()
            return cell
        face = _Face(self.voices.get(column, ""), right=column in self.right, elided=column in self.elided, side=self.row_height - 7)
        face.show_cell(_as_cell(cell), self.theme)
        self._grid.addWidget(face, at + 1, column)
        return face

    def _discard(self, widget: QWidget) -> None:
        self._grid.removeWidget(widget)
        if isinstance(widget, _Face):
            widget.setParent(None)
            widget.deleteLater()
        else:
            widget.hide()  # a caller's own widget: it may come back

    def _drop_row(self) -> None:
        for widget in self._cells.pop():
            self._discard(widget)
        self._grid.setRowMinimumHeight(len(self._cells) + 1, 0)

    def paint(self, p: QPainter) -> None:
        t = self.theme
        for at, cells in enumerate(self._cells):
            box = self._row_box(cells)
            if at == self.lit:
                p.fillRect(box, QColor(notice_ground(t)))
                p.fillRect(QRectF(0, box.top(), 4, box.height()), QColor(t.coin))
            p.setPen(QPen(QColor(hairline(t)), 1))
            p.drawLine(box.topLeft(), box.topRight())

    def _row_box(self, cells: Sequence[QWidget]) -> QRectF:
        """From edge to edge, and as high as the row: a grid whose heads wrap does not tell the places of its cells."""
        places = [cell.geometry() for cell in cells]
        top, bottom = min(place.top() for place in places), max(place.bottom() + 1 for place in places)
        high = max(self._row_high, bottom - top)
        return QRectF(0, ((top + bottom) - high) / 2 / self.zoom, self.width(), high / self.zoom)


class _Face(QWidget):
    """One cell: a label, and a sign before it when there is one."""

    def __init__(self, voice: str, *, right: bool, elided: bool, side: int) -> None:
        super().__init__()
        self._voice, self._side = voice, side
        self._sign: Sign | None = None
        self.label: PlainLabel = Elided(voice=voice) if elided else PlainLabel(voice=voice, right=right)
        if elided and right:
            self.label.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._line = QHBoxLayout(self)
        self._line.setContentsMargins(0, 0, 0, 0)
        self._line.setSpacing(6)
        self._line.addWidget(self.label, 1)

    def show_cell(self, cell: Cell, theme: Theme) -> None:
        """Say and show something else in place."""
        self.label.show_voice(self._voice if cell.voice is None else cell.voice)
        self.label.show_text(cell.text)
        self.label.setVisible(bool(cell.text) or cell.sign is None)
        if cell.sign is not None and self._sign is None:
            self._sign = Sign(theme, cell.sign, self._side)
            self._line.insertWidget(0, self._sign)
        if self._sign is not None:
            self._sign.setVisible(cell.sign is not None)
            self._sign.show_sign(cell.sign or self._sign.kind)


def _as_cell(cell: str | Cell | SignKind) -> Cell:
    if isinstance(cell, SignKind):  # a StrEnum is a str, too: look here first
        return Cell(sign=cell)
    return Cell(cell) if isinstance(cell, str) else cell
