"""What the desk says for itself: buttons, headings, hints and notices."""

from PySide6.QtCore import QT_TRANSLATE_NOOP

from app.terms.saying import Says

SENTENCES: dict[Says, str] = {
    Says.UNDO: QT_TRANSLATE_NOOP("Words", "Undo"),
}
