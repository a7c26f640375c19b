"""Whether somebody who looks at the desk sees what has the keyboard: two pictures of a widget, with the keyboard and without."""

import numpy as np
from PySide6.QtGui import QImage

from ui.kit.theme import FOCUS_EDGE

INK, PAPER = 64, 192  # of lightness 0 to 255: ink is darker, paper lighter


def edge_missing(focused: QImage, bare: QImage) -> str:
    """Why the keyboard would not be seen there; "" where an edge goes around at least, ink on paper or paper on ink."""
    changed = pixels(focused) != pixels(bare)
    changed = changed.any(axis=2)
    least = min(bare.width(), bare.height()) * 2 * (FOCUS_EDGE - 1)
    if changed.sum() < least:
        return f"{changed.sum()} pixels of {least}"
    shown = pixels(focused)[changed].astype(int)
    light = (shown.max(axis=1) + shown.min(axis=1)) // 2
    return "" if (light < INK).any() or (light >= PAPER).any() else "neither ink nor paper"


def pixels(image: QImage) -> np.ndarray:
    """Its colours, row by row."""
    plain = image.convertToFormat(QImage.Format.Format_RGB32)
    return np.frombuffer(plain.constBits(), np.uint8).reshape(plain.height(), plain.width(), 4)[:, :, :3].copy()
