"""What was chosen by keyboard is there when the program is started again: a real settings file between two whole programs."""

import json

import pytest
from msgspec import structs
from PySide6.QtGui import QFontInfo
from PySide6.QtWidgets import QApplication

from app.decks.folder import keep
from app.editions.decks import KeptDeck, mark, sample_deck
from app.terms.people import Deck
from app.terms.saying import Says
from tests.ui.programs import let_go
from tests.whole.few_keys import FewKeys
from ui import main
from ui.kit.theme import DARK, DESK, LIGHT, ZOOMS
from ui.settings import FILE, Settings, SettingsFile, settings_path
from ui.shelf import decks_folder
from ui.text.languages import Language
from ui.text.words import Words

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support (raise|grabbing the keyboard)", extend=True)

LARGE = 2  # the place of a size in the menu


@pytest.fixture
def begin(qapp, typeface, qtbot, monkeypatch):
    """A maker of programs on an English system; the last one is closed before the next begins."""
    made = []
    monkeypatch.setattr("ui.main.system_language", lambda: Language.ENGLISH)

    def begun():
        let_go(qapp, *made)
        made.clear()
        program = main.begun()
        made.append(program)
        with qtbot.waitActive(program.console):
            program.console.activateWindow()
        program.console.later.finish()
        QApplication.processEvents()
        program.console._guard._clock = lambda: 0.0
        return FewKeys(program, lambda _seconds: None)

    yield begun
    let_go(qapp, *made)


def menu_of(keys):
    """The menu, by its button."""
    keys.press(keys.console.top.menu)
    return keys.console.sheets.menu


def looks_of(keys):
    """How the desk looks: the size of a letter that is painted, its ground, and a word of it."""
    button = keys.console.top.menu
    button.grab()
    ground = keys.console.grab().toImage().pixelColor(2, 2).name()
    return QFontInfo(button.font()).pixelSize(), ground, button.words


def test_size_words_and_look_that_were_chosen_by_keyboard_are_there_after_a_restart(begin):
    """Issue 6, 3 and 4: chosen in the menu, closed by its last button, begun again: the desk begins as it was left."""
    first = begin()
    assert looks_of(first) == (DESK.body, LIGHT.paper.lower(), Words(Language.ENGLISH).say(Says.MENU))
    menu = menu_of(first)
    first.choose(menu.zoom, LARGE)
    first.choose(menu.desk, 1)
    first.choose(menu.wall, 1)
    first.choose(menu.letters, 1)
    first.choose(menu.sound, 1)
    first.choose(menu.look, 1)
    left = looks_of(first)
    assert left == (round(DESK.body * ZOOMS[LARGE]), DARK.paper.lower(), Words(Language.SPANISH).say(Says.MENU))
    first.press(menu.quit)
    assert not first.console.isVisible()
    second = begin()
    program = second.program
    assert second.program is not first.program
    assert looks_of(second) == left
    assert (program.wall_words.language, program.projector.text_scale, program.chime.is_on) == (Language.SPANISH, 1.1, False)
    assert program.projector.theme == DARK
    menu = menu_of(second)
    chosen = [row.chosen_index for row in (menu.zoom, menu.desk, menu.wall, menu.letters, menu.sound, menu.look)]
    assert chosen == [LARGE, 1, 1, 1, 1, 1]
    second.choose(menu.zoom, 0)
    assert looks_of(second)[0] == looks_of(begin())[0] == DESK.body, "and back again"


def test_the_guide_is_open_the_first_time_and_afterwards_as_it_was_left(begin):
    """What a newcomer must do at the pact stands in the guide, and it was closed."""
    first = begin()
    for _page in ("the welcome", "the set-up"):
        first.press(first.console.asks.foot.primary)
    game = first.console.game
    assert game.guide.isVisible()
    assert not settings_path().exists(), "nobody has chosen anything"
    first.press(game.guide.close_button)
    assert game.history.isVisible()
    assert SettingsFile(settings_path()).read().guide is False
    second = begin()
    second.press(second.console.asks.foot.primary)  # on with the last lesson
    assert second.console.game.history.isVisible()


@pytest.fixture
def mine():
    """Two decks that were kept, of which one was compared."""
    sample = sample_deck("with-pact")
    dearer = (structs.replace(sample.roles[0], income=sample.roles[0].income + 1), *sample.roles[1:])
    decks = [KeptDeck(name, dearer, mark(Deck(name, dearer)) if name == "Compared" else "") for name in ("Compared", "Mine")]
    return [keep(decks_folder(), deck, Words().say) for deck in decks]


def in_set_up(keys):
    """The role cards that a new lesson would be played with."""
    keys.press(keys.console.asks.foot.primary)
    return keys.console.setup.form


def choose_deck(keys, path):
    form = keys.console.setup.form
    keys.choose(form.roles, form.shown_decks.index(path))


def test_the_role_cards_that_were_chosen_last_are_chosen_at_the_next_start(begin, mine):
    """Issue 6, 2: nobody has to look for the same deck in front of each class; the sample is a choice like any other."""
    compared, own = map(str, mine)
    keys = begin()
    assert in_set_up(keys).deck == compared, "nobody has chosen yet"
    assert not settings_path().exists(), "and a start chooses nothing"
    for path in (own, "", compared):
        choose_deck(keys, path)
        keys = begin()
        assert in_set_up(keys).deck == path


def test_role_cards_that_are_gone_are_forgotten_only_until_they_are_back(begin, mine):
    """A stick that stayed at home: what is there is played with, and the choice is not lost."""
    compared, own = mine
    keys = begin()
    in_set_up(keys)
    choose_deck(keys, str(own))
    away = own.rename(own.with_suffix(".away"))
    kept = settings_path().read_bytes()
    assert in_set_up(begin()).deck == str(compared)
    assert settings_path().read_bytes() == kept
    away.rename(own)
    assert in_set_up(begin()).deck == str(own)


def test_role_cards_of_another_folder_are_known_by_their_name(begin, mine, tmp_path, monkeypatch):
    """A program that is carried along has its decks under another letter of the drive each time."""
    _, own = mine
    keys = begin()
    in_set_up(keys)
    choose_deck(keys, str(own))
    assert json.loads(settings_path().read_bytes())["deck"] == own.name
    moved = own.parent.rename(tmp_path / "elsewhere")
    monkeypatch.setattr("ui.program._decks_folder", lambda: moved)
    assert in_set_up(begin()).deck == str(moved / own.name)


@pytest.mark.parametrize("deck", [7, True, ["Mine.toml"], {"name": "Mine.toml"}, "x" * 256])
def test_a_deck_that_is_none_makes_the_settings_unsound_and_stops_nothing(tmp_path, deck):
    """Issue 6, 3: whatever the file says, the program starts; what is kept next moves it aside."""
    path = tmp_path / FILE
    path.write_text(json.dumps({"theme": "dark", "deck": deck}))
    file = SettingsFile(path)
    assert file.read() == Settings()
    assert file.keep(deck="Mine.toml").name.endswith(".damaged")
    assert SettingsFile(path).read() == Settings(deck="Mine.toml")


@pytest.mark.parametrize("deck", [None, "", "Mine.toml", "x" * 255, "\u0000\n../..", "🂡 año.toml"])
def test_every_name_of_a_file_can_be_kept(tmp_path, deck):
    """It is compared with the names that are there, and never opened: nothing that it says can do harm."""
    file = SettingsFile(tmp_path / FILE)
    file.keep(deck=deck, theme="dark")
    assert file.read() == Settings(deck=deck, theme="dark")
    assert (tmp_path / FILE).stat().st_size < 2000
