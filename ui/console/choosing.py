"""Files and folders that the teacher chooses, with the system's own dialogs over the desk. "" is none."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget

from app.terms.saying import Saying, Says
from ui.text.words import Words

SUFFIX = ".lesson"


def folder(parent: QWidget, words: Words, title: Says, begin: str = "") -> str:
    """A folder."""
    return QFileDialog.getExistingDirectory(parent, words.say(title), begin)


def file(parent: QWidget, words: Words, title: Says, kind: Says, begin: str = "") -> str:
    """A file of a kind."""
    return QFileDialog.getOpenFileName(parent, words.say(title), begin, words.say(kind))[0]


def new_file(parent: QWidget, words: Words, title: Says, kind: Says, begin: str = "") -> str:
    """A file that is to be made. The dialog does not ask whether to overwrite one: nothing here ever does."""
    option = QFileDialog.Option.DontConfirmOverwrite
    path = QFileDialog.getSaveFileName(parent, words.say(title), begin, words.say(kind), options=option)[0]
    return path if not path or path.endswith(SUFFIX) else path + SUFFIX


def is_agreed(parent: QWidget, words: Words, question: Saying, yes: Says, no: Says) -> bool:
    """Whether the teacher says yes; Enter and Esc say no."""
    box = QMessageBox(parent)
    box.setWindowTitle(words.say(yes))
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setText(words.say(question))
    agreed = box.addButton(words.say(yes), QMessageBox.ButtonRole.DestructiveRole)
    kept = box.addButton(words.say(no), QMessageBox.ButtonRole.RejectRole)
    box.setDefaultButton(kept)
    box.setEscapeButton(kept)
    box.exec()
    return box.clickedButton() is agreed
