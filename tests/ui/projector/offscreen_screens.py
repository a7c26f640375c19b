"""Screens that come and go without hardware: Qt's own `offscreen` platform takes a new set of them at run time, as Qt's tests do in C++.

It asks Qt's libraries for what PySide6 does not hand on, so it works on Linux only.
"""

import ctypes
import json
from pathlib import Path

import PySide6
import shiboken6
from PySide6.QtCore import QByteArray, QJsonDocument

LIBRARIES = Path(PySide6.__file__).parent / "Qt" / "lib"
NATIVE_RESOURCE_FOR_INTEGRATION = 12  # its place in the table of virtual functions: a QObject has twelve before it


def screen(name, x, y, width, height, ratio=1):
    """One screen as the platform is told of it."""
    return {"name": name, "x": x, "y": y, "width": width, "height": height, "logicalDpi": 96, "logicalBaseDpi": 96, "dpr": ratio}


def configuration(screens):
    """A whole set of screens as the platform is told of it."""
    return {"synchronousWindowSystemEvents": True, "windowFrameMargins": False, "screens": screens}


def set_screens(*screens):
    """From now on there are these screens, and no others."""
    core, gui = (ctypes.CDLL(str(LIBRARIES / f"libQt6{part}.so.6")) for part in ("Core", "Gui"))
    object_of = core._ZNK13QJsonDocument6objectEv
    object_of.restype, object_of.argtypes = None, [ctypes.c_void_p, ctypes.c_void_p]
    document = QJsonDocument.fromJson(json.dumps(configuration(screens)).encode())
    settings = (ctypes.c_void_p * 4)()  # room for a QJsonObject
    object_of(settings, shiboken6.getCppPointer(document)[0])
    platform = _platform(gui)
    ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p)(_function(platform, b"setConfiguration"))(ctypes.addressof(settings), platform)


def _platform(gui):
    interface = gui._ZN15QGuiApplication23platformNativeInterfaceEv
    interface.restype = ctypes.c_void_p
    return interface()


def _function(platform, name):
    table = ctypes.cast(ctypes.cast(platform, ctypes.POINTER(ctypes.c_void_p))[0], ctypes.POINTER(ctypes.c_void_p))
    found = ctypes.CFUNCTYPE(ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p)(table[NATIVE_RESOURCE_FOR_INTEGRATION])
    key = QByteArray(name)
    return found(platform, shiboken6.getCppPointer(key)[0])
