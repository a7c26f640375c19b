"""The strip: what is asked, small fields in one line, what Enter does, and an eye to hold for the desk.

It knows only the strip's view, so it can show nothing that the class may not see.
"""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QStackedWidget, QWidget

from app.terms.saying import Saying, Says, say
from app.views.strip import DeskLine, Line, StripView
from ui.console import key_names
from ui.console.eye import EyeButton
from ui.console.strip.ask_row import AskRow
from ui.console.strip.looks import dimmed
from ui.console.strip.registry import ROWS
from ui.console.strip.sentence import Sentence
from ui.console.strip.steps import StripSteps
from ui.kit.buttons import PrimaryButton, QuietButton
from ui.kit.step_button import CROSS
from ui.kit.theme import Theme, hairline, style_sheet
from ui.kit.zooming import fit_part
from ui.text.words import Words

NO_LESSON = StripView(say(Says.STRIP_NO_LESSON), None, DeskLine())
SHORT, SHORTER = 1500, 1200  # px of width, below which buttons leave the room to the fields, and say only what they must
BESIDE, LARGE_BESIDE = 1100, 1000  # px of width, below which the fields have a line of their own; the same where letters are large
HIGH, HIGHER = 72, 104  # px that it takes at least, with the fields beside the buttons and below them
LOW = 78  # px of height, above which letters grow


class Strip(QFrame):
    """One ask at a time; rows are made when their ask first comes."""

    entered = Signal(object)  # an Entry
    drawn_taken = Signal(object)  # a Seat, or None for the whole table
    confirmed = Signal()
    questioned = Signal()
    leave_pressed = Signal()
    stepped = Signal(int)  # the wall, by so many pictures

    def __init__(self, theme: Theme, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme, self.words = theme, words
        self.view, self._told, self._is_dim, self._is_unsaved = NO_LESSON, None, False, False
        self._aside: Saying | None = None
        self._rows: dict[type[Line], AskRow] = {}
        self.sentence, self.host, self.steps = Sentence(theme), QStackedWidget(), StripSteps(theme, words)
        self.primary, self.eye, self.exit = PrimaryButton(theme), EyeButton(theme), QuietButton()
        for button in (self.primary, self.exit):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.eye.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.primary.clicked.connect(self.confirmed)
        self.exit.clicked.connect(self.leave_pressed)
        self.steps.stepped.connect(self.stepped)
        self._lay_out()
        words.changed.connect(self.show_words)
        self._dress()
        self._draw()

    def _lay_out(self) -> None:
        self.setObjectName("strip")
        self.setProperty("surface", "well")
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(10, 3, 10, 5)
        self._grid.setHorizontalSpacing(12)
        self._grid.setVerticalSpacing(2)
        self._grid.setColumnStretch(0, 1)
        self._grid.setRowStretch(0, 1)
        self._arrange()

    def _arrange(self) -> None:
        """The buttons beside the sentence and the fields, or the fields below both."""
        buttons = (self.steps, self.primary, self.eye, self.exit)
        down, across = (1, 1 + len(buttons)) if self._is_stacked(super().width()) else (2, 1)
        for widget in (self.sentence, self.host, *buttons):
            self._grid.removeWidget(widget)
        self._grid.addWidget(self.sentence, 0, 0)
        self._grid.addWidget(self.host, 1, 0, 1, across)
        for at, button in enumerate(buttons, 1):
            self._grid.addWidget(button, 0, at, down, 1, Qt.AlignmentFlag.AlignVCenter)

    def _is_stacked(self, width: int) -> bool:
        return width < (BESIDE if self.theme.zoom == 1 else LARGE_BESIDE * self.theme.zoom)

    def least_height(self, width: int) -> int:
        """What it takes at this width, both in px of the screen."""
        return round((HIGHER if self._is_stacked(width) else HIGH) * self.theme.zoom)

    @property
    def row(self) -> AskRow:
        """The row of the ask."""
        kind = type(self.view.line)
        if kind not in self._rows:
            self._rows[kind] = self._made(ROWS[kind](self._colours, self.words))
        return self._rows[kind]

    def _made(self, row_: AskRow) -> AskRow:
        row_.entered.connect(self.entered)
        row_.drawn_taken.connect(self.drawn_taken)
        row_.questioned.connect(self.questioned)
        row_.told.connect(self.tell)
        row_.typed.connect(lambda: self.tell(None))
        row_.aside_changed.connect(self._draw)
        self.host.addWidget(row_)
        fit_part(self.host)
        return row_

    # what the strip is told

    def show_view(self, view: StripView | None) -> None:
        """The ask, or None before there is a lesson; what was typed stays while it is the same ask."""
        view = view or NO_LESSON
        before, self.view = self.view, view
        is_new = (before.table, before.turn, type(before.line)) != (view.table, view.turn, type(view.line))
        if before != view:
            self._told = None
        self.row.show_line(view.line, is_new=is_new)
        self._draw()
        if is_new and self.isVisible():  # else the keyboard would leave the desk that is held
            self.focus_first()

    def tell(self, told: Saying | None) -> None:
        """Say this instead of what is asked, until something is typed; None says what is asked again."""
        self._told = told
        self._draw()

    @property
    def told(self) -> Saying | None:
        """What is said instead of what is asked."""
        return self._told

    def show_step(self, step: int, steps: int) -> None:
        """The class sees this picture, 1 to `steps`."""
        if (step, steps) != (self.steps.step, self.steps.steps):
            self.steps.show_step(step, steps)
            fit_part(self)

    def show_aside(self, aside: Saying | None) -> None:
        """Something about the wall that is worth more than the ask's own quieter word; None takes it away."""
        if aside != self._aside:
            self._aside = aside
            self._draw()

    def show_unsaved(self, *, unsaved: bool) -> None:
        """The game is on no disk, or it is again; why is for the desk."""
        self._is_unsaved = unsaved
        self._draw()

    def show_dim(self, *, dim: bool) -> None:
        """Glow as little as can be read, or be as bright as the theme is."""
        if dim != self._is_dim:
            self._is_dim = dim
            self._dress()

    def show_theme(self, theme: Theme) -> None:
        """Other colours, or another size, from now on."""
        self.theme = theme
        self._arrange()
        self._dress()
        self._draw()

    def show_words(self) -> None:
        """Say everything again in the language spoken now."""
        self.row.show_line(self.view.line, is_new=False)
        self.steps.show_words()
        self._draw()

    # what the teacher does

    def confirm(self) -> None:
        """Enter: the row answers."""
        self.row.confirm()

    def type_letter(self, text: str) -> bool:
        """A letter or figure that no field took."""
        return self.row.type_letter(text) or self.row.type_figure(text)

    def leave(self) -> bool:
        """Esc: one step back in the ask; whether there was one."""
        return self.row.leave()

    def focus_first(self) -> None:
        """The keyboard goes where the ask begins."""
        self.setFocus()
        self.row.focus_first()

    # how it looks

    @property
    def _scale(self) -> float:
        """Letters grow with the strip, by a fifth at most, where nobody has said how large they are to be."""
        low = LOW + HIGHER - HIGH if self._is_stacked(super().width()) else LOW
        return max(1.0, min(1.2, self.height() / low)) if self.theme.zoom == 1 else 1.0

    @property
    def _colours(self) -> Theme:
        return dimmed(self.theme) if self._is_dim else self.theme

    def _dress(self) -> None:
        colours = self._colours
        edge = f"border-radius: 0; border-top: 1px solid {hairline(colours)};"
        self.setStyleSheet(f"{style_sheet(colours, self._scale)}\nQFrame#strip {{ {edge} }}")
        self.sentence.show_unit(1.0, self._scale)
        for widget in self.findChildren(QWidget):
            if hasattr(widget, "show_theme"):
                widget.show_theme(colours)

    def _draw(self) -> None:
        now = self._told or self.row.now() or self.view.now
        hint, is_notice = self._hint(), self._told is not None or self._is_unsaved
        self.sentence.show_said(self.words.say(now), "" if hint is None else self.words.say(hint), notice=is_notice)
        self.host.setCurrentWidget(self.row)
        self.host.setVisible(not self.row.is_empty)
        self.primary.setVisible(not isinstance(self.view.line, DeskLine))
        self._draw_buttons()
        fit_part(self)

    def _hint(self) -> Saying | None:
        if self._told is not None:
            return None
        if self._is_unsaved:
            return say(Says.STRIP_UNSAVED)
        return self.row.aside() or self._aside or (self.view.hint if self.row.now() is None else None)

    def _draw_buttons(self) -> None:
        width, leave = self.width() / self.theme.zoom, self.words.say(Says.STRIP_LEAVE)
        self.primary.show_words(self.words.say(Says.STRIP_OK), "" if width < SHORT else self.words.say(Says.KEY_ENTER))
        self.eye.show_text(key_names.ALONE if width < SHORT else self.words.say(Says.STRIP_HOLD))
        self.eye.setAccessibleName(self.words.say(Says.STRIP_HOLD))
        self.exit.show_text(CROSS if width < SHORTER else leave)
        self.exit.setAccessibleName(leave)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()
        self._dress()
        self._draw()
