"""The look as data: colours, type scales, spaces, strokes, and the one style sheet made from them. No widget lives here."""

import re
from functools import lru_cache
from math import ceil

from fontpkg_atkinson_hyperlegible import ROOT
from msgspec import Struct, structs
from PySide6.QtGui import QColor, QFont, QFontDatabase

FAMILY = "Atkinson Hyperlegible"
FACES = ("Regular", "Bold")


class Theme(Struct, frozen=True):
    """Ten colours of our own, four that the game's taxes own, and the plate under a letter."""

    name: str
    paper: str  # the room
    card: str  # raised: what is chosen, what can be typed in
    well: str  # sunk: rail, rows, strips
    line: str  # outlines that carry meaning, 3:1 or more
    muted: str  # the second voice, 7:1 or more
    ink: str  # the first voice, Tension, the primary button
    coin: str  # money and nothing else, never without its outline
    health: str
    education: str
    shield: str
    plate: str = "#FFFFFF"
    plate_ink: str = "#1C2026"
    tax_a: str = "#0072B2"
    tax_b: str = "#009E73"
    tax_c: str = "#D55E00"
    tax_d: str = "#CC79A7"
    zoom: float = 1.0  # how much larger everything on the desk is, 1 to 2; the wall has a unit instead

    @property
    def plain(self) -> "Theme":
        """The same colours at the size of the design."""
        return self if self.zoom == 1 else structs.replace(self, zoom=1.0)

    def zoomed(self, zoom: float) -> "Theme":
        """The same colours, so many times as large."""
        return self if self.zoom == zoom else structs.replace(self, zoom=zoom)

    @property
    def is_light(self) -> bool:
        """Whether ink is darker than paper: then signs need an outline, and white stands on a service's colour."""
        return luminance(self.ink) < luminance(self.paper)

    @property
    def cut(self) -> str:
        """The colour of what is cut out of a filled sign."""
        return self.card if self.is_light else self.paper

    @property
    def on_service(self) -> str:
        """The letter colour that reads on a service's colour."""
        return self.plate if self.is_light else self.plate_ink

    @property
    def shade(self) -> str:
        """The edge of cardboard that lies on paper: the only shadow there is."""
        return mixed(self.ink, self.paper, 0.86) if self.is_light else mixed("#000000", self.paper, 0.4)

    def service(self, key: str) -> str:
        """The colour of "health", "education" or "shield"."""
        return {"health": self.health, "education": self.education, "shield": self.shield}[key]

    def tax(self, letter: str) -> str:
        """The rim of the token with this letter, A to D."""
        return {"A": self.tax_a, "B": self.tax_b, "C": self.tax_c, "D": self.tax_d}[letter]

    def ground(self, name: str) -> str:
        """A surface by name, so that it can be looked up again when the theme changes."""
        return {"paper": self.paper, "card": self.card, "well": self.well, "ink": self.ink}[name]


LIGHT = Theme(
    "light",
    paper="#FAF6EE",
    card="#FFFFFF",
    well="#EFE8DA",
    line="#877F70",
    muted="#474B52",
    ink="#1C2026",
    coin="#E2AC2E",
    health="#A9201A",
    education="#1A6335",
    shield="#1F4E9C",
)
DARK = Theme(
    "dark",
    paper="#15181C",
    card="#22272D",
    well="#1B1F24",
    line="#7F8891",
    muted="#BCC3CA",
    ink="#F5F1E8",
    coin="#EDBE50",
    health="#F5958B",
    education="#67C587",
    shield="#8FB4F5",
)


class WallType(Struct, frozen=True):
    """Letter heights in u, the wall's only unit: one percent of the smaller of its height and 9/16 of its width."""

    least: float = 3.6
    body: float = 4.5
    heading: float = 7.5
    number: float = 9.0
    key: float = 16.0
    hero: float = 26.0
    scaled_to: float = 5.6  # the text scale enlarges letters up to this size


class DeskType(Struct, frozen=True):
    """Letter heights in px: the desk is read at arm's length."""

    caption: int = 13
    body: int = 15
    title: int = 18
    button: int = 20
    now: int = 24
    number: int = 34
    key: int = 48


WALL, DESK = WallType(), DeskType()
RADIUS_DESK, RADIUS_FIELD = 8, 6  # px
RADIUS_WALL, RADIUS_CARDBOARD = 1.6, 2.4  # u
STROKE_WALL, STROKE_BOLD, STROKE_TOLD = 0.35, 0.7, 1.1  # u: an outline, the chosen one's, the line that is told
FOCUS_EDGE, CHOSEN_EDGE = 3, 2  # px
FIELDS = ("QLineEdit", "QSpinBox", "QComboBox", "QListView", "QPlainTextEdit")  # what can be typed in, or picked from
ZOOMS = (1.0, 1.25, 1.5, 2.0)  # how large the desk can be
_PIXELS = re.compile(r"(\d+)px")
DENSE, LOW = 28, 30  # px, the heights of a field in a long table, and of a button in the row of a title
TOUCH = 40  # px, the least side of whatever a finger presses on the desk


def load_fonts() -> None:
    """Give Qt our letters; without them a bare system paints black boxes. Needs a QApplication."""
    for face in FACES:
        if QFontDatabase.addApplicationFontFromData((ROOT / "files" / f"AtkinsonHyperlegible-{face}.ttf").read_bytes()) < 0:
            raise FontProblem(face)


class FontProblem(Exception):
    """A face of the font cannot be loaded; carries the face's name."""


SMALL = 16  # px: below it, a part of a pixel is a part of the letter that the last row would miss


def whole(px: float) -> int:
    """The letter height in whole px that stands for this one, at least 1. A small letter gives away less than a fifth of a pixel.

    >>> whole(22.4), whole(10.37), whole(13.1)
    (22, 11, 13)
    """
    return max(1, ceil(px - 0.18) if px < SMALL else round(px))


@lru_cache(maxsize=512)
def type_face(px: float, bold: bool = False) -> QFont:
    """Our letters at a height in px, at least 1. The same font object for the same question: do not change it."""
    font = QFont(FAMILY)
    font.setPixelSize(whole(px))
    font.setWeight(QFont.Weight.Bold if bold else QFont.Weight.Normal)
    return font


def luminance(colour: str) -> float:
    """Relative luminance, 0 to 1 (WCAG 2)."""
    q = QColor(colour)
    return 0.2126 * _linear(q.redF()) + 0.7152 * _linear(q.greenF()) + 0.0722 * _linear(q.blueF())


def _linear(channel: float) -> float:
    return channel / 12.92 if channel <= 0.04045 else float(((channel + 0.055) / 1.055) ** 2.4)


def contrast(one: str, other: str) -> float:
    """Contrast ratio, 1 to 21 (WCAG 2)."""
    high, low = sorted((luminance(one), luminance(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


@lru_cache(maxsize=256)
def mixed(one: str, other: str, share: float) -> str:
    """The colour between two; `share` is how much of the other there is, 0 to 1."""
    a, b = QColor(one), QColor(other)
    pairs = ((a.red(), b.red()), (a.green(), b.green()), (a.blue(), b.blue()))
    return QColor(*(round(x * (1 - share) + y * share) for x, y in pairs)).name()


def notice_ground(theme: Theme) -> str:
    """Card tinted with 22 % of coin: a notice, or the row that is asked."""
    return mixed(theme.coin, theme.card, 0.78)


def hairline(theme: Theme) -> str:
    """The rule between two rows, and the edge of a card: it orders, but says nothing."""
    return mixed(theme.line, theme.card, 0.55)


def style_sheet(theme: Theme, scale: float = 1.0) -> str:
    """Everything that stock widgets need; painted widgets read the Theme itself. `scale` enlarges the letters, 1.0 to 1.2."""
    sheet = "\n".join((_letters(theme, scale), _surfaces(theme), _fields(theme), _buttons(theme, scale), _focus(theme), _dense()))
    return sheet if theme.zoom == 1 else _PIXELS.sub(lambda found: f"{round(int(found[1]) * theme.zoom)}px", sheet)


def _letters(t: Theme, scale: float) -> str:
    def px(size: int) -> str:
        return f"font-size: {round(size * scale)}px"

    return f"""
    QWidget {{ background: {t.paper}; color: {t.ink}; font-family: "{FAMILY}"; {px(DESK.body)}; }}
    QLabel {{ background: transparent; }}
    QLabel[voice="caption"] {{ {px(DESK.caption)}; color: {t.muted}; }}
    QLabel[voice="panel"] {{ {px(DESK.caption)}; font-weight: 700; color: {t.muted}; }}
    QLabel[voice="title"] {{ {px(DESK.title)}; font-weight: 700; }}
    QLabel[voice="now"] {{ {px(DESK.now)}; font-weight: 700; }}
    QLabel[voice="number"] {{ {px(DESK.number)}; font-weight: 700; }}
    QLabel[voice="strong"] {{ font-weight: 700; }}
    QLabel[voice="muted"] {{ color: {t.muted}; }}
    QToolTip {{ background: {t.card}; color: {t.ink}; border: 1px solid {t.line}; padding: 4px; }}"""


def _surfaces(t: Theme) -> str:
    notice = f"background: {notice_ground(t)}; border: none; border-left: 4px solid {t.coin}; border-radius: 4px;"
    return f"""
    QFrame[surface="card"] {{ background: {t.card}; border: 1px solid {hairline(t)}; border-radius: {RADIUS_DESK}px; }}
    QFrame[surface="well"] {{ background: {t.well}; border: none; border-radius: {RADIUS_DESK}px; }}
    QFrame[surface="notice"] {{ {notice} }}
    QFrame[surface="card"] QWidget, QFrame[surface="well"] QWidget, QFrame[surface="notice"] QWidget {{ background: transparent; }}
    QFrame[surface="card"] QFrame[surface="notice"] {{ {notice} }}
    QFrame[surface="card"] QFrame[surface="well"] {{ background: {t.well}; }}
    QFrame[surface="rule"] {{ background: {hairline(t)}; border: none; max-height: 1px; min-height: 1px; }}
    QScrollArea {{ background: transparent; border: none; }}
    QScrollBar:vertical {{ background: {t.well}; width: 12px; margin: 0; border: none; }}
    QScrollBar::handle:vertical {{ background: {t.line}; border-radius: 4px; min-height: 32px; margin: 2px; }}
    QScrollBar:horizontal {{ background: {t.well}; height: 12px; margin: 0; border: none; }}
    QScrollBar::handle:horizontal {{ background: {t.line}; border-radius: 4px; min-width: 32px; margin: 2px; }}
    QScrollBar::add-line, QScrollBar::sub-line {{ height: 0; width: 0; }}"""


def _fields(t: Theme) -> str:
    field = f"background: {t.card}; border: 1px solid {t.line}; border-radius: {RADIUS_FIELD}px; padding: 6px 8px; min-height: 24px;"
    raised = ", ".join(f'QFrame[surface="{surface}"] {name}' for surface in ("card", "well", "notice") for name in FIELDS)
    off = ", ".join(f"{frame}{name}:disabled" for frame in ("", "QFrame[surface] ") for name in ("QLineEdit", "QSpinBox", "QComboBox"))
    return f"""
    {", ".join(FIELDS)}, {raised} {{ {field} selection-background-color: {t.ink}; selection-color: {t.paper}; }}
    {off} {{ color: {t.muted}; background: {t.well}; border-color: {hairline(t)}; }}
    QComboBox::drop-down {{ border: none; width: 24px; }}
    QSpinBox QLineEdit, QFrame[surface] QSpinBox QLineEdit, QFrame[surface] QSpinBox QLineEdit:focus {{ border: none; padding: 0 8px;
        min-height: 0; background: transparent; }}
    QSpinBox::up-button, QSpinBox::down-button {{ width: 0; border: none; }}
    QComboBox QAbstractItemView {{ background: {t.card}; border: 1px solid {t.line}; outline: none; }}
    QAbstractItemView::item {{ min-height: 32px; padding: 2px 8px; color: {t.ink}; }}
    QAbstractItemView::item:selected {{ background: {t.well}; color: {t.ink}; font-weight: 700; }}
    QCheckBox, QRadioButton {{ spacing: 8px; min-height: {TOUCH}px; padding: 0 6px; border: 3px solid transparent; border-radius: 6px; }}
    QCheckBox::indicator {{ width: 16px; height: 16px; border: 2px solid {t.ink}; border-radius: 4px; background: {t.card}; }}
    QCheckBox::indicator:checked {{ background: {t.ink}; }}"""


def _buttons(t: Theme, scale: float) -> str:
    bare = "background: transparent; border: 3px solid transparent;"
    return f"""
    QPushButton, QFrame[surface] QPushButton {{ background: {t.card}; color: {t.ink}; border: 1px solid {t.line};
        border-radius: {RADIUS_FIELD}px; padding: 6px 14px; min-height: 26px; }}
    QPushButton:pressed, QFrame[surface] QPushButton:pressed {{ background: {t.well}; }}
    QPushButton:disabled, QFrame[surface] QPushButton:disabled {{ color: {t.muted}; border: 1px dashed {t.line}; }}
    QPushButton:checked, QFrame[surface] QPushButton:checked {{ border: {CHOSEN_EDGE}px solid {t.ink}; padding: 5px 13px; font-weight: 700;
        background: {t.well}; }}
    QFrame[surface="notice"] QPushButton:checked {{ background: {t.card}; }}
    QPushButton[kind="quiet"], QFrame[surface] QPushButton[kind="quiet"] {{ {bare} color: {t.muted}; text-decoration: underline;
        padding: 4px 11px; }}
    QPushButton[kind="quiet"]:disabled, QFrame[surface] QPushButton[kind="quiet"]:disabled {{ {bare} color: {t.muted};
        text-decoration: none; }}
    QPushButton[kind="unsaved"] {{ background: {notice_ground(t)}; border: 2px solid {t.coin}; font-weight: 700; padding: 5px 13px; }}
    QPushButton[kind="step"], QFrame[surface] QPushButton[kind="step"] {{ padding: 0; min-height: 38px; font-size: {DESK.now}px; }}
    QPushButton[kind="small"] {{ padding: 0; }}
    QPushButton[kind="quiet"][low="yes"] {{ padding: 0 11px; min-height: 18px; }}
    QPushButton[kind="primary"] {{ font-size: {round(DESK.button * scale)}px; font-weight: 700; border: none;
        min-height: 52px; padding: 0; }}"""


def _focus(t: Theme) -> str:
    edge = f"border: {FOCUS_EDGE}px solid {t.ink};"
    fields = ", ".join(f"{name}:focus, QFrame[surface] {name}:focus" for name in FIELDS)
    quiet = 'QPushButton[kind="quiet"]:focus, QFrame[surface] QPushButton[kind="quiet"]:focus'
    return f"""
    QPushButton, QCheckBox, QRadioButton {{ outline: none; }}
    {fields} {{ {edge} padding: 4px 6px; }}
    QPushButton:focus, QFrame[surface] QPushButton:focus {{ {edge} padding: 4px 12px; }}
    {quiet} {{ {edge} padding: 4px 11px; }}
    QCheckBox:focus, QRadioButton:focus {{ {edge} }}"""


def _dense() -> str:
    """Fields of a long table, where eleven rows are seen at once, and buttons in the row of a title."""
    def hooked(name: str, hook: str, *states: str) -> str:
        return ", ".join(f'{frame}{name}[dense="{hook}"]{state}' for frame in ("", "QFrame[surface] ") for state in states)

    return f"""
    {hooked("QLineEdit", "field", "")} {{ min-height: {DENSE - 6}px; padding: 2px 6px; }}
    {hooked("QLineEdit", "field", ":focus")} {{ padding: 0 4px; }}
    {hooked("QPushButton", "field", "")} {{ min-height: {DENSE - 6}px; padding: 2px 4px; }}
    {hooked("QPushButton", "field", ":checked")} {{ padding: 1px 3px; }}
    {hooked("QPushButton", "field", ":focus")} {{ padding: 0 2px; }}
    {hooked("QPushButton", "title", "")} {{ min-height: {LOW - 8}px; padding: 3px 10px; }}
    {hooked("QPushButton", "title", ":checked")} {{ padding: 2px 9px; }}
    {hooked("QPushButton", "title", ":focus")} {{ padding: 1px 8px; }}"""
