"""The result."""

from PySide6.QtCore import Qt

from tests.ui.console.pages import moments
from ui.kit.signs import Sign, SignKind
from ui.text.languages import Language


def painted(texts_of, desk):
    """The texts that reach the screen."""
    return [text.text for text in texts_of(desk)]


def test_winners_are_named_together(laid, texts_of):
    """000 §The final count: players level on points share the win."""
    desk = laid(moments.OVER_SHARED)
    winners = [score for score in desk.page.result.scores if score.winner]
    assert len(winners) == 2
    assert desk.said(f"{winners[0].name} and {winners[1].name} win together with {winners[0].total} points each.")
    laurels = [sign for sign in desk.page.table.findChildren(Sign) if sign.kind is SignKind.LAUREL and sign.isVisible()]
    assert len(laurels) == 2


def test_every_score_is_taken_apart(laid, texts_of):
    """SCREENS §Final count: scores anatomised: what all get, and what each has of their own, add up to the total."""
    desk = laid(moments.OVER_SHARED)
    texts = painted(texts_of, desk)
    for score in desk.page.result.scores:
        for_all = score.dividend + score.legacy + score.tension
        assert for_all + score.life + score.tokens + score.ideology == score.total
        for number in (str(score.savings), str(score.total), f"+{for_all}"):
            assert number in texts


def test_the_country_comes_first(laid):
    """GUIDE: first the country, then the winner."""
    desk = laid(moments.OVER_SHARED)
    assert desk.said(f"the three levels add up to {desk.page.result.levels}")
    assert desk.said("For all: services +30, Legacy +5, Tension 0.")


def test_a_surprise_stands_beside_what_was_counted(laid, texts_of):
    """Ruling 22: what lies outside a range is shown to the teacher as a surprise."""
    desk = laid(moments.OVER_SHARED)
    (surprised,) = [score for score in desk.page.result.scores if score.surprise]
    assert f"{surprised.surprise.low}–{surprised.surprise.high}" in painted(texts_of, desk)
    assert desk.said("What was counted stands")


def test_a_failed_state_has_no_scores_and_says_what_brought_it_down(laid, texts_of):
    """Ruling 2: everyone scores 0, and nobody wins."""
    desk = laid(moments.FAILED)
    assert desk.said("The State failed in round")
    assert desk.said("nobody wins")
    assert not desk.page.table.isVisible()
    assert any("Tension" in text for text in painted(texts_of, desk))


def test_the_primary_button_exports_the_count(laid, press):
    """The result's button: export the final count."""
    desk = laid(moments.OVER_SHARED)
    press(desk, Qt.Key.Key_Return)
    assert desk.exports == 1
    assert desk.entered == []


def test_the_result_is_said_in_spanish_too(laid):
    """SCREENS §Words."""
    desk = laid(moments.OVER_SHARED, language=Language.SPANISH)
    assert desk.said("Ganan ")
    assert desk.said("El Legado")
