"""The wall's steps from the desk: back, where the class is, on. For mouse and finger; the keys are PageUp and PageDown."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from app.terms.saying import Says, say
from ui.kit.chevron import Chevron
from ui.kit.labels import PlainLabel, show_tip
from ui.kit.surfaces import row
from ui.kit.theme import Theme
from ui.text.words import Words

ABOVE = 15  # px, as much as the line below: the buttons stand level with what is beside them


class WallSteps(QFrame):
    """Gone while there is only one picture. Below, whose pictures they are, and the key that goes on."""

    stepped = Signal(int)

    def __init__(self, theme: Theme, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.words = words
        self._at = (1, 1)
        self.back, self.place, self.on = Chevron(theme, -1), PlainLabel(voice="strong", centre=True), Chevron(theme, 1)
        self.back.clicked.connect(lambda: self.stepped.emit(-1))
        self.on.clicked.connect(lambda: self.stepped.emit(1))
        self.place.setMinimumWidth(56)
        self.key = PlainLabel(voice="caption", centre=True)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, ABOVE, 0, 0)
        column.setSpacing(0)
        column.addLayout(row(self.back, self.place, self.on, gap=8))
        column.addWidget(self.key)
        kept = self.sizePolicy()
        kept.setRetainSizeWhenHidden(True)  # what stands beside it never moves
        self.setSizePolicy(kept)

    def show_step(self, step: int, steps: int) -> None:
        """The class sees this picture, 1 to `steps`."""
        self._at = (step, steps)
        self.show_words()

    def show_words(self) -> None:
        """Say everything again in the language spoken now."""
        step, steps = self._at
        self.place.show_text(self.words.say(say(Says.STEP_OF, step=step, steps=steps)))
        self.key.show_text(self.words.say(Says.WALL_KEY, key=say(Says.KEY_PAGE_DOWN)))
        self.back.setEnabled(step > 1)
        self.on.setEnabled(step < steps)
        for button, key in ((self.back, Says.WALL_BACK), (self.on, Says.WALL_ON)):
            button.setAccessibleName(self.words.say(key))
            show_tip(button, self.words.say(key))
        self.setVisible(steps > 1)
