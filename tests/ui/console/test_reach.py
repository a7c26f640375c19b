"""Everything on the desk can be reached, seen, heard and hit, by whoever has no mouse, no eyes, or no steady hand."""

from itertools import pairwise

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QComboBox, QLineEdit, QScrollArea

from tests.ui.console.focus_seen import edge_missing
from tests.ui.console.pages import moments
from tests.ui.console.reach import SHEETS, at, place, places_of, row_of, settle, told, walked
from tests.ui.console.shared_desks import activate, desk_on_screen, every
from ui.kit import hearing
from ui.kit.gauge import TensionGauge
from ui.kit.meter import ServiceMeter
from ui.kit.painting import Painted
from ui.kit.phases import PhaseSteps
from ui.kit.step_button import StepButton
from ui.kit.tally import Tally
from ui.kit.track import RoundTrack
from ui.text.languages import Language

DIFFERENT = ("TAX_VOTE", "BUDGET_VOTE", "PAY_DAY_OPEN", "MIDLIFE_OPEN", "TAX_TIE", "FINAL_COUNT", "DEAL", "OVER_SHARED", *SHEETS)
PAGES = (*DIFFERENT, *(name for name in moments.ALL if name not in DIFFERENT))
LEAST = 24  # px: the least side of what is pressed (WCAG 2.2, 2.5.8)
Role = QAccessible.Role


class Walk:
    """A desk at a page, and the way that Tab takes from where it begins; whoever only looks at it shares it."""

    def __init__(self, console, name):
        activate(console)
        at(console, name)
        self.console, self.page, self.way = console, console.asks.page, walked(console)

    def begin_again(self):
        """The keyboard is where the page begins."""
        activate(self.console)
        self.page.focus_first()
        settle()


@pytest.fixture(scope="module")
def walk(request, typeface):
    """A page in a language, walked once."""
    name, language = request.param
    hearing.let_hear()
    with desk_on_screen(language) as console:
        yield Walk(console, name)


@pytest.fixture
def desk(console):
    """A maker of desks at a page for one test alone."""
    hearing.let_hear()
    return lambda name: Walk(console, name).console


@every("walk", PAGES)
def test_tab_comes_by_everything_and_home_again(walk):
    """Issue 6 §4: keyboard for everything; no trap. In a row of choices Tab comes by one, and the arrows by the rest."""
    console, way = walk.console, walk.way
    assert len({*way}) == len(way)
    missed = [each for each in places_of(console) if each not in way and each.focusProxy() not in way]
    by_arrows = [each for each in missed if (row := row_of(each)) is not None and {*row.buttons} & {*way}]
    beside_a_field = [each for each in missed if isinstance(each, StepButton) and each.parent().findChild(QLineEdit) is not None]
    assert [told(each) for each in missed if each not in by_arrows and each not in beside_a_field] == []


@every("walk", PAGES)
def test_shift_and_tab_go_the_same_way_back(walk):
    """Issue 6 §4: nobody is led into a place that leads out on one side only."""
    walk.begin_again()
    back = walked(walk.console, Qt.Key.Key_Backtab)
    assert {told(each) for each in back} == {told(each) for each in walk.way}


@every("walk", PAGES)
def test_tab_goes_as_the_eye_reads(walk):
    """Issue 6 §4: within the page, from line to line, and in a line from left to right."""
    console, page, way = walk.console, walk.page, walk.way
    gate = next((at for at, each in enumerate(way) if not page.isAncestorOf(each)), 0)  # the walk began within the page
    way = [place(each, console) for each in (*way[gate:], *way[:gate]) if page.isAncestorOf(each)]
    jumps = [(one, other) for one, other in pairwise(way) if other.bottom() <= one.top() and other.left() <= one.left()]
    back = [(one, other) for one, other in pairwise(way) if abs(one.center().y() - other.center().y()) < 8 and other.right() <= one.left()]
    assert (jumps, back) == ([], [])


@every("walk", DIFFERENT)
def test_whatever_has_the_keyboard_shows_it(walk):
    """Issue 6 §4: visible focus: an edge that is at least as long as the widget is around, and three px wide."""
    for widget in walk.way:
        if widget is walk.page or isinstance(widget, QScrollArea):
            continue
        widget.setFocus()
        settle()
        focused = widget.grab().toImage()
        widget.clearFocus()
        settle()
        bare = widget.grab().toImage()
        assert edge_missing(focused, bare) == "", told(widget)


@every("walk", PAGES, Language)
def test_a_screen_reader_hears_a_role_and_a_name_everywhere(walk):
    """Issue 6 §4: names and roles, asked through Qt's accessibility interface."""
    console = walk.console
    dumb = {Role.NoRole, Role.Client, Role.Border}
    for widget in {*walk.way, *places_of(console)}:
        if widget is console.asks.page or widget is console.asks:
            continue
        heard = QAccessible.queryAccessibleInterface(widget)
        assert heard.role() not in dumb, told(widget)
        assert heard.text(QAccessible.Text.Name).strip(), (told(widget), widget.parent())


@pytest.mark.parametrize("name", ["TAX_VOTE", "PAY_DAY_OPEN", "FINAL_COUNT"])
def test_what_is_painted_is_told_with_its_value(desk, name):
    """Issue 6 §4: gauge, levels, round, steps: whoever does not see them hears how they stand."""
    console = desk(name)
    for kind in (TensionGauge, ServiceMeter, RoundTrack, PhaseSteps, Tally):
        for widget in [each for each in console.findChildren(kind) if each.isVisible()]:
            heard = QAccessible.queryAccessibleInterface(widget)
            assert heard.role() is Role.Indicator
            assert heard.text(QAccessible.Text.Name).strip(), kind
            assert heard.text(QAccessible.Text.Value).strip(), kind


def test_a_count_is_told_as_it_changes(desk):
    """A column of votes is a number that can be changed, with the most that there can be."""
    console = desk("TAX_VOTE")
    column = console.asks.page.columns[0]
    heard = QAccessible.queryAccessibleInterface(column)
    assert (heard.role(), heard.text(QAccessible.Text.Value)) == (Role.SpinBox, f"0/{column.most}")
    QTest.keyClick(column, Qt.Key.Key_Up)
    assert heard.text(QAccessible.Text.Value) == f"1/{column.most}"


def test_a_notice_and_a_new_ask_are_announced(desk, monkeypatch):
    """Issue 6 §4: what must not wait to be found is said aloud; nothing is said twice."""
    from app.terms.saying import Says, say

    said = []
    monkeypatch.setattr(hearing.QAccessible, "isActive", lambda: True)
    monkeypatch.setattr(hearing.QAccessible, "updateAccessibility", lambda event: said.append((event.message(), event.politeness().name)))
    console = desk("TAX_VOTE")
    now = console.words.say(console._view.now)
    assert said.count((now, "Polite")) == 1
    console.show_notice(say(Says.WALL_CLOSED))
    console.show_notice(say(Says.WALL_CLOSED))
    assert said.count((console.words.say(Says.WALL_CLOSED), "Assertive")) == 1


@every("walk", PAGES, Language)
def test_everything_that_is_pressed_is_large_enough(walk):
    """Issue 6 §4: targets of 24 px at least; painted ones are measured where they are painted."""
    console = walk.console
    pressed = [each for each in places_of(console) if isinstance(each, QAbstractButton | QLineEdit | QComboBox)]
    own = [each for each in pressed if each.minimumSize() != each.maximumSize()]
    assert [told(each) for each in own if each.size().expandedTo(each.minimumSizeHint()) != each.size()] == [], "cut"
    small = [(told(each), each.size().toTuple()) for each in pressed if min(each.width(), each.height()) < LEAST]
    assert small == []
    for column in getattr(console.asks.page, "columns", ()):
        for target in (column.minus, column.plus):
            assert min(target.width(), target.height()) >= LEAST


@every("walk", PAGES, Language)
def test_a_letter_with_alt_means_one_thing_on_a_page(walk):
    """Issue 6 §4: mnemonics are unique in both languages, and each does what it stands for."""
    console = walk.console
    quiet = [each for each in console.asks.foot.quiet if each.isVisible()]
    keys = [each.shortcut().toString() for each in quiet]
    assert all(key.startswith("Alt+") for key in keys)
    assert len({*keys}) == len(keys)
    for each, key in zip(quiet, keys, strict=True):
        assert key[-1].lower() in each.words.lower()
        assert key in each.toolTip()
    others = [each.shortcut().toString() for each in places_of(console) if isinstance(each, QAbstractButton) and each not in quiet]
    assert not {*keys} & {*others} - {""}
    assert [told(each) for each in console.findChildren(QAbstractButton) if "&" in each.text().replace("&&", "")] == []


def test_painted_widgets_name_their_role():
    """A widget that paints a value and names no role would be silent."""
    of_the_kit = [cls for cls in Painted.__subclasses__() if cls.__module__.startswith("ui.kit")]
    silent = {cls.__name__ for cls in of_the_kit if getattr(cls, "heard_as", None) is None}
    assert silent <= {"TokenColumn"}, silent
