"""A slide of the debrief on the whole wall: heading, figure, and one question for the class at the foot.

It says no more than its scene shows: the heading gives no news, and the figure no part, before its step.
"""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from app.views.slides import SlideScene
from ui.kit.painting import LEFT, RIGHT, STEP, said, slab, width_of
from ui.kit.plots import Part
from ui.kit.theme import WALL
from ui.projector.scenes.page import LEAST_HEADING, Page, fits
from ui.text.slide_figures import decimal_sign, plotted, shown_parts, title

AIR = 5.5  # u at the sides
TOP, HEADING = 3.6, 11.0  # u: above the heading, and its height
FOOT, UNDER = 12.5, 5.0  # u: the question's strip, and what is left below it for the heads in front
NOTE = 5.4  # u: the note above the strip
MOST_HIGH = 88.0  # u of a figure: what a 4:3 screen has beyond it goes to the foot
GAP = 2.2  # u


class SlidePage(Page):
    """One slide with so many of its parts."""

    framed = False
    scene: SlideScene

    def paint(self, p: QPainter) -> None:
        p.fillRect(self.rect(), QColor(self.theme.paper))
        self._head(p)
        self._question(p)
        self._figure(p)
        self._note(p)

    @property
    def parts(self) -> tuple[Part, ...]:
        """The parts of the figure that are up."""
        return shown_parts(self.scene)

    def figure_place(self) -> QRectF:
        """Where the figure is, in px: the same in all steps."""
        top = TOP + HEADING + GAP
        return self.box(AIR, top, self.wide - 2 * AIR, self._foot - self._note_high - GAP - top)

    @property
    def _foot(self) -> float:
        """Where the strip begins, in u."""
        return min(self.high - UNDER - FOOT, TOP + HEADING + 2 * GAP + MOST_HIGH + self._note_high)

    @property
    def _note_high(self) -> float:
        return NOTE * self.scale if self.scene.slide.note else 0.0

    def _head(self, p: QPainter) -> None:
        number = f"{self.scene.number}/{self.scene.of}"
        room = self.wide - 2 * AIR - width_of(number, self.letter(WALL.body)) / self.u - 3
        text = title(self.scene, self.words)
        place = self.box(AIR, TOP, room, HEADING)
        wraps = width_of(text, LEAST_HEADING * self.u, bold=True) > place.width()  # news with names in it may need two lines
        size, least = (LEAST_HEADING, WALL.least) if wraps else (WALL.heading, LEAST_HEADING)
        said(p, place, text, size * self.u, self.theme.ink, bold=True, wrap=wraps, least=least * self.u)
        beside = self.box(AIR + room, TOP, self.wide - 2 * AIR - room, HEADING)
        said(p, beside, number, self.letter(4.0), self.theme.muted, at=RIGHT, least=WALL.least * self.u)

    def _question(self, p: QPainter) -> None:
        strip = self.box(AIR, self._foot, self.wide - 2 * AIR, FOOT)
        slab(p, strip, self.theme.well, self.u)
        words, text = strip.adjusted(3 * self.u, 0.3 * self.u, -3 * self.u, -0.3 * self.u), self.words.say(self.scene.slide.question)
        px, least = 5.8 * self.u, WALL.least * self.u
        while px > least and not fits(text, px, words, bold=True):
            px = max(least, px - STEP)
        words.setWidth(self.even_width(text, px, words.width()))
        said(p, words, text, px, self.theme.ink, bold=True, at=LEFT, wrap=True, least=least)

    def _figure(self, p: QPainter) -> None:
        from ui.kit.plots_painting import paint_plot  # pyqtgraph: not before the desk is painted

        plot = plotted(self.scene.slide.figure, self.words)
        point = decimal_sign(self.words)
        paint_plot(p, self.figure_place(), plot, self.theme, self.u, self.parts, scale=self.scale, point=point)

    def _note(self, p: QPainter) -> None:
        note = self.scene.slide.note
        if note and Part.LABELS in self.parts:
            place = self.box(AIR, self._foot - self._note_high - 0.4, self.wide - 2 * AIR, self._note_high)
            self.line(p, place, self.words.say(note), WALL.least, quiet=True)
