"""What the kit's tests share: our letters, and an ear for every text that is really painted."""

import pytest

from ui.kit.painting import painted_text_listeners


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
        heard = []
        painted_text_listeners.append(heard.append)
        try:
            widget.grab()
        finally:
            painted_text_listeners.remove(heard.append)
        return heard

    return heard_from


@pytest.fixture
def words_of(texts_of):
    """The texts alone."""
    return lambda widget, size=None: [painted.text for painted in texts_of(widget, size)]
