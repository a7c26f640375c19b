"""Contact sheets of the wall: every scene in every shape, to be looked at. Nothing is judged here; the tests measure.

`python -m tests.contact_sheets FOLDER` makes all sheets; with a WORD after it, it keeps the scenes whose name contains that word, each
picture as it is on the screen.
"""

import os
import sys
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from tests.ui.projector.walking import SHAPES, WALK, Way, walked, walker
from ui.kit.theme import DARK, LIGHT, type_face
from ui.main import application
from ui.text.languages import Language

ACROSS, DOWN, WIDE, GAP, NAME = 4, 5, 480, 12, 22  # pictures on a sheet, and px
LOOKS = {
    **{f"en-light-{shape}": Way(shape) for shape in SHAPES},
    **{f"es-dark-120-margin-{shape}": Way(shape, 1.0, 0.1, 1.2, DARK, Language.SPANISH) for shape in ("16x9", "4x3")},
    "en-light-120-21x9-300": Way("21x9", 3.0, 0.0, 1.2, LIGHT, Language.ENGLISH),
}


def main(words: list[str]) -> int:
    """Write the sheets into a folder."""
    if not words:
        print(__doc__)
        return 2
    folder, wanted = Path(words[0]), words[1] if len(words) > 1 else ""
    folder.mkdir(parents=True, exist_ok=True)
    application()
    for name, way in LOOKS.items():
        pictures = [(title, picture) for title, picture in taken(way) if wanted in title]
        if wanted:
            for title, picture in pictures:
                picture.save(str(folder / f"{name}-{title.replace(' ', '-').replace('/', '-')}.png"))
        else:
            keep(folder, name, pictures)
    return 0


def taken(way):
    """Every picture of a wall, as it is on the screen."""
    projector = walker(way)
    for title, _ in walked(projector, WALK):
        image = QImage(projector.size() * way.ratio, QImage.Format.Format_RGB32)
        image.setDevicePixelRatio(way.ratio)
        projector.render(image, QPoint())
        image.setDevicePixelRatio(1)
        yield title, image


def keep(folder, name, pictures):
    """Lay the pictures on sheets."""
    each = ACROSS * DOWN
    for at in range(0, len(pictures), each):
        sheet(pictures[at : at + each]).save(str(folder / f"{name}-{at // each + 1}.png"))


def sheet(pictures):
    """One sheet."""
    high = round(WIDE * pictures[0][1].height() / pictures[0][1].width())
    rows = -(-len(pictures) // ACROSS)
    made = QImage(ACROSS * (WIDE + GAP) + GAP, rows * (high + NAME + GAP) + GAP, QImage.Format.Format_RGB32)
    made.fill(QColor("#808080"))
    with QPainter(made) as p:
        p.setFont(type_face(15))
        p.setPen(QColor("#FFFFFF"))
        for at, (title, picture) in enumerate(pictures):
            row, column = divmod(at, ACROSS)
            x, y = GAP + column * (WIDE + GAP), GAP + row * (high + NAME + GAP)
            p.drawText(QRect(x, y, WIDE, NAME), int(Qt.AlignmentFlag.AlignLeft), title)
            smaller = picture.scaled(WIDE, high, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation)
            p.drawImage(x, y + NAME, smaller)
    return made


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
