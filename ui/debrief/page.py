"""The debrief's page in the desk's window: the slides, or the what-ifs, and a foot. It has the window's whole width."""

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QVBoxLayout, QWidget

from app.terms.saying import Says
from app.views.debrief import DebriefView, Search, WhatIfView
from ui.debrief.slides_face import SlidesFace
from ui.debrief.what_if_face import WhatIfFace
from ui.kit.buttons import PrimaryButton, QuietButton
from ui.kit.header import AskHeader
from ui.kit.labels import Elided
from ui.kit.surfaces import row
from ui.kit.theme import Theme
from ui.kit.wrapping import Wrapping
from ui.kit.zooming import SELF_SIZED, UNBOUND
from ui.text.words import Words


class Faces(QWidget):
    """Only the face that is seen counts for the size of the window."""

    def __init__(self, *faces: QWidget) -> None:
        super().__init__()
        self._is_tall = False
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        for face in faces:
            column.addWidget(face)
        self._faces, self.face = faces, faces[0]
        self.show_face(faces[0])

    def show_face(self, wanted: QWidget) -> None:
        """Let this one be seen."""
        self.face = wanted
        for face in sorted(self._faces, key=lambda face: face is wanted):  # both at once would make the window grow
            face.setVisible(face is wanted)

    def show_tall(self, *, is_tall: bool) -> None:
        """Whether it has all the height that it could use, because the desk is scrolled."""
        self._is_tall = is_tall
        self.updateGeometry()

    def hasHeightForWidth(self) -> bool:
        return self._is_tall and super().hasHeightForWidth()  # else texts that wrap would ask for all the height that they could use

    def minimumSizeHint(self) -> QSize:
        return self.face.minimumSizeHint()


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
        self.header = AskHeader()
        self.slides, self.what_if = SlidesFace(theme, words), WhatIfFace(theme, words)
        self.faces = Faces(self.slides, self.what_if)
        self.turn, self.export, self.leave_button = QuietButton(), QuietButton(), QuietButton()
        self.note, self.primary = Elided(voice="strong"), PrimaryButton(theme)
        self._lay_out()
        self._wire()
        self.header.show_theme(theme)

    def _lay_out(self) -> None:
        for button in (self.turn, self.export, self.leave_button, self.primary):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.note.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._quiet = Wrapping(self.turn, self.export, self.leave_button, gap=4)
        self._quiet.show_wrapping(may_wrap=False)
        said = row(gap=12)
        said.addWidget(self.note, 1)
        said.addWidget(self.primary)
        self._line = row(self._quiet, said, gap=12)
        self._line.setStretch(1, 1)
        self._foot = QWidget()
        self._foot.setLayout(self._line)
        self._foot.setFixedHeight(PrimaryButton.HEIGHT)
        self.notice_place = QHBoxLayout()  # what the window has to say meanwhile
        whole = QVBoxLayout(self)
        whole.setContentsMargins(16, 12, 16, 12)
        whole.setSpacing(10)
        self._head = row(gap=16)
        self._head.addWidget(self.header, 1)
        self._head.addWidget(self.slides.presets)
        whole.addLayout(self._head)
        whole.addWidget(self.faces, 1)
        whole.addLayout(self.notice_place)
        whole.addWidget(self._foot)

    def show_narrow(self, *, is_narrow: bool) -> None:
        """One above the other where there is no room beside each other; then the desk is scrolled."""
        way = QBoxLayout.Direction.TopToBottom if is_narrow else QBoxLayout.Direction.LeftToRight
        self._head.setDirection(way)
        self._line.setDirection(way)
        self._quiet.show_wrapping(may_wrap=is_narrow)
        self._foot.setProperty(SELF_SIZED, is_narrow)
        if is_narrow:
            self._foot.setMinimumHeight(0)
            self._foot.setMaximumHeight(UNBOUND)
        elif self._foot.maximumHeight() == UNBOUND:
            self._foot.setFixedHeight(PrimaryButton.HEIGHT)
        self.slides.show_narrow(is_narrow=is_narrow)
        self.what_if.show_narrow(is_narrow=is_narrow)
        self.faces.show_tall(is_tall=is_narrow)

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
        self.faces.show_face(self.slides)

    def show_theme(self, theme: Theme) -> None:
        """Other colours from now on; the widgets below are told by whoever dresses the window."""
        self.theme = theme

    # what the teacher does

    @property
    def is_trying(self) -> bool:
        """Whether the what-ifs are seen."""
        return self.faces.face is self.what_if

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
            self.faces.show_face(self.slides)
        else:
            self.tries_wanted.emit()
            self.faces.show_face(self.what_if)
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
