"""What the tests of the pages share: a stand-in for the window that plays recorded games on with the real rules."""

import msgspec
import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget

from app.asks import Draft
from app.editions.settings import setting_of
from app.rules.play import judged, replay
from app.rules.refusals import Refusal
from tests.ui.console.games import NAMES, recorded, view_after
from tests.ui.painted import painted_texts
from ui.console.pages.correction import CorrectionPage
from ui.console.pages.registry import page_class
from ui.kit.labels import PlainLabel
from ui.kit.painting import dress
from ui.kit.theme import LIGHT
from ui.text.languages import Language
from ui.text.words import Words

ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class Desk(QWidget):
    """Enter confirms and other keys are the page's, as in the window; what is drafted comes back as a view."""

    def __init__(self, moment, *, names=NAMES, language=Language.ENGLISH, page=None, plays_on=False, width=832, height=446):
        super().__init__()
        name, at = moment
        record = recorded(name, names)
        self.record, self.entries = record, list(record.entries[:at])
        self.words, self.plays_on, self._kind = Words(language), plays_on, page
        self.entered, self.drafted, self.refused, self.exports, self.left, self.presses = [], [], [], 0, 0, 0
        self.page = None
        QVBoxLayout(self).setContentsMargins(0, 0, 0, 0)
        dress(self, LIGHT)
        self.resize(width, height)
        self.show_ask()

    def view(self, draft=None):
        return view_after(len(self.entries), msgspec.structs.replace(self.record, entries=tuple(self.entries)), draft)

    def show_ask(self, draft=None):
        """The page of the ask, as the window would show it; the keyboard begins where the page says."""
        view = self.view(draft)
        kind = self._kind or page_class(view.ask)
        is_new = draft is None
        if type(self.page) is not kind:
            self._lay(kind(LIGHT, self.words))
        self.page.show_view(view)
        if is_new:
            self.page.focus_first()

    def _lay(self, page):
        if self.page is not None:
            self.layout().removeWidget(self.page)
            self.page.hide()
            self.page.deleteLater()
        self.page = page
        self.layout().addWidget(page)
        page.entered.connect(self._on_entered)
        page.drafted.connect(self._on_drafted)
        page.export_wanted.connect(self._on_export)
        page.left.connect(self._on_left)
        page.show()

    def _on_entered(self, entry):
        self.entered.append(entry)
        if self.plays_on:
            setting = setting_of(self.record.header)
            verdict = judged(replay(setting, tuple(self.entries)).state, entry)
            assert not isinstance(verdict, Refusal), verdict
            self.entries.append(entry)
            self.show_ask()

    def _on_drafted(self, draft):
        self.drafted.append(draft)
        self.show_ask(draft)

    def _on_export(self):
        self.exports += 1

    def _on_left(self):
        self.left += 1

    def keyPressEvent(self, event):
        if event.key() in ENTER:
            self.page.confirm()
        else:
            super().keyPressEvent(event)

    def speak(self, language):
        """Another language, at the run of a game."""
        self.words.speak(language)
        self.page.show_view(self.view(self.drafted[-1] if self.drafted else Draft()))

    def said(self, words):
        """Whether some label on the page reads like this, or holds it."""
        return any(words in label.text() for label in self.page.findChildren(PlainLabel) if label.isVisible())


@pytest.fixture(autouse=True)
def letters(typeface):
    """Widths are only true in our own letters."""


@pytest.fixture
def laid(qtbot):
    """A desk at a moment of a recorded game, on the screen and with the keyboard."""

    def at(moment, **how):
        desk = Desk(moment, **how)
        qtbot.addWidget(desk)
        with qtbot.waitActive(desk):
            desk.show()
            desk.activateWindow()
        desk.page.focus_first()
        QApplication.processEvents()  # a platform that shows windows at once has not laid them out by then
        return desk

    return at


@pytest.fixture
def press(qtbot):
    """Type, where the keyboard is: a text letter by letter, or a key."""

    def pressed(desk, *keys):
        for key in keys:
            for each in key if isinstance(key, str) else (key,):
                desk.presses += 1
                holder = QApplication.focusWidget()
                qtbot.keyClick(holder if holder is not None and holder.window() is desk else desk, each)
                QApplication.processEvents()  # nobody types faster than the events of one key

    return pressed


@pytest.fixture
def correcting(laid):
    """The correction laid over a tax vote."""
    return lambda **how: laid(("00-game.json", 3), page=CorrectionPage, **how)


@pytest.fixture
def texts_of():
    """Every text that a desk really paints."""

    def heard_from(desk):
        with painted_texts() as heard:
            desk.grab()
        return heard

    return heard_from
