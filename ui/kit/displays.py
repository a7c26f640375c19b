"""The screens of the computer as plain values.

No handle of Qt's is ever kept: once a window that lived on a lost screen dies, every handle raises.
"""

from dataclasses import dataclass

from PySide6.QtGui import QGuiApplication, QScreen


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


def screens() -> tuple[Display, ...]:
    """Every screen that there is now, the primary one first."""
    return tuple(_described(screen) for screen in _live())


def screen_id(display: Display) -> str:
    """What a screen is remembered by: name, maker, model, serial and size; never its place or its index."""
    wide, high = display.pixels
    return "|".join((display.name, display.manufacturer, display.model, display.serial, f"{wide}x{high}"))


def overlap(one: Display, other: Display) -> float:
    """How much of the smaller of two screens the other covers, 0 to 1; from a half on they are a mirror."""
    wide = min(one.x + one.width, other.x + other.width) - max(one.x, other.x)
    high = min(one.y + one.height, other.y + other.height) - max(one.y, other.y)
    smaller = min(one.width * one.height, other.width * other.height)
    return wide * high / smaller if wide > 0 and high > 0 and smaller else 0.0


def live_screen(identity: str) -> QScreen | None:
    """The screen of this id, for use at once and never to be kept; None when it is not there."""
    return next((screen for screen in _live() if screen_id(_described(screen)) == identity), None)


def _live() -> list[QScreen]:
    primary = QGuiApplication.primaryScreen()
    return sorted(QGuiApplication.screens(), key=lambda screen: bool(screen != primary))


def _described(screen: QScreen) -> Display:
    g = screen.geometry()
    return Display(
        screen.name(), screen.manufacturer(), screen.model(), screen.serialNumber(),
        g.x(), g.y(), g.width(), g.height(), screen.devicePixelRatio(),
    )
