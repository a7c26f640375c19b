"""Files and folders that the teacher chooses, with the system's own dialogs over the desk. "" is none."""

from PySide6.QtWidgets import QFileDialog, QWidget

from app.terms.saying import Says
from ui.text.words import Words


def folder(parent: QWidget, words: Words, title: Says, begin: str = "") -> str:
    """A folder."""
    return QFileDialog.getExistingDirectory(parent, words.say(title), begin)


def file(parent: QWidget, words: Words, title: Says, kind: Says, begin: str = "") -> str:
    """A file of a kind."""
    return QFileDialog.getOpenFileName(parent, words.say(title), begin, words.say(kind))[0]
