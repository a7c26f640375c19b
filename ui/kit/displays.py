"""The screens of the computer as plain values.

No handle of Qt's is ever kept: once a window that lived on a lost screen dies, every handle raises.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import StrEnum
from math import hypot

from PySide6.QtCore import QRect
from PySide6.QtGui import QGuiApplication, QScreen

MIRROR = 0.5  # share of the smaller screen from which two of them show the same


@dataclass(frozen=True, slots=True)
class Display:
    """One screen as it was when asked: what it calls itself, and where it lies, in px that do not depend on its ratio."""

    name: str
    manufacturer: str
    model: str
    serial: str
    x: int
    y: int
    width: int
    height: int
    ratio: float

    @property
    def pixels(self) -> tuple[int, int]:
        """Its size in its own pixels."""
        return round(self.width * self.ratio), round(self.height * self.ratio)

    @property
    def place(self) -> QRect:
        """Where it lies."""
        return QRect(self.x, self.y, self.width, self.height)


class Side(StrEnum):
    """Where a screen lies, as seen from the desk's."""

    LEFT = "left"
    RIGHT = "right"
    ABOVE = "above"
    BELOW = "below"


@dataclass(frozen=True, slots=True)
class ScreenId:
    """What a screen is remembered by, never its index; twins, which are the same in all of it, by their place as well.

    The size is in the screen's own pixels. `nth` counts twins on the same side, the nearest first.
    """

    name: str
    manufacturer: str
    model: str
    serial: str
    width: int
    height: int
    side: Side | None = None
    nth: int = 1

    @property
    def device(self) -> tuple[str, str, str, str]:
        """What stays the same when the screen changes its mode or its place."""
        return self.name, self.manufacturer, self.model, self.serial


def screens() -> tuple[Display, ...]:
    """Every screen that there is now, the primary one first."""
    return tuple(_described(screen) for screen in _live())


def screen_id(display: Display) -> ScreenId:
    """What a screen without a twin is remembered by."""
    return ScreenId(display.name, display.manufacturer, display.model, display.serial, *display.pixels)


def screen_ids(displays: tuple[Display, ...], own: Display | None) -> tuple[ScreenId, ...]:
    """What each of these screens is remembered by, twins told apart by their place as seen from the desk's own screen."""
    return tuple(_told_apart(display, displays, own) for display in displays)


def recognised(wanted: ScreenId, displays: tuple[Display, ...], own: Display | None, *, any_size: bool = False) -> Display | None:
    """The one screen, not the desk's own nor a mirror of it, that is surely the remembered one; None rather than a guess.

    Another size is the same screen where a serial number says so, or with `any_size`, for one that was seen to change its mode.
    """
    free = free_screens(displays, own)
    same_size = tuple(display for display in free if replace(wanted, side=None, nth=1) == screen_id(display))
    if not same_size and (wanted.serial or any_size):
        return _only(wanted, tuple(display for display in free if screen_id(display).device == wanted.device), own)
    return _only(wanted, same_size, own)


def free_screens(displays: tuple[Display, ...], own: Display | None) -> tuple[Display, ...]:
    """The screens that show nothing of the desk's own."""
    return tuple(display for display in displays if own and display != own and overlap(own, display) < MIRROR)


def desk_screen(displays: tuple[Display, ...], desk: QRect) -> Display | None:
    """The screen that the most of the desk stands on; the first one where it stands on none."""
    return max(displays, key=lambda display: covered(desk, display.place), default=None)


def overlap(one: Display, other: Display) -> float:
    """How much of the smaller of two screens the other covers, 0 to 1; from a half on they are a mirror."""
    both = one.place.intersected(other.place)
    smaller = min(one.width * one.height, other.width * other.height)
    return both.width() * both.height() / smaller if smaller and not both.isEmpty() else 0.0


def is_mirrored(displays: tuple[Display, ...]) -> bool:
    """Whether two of the screens show the same, and no third one is free."""
    pairs = [(one, other) for at, one in enumerate(displays) for other in displays[at + 1 :]]
    return bool(pairs) and all(overlap(one, other) >= MIRROR for one, other in pairs)


def covered(desk: QRect, wall: QRect) -> float:
    """How much of the desk the wall covers, 0 to 1."""
    both = desk.intersected(wall)
    return both.width() * both.height() / max(1, desk.width() * desk.height()) if not both.isEmpty() else 0.0


def live_screen(display: Display) -> QScreen | None:
    """The screen of this name and place, for use at once and never to be kept; None when it is not there."""
    return next((screen for screen in _live() if screen.name() == display.name and screen.geometry() == display.place), None)


def _live() -> list[QScreen]:
    primary = QGuiApplication.primaryScreen()
    return sorted(QGuiApplication.screens(), key=lambda screen: bool(screen != primary))


def _described(screen: QScreen) -> Display:
    g = screen.geometry()
    return Display(
        screen.name(), screen.manufacturer(), screen.model(), screen.serialNumber(),
        g.x(), g.y(), g.width(), g.height(), screen.devicePixelRatio(),
    )


def _told_apart(display: Display, displays: tuple[Display, ...], own: Display | None) -> ScreenId:
    plain = screen_id(display)
    twins = tuple(each for each in displays if screen_id(each) == plain)
    return plain if len(twins) == 1 or own is None or display == own else _placed(display, twins, own)


def _placed(display: Display, twins: Iterable[Display], own: Display) -> ScreenId:
    side = _side(display, own)
    beside = sorted((each for each in twins if each != own and _side(each, own) is side), key=lambda each: _distance(each, own))
    return replace(screen_id(display), side=side, nth=beside.index(display) + 1)


def _only(wanted: ScreenId, found: tuple[Display, ...], own: Display | None) -> Display | None:
    """The one that is meant; nobody knows which, where there are several and no place was remembered."""
    if wanted.side is not None and own is not None:
        places = ((display, _placed(display, found, own)) for display in found)
        return next((display for display, place in places if (place.side, place.nth) == (wanted.side, wanted.nth)), None)
    return found[0] if len(found) == 1 else None


def _side(display: Display, own: Display) -> Side:
    across, down = _from(display, own)
    if abs(across) / max(1, own.width) >= abs(down) / max(1, own.height):
        return Side.LEFT if across < 0 else Side.RIGHT
    return Side.ABOVE if down < 0 else Side.BELOW


def _distance(display: Display, own: Display) -> float:
    return hypot(*_from(display, own))


def _from(display: Display, own: Display) -> tuple[int, int]:
    """How far the middle of a screen lies from the middle of the desk's, in px."""
    away = display.place.center() - own.place.center()
    return away.x(), away.y()
