"""Which single change would have done it: a button that tries them all, how far that is, and the best of them."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.terms.saying import Saying, Says, say
from app.views.debrief import Saved, Search
from ui.kit.buttons import PlainButton
from ui.kit.labels import PlainLabel
from ui.kit.pick_list import PickLine, PickList
from ui.kit.progress import ProgressLine
from ui.kit.surfaces import row, surface
from ui.kit.theme import Theme
from ui.text.words import Words

MOST = 3  # of the best, as many as there is room for


class SearchPanel(QWidget):
    """Not seen where nothing was to be saved."""

    toggled = Signal()
    picked = Signal(int)  # the number of a change

    def __init__(self, theme: Theme, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.words = words
        self._found: tuple[Saved, ...] = ()
        self.question, self.told = PlainLabel(voice="strong", wrap=True), PlainLabel(voice="muted", wrap=True)
        self.button, self.progress, self.list = PlainButton(), ProgressLine(theme), PickList(theme)
        self.button.clicked.connect(self.toggled)
        self.list.picked.connect(lambda at: self.picked.emit(self._found[at].number))
        frame, column = surface("card", (12, 8), 6)
        column.addWidget(self.question)
        column.addLayout(row(self.button, self.progress, gap=10))
        column.addWidget(self.told)
        column.addWidget(self.list)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(frame)

    def show_search(self, search: Search | None) -> None:
        """How far it is, or what was found."""
        self.setVisible(search is not None)
        if search is None:
            return
        say_, is_over = self.words.say, search.found is not None
        self.question.show_text(say_(search.question))
        self.button.show_text(say_(Says.SEARCH_STOP if search.is_running else Says.SEARCH_BEGIN))
        self.button.setVisible(not is_over)
        self.progress.setVisible(not is_over)
        self.progress.show_progress(search.tried, search.of)
        self.told.show_text(say_(_told(search)) if is_over or search.tried else "")
        self.told.setVisible(is_over or search.tried > 0)
        self._found = (search.found or ())[:MOST]
        self.list.setVisible(bool(self._found))
        self.list.setAccessibleName(say_(search.question))
        self.list.show_lines([PickLine(say_(_line(saved))) for saved in self._found], self.list.at)


def _told(search: Search) -> Saying:
    if search.found is None:
        return say(Says.SEARCH_PROGRESS, tried=search.tried, of=search.of)
    if not search.found:
        return say(Says.SEARCH_NONE, of=search.of)
    return say(Says.SEARCH_FOUND, found=len(search.found), of=search.of)


def _line(saved: Saved) -> Saying:
    return say(Says.SEARCH_LEFT, what=saved.what, left=saved.tension_left, levels=saved.levels)
