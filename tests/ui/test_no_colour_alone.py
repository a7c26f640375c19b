"""No meaning by colour alone: every place that uses a colour, what else says the same there, and that it is really said without any colour.

Without colours there is ink and paper, and every pixel is one or the other: what is told apart then is told apart by anybody.
"""

from collections.abc import Callable, Iterator
from itertools import combinations
from typing import NamedTuple

import pytest
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QWidget

from app.clock import Reading
from app.editions.settings import setting_of
from app.rules.play import replay
from app.terms.places import Place
from app.terms.saying import Says, say
from app.terms.services import PerService
from app.views.project.counting import counted_view, till_view
from app.views.public import ObsolescenceScene, PublicView
from tests.ui.colours_used import bare, colourful, differing, uses, uses_in, without_colours
from tests.ui.console.games import recorded, view_after
from tests.ui.projector.scenes import SCENES, country
from ui.console.deck_side import DeckSide
from ui.console.guide import GuidePanel
from ui.console.history import HistoryPanel
from ui.console.history_lines import HistoryLines, Line
from ui.console.new_lesson import DeckOffer
from ui.console.pages.amount import AmountQuestion
from ui.console.pages.seat_row import SeatLine, SeatRow
from ui.console.phase_strip import PhaseStrip
from ui.console.repair_banner import RepairBanner
from ui.console.strip.sentence import Sentence
from ui.console.strip.steps import StripSteps
from ui.console.till_sheet import TillSheet
from ui.console.top_bar import TopBar
from ui.kit.big_choice import BigChoice
from ui.kit.buttons import ChoiceRow, PlainButton, PrimaryButton, QuietButton
from ui.kit.card import CardView
from ui.kit.clock_button import ClockButton
from ui.kit.gauge import TensionGauge
from ui.kit.meter import ServiceMeter
from ui.kit.notice import Notice
from ui.kit.painting import Painted
from ui.kit.phases import PhaseSteps
from ui.kit.pick_list import PickLine, PickList
from ui.kit.plots import Tone
from ui.kit.plots_tones import draw_piece, draw_sample
from ui.kit.rows import Rows
from ui.kit.screen_card import ScreenCard
from ui.kit.signs import SERVICE_SIGNS, SignKind, draw_outline, draw_sign
from ui.kit.tally import Tally
from ui.kit.theme import DARK, LIGHT, Theme
from ui.kit.thumbnail import ClassSees
from ui.kit.tick_line import TickLine
from ui.kit.tokens import TokenColumn
from ui.kit.track import RoundTrack
from ui.projector.window import Projector
from ui.text.languages import Language
from ui.text.words import Words

pytestmark = pytest.mark.usefixtures("typeface")

LEAST = 12  # pixels: less is an accident of where a line falls
BLANK = without_colours()
Made = Callable[[], QWidget]


class Told(NamedTuple):
    """States that a colour tells apart, what tells them apart besides (a word that is painted, or a shape), and in what size they stand."""

    states: Callable[[], Iterator[QWidget]]
    besides: str
    by: str
    size: tuple[int, int] | None = None


def made(kind: Callable[..., QWidget], show: str, *shown: dict[str, object] | tuple[object, ...]) -> Callable[[], Iterator[QWidget]]:
    """A widget of a kind for each of these ways to show it."""

    def widgets() -> Iterator[QWidget]:
        for each in shown:
            widget = kind()
            if isinstance(each, dict):
                getattr(widget, show)(**each)
            else:
                getattr(widget, show)(*each)
            yield widget

    return widgets


class Canvas(Painted):
    """Whatever a function paints."""

    def __init__(self, paint: Callable[[QPainter, QRectF, Theme], None]) -> None:
        super().__init__(BLANK, u=1.0)
        self._painted = paint

    def sizeHint(self) -> QSize:
        return QSize(64, 64)

    def paint(self, p: QPainter) -> None:
        self._painted(p, QRectF(4, 4, 56, 56), self.theme)


def painted(*ways: Callable[[QPainter, QRectF, Theme], None]) -> Callable[[], Iterator[QWidget]]:
    """A canvas for each of these ways to paint."""
    return lambda: map(Canvas, ways)


def on_wall(*views: PublicView) -> Callable[[], Iterator[QWidget]]:
    """The wall at each of these."""

    def walls() -> Iterator[QWidget]:
        for view in views:
            wall = Projector(BLANK, Words())
            wall.show_view(view)
            yield wall

    return walls


def scene(name: str) -> PublicView:
    return SCENES[name]


def history() -> Callable[[], Iterator[QWidget]]:
    """The history after some entries, without anything to redo, and with it."""

    def panels() -> Iterator[QWidget]:
        for redone in (None, say(Says.PHASE_PACT)):
            panel = HistoryPanel(BLANK, Words())
            panel.show_view(view_after(9, redone=redone))
            yield panel

    return panels


def bars(unsaved: bool) -> QWidget:
    bar = TopBar(BLANK, Words())
    bar.show_view(view_after(3))
    bar.show_saved(say(Says.UNSAVED_STILL) if unsaved else None)
    return bar


def amount(*, asked: bool) -> QWidget:
    """A page with the question of a seat, and the same without it."""
    question = AmountQuestion(BLANK)
    question.show_question("Ana" if asked else "", "")
    question.show_answers(("Pays", "Cannot") if asked else (), 0 if asked else None)
    return question


def strips() -> Iterator[QWidget]:
    """Where the game stands, and what is repaired."""
    steps, banner = PhaseStrip(BLANK, Words()), RepairBanner(BLANK)
    steps.phases.show_phases(("Event", "Vote"), 1)
    banner.show_repair("Repair of the vote", "The class sees the game as it was")
    yield from (steps, banner)


def decks() -> Iterator[QWidget]:
    """The same list of decks, with another one chosen, and with one that was compared."""
    from app.editions.decks import sample_deck

    deck = sample_deck("with-pact")
    for chosen, is_compared in (("", False), ("a", False), ("", True)):
        side = DeckSide(BLANK, Words())
        side.show_decks((DeckOffer("", deck), DeckOffer("a", deck, is_compared)), "folder", chosen)
        yield side


def tills() -> Iterator[QWidget]:
    """What was counted is what must lie there, or two coins more."""
    game = recorded()
    now = replay(setting_of(game.header), game.entries[:12])
    for more in (0, 2):
        sheet, till = TillSheet(BLANK, Words()), till_view(now)
        sheet.show_till(till)
        sheet.show_counted(counted_view(now, Place.HEALTH, till.places[Place.HEALTH] + more))
        yield sheet


def clocks() -> Iterator[QWidget]:
    """Half a minute is left, or over."""
    for is_over in (False, True):
        reading, clock = Reading(30, is_over=is_over, is_running=True), ClockButton(BLANK)
        clock.show_time(reading.text, is_over=is_over, is_running=True)
        yield clock


def enabled(button: Made) -> Callable[[], Iterator[QWidget]]:
    """A button that works, and one that does not."""

    def buttons() -> Iterator[QWidget]:
        for is_enabled in (True, False):
            each = button()
            each.setEnabled(is_enabled)
            yield each

    return buttons


def ticked(*lines: bool) -> Iterator[QWidget]:
    for is_ticked in lines:
        line = TickLine(BLANK)
        line.show_text("Move two coins")
        line.setChecked(is_ticked)
        yield line


def in_words(*keys: Says) -> Callable[[], Iterator[QWidget]]:
    """What the class sees, in every language: no two of them may be called alike in one."""
    return lambda: (sees for language in Language for sees in _sees(Words(language), keys))


def _sees(words: Words, keys: tuple[Says, ...]) -> Iterator[QWidget]:
    for key in keys:
        sees = ClassSees(BLANK)
        sees.show_words(words.say(Says.CLASS_SEES), words.say(key))
        yield sees


def meters(*shown: tuple[object, ...], kinds: tuple[SignKind, ...] = (SignKind.HEALTH,)) -> Callable[[], Iterator[QWidget]]:
    def widgets() -> Iterator[QWidget]:
        for kind in kinds:
            for each in shown:
                meter = ServiceMeter(BLANK, kind, u=6.0)
                meter.show_service("A service", *each)
                yield meter

    return widgets


def cards() -> Iterator[QWidget]:
    """One text on the card of each service, and on the country's."""
    for signs in (*((sign,) for sign in SERVICE_SIGNS), SERVICE_SIGNS):
        card = CardView(BLANK, u=6.0)
        card.show_card("A card", "What it measures", (("1", "one"), ("2", "two")), 0, signs=signs)
        yield card


def rows() -> Iterator[QWidget]:
    for lit in (None, 0, 1):
        table = Rows(BLANK, ("Name", "Coins"), stretch=0)
        table.show_rows((("Ana", "3"), ("Leo", "4")), lit)
        yield table


def lines() -> Iterator[QWidget]:
    """None is picked; one is picked; one is open in a repair."""
    shown = (Line(1, "Vote"), Line(1, "Event"))
    for picked, open_at in ((-1, -1), (0, -1), (1, -1), (-1, 0), (-1, 1)):
        listed = HistoryLines(BLANK)
        listed.show_lines(shown, open_at)
        listed.show_picked(picked)
        yield listed


def columns() -> Iterator[QWidget]:
    for chosen in (False, True):
        column = TokenColumn(BLANK, SignKind.TAX_A, u=6.0)
        column.show_result("A tax", 3, 4, chosen=chosen)
        yield column


BEFORE = PerService(3, 1, 5)
SEEN = tuple(key for key in Says if key.name.startswith("SEES_"))
STATES: dict[str, Told] = {
    # ------------------------------------------------------------------------------- where there are colours
    "signs": Told(painted(*(lambda p, r, t, kind=kind: draw_sign(p, r, kind, t) for kind in SignKind)), "a silhouette of its own", "shape"),
    "places of signs": Told(
        painted(*(lambda p, r, t, draw=draw: draw(p, r, SignKind.HEALTH, t) for draw in (draw_sign, draw_outline))),
        "full, or only a line", "shape"),
    "tones": Told(
        painted(*(lambda p, r, t, tone=tone: draw_sample(p, r, tone, t, 8.0) for tone in Tone if tone is not Tone.UPPER)),
        "a letter, a sign or a pattern; the upper class is ink itself, and never beside it", "shape"),
    "pieces": Told(
        painted(*(lambda p, r, t, tone=tone: draw_piece(p, r, tone, t, 8.0) for tone in Tone if tone is not Tone.UPPER)),
        "the same on a bar", "shape"),
    "services": Told(meters((2, 3, 10), kinds=SERVICE_SIGNS), "the service's sign, and its name above it", "shape", (240, 120)),
    "levels": Told(meters(*((level, 3, 10) for level in range(1, 6))), "as many full pips, and the number", "shape", (240, 120)),
    "changes of a level": Told(meters(*((3, 3, 10, by) for by in (-1, 0, 1))), "an arrow up or down in the pip", "shape", (240, 120)),
    "cards": Told(cards, "the service's sign in the band; the country's card has all three", "shape", (500, 420)),
    "asked row": Told(rows, "a bar at its left edge, and the question names it", "shape", (300, 100)),
    "seat": Told(
        made(lambda: SeatRow(BLANK, 1), "show_line", (SeatLine("Ana"),), (SeatLine("Ana", is_lit=True),), (SeatLine("Ana", is_done=True),)),
        "the one that is meant has a bar and bold letters, one that is done a tick", "shape", (240, 40)),
    "line of the history": Told(lines, "picked: bold letters; open in a repair: a bar as well", "shape", (300, 80)),
    "undone line": Told(history(), "it says that it can come back", "words", (460, 300)),
    "what the class sees": Told(in_words(*SEEN), "the word beside the dot, which never changes", "words"),
    "unsaved": Told(
        lambda: (bars(each) for each in (False, True)), "the word on the button, which is not there otherwise", "words", (1280, 80)
    ),
    "notice": Told(made(Notice, "show_notice", ("",), ("The wall was closed",)), "it is there, and says why", "words", (400, 60)),
    "guide": Told(
        made(lambda: GuidePanel(Words()), "show_guide", ((),), ((say(Says.GUIDE_TITLE),),)), "its title and its text", "words", (400, 200)
    ),
    "question": Told(lambda: (amount(asked=each) for each in (False, True)), "the name of whom it is about", "words", (700, 70)),
    "count that differs": Told(tills, "a sentence that says by how much", "words", (800, 460)),
    "repair": Told(strips, "it says what is repaired, where the steps of the round stand otherwise", "words", (900, 32)),
    "steps left": Told(
        made(lambda: StripSteps(BLANK, Words()), "show_step", *((step, 9) for step in (1, 2, 9))),
        "a frame around them, and the name of the key that goes on", "shape", (110, 52),
    ),
    "out of turn": Told(
        made(lambda: Sentence(BLANK), "show_said", {"now": "Ana is asked"}, {"now": "Ana is asked", "notice": True}),
        "a bar at its left edge", "shape", (400, 50)),
    "legacy": Told(
        on_wall(scene("final"), scene("final shared by two")), "a laurel around the number, and the sentence beside it", "words", (960, 540)
    ),
    "level that rose": Told(
        on_wall(scene("budget"), scene("budget passed on")), "an arrow, and the word for the level", "words", (960, 540)
    ),
    "obsolescence": Told(
        on_wall(*(PublicView(country(levels=after), ObsolescenceScene(BEFORE, PerService(*after))) for after in ((3, 1, 5), (2, 1, 4)))),
        "an arrow down, and the number that it falls to", "words", (960, 540)),
    # ------------------------------------------------------------------------------- where there is more or less ink
    "chosen": Told(
        made(ChoiceRow, "show_choices", *((("one", "two"), at) for at in (None, 0, 1))), "a bold edge and bold letters", "shape", (220, 40)
    ),
    "large choice": Told(
        made(lambda: BigChoice(BLANK), "show_choice", *({"name": "A", "key": "1", "sign": None, "chosen": each} for each in (False, True))),
        "a tick in a ring, and a bold edge", "shape", (300, 80)),
    "button": Told(enabled(lambda: PlainButton("Undo")), "a broken edge while it does nothing", "shape", (120, 40)),
    "quiet button": Told(enabled(lambda: QuietButton("Undo")), "no line under it while it does nothing", "shape", (120, 40)),
    "primary button": Told(
        enabled(lambda: PrimaryButton(BLANK, "Confirm", "Enter")), "a broken edge around its key while it is not ready", "shape"
    ),
    "picked line": Told(made(lambda: PickList(BLANK), "show_lines", *(((PickLine("one"), PickLine("two")), at) for at in (-1, 0, 1))),
                        "an edge around it, and bold letters", "shape", (200, 90)),
    "ticked line": Told(made(lambda: PickList(BLANK), "show_lines", *(((PickLine("one", each, not each),), -1) for each in (True, False))),
                        "a tick in its box", "shape", (200, 60)),
    "move that is done": Told(lambda: ticked(False, True), "a tick in its box", "shape", (320, 48)),
    "deck": Told(decks, "a bracket before the chosen one, a tick after one that was compared", "words", (470, 500)),
    "screen": Told(
        made(
            lambda: ScreenCard(BLANK), "show_screen",
            *({"number": "1", "name": "A", "detail": "b", "chosen": each} for each in (True, False)),
        ),
        "a bold edge", "shape"),
    "clock": Told(clocks, "a plus before the time", "words"),
    "clock that stands": Told(
        made(lambda: ClockButton(BLANK), "show_time", *({"time": "0:30", "is_over": False, "is_running": each} for each in (True, False))),
        "two bars or a wedge", "shape"),
    "Tension": Told(
        made(lambda: TensionGauge(BLANK, u=5.0), "show_value", *((value,) for value in range(11))), "as many full steps", "shape", (40, 220)
    ),
    "round": Told(
        made(lambda: RoundTrack(BLANK, u=4.0), "show_round", *((now,) for now in range(9))),
        "the one that is on is larger and bold", "shape"
    ),
    "step of the round": Told(
        made(lambda: PhaseSteps(BLANK), "show_phases", *((("Event", "Vote", "Pay day"), now) for now in range(3))),
        "a tick before what is done, and a ground of ink under what is on", "shape", (600, 32)),
    "tally": Told(made(lambda: Tally(BLANK), "show_tally", *((got, 8) for got in range(9))), "full dots, and dotted ones", "shape"),
    "tokens": Told(columns, "a frame around the chosen one; who is level has the same number", "shape", (120, 300)),
}

# Every function that reads a colour that means something, and the states that prove that something else means the same there.
USES: dict[str, tuple[str, ...]] = {
    "ui.kit.game_signs._service": ("signs", "places of signs"),
    "ui.kit.game_signs.coin": ("signs",),
    "ui.kit.game_signs._token.paint": ("signs",),
    "ui.kit.game_signs.temple": ("signs",),
    "ui.kit.signs.colour_of": ("services", "cards"),
    "ui.kit.meter.ServiceMeter._pips": ("services", "levels", "changes of a level"),
    "ui.kit.card.CardView._colour": ("cards",),
    "ui.kit.plots_tones.colour": ("tones", "pieces"),
    "ui.kit.plots_tones.draw_sample": ("tones",),
    "ui.kit.rows.Rows.paint": ("asked row",),
    "ui.kit.thumbnail.ClassSees.paint": ("what the class sees",),
    "ui.kit.notice.Notice.__init__": ("notice",),
    "ui.kit.theme.notice_ground": ("notice", "asked row", "seat", "repair"),
    "ui.kit.theme._surfaces": ("notice", "guide", "question", "count that differs"),
    "ui.kit.theme._buttons": ("unsaved",),
    "ui.console.guide.GuidePanel.__init__": ("guide",),
    "ui.console.history_lines.HistoryLines._line": ("line of the history", "undone line"),
    "ui.console.pages.amount.AmountQuestion.__init__": ("question",),
    "ui.console.pages.seat_row.SeatRow._ground": ("seat",),
    "ui.console.repair_banner.RepairBanner.paint": ("repair",),
    "ui.console.strip.sentence.Sentence._tint": ("out of turn",),
    "ui.console.strip.steps.StripSteps.paint": ("steps left",),
    "ui.console.till_sheet.TillSheet._lay_out": ("count that differs",),
    "ui.console.top_bar.TopBar.__init__": ("unsaved",),
    "ui.projector.scenes.budget.BudgetPage._badge": ("level that rose",),
    "ui.projector.scenes.final.FinalPage._country": ("legacy",),
    "ui.projector.scenes.obsolescence.ObsolescencePage._service": ("obsolescence", "levels"),
}
# Where colours are given, which says nothing yet:
GIVEN = ("ui.kit.theme", "ui.kit.theme.Theme", "ui.kit.theme.Theme.service", "ui.kit.theme.Theme.tax")


def test_the_roles_that_are_colours_are_the_ones_that_mean_something():
    """LOOK §Tokens: money, three services, four taxes. A colour for good or bad would be here, and be told otherwise, too."""
    assert colourful() == {"coin", "health", "education", "shield", "tax_a", "tax_b", "tax_c", "tax_d"}


def test_every_place_that_uses_a_colour_is_known_and_every_known_place_uses_one():
    """Issue 6 §4: nobody adds a colour without saying what else says the same."""
    assert {*uses()} - {*GIVEN} == {*USES}
    assert {name for names in USES.values() for name in names} <= {*STATES}


def differences(told: Told, theme: Theme = BLANK) -> list[tuple[int, int, bool, int]]:
    """Each two of the states: whether their words differ, and in how many pixels they do."""
    seen = [bare(widget, theme, told.size) for widget in told.states()]
    return [
        (one, other, seen[one][1] != seen[other][1], differing(seen[one][0], seen[other][0]))
        for one, other in combinations(range(len(seen)), 2)
    ]


def alike(told: Told, theme: Theme = BLANK) -> list[tuple[int, int, bool, int]]:
    """The states that what is said of them does not tell apart."""
    found = differences(told, theme)
    assert found
    return [each for each in found if (not each[2] if told.by == "words" else each[3] < LEAST)]


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=lambda theme: theme.name)
@pytest.mark.parametrize("name", STATES)
def test_what_a_colour_tells_is_told_without_it(qtbot, name, theme):
    """Issue 6 §4: no meaning by colour alone, nor by more or less ink: a word, a sign, a pattern, an edge or a place does it, too."""
    told = STATES[name]
    assert alike(told, without_colours(theme)) == [], told.besides


@pytest.mark.parametrize("use", [
    "def f(p, theme):\n    p.setBrush(theme.coin)",
    "class A:\n    def paint(self, p):\n        p.setBrush(self.theme.tax_c)",
    "def f(t, name):\n    return t.service(name)",
    "from ui.kit.theme import notice_ground\n\ndef f(look):\n    return notice_ground(look)",
    "def f(p):\n    p.setPen('#CC0000')",
    "def f():\n    return surface('notice')",
    "def f(button):\n    button.setProperty('kind', 'unsaved')",
])
def test_a_colour_that_is_used_is_found(use):
    """The search itself can fail, and so can what it is for."""
    assert [*uses_in(use, "ui.new")]


@pytest.mark.parametrize("use", [
    "def f(names, key):\n    return names.service(key)", "def f(shapes):\n    return shapes.shield()",
    "def f(t):\n    return t.ink, '#FAF6EE'"
])
def test_what_is_no_colour_is_not_found(use):
    """A service's name is a word, and ink is no colour."""
    assert [*uses_in(use, "ui.new")] == []


def dots(*colours: str) -> Told:
    """A dot that is green, or red."""
    ways = [lambda p, r, t, colour=colour: (p.setBrush(QColor(getattr(t, colour))), p.drawEllipse(r)) for colour in colours]
    return Told(painted(*ways), "nothing", "shape")


def test_two_dots_that_differ_by_their_colour_are_alike(qtbot):
    """The check can fail: a dot that is green or red says nothing to who sees no colours."""
    assert alike(dots("education", "health"))
    assert not alike(dots("paper", "health"))


def test_words_that_are_the_same_are_alike(qtbot):
    """And a word that is only said in another tone."""
    toned = made(lambda: ClassSees(BLANK), "show_words", ("The class sees", "Live"), ("The class sees", "Live"))
    assert alike(Told(toned, "nothing", "words"))
