"""What the kit's tests share: our letters, and an ear for every text that is really painted."""

import pytest

from tests.ui.painted import painted_texts


@pytest.fixture(autouse=True)
def letters(typeface):
    """Widths are only true in our own letters."""


@pytest.fixture
def texts_of(qtbot):
    """Show a widget, paint it, and give every text that reached the screen, whichever widget of it painted."""

    def heard_from(widget, size=None):
        qtbot.addWidget(widget)
        if size:
            widget.resize(*size)
        with qtbot.waitExposed(widget):
            widget.show()
        with painted_texts() as heard:
            widget.grab()
        return heard

    return heard_from


@pytest.fixture
def words_of(texts_of):
    """The texts alone."""
    return lambda widget, size=None: [painted.text for painted in texts_of(widget, size)]
