"""File windows without a trace: Qt writes which folders were visited into a place that all its programs share.

Here nothing of that stays. What the system's own windows remember by themselves is the system's.
"""

import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress

if sys.platform == "win32":  # pragma: no cover - the tests run on Linux
    import winreg

    _PATH = ("Software", "QtProject", "OrganizationDefaults", "FileDialog")  # the key that Qt writes, and those around it
    _Values = dict[str, tuple[object, int]]

    @contextmanager
    def traceless() -> Iterator[None]:
        """Qt's key is again as it was, after every file window that is closed meanwhile; also a decorator."""
        before = _values()
        try:
            yield
        finally:
            _put_back(before)

    def _values() -> _Values | None:
        """What the key holds; None where there is none."""
        try:
            with winreg.OpenKey(winreg.HKEY_CURRENT_USER, "\\".join(_PATH)) as key:
                found = (winreg.EnumValue(key, at) for at in range(winreg.QueryInfoKey(key)[1]))
                return {name: (value, kind) for name, value, kind in found}
        except OSError:
            return None

    def _put_back(before: _Values | None) -> None:
        with suppress(OSError):  # nothing was written
            with winreg.OpenKey(winreg.HKEY_CURRENT_USER, "\\".join(_PATH), access=winreg.KEY_READ | winreg.KEY_WRITE) as key:
                for name in (_values() or {}).keys() - (before or {}).keys():
                    winreg.DeleteValue(key, name)
                for name, (value, kind) in (before or {}).items():
                    winreg.SetValueEx(key, name, 0, kind, value)
            if before is None:
                for depth in range(len(_PATH), 1, -1):
                    _delete_if_empty("\\".join(_PATH[:depth]))

    def _delete_if_empty(path: str) -> None:
        with winreg.OpenKey(winreg.HKEY_CURRENT_USER, path) as key:
            keys, values, _ = winreg.QueryInfoKey(key)
        if not keys and not values:
            winreg.DeleteKey(winreg.HKEY_CURRENT_USER, path)

else:
    import os

    from PySide6.QtCore import QSettings

    @contextmanager
    def traceless() -> Iterator[None]:
        """Qt finds no folder for what it would write, from now on; also a decorator."""
        QSettings.setPath(QSettings.Format.NativeFormat, QSettings.Scope.UserScope, os.devnull)
        yield
