"""The debrief's page in the desk's window: the slides, or the what-ifs, and a foot. It has the window's whole width."""

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from app.terms.saying import Says
from app.views.debrief import DebriefView, Search, WhatIfView
from ui.debrief.slides_face import SlidesFace
from ui.debrief.what_if_face import WhatIfFace
from ui.kit.buttons import PrimaryButton, QuietButton
from ui.kit.header import AskHeader
from ui.kit.labels import Elided
from ui.kit.surfaces import row
from ui.kit.theme import Theme
from ui.text.words import Words


class Faces(QStackedWidget):
    """Only the face that is seen counts for the size of the window."""

    def hasHeightForWidth(self) -> bool:
        return False  # texts that wrap would ask for all the height that they could use

    def minimumSizeHint(self) -> QSize:
        return self.currentWidget().minimumSizeHint()


class DebriefPage(QFrame):
    """Two faces and a foot that never moves: quiet words at the left, the one primary button at the right."""

    wall_turned = Signal()
    tries_wanted = Signal()  # the what-ifs are opened
    export_wanted = Signal()
    left = Signal()

    def __init__(self, theme: Theme, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme, self.words = theme, words
        self._view: DebriefView | None = None
        self._what_ifs: WhatIfView | None = None
        self.header, self.faces = AskHeader(), Faces()
        self.slides, self.what_if = SlidesFace(theme, words), WhatIfFace(theme, words)
        self.turn, self.export, self.leave_button = QuietButton(), QuietButton(), QuietButton()
        self.note, self.primary = Elided(voice="strong"), PrimaryButton(theme)
        self._lay_out()
        self._wire()

    def _lay_out(self) -> None:
        self.faces.addWidget(self.slides)
        self.faces.addWidget(self.what_if)
        for button in (self.turn, self.export, self.leave_button, self.primary):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.note.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        foot = QWidget()
        foot.setFixedHeight(PrimaryButton.HEIGHT)
        line = row(self.turn, self.export, self.leave_button, gap=4)
        line.addWidget(self.note, 1)
        line.addSpacing(12)
        line.addWidget(self.primary)
        foot.setLayout(line)
        self.notice_place = QHBoxLayout()  # what the window has to say meanwhile
        whole = QVBoxLayout(self)
        whole.setContentsMargins(16, 12, 16, 12)
        whole.setSpacing(10)
        head = row(gap=16)
        head.addWidget(self.header, 1)
        head.addWidget(self.slides.presets)
        whole.addLayout(head)
        whole.addWidget(self.faces, 1)
        whole.addLayout(self.notice_place)
        whole.addWidget(foot)

    def _wire(self) -> None:
        self.primary.clicked.connect(self.confirm)
        self.turn.clicked.connect(self.turn_face)
        self.export.clicked.connect(self.export_wanted)
        self.leave_button.clicked.connect(self.left)
        self.what_if.ready_changed.connect(self._show_foot)

    # what it is told

    def show_view(self, view: DebriefView) -> None:
        """The slides, and the one that is up."""
        self._view = view
        self.slides.show_view(view)
        self._show_words()

    def show_what_ifs(self, view: WhatIfView) -> None:
        """The games beside the real one."""
        self._what_ifs = view
        self.what_if.show_view(view)
        self._show_words()

    def show_search(self, search: Search) -> None:
        """How far the search for the one change is."""
        self.what_if.show_search(search)

    def show_words(self) -> None:
        """Say everything again in the language spoken now."""
        if self._view is not None:
            self.slides.show_view(self._view)
        if self._what_ifs is not None:
            self.what_if.show_view(self._what_ifs)
        self._show_words()

    def forget(self) -> None:
        """Another lesson: begin with its slides."""
        self._view, self._what_ifs = None, None
        self.faces.setCurrentWidget(self.slides)

    def show_theme(self, theme: Theme) -> None:
        """Other colours from now on; the widgets below are told by whoever dresses the window."""
        self.theme = theme

    # what the teacher does

    @property
    def is_trying(self) -> bool:
        """Whether the what-ifs are seen."""
        return self.faces.currentWidget() is self.what_if

    def confirm(self) -> None:
        """Enter, or the primary button."""
        if self.is_trying:
            self.what_if.confirm()
        else:
            self.wall_turned.emit()

    def leave(self) -> None:
        """Esc: from the what-ifs to the slides, and from there to the table."""
        if self.is_trying:
            self.turn_face()
        else:
            self.left.emit()

    def turn_face(self) -> None:
        """From the slides to the what-ifs, or back."""
        if self.is_trying:
            self.faces.setCurrentWidget(self.slides)
        else:
            self.tries_wanted.emit()
            self.faces.setCurrentWidget(self.what_if)
        self.faces.updateGeometry()
        self._show_words()
        self.focus_first()

    def focus_first(self) -> None:
        """The list of slides, or the kinds of what can be tried."""
        if self.is_trying:
            self.what_if.picker.kinds.setFocus()
        else:
            self.slides.list.setFocus()

    # what is said around the faces

    def _show_words(self) -> None:
        say = self.words.say
        self.slides.presets.setVisible(not self.is_trying)
        if self.is_trying:
            self.header.show_ask(say(Says.NOW_TRY))
        else:
            self.header.show_ask(say(Says.NOW_DEBRIEF), say(self._why))
        self.turn.show_text(say(Says.DEBRIEF_BACK_TO_SLIDES if self.is_trying else Says.SLIDE_WHAT_IF))
        self.export.show_text(say(Says.EXPORT))
        self.leave_button.show_text(say(Says.BACK_TO_TABLE))
        self._show_foot()

    @property
    def _why(self) -> Says:
        if self._view is not None and not self._view.is_kept:
            return Says.DEBRIEF_NOT_KEPT
        return Says.WHY_DEBRIEF if self._view is None or self._view.is_over else Says.WHY_DEBRIEF_EARLY

    def _show_foot(self) -> None:
        words, view = self.words, self._view
        is_on_wall, is_beside = view is not None and view.is_on_wall, self._what_ifs is not None and self._what_ifs.on_wall is not None
        state = Says.DEBRIEF_ON_WALL_TRY if is_beside else Says.DEBRIEF_ON_WALL if is_on_wall else Says.DEBRIEF_OFF_WALL
        self.note.show_text(words.say(state))
        shows = Says.DEBRIEF_HIDE if is_on_wall or is_beside else Says.DEBRIEF_SHOW
        self.primary.show_words(words.say(Says.TRY_DO if self.is_trying else shows), words.say(Says.KEY_ENTER))
        may, had_keyboard = not self.is_trying or self.what_if.is_ready, self.primary.hasFocus()
        self.primary.setEnabled(may)
        if had_keyboard and not may:
            self.focus_first()  # Qt would give the keyboard to whatever comes next in the window
