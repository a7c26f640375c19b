"""A folder, shown by the system's own file window. It asks for nothing of the network."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices

_LIBRARIES = "LD_LIBRARY_PATH"


def open_folder(folder: str) -> bool:
    """Ask the system to show the folder; whether it said that it would."""
    with _systems_libraries():
        return QDesktopServices.openUrl(QUrl.fromLocalFile(folder))


@contextmanager
def _systems_libraries() -> Iterator[None]:
    """Programs of the system must not load what was made for a bundle: its start kept what they are to find, where there was anything."""
    ours = os.environ.get(_LIBRARIES)
    if not getattr(sys, "frozen", False) or ours is None:
        yield
        return
    before = os.environ.get(f"{_LIBRARIES}_ORIG")
    if before is None:
        del os.environ[_LIBRARIES]
    else:
        os.environ[_LIBRARIES] = before
    try:
        yield
    finally:
        os.environ[_LIBRARIES] = ours
