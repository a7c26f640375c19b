"""What somebody who looks at a window sees: every text that is really painted, and every text that a field or a tooltip holds."""

from html import unescape
from itertools import chain

from PySide6.QtWidgets import QAbstractButton, QComboBox, QLabel, QLineEdit, QWidget

from tests.ui.painted import painted_texts
from ui.kit.painting import PaintedText


def painted_on(window: QWidget) -> list[PaintedText]:
    """The texts that one painting of the whole window brings to the screen, in order."""
    with painted_texts() as heard:
        window.grab()
    return [each for each in heard if each.widget is not None and (each.widget is window or window.isAncestorOf(each.widget))]


def looks(window: QWidget) -> list[tuple[object, ...]]:
    """The same as plain values: text, place, height and colour of each. Edges of large letters may differ by a shade; these may not."""
    return [(each.whole, each.text, each.rect.getRect(), each.px, each.colour) for each in painted_on(window)]


def texts_in(window: QWidget) -> set[str]:
    """Every text that is painted, typed, hinted at, told by a tooltip or read out to those who cannot see, in what is visible."""
    widgets = [widget for widget in (window, *window.findChildren(QWidget)) if widget.isVisibleTo(window)]
    said = chain.from_iterable(_held_by(widget) for widget in widgets)
    return {text for text in (*said, *(each.whole for each in painted_on(window)), window.windowTitle()) if text}


def _held_by(widget: QWidget):
    yield from (unescape(widget.toolTip().removeprefix("<span>").removesuffix("</span>")), widget.accessibleName())
    yield from (widget.accessibleDescription(), widget.statusTip(), widget.whatsThis())
    if isinstance(widget, QLabel | QLineEdit):
        yield widget.text()
    if isinstance(widget, QLineEdit):
        yield widget.placeholderText()
    if isinstance(widget, QAbstractButton):
        yield widget.text().replace("&&", "&")
    if isinstance(widget, QComboBox):
        yield from (widget.itemText(at) for at in range(widget.count()))
