"""Each chart as a picture for a text or a presentation of one's own: PNG of 1920 by 1080, and SVG."""

from PySide6.QtCore import QBuffer, QIODevice, QRect, QRectF, QSize
from PySide6.QtGui import QColor, QImage, QPainter

from app.views.slides import SlideScene
from ui.exports.look import PRINT, credit
from ui.exports.outlines import outlined
from ui.kit.painting import HINTS, LEFT, said
from ui.kit.theme import WALL
from ui.text.slide_figures import decimal_sign, plotted, shown_parts, title
from ui.text.words import Words

SIZE = QSize(1920, 1080)
U = 10.8  # px
_EDGE, _TOP, _HEADING, _NOTE, _CREDIT = 5.5 * U, 3.6 * U, 11 * U, 5 * U, 4 * U


def png(scene: SlideScene, words: Words, foot: str = "") -> bytes:
    """The chart as pixels; `foot` stands below it, or else the credit."""
    image = QImage(SIZE, QImage.Format.Format_RGB32)
    with QPainter(image) as p:
        paint_picture(p, scene, words, foot)
    whole = QBuffer()
    whole.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(whole, "PNG")
    return bytes(whole.data().data())


def svg(scene: SlideScene, words: Words, foot: str = "") -> bytes:
    """The chart as vectors, letters and all; `foot` stands below it, or else the credit."""
    from PySide6.QtSvg import QSvgGenerator  # only whoever exports needs it

    whole, made = QBuffer(), QSvgGenerator()
    made.setOutputDevice(whole)
    made.setSize(SIZE)
    made.setViewBox(QRect(0, 0, SIZE.width(), SIZE.height()))
    made.setTitle(title(scene, words))
    made.setDescription(foot or credit(words))
    with QPainter(made) as p:
        paint_picture(p, scene, words, foot)
    return outlined(bytes(whole.data().data()).decode())


def paint_picture(p: QPainter, scene: SlideScene, words: Words, foot_words: str = "") -> None:
    """Heading, figure, note, and `foot_words`, or else the credit."""
    from ui.kit.plots_painting import paint_plot  # pyqtgraph

    p.setRenderHints(HINTS)
    wide, high = SIZE.width() - 2 * _EDGE, float(SIZE.height())
    p.fillRect(QRectF(0, 0, SIZE.width(), high), QColor(PRINT.paper))
    said(p, QRectF(_EDGE, _TOP, wide, _HEADING), title(scene, words), WALL.heading * U, PRINT.ink, bold=True, least=WALL.body * U)
    foot = high - _CREDIT - U
    said(p, QRectF(_EDGE, foot, wide, _CREDIT), foot_words or credit(words), 2.6 * U, PRINT.muted, at=LEFT, least=1.8 * U)
    note = scene.slide.note
    if note:
        foot -= _NOTE
        said(p, QRectF(_EDGE, foot, wide, _NOTE), words.say(note), WALL.least * U, PRINT.muted, least=2.6 * U)
    top = _TOP + _HEADING + 2.2 * U
    figure = QRectF(_EDGE, top, wide, foot - 2 * U - top)
    paint_plot(p, figure, plotted(scene.slide.figure, words), PRINT, U, shown_parts(scene), point=decimal_sign(words))
