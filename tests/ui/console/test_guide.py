"""The teacher's guide: open for whoever is new, as the teacher left it afterwards, and all of it to be read on the smallest desk."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from app.asks import DealAsk, EventAsk, FinalCountAsk, PactAsk, PayDayAsk, TaxVoteAsk
from tests.ui.console.conftest import SMALLEST
from tests.ui.console.games import recorded, view_after, view_asking
from ui.text.languages import Language

F1 = Qt.Key.Key_F1
WITH_COUNT = "04-game.json"  # two others whose guides are long end with a failed State


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("name", [WITH_COUNT, "00-game.json", "18-game.json"])
def test_no_line_of_any_guide_is_out_of_sight_on_the_smallest_desk(console, words, language, name):
    """LOOK §Composition, the desk, 6: a newcomer saw its last line cut at the bottom."""
    words.speak(language)
    record = recorded(name)
    console.show_view(view_after(0, record))
    console.game.show_guide(is_open=True)
    guide, seen = console.game.guide, set()
    for entries in range(len(record.entries) + 1):
        view = view_after(entries, record)
        console.show_view(view)
        QApplication.processEvents()
        seen.add(type(view.ask))
        assert guide.text.text().splitlines() == [words.say(line) for line in view.guide]
        assert guide.text.height() == guide.scroll.viewport().height(), (entries, guide.text.text())
        assert not guide.scroll.verticalScrollBar().isVisible()
    assert seen >= {DealAsk, EventAsk, TaxVoteAsk, PayDayAsk}
    assert (FinalCountAsk in seen) is (name == WITH_COUNT)
    assert console.size().toTuple() == SMALLEST


def test_a_short_guide_has_letters_as_large_as_the_rest(console):
    """Only what would not fit is said smaller."""
    console.show_view(view_asking(PactAsk))
    console.game.show_guide(is_open=True)
    QApplication.processEvents()
    assert not console.game.guide.text.property("voice")


def test_it_is_open_where_a_game_begins_if_nobody_has_closed_it(console, press):
    """What to do at the pact stands only there; F1, its own words and the history's place close and open it."""
    turned = []
    console.guide_turned.connect(turned.append)
    console.show_guide(is_open=True)
    console.show_view(view_asking(PactAsk))
    assert console.game.guide.isVisible()
    press(F1)
    assert console.game.history.isVisible()
    press(F1)
    console.game.guide.close_button.click()
    assert not console.game.guide.isVisible()
    assert turned == [False, True, False], "and nothing was turned by the program itself"
