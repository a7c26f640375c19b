"""The debate's clock at the desk: the same time as on the wall, and what changes it, for a finger as for a key."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QWidget

from app.clock import STEP, Reading
from app.terms.saying import Says
from ui.console import key_names
from ui.kit.buttons import PlainButton
from ui.kit.clock_button import ClockButton
from ui.kit.labels import show_tip
from ui.kit.painting import MINUS
from ui.kit.surfaces import row
from ui.kit.theme import Theme
from ui.text.words import Words

STEP_WIDTH, STEP_HEIGHT = 42, 48  # px


class DebateClock(QFrame):
    """Gone while nobody debates; what stands beside it stays where it is."""

    toggled = Signal()
    added = Signal(int)  # seconds

    def __init__(self, theme: Theme, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.words = words
        self.reading: Reading | None = None
        self.less, self.face, self.more = PlainButton(f"{MINUS}{STEP}"), ClockButton(theme), PlainButton(f"+{STEP}")
        for button in (self.less, self.more):
            button.setProperty("kind", "small")
            button.setFixedSize(STEP_WIDTH, STEP_HEIGHT)
        for button in (self.less, self.face, self.more):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.face.clicked.connect(self.toggled)
        self.less.clicked.connect(lambda: self.added.emit(-STEP))
        self.more.clicked.connect(lambda: self.added.emit(STEP))
        self.setLayout(row(self.less, self.face, self.more, gap=4))
        kept = self.sizePolicy()
        kept.setRetainSizeWhenHidden(True)
        self.setSizePolicy(kept)
        self.hide()

    def show_reading(self, reading: Reading | None) -> None:
        """The time that is left, or how long it is over; None while nobody debates."""
        if reading != self.reading:
            self.reading = reading
            self.show_words()

    def show_words(self) -> None:
        """Say everything again in the language spoken now."""
        reading, words = self.reading, self.words.say
        self.setVisible(reading is not None)
        if reading is None:
            return
        self.face.show_time(reading.text, is_over=reading.is_over, is_running=reading.is_running)
        self.face.setAccessibleName(words(Says.CLOCK_OVER if reading.is_over else Says.CLOCK_LEFT, time=reading.text.lstrip("+")))
        show_tip(self.face, words(Says.CLOCK_PAUSE if reading.is_running else Says.CLOCK_START, key=key_names.CLOCK))
        less = words(Says.WITH_SHIFT, key=key_names.TIME)
        for button, key, name in ((self.less, less, Says.CLOCK_LESS), (self.more, key_names.TIME, Says.CLOCK_MORE)):
            button.setAccessibleName(words(name, key=key))
            show_tip(button, words(name, key=key))
