"""The program's icon as pictures: drawn from the one drawing, so that no picture is kept."""

import struct
from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

DRAWING = Path(__file__).resolve().parent.parent / "resources" / "icons" / "state-in-class.svg"
SIZES = (16, 24, 32, 48, 64, 128, 256)  # px, as Windows and the desktops of Linux ask for them


def draw(folder: Path) -> None:
    """Fill this folder: a PNG of each size, and all of them in one .ico."""
    folder.mkdir(parents=True, exist_ok=True)
    pictures = {size: picture(size) for size in SIZES}
    for size, data in pictures.items():
        (folder / f"{size}.png").write_bytes(data)
    (folder / "state-in-class.ico").write_bytes(as_ico(pictures))


def picture(size: int) -> bytes:
    """The drawing at this size, as PNG."""
    image = QImage(size, size, QImage.Format.Format_ARGB32)
    image.fill(0)
    with QPainter(image) as painter:
        QSvgRenderer(str(DRAWING)).render(painter)
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")
    return buffer.data().data()


def as_ico(pictures: dict[int, bytes]) -> bytes:
    """Windows's format for icons, which has held PNG since Vista: a directory, then the pictures. A size of 256 is written as 0."""
    place = 6 + 16 * len(pictures)
    entries, data = [], []
    for size, each in pictures.items():
        entries.append(struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(each), place))
        data.append(each)
        place += len(each)
    return struct.pack("<HHH", 0, 1, len(pictures)) + b"".join((*entries, *data))
