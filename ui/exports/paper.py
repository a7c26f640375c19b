"""Paper: pages of vectors and letters in a PDF. It knows no slide.

The typeface is within the file, the letters can be selected, and the same pages make the same file but for its date.
"""

from collections.abc import Callable, Iterable
from uuid import NAMESPACE_URL, uuid5

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QMarginsF, QSizeF, QUuid
from PySide6.QtGui import QPageLayout, QPageSize, QPainter, QPdfWriter

from ui.kit.painting import HINTS

Painting = Callable[[QPainter], None]

A4 = QSizeF(210, 297)  # mm
WIDE = QSizeF(338.666667, 190.5)  # mm: 1920 by 1080 at 144 dots an inch
A4_DOTS, WIDE_DOTS = 254, 144  # dots an inch: ten to the millimetre, and the wall's own pixels


def pdf(pages: Iterable[Painting], size: QSizeF, dots: int, title: str, author: str, creator: str) -> bytes:
    """The pages as a file, each painted in dots from its corner; what they say of a file is all that it says of itself."""
    whole = QBuffer()
    whole.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(whole)
    writer.setTitle(title)
    writer.setAuthor(author)
    writer.setCreator(creator)
    writer.setDocumentId(QUuid(str(uuid5(NAMESPACE_URL, f"{creator} {title}"))))
    writer.setResolution(dots)
    writer.setPageLayout(QPageLayout(QPageSize(size, QPageSize.Unit.Millimeter), QPageLayout.Orientation.Portrait, QMarginsF(0, 0, 0, 0)))
    with QPainter(writer) as p:
        for number, paint in enumerate(pages):
            if number:
                writer.newPage()
            p.setRenderHints(HINTS)
            paint(p)
    return _bytes(whole)


def _bytes(whole: QBuffer) -> bytes:
    data: QByteArray = whole.data()
    return bytes(data.data())
