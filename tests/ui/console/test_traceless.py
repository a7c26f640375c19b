"""File windows: Qt's own leave nothing behind, whichever of them is opened."""

from functools import partial

import pytest
from PySide6.QtCore import QSettings, QTimer
from PySide6.QtWidgets import QApplication, QFileDialog, QWidget

from app.terms.saying import Says
from ui.console import choosing
from ui.text.words import Words

KIND = Says.LESSON_FILES
WINDOWS = {
    "folder": partial(choosing.folder, title=Says.EXPORT_TO),
    "file": partial(choosing.file, title=Says.OPEN_WHICH, kind=KIND),
    "doomed_file": partial(choosing.doomed_file, title=Says.DELETE_WHICH, kind=KIND, yes=Says.DELETE_LESSON),
    "new_file": partial(choosing.new_file, title=Says.SAVE_WHERE, kind=KIND),
}


@pytest.mark.parametrize("which", WINDOWS)
def test_a_file_window_leaves_no_trace_of_the_folders_that_were_visited(which, qapp, qtbot, tmp_path, monkeypatch):
    """Issue 6 §5: removed without a trace; a program that is carried along writes beside itself only."""
    place, seen = tmp_path / "settings", []
    QSettings.setPath(QSettings.Format.NativeFormat, QSettings.Scope.UserScope, str(place))
    window = QWidget()
    qtbot.addWidget(window)

    def leave():
        dialog = QApplication.activeModalWidget()
        seen.append(type(dialog))
        dialog.reject()

    QTimer.singleShot(0, leave)
    assert WINDOWS[which](window, Words(), begin=str(tmp_path)) == ""
    assert seen == [QFileDialog]
    assert window.findChildren(QFileDialog) == []
    assert not place.exists()
