"""Keys that mean the same wherever they are pressed."""

from PySide6.QtCore import Qt

ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
PRESS = (Qt.Key.Key_Space, *ENTER)  # what presses the button that has the keyboard
COMMANDS = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier  # not typed with them
NONE_OF_THEM = "0"  # where figures choose
