"""Whole programs in a test, and how they end."""

from PySide6.QtCore import QEvent


def let_go(qapp, *programs):
    """They close their lessons, and their windows are gone before the next test begins."""
    for program in programs:
        program.close()
        for words in (program._qt_words, program._missing_words):
            qapp.removeTranslator(words)
        for window in (program.projector, program.console):
            window.close()
            window.deleteLater()
    qapp.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
