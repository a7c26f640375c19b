"""Files and folders that the teacher chooses, with the system's own dialogs over the desk. "" is none."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget

from app.terms.saying import Saying, Says
from ui.console.new_lesson import SUFFIX
from ui.console.traceless import traceless
from ui.text.words import Words


@traceless()
def folder(parent: QWidget, words: Words, title: Says, begin: str = "") -> str:
    """A folder."""
    return QFileDialog.getExistingDirectory(parent, words.say(title), begin)


@traceless()
def file(parent: QWidget, words: Words, title: Says, kind: Says, begin: str = "") -> str:
    """A file of a kind."""
    return QFileDialog.getOpenFileName(parent, words.say(title), begin, words.say(kind))[0]


@traceless()
def doomed_file(parent: QWidget, words: Words, title: Says, kind: Says, yes: Says, begin: str = "") -> str:
    """A file of a kind that is not to be opened; `yes` says on the button what will be asked about it."""
    dialog = QFileDialog(parent, words.say(title), begin, words.say(kind))
    dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
    dialog.setLabelText(QFileDialog.DialogLabel.Accept, words.say(yes))
    path = dialog.selectedFiles()[0] if dialog.exec() else ""
    dialog.setParent(None)  # it goes with its name here, not with the window: what it writes at its end is taken back
    return path


@traceless()
def new_file(parent: QWidget, words: Words, title: Says, kind: Says, begin: str = "") -> str:
    """A file that is to be made. The dialog does not ask whether to overwrite one: nothing here ever does."""
    option = QFileDialog.Option.DontConfirmOverwrite
    path = QFileDialog.getSaveFileName(parent, words.say(title), begin, words.say(kind), options=option)[0]
    return path if not path or path.endswith(SUFFIX) else path + SUFFIX


def one_of(parent: QWidget, words: Words, question: Says, answers: tuple[Says, ...], none: Says, how: str = "") -> int | None:
    """Which of the answers the teacher gives: the first by Enter, any by the digit on its button; None by Esc.

    `how` stands below the question.
    """
    box = QMessageBox(parent)
    box.setWindowTitle(words.say(question))
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setText("\n\n".join(filter(None, (words.say(question), how))))
    buttons = []
    for digit, answer in enumerate(answers, 1):
        # of one role, in which their order is the same in every system
        buttons.append(box.addButton(f"{digit}  {words.say(answer)}", QMessageBox.ButtonRole.ActionRole))
        buttons[-1].setShortcut(str(digit))
    box.setDefaultButton(buttons[0])
    box.setEscapeButton(box.addButton(words.say(none), QMessageBox.ButtonRole.RejectRole))
    box.exec()
    clicked = box.clickedButton()
    return buttons.index(clicked) if clicked in buttons else None


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
