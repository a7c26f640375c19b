"""The charts of the spreadsheet: they show the cells, in the language, tell series apart without colour, and hold no name."""

import re
from xml.etree import ElementTree as ET
from zipfile import ZipFile

import openpyxl
import pytest

from app.debrief.chart_kinds import Tint
from app.debrief.charts import CHARTS
from app.debrief.contents import contents
from app.debrief.spreadsheet import write_workbook
from app.rules.play import Replay
from app.terms.saying import Says
from tests.app.debrief.hostile import NAMES
from tests.app.debrief.recorded import COMPLETED, FAILED, LANGUAGES, with_names, words, wrapped
from tests.replayed import replayed

C = "{http://schemas.openxmlformats.org/drawingml/2006/chart}"
A = "{http://schemas.openxmlformats.org/drawingml/2006/main}"
PLACE = re.compile(r"^'?(.+?)'?!\$([A-Z]+)\$(\d+):\$([A-Z]+)\$(\d+)$")


def workbook(tmp_path, whole, language, *, named=False):
    path = tmp_path / "charts.xlsx"
    path.unlink(missing_ok=True)
    write_workbook(path, contents(whole, "1.0", named=named), words(language).say, CHARTS)
    return path


def charts_of(path):
    """Every chart's markup, in its order."""
    with ZipFile(path) as parts:
        names = [part for part in parts.namelist() if re.match(r"xl/charts/chart\d+\.xml", part)]
        found = sorted(names, key=lambda part: (len(part), part))
        return [ET.fromstring(parts.read(part)) for part in found]  # noqa: S314 - our own file


def title(chart):
    return "".join(run.text for run in chart.find(f"{C}chart/{C}title").iter(f"{A}t"))


def places(chart, kind):
    """Where the series find their values or categories."""
    return [series.find(f"{C}{kind}").find(f".//{C}f").text for series in chart.iter(f"{C}ser")]


def cells(book, place):
    sheet, left, top, right, bottom = PLACE.match(place).groups()
    return [[cell.value for cell in row] for row in book[sheet][f"{left}{top}:{right}{bottom}"]]


def cached(chart):
    """The numbers of each series that are kept in the chart itself, for programs that do not look into the cells."""
    return [[float(value.text) for value in series.iter(f"{C}v") if value in list(series.find(f"{C}val").iter(f"{C}v"))]
            for series in chart.iter(f"{C}ser")]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("path", COMPLETED[:3], ids=lambda path: path.stem)
def test_every_chart_shows_numbers_that_stand_in_cells(path, language, tmp_path):
    """Issue 5.3: native charts of the tables."""
    file = workbook(tmp_path, replayed(wrapped(path)["record"]), language)
    book = openpyxl.load_workbook(file)
    charts = charts_of(file)
    assert [title(chart) for chart in charts] == [words(language).say(chart.title) for chart in CHARTS]
    for chart in charts:
        for place, kept in zip(places(chart, "val"), cached(chart), strict=True):
            numbers = [row[0] for row in cells(book, place)]
            assert [number for number in numbers if number is not None] == kept
            assert {type(number) for number in numbers} <= {int, type(None)}
        for place in places(chart, "cat"):
            assert all(row[0] is not None for row in cells(book, place))


def test_the_charts_stand_on_a_sheet_of_their_own_and_both_axes_say_what_they_mean(tmp_path):
    """Issue 5.3; FIELD 14."""
    file = workbook(tmp_path, replayed(with_names([])), LANGUAGES[1])
    book = openpyxl.load_workbook(file)
    assert book.sheetnames[-1] == "Gráficos"
    assert book["Gráficos"].page_setup.orientation == "landscape"
    for chart in charts_of(file):
        titles = [axis.find(f"{C}title") for axis in (*chart.iter(f"{C}catAx"), *chart.iter(f"{C}valAx"))]
        assert len(titles) == 2
        assert None not in titles
        sizes = [int(size) for part in chart.iter() for size in [part.get("sz")] if size]
        assert min(sizes) >= 1200  # hundredths of a point


def test_series_are_told_apart_without_colour(tmp_path):
    """FIELD 14: colours alike; each series of a chart has a pattern or a marker of its own, or is a colour without any."""
    for chart in CHARTS:
        looks = [(series.pattern, series.marker if series.pattern is None else "") for series in chart.series]
        if chart.title.key is not Says.EXPORT_CHART_SCORES:  # its six parts have their numbers on them, on both sides of the line
            assert len(set(looks)) == len(looks)


def test_nothing_to_show_makes_no_chart_and_no_sheet(tmp_path):
    """Issue 5.3: an empty picture says nothing."""
    whole = replayed(with_names([]))
    file = workbook(tmp_path, Replay(whole.start, whole.played[:2]), LANGUAGES[0])
    assert charts_of(file) == []
    assert "Charts" not in openpyxl.load_workbook(file).sheetnames


@pytest.mark.parametrize("path", FAILED[:3], ids=lambda path: path.stem)
def test_a_failed_state_has_no_chart_of_scores(path, tmp_path):
    """Ruling 2."""
    titles = [title(chart) for chart in charts_of(workbook(tmp_path, replayed(wrapped(path)["record"]), LANGUAGES[0]))]
    assert "Tension over the rounds" in titles
    assert "Where the points came from" not in titles


def test_no_name_comes_into_a_chart_whatever_it_is(tmp_path):
    """Issue 5.4: names that are formulas or markup do no harm anywhere."""
    file = workbook(tmp_path, replayed(with_names([name for name in NAMES if len(name) > 3][:8])), LANGUAGES[0], named=True)
    other = workbook(tmp_path, replayed(with_names([])), LANGUAGES[0], named=True)
    assert [ET.tostring(chart) for chart in charts_of(file)] == [ET.tostring(chart) for chart in charts_of(other)]


def test_the_spreadsheet_has_the_colours_of_the_screens():
    """DESIGN §Import contracts: the game reaches no screen, so a test holds the two together."""
    from ui.kit.theme import LIGHT

    assert {tint.value for tint in Tint} <= {getattr(LIGHT, field) for field in LIGHT.__struct_fields__}
    assert {tint.name.lower(): tint.value for tint in Tint} == {tint.name.lower(): getattr(LIGHT, tint.name.lower()) for tint in Tint}
