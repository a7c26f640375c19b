"""Where the wall opens as an ordinary window."""

from PySide6.QtCore import QRect, QSize

SHARE = 0.6  # of the desk's width and height that the wall takes at most as a window on the same screen
LEAST = QSize(480, 270)  # px: a smaller wall beside the desk could not be read


def window_place(desk: QRect, room: QRect) -> QRect:
    """Where the wall opens as a window of 16:9: in the middle of a screen of its own, beside the desk, or over less than half of it."""
    if not room.intersects(desk):
        return shaped(room, SHARE)
    free = (
        QRect(room.left(), room.top(), desk.left() - room.left(), room.height()),
        QRect(desk.right() + 1, room.top(), room.right() - desk.right(), room.height()),
        QRect(room.left(), room.top(), room.width(), desk.top() - room.top()),
        QRect(room.left(), desk.bottom() + 1, room.width(), room.bottom() - desk.bottom()),
    )
    widest = max(free, key=lambda part: min(part.width() * 9, part.height() * 16))
    if widest.width() >= LEAST.width() and widest.height() >= LEAST.height():
        return shaped(widest)
    place = shaped(desk.intersected(room), SHARE)
    place.moveBottomRight(room.bottomRight())
    return place


def shaped(room: QRect, share: float = 1.0) -> QRect:
    """A rectangle of 16:9 in the middle of a room, with at most this share of its width and of its height."""
    wide = int(min(room.width() * share, room.height() * share * 16 / 9))
    high = int(wide * 9 / 16)
    return QRect(room.left() + (room.width() - wide) // 2, room.top() + (room.height() - high) // 2, wide, high)
