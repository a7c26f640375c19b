"""The way of the Tab key: as the eye goes, however late something is made."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget


def tab_stop_before(place: QWidget) -> QWidget:
    """What the keyboard comes by before this place."""
    widget = place.previousInFocusChain()
    while widget is not place and widget.focusPolicy() is Qt.FocusPolicy.NoFocus:
        widget = widget.previousInFocusChain()
    return widget
