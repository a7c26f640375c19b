"""The privacy note as one page of A4, to be printed, signed and filed."""

from collections.abc import Iterable
from pathlib import Path

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from app.debrief.exporting import PROGRAM, Writer, export
from ui.exports.look import PRINT
from ui.exports.paper import A4, A4_DOTS, pdf
from ui.kit.painting import TOP_LEFT, height_of, said
from ui.text.privacy import PrivacyNote, privacy_note
from ui.text.words import Words

LEFT_EDGE, TOP, WIDE, FOOT = 200, 150, 1700, 2820  # dots; ten to the millimetre
TITLE, HEADING, BODY, LEAST = 76, 44, 35, 32
INDENT, AFTER_POINT, BEFORE_HEADING = 34, 8, 22
BULLET = "\N{BULLET}"


def write_privacy_note(folder: Path, words: Words) -> Path:
    """Write the note into a folder, beside whatever lies there; raises ExportProblem where the disk fails."""
    note = privacy_note(words.language)
    (path,) = export(folder, note.title, (_writer(note),))
    return path


def _writer(note: PrivacyNote) -> Writer:
    def write(folder: Path, name: str) -> Iterable[Path]:
        path = folder / f"{name}.pdf"
        path.write_bytes(pdf((lambda p: paint_note(p, note),), A4, A4_DOTS, note.title, "", PROGRAM))
        return (path,)

    return write


def paint_note(p: QPainter, note: PrivacyNote) -> float:
    """All of it on one page, in the largest letters that fit; returns where it ends, in dots from the top."""
    px = next((px for px in range(BODY, LEAST, -1) if _end_of(note, px) <= FOOT), LEAST)
    said(p, QRectF(LEFT_EDGE, TOP, WIDE, TITLE * 1.3), note.title, TITLE, PRINT.ink, bold=True)
    y = _said(p, LEFT_EDGE, TOP + TITLE * 1.5, note.opening, px)
    for section in note.sections:
        said(p, QRectF(LEFT_EDGE, y + BEFORE_HEADING, WIDE, HEADING * 1.3), section.heading, HEADING, PRINT.ink, bold=True)
        y += BEFORE_HEADING + HEADING * 1.45
        for point in section.points:
            said(p, QRectF(LEFT_EDGE, y, INDENT, px * 1.3), BULLET, px, PRINT.ink, at=TOP_LEFT)
            y = _said(p, LEFT_EDGE + INDENT, y, point, px)
    return y


def _said(p: QPainter, left: float, top: float, text: str, px: int) -> float:
    place = QRectF(left, top, LEFT_EDGE + WIDE - left, _high(text, left, px))
    said(p, place, text, px, PRINT.ink, at=TOP_LEFT, wrap=True)
    return place.bottom() + AFTER_POINT


def _high(text: str, left: float, px: int) -> float:
    return height_of(text, px, LEFT_EDGE + WIDE - left) + 2


def _end_of(note: PrivacyNote, px: int) -> float:
    """Where the note would end in letters of this height."""
    points = [point for section in note.sections for point in section.points]
    heads = len(note.sections) * (BEFORE_HEADING + HEADING * 1.45)
    texts = sum(_high(point, LEFT_EDGE + INDENT, px) + AFTER_POINT for point in points) + _high(note.opening, LEFT_EDGE, px) + AFTER_POINT
    return TOP + TITLE * 1.5 + heads + texts
