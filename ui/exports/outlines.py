"""Letters of an SVG as outlines: a program that does not know the typeface would put wider letters over each other."""

import re
from collections.abc import Iterator
from xml.etree import ElementTree as ET

from PySide6.QtGui import QPainterPath

from ui.kit.theme import type_face

_SVG = "http://www.w3.org/2000/svg"
_BOLD = 600  # and up
_LETTERS = ("x", "y", "font-size", "font-weight", "font-family", "font-style", "{http://www.w3.org/XML/1998/namespace}space")
# what XML does not allow, however it is written
_IMPOSSIBLE = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def outlined(svg: str) -> bytes:
    """The picture with each text as a shape in its place; title and description stay words."""
    ET.register_namespace("", _SVG)
    root = ET.fromstring(_IMPOSSIBLE.sub(" ", svg))  # noqa: S314 - made by Qt a moment ago
    for text in [*root.iter(f"{{{_SVG}}}text")]:
        _outline(text)
    return ET.tostring(root, encoding="utf-8", xml_declaration=True)


def _outline(text: ET.Element) -> None:
    said, place = text.text or "", {name: text.attrib.pop(name, "0") for name in _LETTERS}
    shape = QPainterPath()
    shape.addText(float(place["x"]), float(place["y"]), type_face(float(place["font-size"]), int(place["font-weight"]) >= _BOLD), said)
    text.tag, text.text = f"{{{_SVG}}}path", None
    text.set("d", "".join(_strokes(shape)))


def _strokes(shape: QPainterPath) -> Iterator[str]:
    """The path as SVG writes it; the two points after a curve's first belong to it."""
    for at in range(shape.elementCount()):
        element = shape.elementAt(at)
        if element.isCurveTo():
            letter = "C"
        elif element.isLineTo():
            letter = "L"
        else:
            letter = "M" if element.isMoveTo() else " "
        yield f"{letter}{element.x:.2f} {element.y:.2f}"
