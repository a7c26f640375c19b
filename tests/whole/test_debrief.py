"""The debrief in the real windows, by keys and by mouse, in both languages: slides, what-ifs, and a prediction."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from app.debrief.prediction import Prediction
from app.stage import Mode
from app.terms.saying import Says, say
from app.views.slides import SlideId
from tests.whole.debriefed import FAILED, LEGACY, MISSED, lesson
from tests.whole.finger import Finger
from tests.whole.keyboard import Key, Keyboard
from tests.whole.seen import looks, painted_on
from tests.whole.strip_keyboard import StripKeyboard
from tests.whole.tables import NAMES
from ui import trying
from ui.kit.labels import PlainLabel, Squeezed
from ui.kit.painting import height_of
from ui.text.languages import Language

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support (raise|grabbing the keyboard)", extend=True)

ALT, CONTROL, NONE = Qt.KeyboardModifier.AltModifier, Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.NoModifier
LANGUAGES = tuple(Language)


@pytest.fixture
def desk(begin, clock, tmp_path):
    """A teacher with a keyboard at a game that was opened from the welcome page."""

    def at(game=LEGACY, entries=None, language=Language.ENGLISH):
        program = begin(language)
        program.console.lesson_opened.emit(str(lesson(tmp_path / "a.lesson", game, entries)))
        QApplication.processEvents()
        return Keyboard(program, clock.wait)

    return at


@pytest.fixture
def opened(desk):
    """The same, with the debrief open."""

    def at(*given, **said):
        keyboard = desk(*given, **said)
        keyboard.program.open_debrief()
        QApplication.processEvents()
        return keyboard

    return at


def page(keyboard):
    return keyboard.program.debrief


def given(program):
    return [line.id for line in program.debrief._view.lines]


# ------------------------------------------------------------------------------------------------------------------ by keys


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_debrief_by_the_keyboard_alone(desk, language):
    """SCREENS: nothing on the desk needs the mouse. From the result to the slides, chosen, ordered, revealed, shown, and back."""
    keyboard = desk(language=language)
    program, console = keyboard.program, keyboard.console
    game = looks(program.projector)
    keyboard.tab_to(keyboard.quiet(Says.DEBRIEF_OPEN))
    keyboard.enter()
    assert console.full.is_seen
    assert console.strip.isHidden()
    before = given(program)
    keyboard.key(Key.Key_Down)
    keyboard.key(Key.Key_Space)
    assert not page(keyboard)._view.lines[1].is_chosen
    keyboard.key(Key.Key_Space)
    keyboard.key(Key.Key_Down, ALT)
    assert given(program)[2] is before[1]
    assert looks(program.projector) == game, "the class sees none of this"
    keyboard.key(Key.Key_PageDown)
    assert page(keyboard)._view.scene.shown == 2
    keyboard.enter_later()
    assert program.projector.slide == page(keyboard)._view.scene
    keyboard.key(Key.Key_PageUp)
    assert program.projector.slide.shown == 1
    keyboard.key(Key.Key_End)
    assert program.projector.slide.shown == len(program.projector.slide.slide.parts)
    keyboard.enter_later()
    assert program.projector.slide is None
    keyboard.key(Key.Key_Escape)
    assert not console.full.is_seen
    assert looks(program.projector) == game


def test_presets_and_names_by_keys(opened):
    """Issue "The debrief" §1: presets, and names only if the teacher says so."""
    keyboard = opened()
    slides = page(keyboard).slides
    keyboard.choose(slides.presets, 0)
    assert page(keyboard)._view.minutes == 15
    keyboard.choose(slides.names, 1)
    assert page(keyboard)._view.has_names


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_if_by_keys(opened, language):
    """Issue "The debrief" §2: pick, try, show it, try them all."""
    keyboard = opened(FAILED, language=language)
    program, what_if = keyboard.program, page(keyboard).what_if
    keyboard.tab_to(page(keyboard).turn)
    keyboard.enter()
    assert page(keyboard).is_trying
    keyboard.tab_to(what_if.picker.places)
    keyboard.key(Key.Key_Down)
    keyboard.enter_later()
    assert len(what_if._view.others) == 1
    keyboard.enter_later()
    assert len(what_if._view.others) == 1, "the same thing is not tried twice"
    keyboard.tab_to(what_if.buttons.show_buttons[0])
    keyboard.key(Key.Key_Space)
    assert program.projector.slide.slide.id is SlideId.WHAT_IF
    keyboard.key(Key.Key_PageDown)
    assert program.projector.slide.shown == 2
    keyboard.key(Key.Key_Space)
    assert program.projector.slide is None
    keyboard.tab_to(what_if.search.button)
    keyboard.enter()
    _wait_for(lambda: what_if._view.search.found is not None)
    assert what_if.search.list.isVisible()
    keyboard.key(Key.Key_Escape)
    assert not page(keyboard).is_trying
    assert SlideId.WHAT_IF in given(program)


def _wait_for(is_so):
    for _ in range(1500):
        if is_so():
            return
        QTest.qWait(10)
    raise AssertionError


def test_the_search_leaves_every_key_its_turn(opened, monkeypatch):
    """Issue "The debrief" §2: a progress bar that never freezes the window; here each try is a slice of its own."""
    monkeypatch.setattr(trying, "SLICE", 0.0)
    keyboard = opened(MISSED)
    page(keyboard).turn_face()
    what_if = page(keyboard).what_if
    what_if.search_toggled.emit()
    keyboard.tab_to(what_if.picker.places)
    at = what_if.picker.places.at
    keyboard.key(Key.Key_Down)
    assert what_if.picker.places.at == at + 1
    assert not keyboard.program.bridge.debriefing.trying.is_searched, "the key came first"
    _wait_for(lambda: what_if._view.search.found is not None)


def test_nothing_in_the_debrief_changes_the_game(opened):
    """Issue "The debrief": opened to look, never changed; undo is a key of the game."""
    keyboard = opened(entries=14)
    said = keyboard.program.bridge.table.said
    for key, modifier in ((Key.Key_Z, CONTROL), (Key.Key_Y, CONTROL), (Key.Key_A, NONE), (Key.Key_1, NONE), (Key.Key_F9, NONE)):
        keyboard.key(key, modifier)
    keyboard.enter_later()
    assert keyboard.program.bridge.table.said == said
    assert keyboard.console.full.is_seen


def test_a_sheet_lies_over_the_debrief_and_it_comes_back(opened):
    """The wall's language is chosen in the menu, in the middle of a debrief; the slide speaks it at once."""
    keyboard = opened()
    program = keyboard.program
    keyboard.enter_later()
    keyboard.key(Key.Key_F10)
    assert not keyboard.console.full.is_seen
    keyboard.choose(keyboard.console.sheets.menu.wall, 1)
    assert any("¿" in each.whole for each in painted_on(program.projector))
    assert program.projector.slide is not None
    keyboard.key(Key.Key_Escape)
    assert keyboard.console.full.is_seen
    assert any("¿" in each.whole for each in painted_on(page(keyboard).slides.frame))
    assert page(keyboard).slides.list.hasFocus()


def test_the_modes_go_on_working_over_a_slide(opened):
    """SCREENS §Modes: FROZEN keeps its picture whatever is done; BLACK is black, and the slide is there again afterwards."""
    keyboard = opened()
    program = keyboard.program
    keyboard.enter_later()
    shown = program.projector.grab().toImage()
    keyboard.key(Key.Key_F6)
    keyboard.key(Key.Key_PageDown)
    assert program.projector.grab().toImage() == shown
    keyboard.key(Key.Key_F6)
    assert program.projector.grab().toImage() != shown
    keyboard.key(Key.Key_Period, text=".")
    assert program.projector.mode is Mode.BLACK
    keyboard.key(Key.Key_Period, text=".")
    assert program.projector.slide == page(keyboard)._view.scene


def test_one_screen_for_all_shows_the_slides_too(opened):
    """SCREENS §One screen for all: the whole screen is the wall; the debrief's page is the desk's, behind F4."""
    keyboard = StripKeyboard(opened().program, lambda _seconds: None)
    program, console = keyboard.program, keyboard.console
    program.bridge.debriefing.turn_wall()
    program.projector.hide()
    keyboard.share()
    assert console.shared.is_up
    assert not program.debrief.isVisible()
    keyboard.key(Key.Key_PageDown)
    assert program.projector.slide.shown == 2
    with keyboard.holding():
        assert program.debrief.isVisible()
    assert not program.debrief.isVisible()
    keyboard.key(Key.Key_PageUp)
    assert program.projector.slide.shown == 1


def test_another_lesson_begins_at_its_table(opened, tmp_path):
    """What was debriefed was another game."""
    keyboard = opened()
    keyboard.enter_later()
    other = tmp_path / "other"
    other.mkdir()
    keyboard.console.lesson_opened.emit(str(lesson(other / "b.lesson", FAILED)))
    QApplication.processEvents()
    assert not keyboard.console.full.is_seen
    assert keyboard.program.projector.slide is None


def test_a_prediction_by_keys_before_round_1(desk):
    """Issue "The debrief" §1: asked before round 1; nobody has to be asked, and nobody is asked later."""
    keyboard = desk(entries=2)
    console, table = keyboard.console, keyboard.program.bridge.table
    keyboard.tab_to(keyboard.quiet(Says.PREDICT))
    keyboard.enter()
    for hands in ("12", "9", "4"):
        keyboard.write(hands)
        keyboard.enter_later()
    assert console.asks.page is not console.sheets.prediction
    assert table.noted("prediction", Prediction) == Prediction(12, 9, 4)
    keyboard.tab_to(keyboard.quiet(Says.PREDICT))
    keyboard.enter()
    assert [stepper.amount for stepper in console.sheets.prediction.hands] == [12, 9, 4]
    keyboard.tab_to(keyboard.quiet(Says.PREDICT_FORGET))
    keyboard.enter()
    assert table.noted("prediction", Prediction) == Prediction()


def test_nobody_predicts_what_has_begun(desk):
    """Asked before round 1."""
    keyboard = desk(entries=12)
    keyboard.key(Key.Key_F10)
    assert keyboard.console.sheets.menu.predict.isHidden()
    assert keyboard.console.sheets.menu.debrief.isVisible()


# ----------------------------------------------------------------------------------------------------------------- by mouse


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_debrief_by_the_mouse_alone(desk, language):
    """SCREENS: everything works with mouse or finger, too."""
    keyboard = desk(MISSED, language=language)
    finger = Finger(keyboard.program, keyboard._pass)
    program = keyboard.program
    finger.tap(finger.quiet(Says.DEBRIEF_OPEN))
    slides, what_if = page(finger).slides, page(finger).what_if
    finger.tap(slides.list, _line(slides.list, 2))
    assert page(finger)._view.at == 2
    finger.tap(slides.list, _line(slides.list, 2, 18))
    assert not page(finger)._view.lines[2].is_chosen
    finger.tap(slides.down)
    assert page(finger)._view.at == 3
    finger.tap(slides.presets.buttons[1])
    finger.tap(slides.on)
    finger.tap(slides.back)
    finger.tap(slides.names.buttons[1])
    finger.tap(page(finger).primary)
    assert program.projector.slide is not None
    finger.tap(program.console.top.steps.on)
    assert program.projector.slide.shown == 2
    finger.tap(page(finger).turn)
    finger.tap(what_if.picker.kinds.buttons[1])
    finger.tap(what_if.picker.insteads, _line(what_if.picker.insteads, 1))
    finger.tap(page(finger).primary)
    finger.tap(what_if.buttons.show_buttons[0])
    assert what_if._view.on_wall == 0
    finger.tap(what_if.buttons.drop_buttons[0])
    assert program.projector.slide == page(finger)._view.scene
    finger.tap(what_if.search.button)
    _wait_for(lambda: what_if._view.search.found is not None)
    finger.tap(page(finger).leave_button)
    assert not program.console.full.is_seen
    assert program.projector.slide is None


def _line(listed, at, x=90) -> QPoint:
    return QPoint(x, round(listed.line_place(at).center().y()))


# ------------------------------------------------------------------------------------------------------------------ what is seen


def check_nothing_is_cut(program) -> None:
    """Every label has room for its lines, and nothing but names and lists of them ends in an ellipsis."""
    for label in program.debrief.findChildren(PlainLabel):
        if label.isVisible() and label.wordWrap() and not isinstance(label, Squeezed):
            need = height_of(label.text(), label.font().pixelSize(), label.width(), bold=label.font().bold())
            assert need <= label.height() + 2, label.text()
    for each in painted_on(program.debrief):
        is_named = any(name[:12] in each.whole for name in NAMES)
        assert each.text == each.whole or is_named, each.whole
        assert each.rect.right() <= each.widget.width() + 1, each.whole


def check_fits(program) -> None:
    """No part of the window needs more than there is."""
    console = program.console
    assert (console.width(), console.height()) == (1280, 705)
    assert console.shared.faces.desk.height() <= 705
    assert not [label.text() for label in _labels(program.debrief) if label.visibleRegion().isEmpty()]


def _labels(root: QWidget):
    return [label for label in root.findChildren(PlainLabel) if label.isVisible() and label.text()]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [LEGACY, FAILED, MISSED])
def test_every_slide_fits_the_smallest_desk(opened, game, language):
    """SCREENS: everything fits 1280 × 705, with names of forty letters, in both languages."""
    keyboard = opened(game, language=language)
    for named in (False, True):
        keyboard.program.bridge.debriefing.show_names(named)
        for at in range(len(given(keyboard.program))):
            keyboard.program.bridge.debriefing.pick(at)
            keyboard.program.bridge.debriefing.skip()
            QApplication.processEvents()
            check_fits(keyboard.program)
            check_side(keyboard.program)


def check_side(program) -> None:
    side = program.debrief.slides.side
    for label in (side.question, *side.asks, side.following):
        need = height_of(label.text(), label.font().pixelSize(), label.width(), bold=label.font().bold())
        assert need <= label.height() + 2, label.text()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [LEGACY, FAILED, MISSED])
def test_three_what_ifs_fit_the_smallest_desk(opened, game, language):
    """SCREENS: everything fits 1280 × 705; here those whose notes are the longest."""
    keyboard = opened(game, language=language)
    program = keyboard.program
    page(keyboard).turn_face()
    program.bridge.debriefing.trying.search()
    _wait_for(lambda: page(keyboard).what_if._view.search is None or page(keyboard).what_if._view.search.found is not None)
    for number in _longest(program):
        program.bridge.debriefing.trying.lay(number)
    for at in range(len(page(keyboard).what_if.picker.kinds.buttons)):
        page(keyboard).what_if.picker.kinds.buttons[at].click()
        QApplication.processEvents()
        check_fits(program)
        check_nothing_is_cut(program)


def _longest(program):
    from app.debrief.what_if.trying import all_what_ifs
    from app.debrief.what_if_view import other_game

    replay = program.bridge.table.replay
    told = [other_game(replay.state, number, each) for number, (_, each) in enumerate(all_what_ifs(replay))]
    said = {other.number: program.desk_words.say(other.stopped) if other.stopped else "" for other in told}
    return sorted(said, key=lambda number: len(said[number]))[-3:]


def test_the_notice_of_the_window_is_seen_in_the_debrief(opened):
    """Errors say what to do, wherever the teacher is."""
    keyboard = opened()
    console = keyboard.console
    console.show_notice(say(Says.WALL_CLOSED))
    QApplication.processEvents()
    assert console.asks.notice.isVisible()
    assert console.asks.notice.window() is console
    check_fits(keyboard.program)
    keyboard.key(Key.Key_Escape)
    assert console.asks.notice.isVisible()
    assert console.asks.isAncestorOf(console.asks.notice)
