"""Links: quiet words of any length."""

from ui.kit.link import Link

LONG = "Table 2 of class 4B & friends, on a rainy Thursday afternoon"


def test_a_link_that_fits_is_said_whole(qtbot):
    """LOOK §Composition: names elide only where they must."""
    link = Link("Table & 2")
    qtbot.addWidget(link)
    link.resize(link.sizeHint())
    assert link.text() == "Table && 2"


def test_a_long_link_ends_in_an_ellipsis_and_is_whole_in_its_tooltip_and_its_name(qtbot):
    """LOOK §Composition, the wall, 7: names elide."""
    link = Link(LONG)
    qtbot.addWidget(link)
    link.resize(160, 40)
    link.show()
    assert link.text().endswith("…")
    assert link.accessibleName() == LONG
    assert "&amp; friends, on a rainy Thursday afternoon" in link.toolTip()
    assert link.minimumSizeHint().width() < 100


def test_a_link_that_gets_room_again_says_everything_again(qtbot):
    """A window can be made larger."""
    link = Link(LONG)
    qtbot.addWidget(link)
    link.resize(120, 40)
    link.show()
    link.resize(900, 40)
    assert link.text() == LONG.replace("&", "&&")
