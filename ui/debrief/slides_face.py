"""The slides: their list with choice and order, the one that is up, its steps, and whether anybody is named."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from app.terms.saying import Saying, Says, say
from app.views.debrief import MINUTES, DebriefView
from ui.debrief.slide_frame import SlideFrame
from ui.debrief.slide_side import SlideSide
from ui.kit.buttons import ChoiceRow
from ui.kit.chevron import Chevron
from ui.kit.labels import PlainLabel, Squeezed, show_tip
from ui.kit.pick_list import PickLine, PickList
from ui.kit.surfaces import row, surface
from ui.kit.theme import Theme
from ui.text.words import Words

LIST = 256  # px


class SlidesFace(QWidget):
    """Three columns; it decides nothing. Its presets stand where the page has room for them."""

    picked = Signal(int)
    turned = Signal(int)
    moved = Signal(int, int)
    minutes_chosen = Signal(int)
    names_chosen = Signal(bool)
    stepped = Signal(int)

    def __init__(self, theme: Theme, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.words = words
        self.presets, self.list = ChoiceRow(), PickList(theme, movable=True)
        self.up, self.down = Chevron(theme, -1, upright=True), Chevron(theme, 1, upright=True)
        self.hint = Squeezed(voice="caption")
        self.frame, self.side = SlideFrame(theme), SlideSide(words)
        self.back, self.on, self.place = Chevron(theme, -1), Chevron(theme, 1), PlainLabel(voice="muted")
        self.names, self.names_hint = ChoiceRow(), PlainLabel(voice="caption", right=True, wrap=True)
        self._lay_out()
        self._wire()

    def _lay_out(self) -> None:
        frame, column = surface("card", (4, 4), 0)
        column.addWidget(self.list)
        left = _column(frame, row(self.up, self.down, self.hint, gap=6))
        left.setStretch(0, 1)
        self._steps = row(row(self.back, self.on, self.place, 1, gap=6), row(1, self.names), gap=6)
        self._middle = middle = _column(self.frame, self._steps, self.names_hint)
        middle.setStretch(0, 1)
        middle.addStretch(0)
        listed = QWidget()
        listed.setFixedWidth(LIST)
        listed.setLayout(left)
        beside = row(listed, gap=16)
        beside.addLayout(middle, 1)
        self._whole = QHBoxLayout(self)
        self._whole.setContentsMargins(0, 0, 0, 0)
        self._whole.setSpacing(16)
        self._whole.addLayout(beside, 1)
        self._whole.addWidget(self.side)

    def show_narrow(self, *, is_narrow: bool) -> None:
        """The list beside the slide, and the questions below both; else three columns."""
        way = QBoxLayout.Direction.TopToBottom if is_narrow else QBoxLayout.Direction.LeftToRight
        self._whole.setDirection(way)
        self._steps.setDirection(way)
        self._middle.setStretch(0, 0 if is_narrow else 1)
        self._middle.setStretch(self._middle.count() - 1, 1 if is_narrow else 0)
        self.side.show_narrow(is_narrow=is_narrow)
        self.frame.show_tall(is_tall=is_narrow)

    def _wire(self) -> None:
        self.list.picked.connect(self.picked)
        self.list.ticked.connect(self.turned)
        self.list.moved.connect(self.moved)
        self.up.clicked.connect(lambda: self.list.move_picked(-1))
        self.down.clicked.connect(lambda: self.list.move_picked(1))
        self.presets.chosen.connect(lambda at: self.minutes_chosen.emit(MINUTES[at]))
        self.names.chosen.connect(lambda at: self.names_chosen.emit(at == 1))
        self.back.clicked.connect(lambda: self.stepped.emit(-1))
        self.on.clicked.connect(lambda: self.stepped.emit(1))

    def show_view(self, view: DebriefView) -> None:
        """All of it, in the language spoken now."""
        say_ = self.words.say
        minutes = MINUTES.index(view.minutes) if view.minutes in MINUTES else None
        self.presets.show_choices([say_(Says.MINUTES, n=each) for each in MINUTES], minutes)
        lines = [PickLine(say_(line.heading), line.is_chosen, not line.is_chosen) for line in view.lines]
        self.list.show_lines(lines, view.at)
        self.list.setAccessibleName(say_(Says.DEBRIEF_SLIDES))
        self.hint.show_text(say_(Says.DEBRIEF_LIST_HINT))
        self.up.setEnabled(view.at > 0)
        self.down.setEnabled(view.at < len(view.lines) - 1)
        self.frame.show_scene(view.scene)
        self.side.show_view(view)
        self.place.show_text(say_(_step(view)))
        self.names.show_choices([say_(Says.DEBRIEF_WITHOUT_NAMES), say_(Says.DEBRIEF_WITH_NAMES)], int(view.has_names))
        self.names_hint.show_text(say_(Says.DEBRIEF_NAMES_ON_HINT if view.has_names else Says.DEBRIEF_NAMES_OFF_HINT))
        self._name_buttons()

    def _name_buttons(self) -> None:
        named = {
            self.up: Says.DEBRIEF_UP, self.down: Says.DEBRIEF_DOWN, self.back: Says.DEBRIEF_BACK, self.on: Says.DEBRIEF_FORWARD,
        }
        for button, key in named.items():
            button.setAccessibleName(self.words.say(key))
            show_tip(button, self.words.say(key))


def _step(view: DebriefView) -> Saying:
    shown, parts = view.scene.shown, len(view.scene.slide.parts)
    if not view.lines[view.at].is_chosen:
        return say(Says.DEBRIEF_UNCHOSEN, shown=shown, parts=parts)
    return say(Says.DEBRIEF_STEP, number=view.scene.number, of=view.scene.of, shown=shown, parts=parts)


def _column(*parts: QWidget | QHBoxLayout) -> QVBoxLayout:
    column = QVBoxLayout()
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(8)
    for part in parts:
        column.addWidget(part) if isinstance(part, QWidget) else column.addLayout(part)
    column.setAlignment(Qt.AlignmentFlag.AlignTop)
    return column
