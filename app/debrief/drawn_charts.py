"""Charts drawn into a spreadsheet by the spreadsheet itself: they follow the cells, and whoever opens the file can change them.

No text of a chart comes from a player: what a cell says stays in its cell.
"""

from collections.abc import Mapping
from typing import Any

from msgspec import Struct
from xlsxwriter import Workbook  # type: ignore[import-untyped]  # typed, but it does not say so
from xlsxwriter.chart import Chart as Native  # type: ignore[import-untyped]
from xlsxwriter.worksheet import Worksheet  # type: ignore[import-untyped]

from app.debrief.chart_kinds import LYING, Chart, Form, Series, Tint
from app.debrief.tables import Say, Table
from app.terms.saying import Saying, Says

_TYPES = {
    Form.LINES: {"type": "line"},
    Form.LYING: {"type": "bar"},
    Form.STACK: {"type": "column", "subtype": "stacked"},
    Form.LYING_STACK: {"type": "bar", "subtype": "stacked"},
}
_WIDTH, _HEIGHT = 640, 460  # pixels: two beside each other on a small screen, four on a page across
_ROWS, _COLUMNS = 23, 10  # what one takes of the sheet, with the gap after it
_ON_A_ROW, _ON_A_PAGE = 2, 4
_ROW = 15.75  # points, said to the spreadsheet: a row of its own is not the same height in every one
A4 = 9  # as spreadsheets number their paper
_TEXT, _HEADING = 12, 16  # points
_NO_ZEROS = "0;-0;;"


class Placed(Struct, frozen=True):
    """A table, and the sheet that it stands on."""

    sheet: str
    table: Table

    def column(self, head: Saying) -> int:
        """Where the column with this heading is, 0 the first."""
        return self.table.heads.index(head)

    def cells(self, *heads: Saying) -> list[str | int]:
        """The cells below these headings, which are neighbours, as a place that the spreadsheet finds."""
        columns = [self.column(head) for head in heads]
        return [self.sheet, 1, min(columns), len(self.table.rows), max(columns)]

    def has(self, series: Series) -> bool:
        """Whether there is a number for it anywhere."""
        at = self.column(series.column)
        return any(isinstance(row[at], int) for row in self.table.rows)


def draw_charts(book: Workbook, name: str, charts: tuple[Chart, ...], tables: Mapping[Says, Placed], say: Say) -> None:
    """Add a sheet of this name with every chart that has something to show; no sheet at all where none has."""
    shown = [chart for chart in charts if any(tables[chart.of].has(series) for series in chart.series)]
    if not shown:
        return
    sheet = book.add_worksheet(name)
    _fit_to_paper(sheet, len(shown))
    for at, chart in enumerate(shown):
        row, column = divmod(at, _ON_A_ROW)
        native = _drawn(book, chart, tables[chart.of], say)
        sheet.insert_chart(row * _ROWS, column * _COLUMNS, native, {"description": say(chart.title), "object_position": 2})


def _fit_to_paper(sheet: Worksheet, charts: int) -> None:
    sheet.set_default_row(_ROW)
    sheet.hide_gridlines(2)
    sheet.set_paper(A4)
    sheet.set_landscape()
    sheet.fit_to_pages(1, 0)
    sheet.set_h_pagebreaks([first // _ON_A_ROW * _ROWS for first in range(_ON_A_PAGE, charts, _ON_A_PAGE)])


def _drawn(book: Workbook, chart: Chart, placed: Placed, say: Say) -> Native:
    native = book.add_chart({**_TYPES[chart.form], "name": say(chart.title)})
    for series in chart.series:
        native.add_series(_series(chart, series, placed, say))
    native.set_title({"name": say(chart.title), "name_font": {"size": _HEADING, "color": Tint.INK.value}})
    native.set_size({"width": _WIDTH, "height": _HEIGHT})
    native.set_legend({"none": True} if len(chart.series) == 1 else {"position": "bottom", "font": _font()})
    along, measure = (native.set_y_axis, native.set_x_axis) if chart.form in LYING else (native.set_x_axis, native.set_y_axis)
    along(_along(chart, say))
    measure(_measure(chart, say))
    return native


def _series(chart: Chart, series: Series, placed: Placed, say: Say) -> dict[str, Any]:
    return {
        "name": say(series.name),
        "categories": placed.cells(*chart.places),
        "values": placed.cells(series.column),
        **(_line(series) if chart.form is Form.LINES else _filled(series)),
    }


def _line(series: Series) -> dict[str, Any]:
    look = {"type": series.marker, "size": 9, "fill": {"color": series.tint.value}, "border": {"color": "white"}}
    return {"line": {"color": series.tint.value, "width": 3}, "marker": look}


def _filled(series: Series) -> dict[str, Any]:
    on_white = {"font": {"size": _TEXT, "bold": True, "color": Tint.INK.value}, "fill": {"color": "white"}}
    look: dict[str, Any] = {"border": {"color": Tint.INK.value, "width": 0.75}, "gap": 60, "overlap": 100,
                            "data_labels": {"value": True, "num_format": _NO_ZEROS, **on_white}}
    if series.pattern is None:
        return {**look, "fill": {"color": series.tint.value}}
    return {**look, "pattern": {"pattern": series.pattern, "fg_color": series.tint.value, "bg_color": "white"}}


def _along(chart: Chart, say: Say) -> dict[str, Any]:
    lying = {"reverse": True} if chart.form in LYING else {}
    return {"name": say(chart.along), "name_font": _font(bold=True), "num_font": _font(), "label_position": "low", **lying}


def _measure(chart: Chart, say: Say) -> dict[str, Any]:
    scale: dict[str, Any] = {} if chart.high is None else {"min": 0, "max": chart.high, "major_unit": 1}
    if chart.form in LYING:
        scale["label_position"] = "high"  # below the last place, which is where an upside-down axis ends
    return {"name": say(chart.measure), "name_font": _font(bold=True), "num_font": _font(), "num_format": "0",
            "major_gridlines": {"visible": True, "line": {"color": "#D8D2C6", "width": 0.75}}, **scale}


def _font(*, bold: bool = False) -> dict[str, Any]:
    return {"size": _TEXT, "bold": bold, "color": Tint.INK.value}
