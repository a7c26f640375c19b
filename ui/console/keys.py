"""The keyboard of the desk, all of it in one place.

A key that a field needs for itself is left to the field: no letter that is typed into a name ever does anything else.
"""

from collections.abc import Callable
from time import monotonic

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QAbstractSpinBox, QApplication, QLineEdit, QPlainTextEdit, QWidget

from app.clock import STEP
from app.stage import Mode
from ui.console.hold import Hold
from ui.kit.key_kinds import COMMANDS, ENTER

PAUSE = 0.4  # s after an entry in which neither key nor click can confirm the next ask
REVEAL = Qt.Key.Key_R
PRIVATE = frozenset({  # what they open is the teacher's alone, so they mean nothing while the class looks on
    Qt.Key.Key_F1, Qt.Key.Key_F2, Qt.Key.Key_F3, Qt.Key.Key_F5, Qt.Key.Key_F9, Qt.Key.Key_F10,
})


class EnterGuard:
    """Keeps a second press from answering an ask that nobody has read yet."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._asked_at = float("-inf")

    @property
    def is_open(self) -> bool:
        """Whether the last entry is long enough ago."""
        return self._clock() - self._asked_at >= PAUSE

    def start(self) -> None:
        """An entry went out, or its answer is on the screen: the pause begins."""
        self._asked_at = self._clock()


class Keys(QObject):
    """Hears the keys of one window, before the widget that has the focus or after it, and says what they mean."""

    pressed = Signal(int)  # any key, before it does anything
    confirmed = Signal()
    undone = Signal()
    redone = Signal()
    envelopes_shown = Signal(bool)
    guide_toggled = Signal()
    wall_toggled = Signal()
    identified = Signal()
    wall_stepped = Signal(int)
    wall_skipped = Signal()
    mode_toggled = Signal(Mode)
    clock_toggled = Signal()
    clock_added = Signal(int)
    pace_opened = Signal()
    remedy_taken = Signal()
    explanation_opened = Signal()
    menu_opened = Signal()
    till_opened = Signal()
    desk_held = Signal()
    left = Signal()
    lettered = Signal(str)

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self.is_watched = False  # the class looks on
        self._hold = Hold(window)
        self._hold.ended.connect(lambda: self.envelopes_shown.emit(False))
        self._plain = {
            Qt.Key.Key_F1: self.guide_toggled.emit,
            Qt.Key.Key_F2: self.explanation_opened.emit,
            Qt.Key.Key_F3: self.till_opened.emit,
            Qt.Key.Key_F4: self.desk_held.emit,
            Qt.Key.Key_F5: self.wall_toggled.emit,
            Qt.Key.Key_F6: lambda: self.mode_toggled.emit(Mode.FROZEN),
            Qt.Key.Key_F7: lambda: self.mode_toggled.emit(Mode.BLACK),
            Qt.Key.Key_F8: lambda: self.mode_toggled.emit(Mode.CARD),
            Qt.Key.Key_F9: self.remedy_taken.emit,
            Qt.Key.Key_F10: self.menu_opened.emit,
            Qt.Key.Key_PageDown: lambda: self.wall_stepped.emit(1),
            Qt.Key.Key_PageUp: lambda: self.wall_stepped.emit(-1),
            Qt.Key.Key_F11: self.clock_toggled.emit,
            Qt.Key.Key_F12: lambda: self.clock_added.emit(STEP),
        }
        self._shifted = {
            Qt.Key.Key_F5: self.identified.emit,
            Qt.Key.Key_F11: self.pace_opened.emit,
            Qt.Key.Key_F12: lambda: self.clock_added.emit(-STEP),
        }
        self._unless_typed = {
            Qt.Key.Key_Period: lambda: self.mode_toggled.emit(Mode.BLACK),
            Qt.Key.Key_Asterisk: self.clock_toggled.emit,
            Qt.Key.Key_Slash: lambda: self.clock_added.emit(STEP),
            Qt.Key.Key_End: self.wall_skipped.emit,
        }
        window.installEventFilter(self)
        QApplication.instance().focusChanged.connect(self._on_focus_changed)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if kind == QEvent.Type.KeyPress:
            return self._pressed(watched, event)
        if kind == QEvent.Type.WindowDeactivate:
            self._hold.end()  # the release will go to another window
        return False

    def _on_focus_changed(self, _old: QWidget | None, now: QWidget | None) -> None:
        """Hear whatever gets the focus before it hears itself; a widget keeps its ear, for it may be gone when it loses the focus."""
        if now is None or now is self._window or now.window() is not self._window:
            return
        now.installEventFilter(self)
        if takes_letters(now):
            self._hold.end()

    def _pressed(self, watched: QObject, event: QKeyEvent) -> bool:
        self.pressed.emit(event.key())
        return self._before(watched, event) or (watched is self._window and self._after(event))

    def _before(self, watched: QObject, event: QKeyEvent) -> bool:
        """What no field may keep from the window."""
        key, command = event.key(), event.modifiers() & COMMANDS
        if command:
            return self._commanded(watched, event)
        if self.is_watched and (key in PRIVATE or self._opens_pace(event)):
            return True
        if key in self._shifted and event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            return self._once(event, self._shifted[key])
        if key in self._plain:
            return self._once(event, self._plain[key])
        if not takes_letters(self._holder(watched)):
            if key == REVEAL and not self.is_watched:
                return self._once(event, self._reveal)
            if self._meant(event) in self._unless_typed:
                return self._once(event, self._unless_typed[self._meant(event)])
        if key in ENTER and isinstance(watched, QAbstractButton):
            return self._once(event, self.confirmed.emit if watched.isCheckable() else watched.click)
        return False

    def _opens_pace(self, event: QKeyEvent) -> bool:
        return event.key() == Qt.Key.Key_F11 and bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)

    def _after(self, event: QKeyEvent) -> bool:
        """What the field did not want."""
        if event.modifiers() & COMMANDS:
            return False
        if event.key() in ENTER:
            return self._once(event, self.confirmed.emit)
        if event.key() == Qt.Key.Key_Escape:
            return self._once(event, self.left.emit)
        if event.text():
            self.lettered.emit(event.text())
            return True
        return False

    def _commanded(self, watched: QObject, event: QKeyEvent) -> bool:
        shift = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        only_control = event.modifiers() & COMMANDS == Qt.KeyboardModifier.ControlModifier
        if not only_control or self._is_typing(watched):
            return False
        if event.key() == Qt.Key.Key_Z:
            return self._once(event, self.redone.emit if shift else self.undone.emit)
        if event.key() == Qt.Key.Key_Y:
            return self._once(event, self.redone.emit)
        return False

    def _meant(self, event: QKeyEvent) -> int:
        """The key of the number pad with the point writes a comma in many languages."""
        is_pad = bool(event.modifiers() & Qt.KeyboardModifier.KeypadModifier)
        return Qt.Key.Key_Period if is_pad and event.key() == Qt.Key.Key_Comma else event.key()

    def _holder(self, watched: QObject) -> QWidget:
        """Who has the focus: an event that reached the window may have come from a field."""
        return QApplication.focusWidget() or self._window if watched is self._window else watched

    def _is_typing(self, watched: QObject) -> bool:
        """Whether Ctrl+Z would take back letters rather than an entry."""
        holder = self._holder(watched)
        return takes_letters(holder) and (not isinstance(holder, QLineEdit) or holder.isUndoAvailable() or holder.isRedoAvailable())

    def _once(self, event: QKeyEvent, does: Callable[[], object]) -> bool:
        """A key that is held does it once."""
        if not event.isAutoRepeat():
            does()
        return True

    def _reveal(self) -> None:
        if not self._hold.is_on:
            self._hold.begin(REVEAL)
            self.envelopes_shown.emit(True)


def takes_letters(widget: QWidget) -> bool:
    """Whether letters can be typed into it; a field for figures takes none."""
    if isinstance(widget, QLineEdit):
        return not widget.inputMethodHints() & Qt.InputMethodHint.ImhDigitsOnly
    return isinstance(widget, QPlainTextEdit | QAbstractSpinBox)
