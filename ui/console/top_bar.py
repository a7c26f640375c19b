"""The top of the desk: which lesson this is, where in the game it stands, and what the class sees."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from app.clock import Reading
from app.terms.saying import Saying, Says, say
from app.views.desk import DeskView
from ui.console import key_names
from ui.console.debate_clock import DebateClock
from ui.console.wall_steps import WallSteps
from ui.kit.buttons import PlainButton
from ui.kit.labels import Elided, Squeezed, show_tip
from ui.kit.surfaces import row
from ui.kit.theme import Theme
from ui.kit.thumbnail import ClassSees
from ui.kit.track import RoundTrack
from ui.kit.zooming import SELF_SIZED, UNBOUND
from ui.text.words import Words

HEIGHT, EDITION = 80, 34  # px; the second is two lines of it
TRACK = (276, 40)  # px


class TopBar(QFrame):
    """Label, round track, the debate's clock, the class's picture, and the menu."""

    menu_wanted = Signal()
    wall_wanted = Signal()
    wall_stepped = Signal(int)
    save_wanted = Signal()

    def __init__(self, theme: Theme, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.words = words
        self._view: DeskView | None = None
        self._state: Saying | None = None
        self._unsaved: Saying | None = None
        self._is_narrow = False
        self._slide = (0, 0)  # the part of a slide that the class sees, of so many; of none while it sees the game
        self.label, self.edition = Elided(voice="title"), Squeezed(voice="caption")
        self.edition.setFixedHeight(EDITION)
        self.edition.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self.track = RoundTrack(theme, u=3.9)
        self.track.setFixedSize(*TRACK)
        self.clock, self._reading = DebateClock(theme, words), None
        self.steps, self.sees, self.menu = WallSteps(theme, words), ClassSees(theme), PlainButton()
        self.unsaved = PlainButton()
        self.unsaved.setProperty("kind", "unsaved")
        self.unsaved.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.unsaved.clicked.connect(self.save_wanted)
        self.unsaved.hide()
        self.menu.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.menu.clicked.connect(self.menu_wanted)
        self.sees.clicked.connect(self.wall_wanted)
        self.steps.stepped.connect(self.wall_stepped)
        self._lay_out()

    def _lay_out(self) -> None:
        names, line = QVBoxLayout(), row(gap=16)
        names.setSpacing(0)
        names.addStretch()
        names.addWidget(self.label)
        names.addWidget(self.edition)
        names.addStretch()
        line.addLayout(names, 1)
        self._line, self._second, self._lines = line, row(gap=6), QVBoxLayout(self)
        self._lines.setContentsMargins(16, 4, 16, 4)
        self._lines.setSpacing(4)
        self._lines.addLayout(self._line)
        self._lines.addLayout(self._second)
        self._second.addStretch(1)
        for widget in (self.unsaved, self.track, self.clock, self.steps, self.sees, self.menu):
            line.addWidget(widget, 0, Qt.AlignmentFlag.AlignVCenter)
        self.setFixedHeight(HEIGHT)

    def show_narrow(self, *, is_narrow: bool) -> None:
        """Two lines where there is no room for one; what is in the second is still reached before what lies below."""
        if is_narrow == self._is_narrow:
            return
        self._is_narrow = is_narrow
        to, at = (self._second, 0) if is_narrow else (self._line, 2)
        for widget in (self.track, self.clock, self.steps):
            to.insertWidget(at, widget, 0, Qt.AlignmentFlag.AlignVCenter)
            at += 1
        for widget in (self.clock, self.steps):
            kept = widget.sizePolicy()
            kept.setRetainSizeWhenHidden(not is_narrow)  # in the second line, nothing stands beside them that could move
            widget.setSizePolicy(kept)
        self.setProperty(SELF_SIZED, is_narrow)
        if is_narrow:
            self.setMinimumHeight(0)
            self.setMaximumHeight(UNBOUND)
        else:
            self.setFixedHeight(HEIGHT)

    def show_view(self, view: DeskView | None) -> None:
        """The lesson and where it stands; None before there is one."""
        self._view = view
        self.show_words()

    def show_wall(self, picture: QPixmap | None, state: Saying) -> None:
        """The wall as it is, and the word for it."""
        self._state = state
        self.sees.show_picture(picture or QPixmap())
        self._show_state()

    def show_clock(self, reading: Reading | None) -> None:
        """The debate's clock; None while nobody debates."""
        self._reading = reading
        self._show_clock()

    def show_saved(self, trouble: Saying | None) -> None:
        """Why the game is on no disk, or None while it is."""
        self._unsaved = trouble
        self.show_words()

    def show_words(self) -> None:
        """Say everything again in the language spoken now."""
        view, words = self._view, self.words
        self.menu.show_text(words.say(Says.MENU))
        show_tip(self.menu, key_names.MENU)
        self.unsaved.show_text(words.say(Says.UNSAVED))
        self.unsaved.setVisible(self._unsaved is not None)
        show_tip(self.unsaved, words.say(Says.SAVE_ELSEWHERE))
        self._show_state()
        self._show_clock()
        self.clock.show_words()
        self.label.show_text((view.label if view else "") or words.say(Says.WALL_GAME))
        self.edition.show_text(words.say(_edition(view)) if view else "")
        self.edition.setVisible(view is not None and self._unsaved is None)  # there is no room for both
        self.track.setAccessibleName(words.say(Says.TRACK_IS))
        self.track.setVisible(view is not None)
        self._show_steps()
        if view:
            self.track.show_round(view.round, view.finished)

    def show_slide_step(self, step: int, steps: int) -> None:
        """The class sees this part of a slide, from 1; 0 of 0 while it sees the game."""
        self._slide = (step, steps)
        self._show_steps()

    def _show_steps(self) -> None:
        view, (step, steps) = self._view, self._slide
        if steps:
            self.steps.show_step(step, steps)
        else:
            self.steps.show_step(view.wall_step if view else 1, view.wall_steps if view else 1)

    def _show_clock(self) -> None:
        self.clock.show_reading(self._reading if self._view is not None else None)

    def _show_state(self) -> None:
        self.sees.show_words(self.words.say(Says.CLASS_SEES), self.words.say(self._state) if self._state else "")


def _edition(view: DeskView) -> Saying:
    if view.compared_deck:
        return view.edition
    return say(Says.EDITION_LINE_SAMPLE if view.sample_deck else Says.EDITION_LINE_UNCOMPARED, edition=view.edition)
