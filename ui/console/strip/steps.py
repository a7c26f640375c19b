"""The wall's steps on the strip: back, where the class is, on, and the key that goes on. It stands out while the class has not seen all."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QSizePolicy, QWidget

from app.terms.saying import Says, say
from ui.kit.hearing import Role
from ui.kit.labels import show_tip
from ui.kit.painting import CENTRE, OwnPixels, Painted, said, width_of
from ui.kit.shapes import round_pen
from ui.kit.theme import DESK, RADIUS_FIELD, Theme, notice_ground
from ui.text.words import Words

HIGH, SIDE, KEY_HIGH = 52, 28, 19  # px: the whole, a button's width, the line of the key
EDGE = 2  # px
OF = "{} / {}"


class StepButton(OwnPixels, QAbstractButton):
    """A chevron: back (-1) or on (+1). It takes no keyboard, which has keys of its own for it: Enter is for what is asked."""

    def __init__(self, theme: Theme, way: int) -> None:
        super().__init__()
        self.theme, self.way = theme, way
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_theme(self, theme: Theme) -> None:
        """Paint in other colours from now on."""
        self.theme = theme
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return self.grown(SIDE, HIGH - KEY_HIGH)

    def paintEvent(self, _event: QPaintEvent) -> None:
        t, r = self.theme, QRectF(self.rect()).adjusted(2, 2, -2, -2)
        with QPainter(self) as p:
            self.ready(p)
            if self.isDown():
                p.setPen(Qt.PenStyle.NoPen)
                p.setBrush(QColor(t.card))
                p.drawRoundedRect(r, RADIUS_FIELD, RADIUS_FIELD)
            p.setPen(round_pen(t.ink if self.isEnabled() else t.line, 2.6 if self.isEnabled() else 1.2))
            p.translate(r.center())
            p.drawPolyline([QPointF(-3 * self.way, -6), QPointF(3 * self.way, 0), QPointF(-3 * self.way, 6)])


class StripSteps(Painted):
    """Gone while there is only one picture. Framed and bold while some are left, so that nobody confirms past them unawares."""

    heard_as = Role.Indicator
    stepped = Signal(int)

    def __init__(self, theme: Theme, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(theme, u=1.0, parent=parent)
        self.words = words
        self.step, self.steps = 1, 1
        self.back, self.on = StepButton(theme, -1), StepButton(theme, 1)
        self.back.clicked.connect(lambda: self.stepped.emit(-1))
        self.on.clicked.connect(lambda: self.stepped.emit(1))
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        line = QHBoxLayout(self)
        line.setContentsMargins(EDGE, 0, EDGE, 0)
        line.setSpacing(0)
        for button in (self.back, self.on):
            line.addWidget(button, 0, Qt.AlignmentFlag.AlignTop)
        line.insertStretch(1, 1)
        self.hide()

    def show_step(self, step: int, steps: int) -> None:
        """The class sees this picture, 1 to `steps`."""
        self.step, self.steps = step, steps
        self.show_words()

    @property
    def is_whole(self) -> bool:
        """Whether the class has seen them all."""
        return self.step >= self.steps

    @property
    def place(self) -> str:
        """Where the class is."""
        return OF.format(self.step, self.steps)

    @property
    def below(self) -> str:
        """The key that goes on, or that there is nothing left."""
        return self.words.say(Says.STRIP_ALL_SHOWN if self.is_whole else Says.KEY_PAGE_DOWN)

    def show_words(self) -> None:
        """Say everything again in the language spoken now."""
        seen = self.words.say(say(Says.WALL_ON_WHAT, step=self.step, steps=self.steps))
        left = self.words.say(Says.STRIP_ALL_SHOWN if self.is_whole else Says.STRIP_STEPS_LEFT)
        self.setAccessibleName(f"{seen} {left}")
        self.setAccessibleDescription(self.place)
        self.back.setEnabled(self.step > 1)
        self.on.setEnabled(not self.is_whole)
        for button, does, key in ((self.back, Says.WALL_BACK, Says.KEY_PAGE_UP), (self.on, Says.WALL_ON, Says.KEY_PAGE_DOWN)):
            button.setAccessibleName(self.words.say(does))
            show_tip(button, f"{self.words.say(does)} ({self.words.say(key)})")
        self.setVisible(self.steps > 1)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        said_ = (self.words.say(Says.STRIP_ALL_SHOWN), self.words.say(Says.KEY_PAGE_DOWN))
        below = max(width_of(text, DESK.caption, bold=True) for text in said_) + 16
        place = width_of(OF.format(self.steps, self.steps), DESK.body, bold=True) + 2 * (SIDE + EDGE)
        return self.grown(max(below, place), HIGH)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paint(self, p: QPainter) -> None:
        t, r = self.theme, QRectF(self.rect())
        if not self.is_whole:
            p.setPen(QPen(QColor(t.ink), EDGE))
            p.setBrush(QColor(notice_ground(t)))
            p.drawRoundedRect(r.adjusted(1, 1, -1, -1), RADIUS_FIELD, RADIUS_FIELD)
        above = QRectF(SIDE + EDGE, 0, r.width() - 2 * (SIDE + EDGE), HIGH - KEY_HIGH)
        said(p, above, self.place, DESK.body, t.ink, bold=True, at=CENTRE)
        below = QRectF(4, HIGH - KEY_HIGH - 2, r.width() - 8, KEY_HIGH)
        said(p, below, self.below, DESK.caption, t.muted if self.is_whole else t.ink, bold=not self.is_whole, at=CENTRE)
