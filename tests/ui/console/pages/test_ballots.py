"""Counting the bag: tax and budget."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from app.entries import BudgetVoted, TaxVoted
from tests.ui.console.pages import moments
from ui.console.pages.budget_vote import LETTERS
from ui.text.languages import Language
from ui.text.words import Words

ENTER, BACKSPACE, ESCAPE = Qt.Key.Key_Return, Qt.Key.Key_Backspace, Qt.Key.Key_Escape
PAD = Qt.KeyboardModifier.KeypadModifier


def focused(desk):
    """The index of the column that has the keyboard."""
    return desk.page.columns.index(QApplication.focusWidget())


def test_four_figures_and_enter_are_the_whole_tax_vote(laid, press):
    """SCREENS §The desk: focus moves by itself, Enter confirms."""
    desk = laid(moments.TAX_VOTE)
    press(desk, "3", "1", "4", "0", ENTER)
    assert desk.entered == [TaxVoted({"A": 3, "B": 1, "C": 4})]


def test_three_figures_and_enter_are_the_whole_budget_vote(laid, press):
    """SCREENS §The desk: the same for the services."""
    desk = laid(moments.BUDGET_VOTE)
    press(desk, "206", ENTER)
    assert desk.entered == [BudgetVoted({"health": 2, "shield": 6})]


def test_the_number_pad_types_the_same_figures(laid, qtbot):
    """SCREENS §The desk: all on the number pad, if wanted."""
    desk = laid(moments.TAX_VOTE)
    for figure in "0800":
        qtbot.keyClick(QApplication.focusWidget(), figure, PAD)
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Enter, PAD)
    assert desk.entered == [TaxVoted({"B": 8})]


def test_tokens_are_typed_as_they_come_out_of_the_bag_and_backspace_takes_the_last_one_back(laid, press):
    """SCREENS §The desk: A, B, C, D; Backspace takes one back."""
    desk = laid(moments.TAX_VOTE)
    press(desk, "ddab", BACKSPACE, "cccc")
    assert desk.page.counts == (1, 0, 4, 2)
    press(desk, BACKSPACE, BACKSPACE, BACKSPACE, BACKSPACE, BACKSPACE)
    assert desk.page.counts == (0, 0, 0, 2)


def test_a_figure_after_letters_counts_anew_for_its_column_only(laid, press):
    """Both ways of counting can be mixed; Backspace then takes back what was counted last."""
    desk = laid(moments.TAX_VOTE)
    press(desk, "aab", "1")
    assert desk.page.counts == (1, 1, 0, 0)
    press(desk, BACKSPACE)
    assert desk.page.counts == (1, 0, 0, 0)


@pytest.mark.parametrize(("language", "typed"), [(Language.ENGLISH, "HHESSSSS"), (Language.SPANISH, "sseccccc")])
def test_the_services_are_typed_by_the_letters_of_the_language(laid, press, language, typed):
    """SCREENS §The desk: each language has three distinct letters."""
    desk = laid(moments.BUDGET_VOTE, language=language)
    press(desk, typed, ENTER)
    assert desk.entered == [BudgetVoted({"health": 2, "education": 1, "shield": 5})]


@pytest.mark.parametrize("language", Language)
def test_the_letters_of_the_services_are_three_and_one_letter_each(language):
    """A letter that stood for two services would count the wrong one."""
    letters = [Words(language).say(letter) for letter in LETTERS]
    assert len(set(letters)) == 3
    assert all(len(letter) == 1 and letter.isupper() for letter in letters)


def test_more_tokens_than_players_can_never_be_confirmed(laid, press):
    """SCREENS §The desk: more votes than players cannot be confirmed."""
    desk = laid(moments.TAX_VOTE)
    press(desk, "5400", ENTER, ENTER, ENTER)
    assert desk.entered == []
    assert not desk.page.is_ready
    assert desk.said("1 too many: count again")
    assert focused(desk) == 0


def test_fewer_tokens_than_players_are_asked_about_once(laid, press):
    """SCREENS §The desk: fewer ask once "1 abstained?"."""
    desk = laid(moments.TAX_VOTE)
    press(desk, "3130", ENTER)
    assert desk.entered == []
    assert desk.said("Did 1 player abstain?")
    press(desk, ENTER)
    assert desk.entered == [TaxVoted({"A": 3, "B": 1, "C": 3})]


def test_a_change_takes_the_question_back(laid, press):
    """What was asked of seven tokens is not answered for six."""
    desk = laid(moments.TAX_VOTE)
    press(desk, "3130", ENTER, BACKSPACE)
    assert not desk.said("Did")
    press(desk, ENTER)
    assert desk.entered == []
    assert desk.said("Did 2 players abstain?")


def test_escape_takes_the_question_back_but_no_token(laid, press):
    """Esc is the page's own way back first."""
    desk = laid(moments.TAX_VOTE)
    press(desk, "3130", ENTER, ESCAPE)
    assert not desk.said("Did")
    assert desk.page.counts == (3, 1, 3, 0)


def test_the_question_is_said_in_the_language_spoken_now(laid, press):
    """Words are changed at run time, even while something is asked."""
    desk = laid(moments.TAX_VOTE)
    press(desk, "3130", ENTER)
    desk.speak(Language.SPANISH)
    assert desk.said("¿Se ha abstenido 1 jugador?")
    assert desk.page.counts == (3, 1, 3, 0)
    press(desk, ENTER)
    assert len(desk.entered) == 1


def test_an_empty_bag_is_confirmed_only_after_it_was_said(laid, press):
    """000 §Tax vote: nobody voted; a stray Enter must not say so."""
    desk = laid(moments.TAX_VOTE)
    press(desk, ENTER, ENTER, ENTER)
    assert desk.entered == []
    (words, act), = desk.page.quiet_actions()
    assert desk.words.say(words) == "Nobody voted"
    act()
    assert desk.page.is_ready
    press(desk, ENTER)
    assert desk.entered == [TaxVoted({})]


def test_clear_takes_every_token_back(laid, press):
    """SCREENS §The desk: quiet words at the foot."""
    desk = laid(moments.BUDGET_VOTE)
    press(desk, "32")
    (words, act), = desk.page.quiet_actions()
    assert desk.words.say(words) == "Clear"
    act()
    assert desk.page.counts == (0, 0, 0)
    assert not desk.page.is_ready
    assert focused(desk) == 0


def test_plus_and_minus_count_by_finger(laid, qtbot):
    """SCREENS §The desk: everything works with mouse or finger, too; a target is at least 40 px."""
    desk = laid(moments.TAX_VOTE)
    column = desk.page.columns[2]
    for _ in range(8):
        qtbot.mouseClick(column, Qt.MouseButton.LeftButton, pos=column.plus.center().toPoint())
    qtbot.mouseClick(column, Qt.MouseButton.LeftButton, pos=column.minus.center().toPoint())
    assert desk.page.counts == (0, 0, 7, 0)
    assert min(column.plus.width(), column.plus.height()) >= 40


def test_a_figure_typed_beside_the_columns_goes_to_the_first(laid, press):
    """No key is lost because the keyboard was elsewhere."""
    desk = laid(moments.TAX_VOTE)
    desk.page.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    desk.page.setFocus()
    press(desk, "7")
    assert desk.page.counts == (7, 0, 0, 0)
    assert focused(desk) == 1


def test_what_was_typed_stays_for_the_same_ask_and_goes_with_it(laid, press):
    """The view comes again when a language changed; another ask begins anew."""
    desk = laid(moments.TAX_VOTE)
    press(desk, "21")
    desk.show_ask()
    assert desk.page.counts == (2, 1, 0, 0)
    desk.entries = list(desk.record.entries[:8])
    desk.show_ask()
    assert desk.page.counts == (0, 0, 0, 0)


def test_the_table_says_what_each_tax_would_mean(laid, texts_of):
    """SCREENS §Before the tax vote: collects, shares, who could not pay, exclusions and Tension together."""
    desk = laid(moments.TAX_VOTE)
    said = [text.text for text in texts_of(desk)]
    for text in ("16", "9 · 5 · 2", "19", "10 · 6 · 3", "26", "14 · 8 · 4", "38", "20 · 12 · 6"):
        assert text in said


def test_a_tax_that_ends_the_game_is_warned_of_until_the_count_is_asked_about(laid, press):
    """LOOK picture 7: the notice; a question takes its place."""
    desk = laid(moments.DANGEROUS_TAX_VOTE)
    assert desk.said("Tension would reach 10 and end the game with A, B, C and D.")
    press(desk, "1", ENTER)
    assert not desk.said("end the game")
    press(desk, ESCAPE)
    assert desk.said("end the game")


def test_the_budget_says_what_it_is_made_of_and_what_each_place_gets(laid, texts_of):
    """000 §Budget vote; ruling 18: the inheritance's coins are in it."""
    desk = laid(moments.BUDGET_VOTE)
    said = {text.text for text in texts_of(desk)}
    assert {"28 coins to share", "24 from the tax + 4 from the inheritance", "15", "9", "4"} <= said


@pytest.mark.parametrize(("moment", "figures", "counts"), [
    (moments.TAX_VOTE, "1232", (1, 2, 3, 2)), (moments.BUDGET_VOTE, "206", (2, 0, 6)),
])
def test_one_tab_after_the_keyboard_has_gone_on_by_itself_does_nothing(laid, press, qtbot, moment, figures, counts):
    """Somebody typed 1 Tab 2 Tab 3 Tab 2, and lost counts; a second Tab is meant."""
    desk = laid(moment)
    for figure in figures:
        press(desk, figure)
        if figure != figures[-1]:
            qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
    assert desk.page.counts == counts
    desk.page.columns[0].setFocus()
    press(desk, figures[0])
    for _ in range(2):
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
    assert focused(desk) == 2
