"""The strip that says that a repair is at work."""

import pytest
from PySide6.QtWidgets import QApplication

from tests.ui.console.games import LONG_NAMES
from tests.ui.painted import painted_texts
from ui.console.repair_banner import RepairBanner
from ui.kit.phases import PhaseSteps
from ui.kit.theme import DARK, DESK, LIGHT, contrast, notice_ground

MEANWHILE = "The class goes on seeing the game as it stands."


@pytest.fixture
def banner(qtbot):
    made = RepairBanner(LIGHT)
    qtbot.addWidget(made)
    made.resize(1280, PhaseSteps.HEIGHT)
    made.show()
    return made


def painted_by(banner):
    with painted_texts() as heard:
        banner.grab()
        QApplication.processEvents()
    return heard


def test_it_says_what_is_repaired_and_what_the_class_sees(banner):
    """Nobody takes an earlier moment for the game as it stands."""
    banner.show_repair("Repair: Round 3 · Tax vote", MEANWHILE)
    assert {each.text for each in painted_by(banner)} == {"Repair: Round 3 · Tax vote", MEANWHILE}
    assert (banner.accessibleName(), banner.accessibleDescription()) == ("Repair: Round 3 · Tax vote", MEANWHILE)


def test_a_long_title_ends_before_the_other_words(banner):
    """Names of forty letters, in a line of one height."""
    banner.show_repair("Repair: " + ", ".join(LONG_NAMES), MEANWHILE)
    texts = {each.text: each.rect for each in painted_by(banner)}
    (title,) = (rect for text, rect in texts.items() if text != MEANWHILE)
    assert title.right() < texts[MEANWHILE].left()
    assert banner.height() == PhaseSteps.HEIGHT
    assert min(each.px for each in painted_by(banner)) >= DESK.caption


@pytest.mark.parametrize("theme", [LIGHT, DARK])
def test_its_words_stand_out_from_its_ground(theme):
    """LOOK: 4.5 to 1 for every word on the desk."""
    assert min(contrast(theme.ink, notice_ground(theme)), contrast(theme.muted, notice_ground(theme))) >= 4.5
