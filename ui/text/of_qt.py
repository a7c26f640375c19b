"""Words of Qt's own windows that Qt's own Spanish no longer finds, because their English was changed since it was translated."""

from PySide6.QtCore import QT_TRANSLATE_NOOP

OF_QT = (
    QT_TRANSLATE_NOOP("QFileDialog", "&Look in:"),
    QT_TRANSLATE_NOOP("QFileDialog", "Files of &type:"),
)
"""Only the translators' tools read these: Qt asks for them by itself."""
