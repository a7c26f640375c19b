"""What a bundle holds: which modules and files stay out, and why whatever no game opens is in all the same.

The spec leaves out by these lists, and a test holds them to what a demo and an export really open.
"""

from fnmatch import fnmatchcase

MODULES_LEFT_OUT = (
    # The console has no network: what could open one is not even there.
    "ssl", "_ssl", "http", "ftplib", "xmlrpc", "socketserver", "urllib.request", "webbrowser", "PySide6.QtNetwork",
    # hashlib does without OpenSSL's 5 MB: its own md5 and sha256 are built in.
    "_hashlib",
    # Qt for Python's own: nothing here names them, and what does tries first whether they are there.
    "PySide6.QtDBus", "PySide6.QtTest",
    # Tools for whoever writes, tests or installs programs.
    "tkinter", "unittest", "doctest", "pdb", "pydoc_data", "lib2to3", "curses", "readline", "asyncio", "distutils", "setuptools",
    "pkg_resources", "packaging", "_distutils_hack", "yaml",
    # What arrays can do that a chart of eight rounds does not ask for.
    "numpy.ctypeslib", "numpy.f2py", "numpy.fft", "numpy.ma", "numpy.polynomial", "numpy.random", "numpy.testing",
    # What pyqtgraph can do beside charts; it loads these only when somebody asks.
    "pyqtgraph.canvas", "pyqtgraph.console", "pyqtgraph.dockarea", "pyqtgraph.examples", "pyqtgraph.exporters", "pyqtgraph.flowchart",
    "pyqtgraph.jupyter", "pyqtgraph.metaarray", "pyqtgraph.opengl",
    # A picture of a font is not wanted in other libraries; the files of ours are read directly.
    "fontpkg",
)

FILES_LEFT_OUT = (
    # Qt's plugins are in PySide6/Qt/plugins on Linux and in PySide6/plugins on Windows.
    # The screens of gadgets, of servers and of nobody.
    "*/plugins/platforms/*eglfs*", "*/plugins/platforms/*linuxfb*", "*/plugins/platforms/*minimal*", "*/plugins/platforms/*vkkhrdisplay*",
    "*/plugins/platforms/*vnc*", "*/plugins/platforms/*direct2d*", "*/plugins/egldeviceintegrations/*", "*/plugins/generic/*",
    "*/plugins/wayland-graphics-integration-*",
    *(f"*/plugins/wayland-shell-integration/*{kind}*" for kind in ("ivi", "wl-shell", "fullscreen", "qt-shell")),
    # Nothing is painted by OpenGL, so Qt need not look for a driver.
    "*/plugins/xcbglintegrations/*", "*/opengl32sw.dll", "*/d3dcompiler_*.dll",
    # GTK's look would bring GTK, and the program has its own; so has Windows's.
    "*/plugins/platformthemes/*gtk3*", "*/plugins/styles/*",
    # No network.
    "*/plugins/tls/*", "*/plugins/networkinformation/*", "*Qt6Network*", "*libssl*", "*libcrypto*",
    # Pictures are SVG and PNG; Qt reads and writes PNG by itself.
    *(f"*/plugins/imageformats/*q{kind}.*" for kind in ("gif", "icns", "ico", "jpeg", "tga", "tiff", "wbmp", "webp")),
    # Libraries of what was left out.
    "*Qt6EglF*", "*Qt6Test.*", "*Qt6WlShellIntegration*",
    # Qt's own words in languages that the program does not speak.
    "*/translations/qt_*.qm", "*/translations/qtbase_[!e]*.qm", "*/translations/qtbase_[a-z][!ns]*.qm", "*/translations/qtbase_?[ns]_*.qm",
    # Colour maps, and the pictures on pyqtgraph's own windows and menus.
    "pyqtgraph/colors/maps/*", "pyqtgraph/icons/peegee/*", "pyqtgraph/icons/*.svg",
    *(f"pyqtgraph/icons/{name}.png" for name in ("ctrl", "default", "lock")),
    # Sources of types, notes on how a package was installed, and what belongs to modules that were left out.
    "*.pyi", "numpy-*.dist-info/*", "setuptools/*", "numpy/random/*", "numpy/fft/*",
    "state_in_class-*.dist-info/licenses/*",
    *(f"state_in_class-*.dist-info/{name}"
      for name in ("INSTALLER", "RECORD", "REQUESTED", "WHEEL", "direct_url.json", "entry_points.txt", "top_level.txt")),
    # Our own pictures for the README, and the sentences before they are compiled.
    "resources/pictures/*", "resources/translations/*.ts",
)

SYSTEM_LIBRARIES = (
    # Of what a Linux system has, only this comes along: what Python itself is made of,
    "libpython*", "libsqlite3.*", "libffi.*", "libbz2.*", "liblzma.*", "libuuid.*",
    # and what Qt's screen for X wants and many desktops do not have.
    "libxcb-cursor.*", "libxcb-icccm.*", "libxcb-image.*", "libxcb-keysyms.*", "libxcb-render-util.*", "libxcb-util.*",
    "libxcb-shape.*", "libxcb-xkb.*", "libxkbcommon.*", "libxkbcommon-x11.*",
)
"""Everything else is the system's own, kept safe by its updates; an older one of ours could keep graphics drivers from loading."""

SHIPPED_UNSEEN = {
    "*/libQt6XcbQpa.so.*": "the screen of X: a demo has none",
    "*/libxcb-*.so.*": "the screen of X: a demo has none",
    "*/libxkbcommon-x11.so.*": "keyboards under X",
    "*/libQt6WaylandClient.so.*": "the screen of Wayland",
    "*/plugins/wayland-*": "windows under Wayland, and their frames where the desktop draws none",
    "*/plugins/platforminputcontexts/*": "accents typed with two keys, and input methods: a demo types nothing",
    "*/translations/qtbase_*.qm": "Qt's own buttons at a desk in the other language",
    "*/resources/privacy/*": "read when somebody asks for it",
    "*/resources/icons/*": "on the windows of a desk",
    "*/numpy/_core/_multiarray_tests.*": "a list of other numpys' functions names it (2.0, with which Windows is tried in Wine)",
    "*/lib-dynload/_queue.*": "asking the system to keep the display on while a class watches",
    "*/lib-dynload/_heapq.*": "what the same stands on",
    "*/licences/*": "for people to read",
    "*/lib-dynload/_codecs_*": "file names and text in the code pages of other countries",
    "*/lib-dynload/_multibytecodec.*": "what those stand on",
    **{f"*/lib-dynload/{name}.*": "part of a module of Python's library that numpy or pyqtgraph names, and nothing here uses"
       for name in ("_posixshmem", "_statistics", "grp", "resource", "termios")},
}
"""What no demo and no export opens, by pattern, and what it is there for."""


def is_left_out(place: str, *, from_system: bool = False) -> bool:
    """Whether a file that PyInstaller found stays out; the place is the one in the bundle, with either slash."""
    name = place.replace("\\", "/")
    return fits(name, FILES_LEFT_OUT) or (from_system and "/" not in name and not fits(name, SYSTEM_LIBRARIES))


def fits(name: str, patterns: tuple[str, ...]) -> bool:
    """Whether the name is one of those that these patterns mean."""
    return any(fnmatchcase(name, pattern) for pattern in patterns)
