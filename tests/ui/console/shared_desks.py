"""Desks that tests share: a page that is only looked at is laid once for all that is asked of it."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from PySide6.QtTest import QTest

from tests.ui.console.conftest import SMALLEST
from tests.windows import own_windows
from ui.console.window import Console
from ui.kit.theme import LIGHT
from ui.text.languages import Language
from ui.text.words import Words


@contextmanager
def desk_on_screen(language: Language) -> Iterator[Console]:
    """A desk at its smallest that lives longer than a test, and has the keyboard."""
    with own_windows():
        console = Console(LIGHT, Words(language))
        console.resize(*SMALLEST)
        console.show()
        activate(console)
        yield console


def activate(console: Console) -> None:
    """Give it the keyboard."""
    console.activateWindow()
    assert QTest.qWaitForWindowActive(console)


def every(shared: str, names, languages=(Language.ENGLISH,)):
    """Hand the shared desk of each page in each language to a test. All count them alike, so that those of one desk run together."""
    ways = [(name, language) for language in languages for name in names]
    return pytest.mark.parametrize(shared, ways, indirect=True, ids=["-".join(way) for way in ways])
