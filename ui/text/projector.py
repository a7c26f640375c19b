"""What the wall says for itself: headings and captions of its scenes."""

from PySide6.QtCore import QT_TRANSLATE_NOOP

from app.terms.saying import Says

SENTENCES: dict[Says, str] = {
    Says.TAX_IN_FORCE: QT_TRANSLATE_NOOP("Words", "Tax in force"),
}
