"""Files that are dropped on the desk."""

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication


def drop(console, *urls: str, text: str = "") -> QDragEnterEvent:
    data = QMimeData()
    data.setUrls([QUrl(url) for url in urls])
    if text:
        data.setText(text)
    held = Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    entering = QDragEnterEvent(QPoint(9, 9), *held)
    QApplication.sendEvent(console, entering)
    if entering.isAccepted():
        QApplication.sendEvent(console, QDropEvent(QPointF(9, 9), *held))
    return entering


def test_one_file_is_opened_as_a_lesson(console, qtbot):
    """Issue "Nothing is lost" §7: drag and drop; whether it is a lesson is seen by whoever opens it."""
    with qtbot.waitSignal(console.lesson_opened) as opened:
        drop(console, "file:///home/ana/4.%C2%BA%20B.lesson")
    assert opened.args == ["/home/ana/4.º B.lesson"]


@pytest.mark.parametrize("urls", [(), ("file:///a.lesson", "file:///b.lesson"), ("https://example.org/a.lesson",), ("",)])
def test_anything_else_is_not_taken(console, qtbot, urls):
    """Several files, addresses of the web, and text mean nothing here."""
    with qtbot.assertNotEmitted(console.lesson_opened):
        event = drop(console, *urls, text="<b>Bob</b>")
    assert not event.isAccepted()
