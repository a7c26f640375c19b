"""One language at a time: a game in Spanish says nothing in English, on the desk, on the wall or to a screen reader."""

import re

import pytest
from PySide6.QtWidgets import QApplication

from app import entries as e
from tests.whole.finger import Finger
from tests.whole.keyboard import Key, Keyboard
from tests.whole.seen import looks, texts_in
from tests.whole.tables import source
from ui.text.languages import Language

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support (raise|grabbing the keyboard)", extend=True)

ENGLISH, SPANISH = Language.ENGLISH, Language.SPANISH
PEOPLE = ("Xqa", "Xqb", "Xqc", "Xqd", "Xqe", "Xqf", "Xqg", "Xqh")  # names that are no word of any language
LABEL = "Qx 7"
WORD = re.compile(r"[^\W\d_]+")
ALT = re.compile(r"\bAlt\+\w\b")  # a key, whatever letter a page has left for it

# Whole texts that both languages paint alike, and why
SAME_TEXTS = {
    "English": "a language is called by its own name",
    "Español": "a language is called by its own name",
    "A": "a tax's letter", "B": "a tax's letter", "C": "a tax's letter", "D": "a tax's letter",
    "E": "Education and Educación begin alike",
    "S": "the Shield's letter in English, Sanidad's in Spanish",
    "Roles": "the word is the same",
    "Atkinson Hyperlegible": "the name of a typeface",
}

# Words of three letters or more that stand in sentences of both languages, and why
SAME_WORDS = {
    "ctrl": "a key", "windows": "a system", "win": "a key of that system",
    **dict.fromkeys(("josé", "miguel", "rodríguez", "martín", "pablo", "olavide"), "who made the game"),
    **dict.fromkeys(("crisis", "debate", "final", "roles", "social", "total"), "the word is the same"),
    "decide": "what somebody is to do, and decides", "has": "he has, and you have",
}


def is_wordless(text: str) -> bool:
    """Numbers, signs, keys, the table's own label, names of people and folders."""
    return "/" in text.strip("0123456789/") or not set(WORD.findall(ALT.sub("", text))) - {*PEOPLE, "Qx", "F"}


def everything_said(begin, clock, seed: int, language: Language):
    """Every text of both windows at every ask and every step of a whole game, in all that can be laid over it, and in the credits."""
    program, game = begin(language), source(seed, PEOPLE)
    keyboard = Keyboard(program, clock.wait)
    desk, wall = texts_in(program.console), texts_in(program.projector)
    keyboard.begin(game, LABEL)
    for entry in (*game.entries, None):
        desk |= texts_in(program.console)
        wall |= texts_in(program.projector)
        while program.console._view.wall_step < program.console._view.wall_steps:
            keyboard.key(Key.Key_PageDown)
            wall |= texts_in(program.projector)
        desk |= aside(keyboard) if entry is None or (isinstance(entry, e.TaxVoted) and keyboard.view.round == 5) else set()
        if entry is not None:
            keyboard.answer(entry)
    return desk, wall, credited(keyboard)


def aside(keyboard) -> set[str]:
    """What lies behind a key: the guide, the menu and its sheets, a correction."""
    console, said = keyboard.console, set()
    keyboard.key(Key.Key_F1)
    said |= texts_in(console)
    keyboard.key(Key.Key_F1)
    for sheet in (console.sheets.menu, console.wall.sheet, console.setup):
        said |= laid_over(keyboard, sheet)
    if console._view.may_correct:
        console.game.history.correct.click()
        for kind in console.asks.page.kinds.buttons:
            kind.click()
            said |= texts_in(console)
        console.asks.close_over()
    return said


def laid_over(keyboard, sheet) -> set[str]:
    keyboard.console.asks.lay_over(sheet)
    QApplication.processEvents()
    said = texts_in(keyboard.console)
    keyboard.console.asks.close_over()
    return said


def credited(keyboard) -> set[str]:
    """What the program is made of: names of people, programs and licences among it."""
    return laid_over(keyboard, keyboard.console.sheets.about) - texts_in(keyboard.console)


@pytest.fixture(scope="module")
def kept():
    return {}


def spoken(kept, begin, clock, seed):
    """Both languages, each played once."""
    if seed not in kept:
        kept[seed] = {language: everything_said(begin, clock, seed, language) for language in Language}
    return kept[seed]


SEED = 24  # eight rounds with ties, two exclusions and amounts that are said


def test_no_text_of_a_spanish_game_is_a_text_of_the_english_one(kept, begin, clock):
    """Issue 2 §How we shall see it: an eight-round game in Spanish paints no English word; SCREENS §Words."""
    assert source(SEED, PEOPLE).whole.state.round == 8
    said = spoken(kept, begin, clock, SEED)
    for least, english, spanish in zip((300, 100, 5), said[ENGLISH], said[SPANISH], strict=True):
        assert min(len(english), len(spanish)) >= least
        same = {text for text in english & spanish if not is_wordless(text)}
        assert same - set(SAME_TEXTS) == set()


def test_no_word_of_a_spanish_game_is_english(kept, begin, clock):
    """A Spanish sentence with an English piece in it is no text of the English game; its words tell."""
    said = spoken(kept, begin, clock, SEED)
    english, spanish = (words_of(said[language]) for language in (ENGLISH, SPANISH))
    same = english & spanish
    assert same == set(SAME_WORDS)


def words_of(texts) -> set[str]:
    """All words of the game on desk and wall."""
    told = (text for part in texts[:2] for text in part if not is_wordless(text) and text not in SAME_TEXTS)
    return {word.lower() for text in told for word in WORD.findall(text) if len(word) >= 3} - {person.lower() for person in PEOPLE}


@pytest.mark.parametrize("language", [pytest.param(language, marks=pytest.mark.long) for language in Language])
def test_a_language_switched_in_the_middle_is_as_if_it_had_been_spoken_from_the_start(begin, clock, monkeypatch, language):
    """Issue 2 §7: switched at run time, for desk and wall separately; nothing that was said before stays in the other language."""
    monkeypatch.setattr("random.sample", lambda things, count: [*things][:count])  # both programs shuffle alike
    other = SPANISH if language is ENGLISH else ENGLISH
    game = source(10, PEOPLE)
    switched, always = Keyboard(begin(other), clock.wait), Keyboard(begin(language), clock.wait)
    for keyboard in (switched, always):
        keyboard.program.console.activateWindow()
        QApplication.processEvents()
        keyboard.begin(game, LABEL)
    for number, entry in enumerate(game.entries):
        for keyboard in (switched, always):
            keyboard.program.console.entered.emit(entry)
        if number % 7 == 0 or isinstance(entry, e.EnvelopesCounted):
            check_switched(switched, always, language, other)


def check_switched(switched, always, language, other) -> None:
    finger = Finger(switched.program, switched._pass)
    for menu in (finger.console.sheets.menu.desk, finger.console.sheets.menu.wall):
        finger.tap(finger.console.top.menu)
        finger.tap(menu.buttons[[*Language].index(language)])
        finger.confirm()
    for keyboard in (switched, always):
        keyboard.program.glance.look()  # the desk's small picture of the wall follows a moment later
    assert looks(switched.program.projector) == looks(always.program.projector)
    assert looks(switched.console.asks) == looks(always.console.asks)
    assert looks(switched.console.side) == looks(always.console.side)
    assert texts_in(switched.console) == texts_in(always.console)
    assert texts_in(switched.program.projector) == texts_in(always.program.projector)
    switched.program.speak(other)
    switched.program.wall_words.speak(other)


def test_desk_and_wall_speak_two_languages(begin, clock):
    """SCREENS §Words: separate for desk and wall."""
    program, game = begin(ENGLISH, SPANISH), source(10, PEOPLE)
    other = begin(SPANISH, ENGLISH)
    for one in (program, other):
        one.console.activateWindow()
        QApplication.processEvents()
        Keyboard(one, clock.wait).begin(game, LABEL)
    for entry in game.entries:
        for one in (program, other):
            one.console.entered.emit(entry)
        same = {text for text in texts_in(program.projector) & texts_in(program.console) if not is_wordless(text)}
        assert same <= set(SAME_TEXTS), entry
        assert program.projector.windowTitle() != other.projector.windowTitle()
