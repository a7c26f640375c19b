"""The licences of everything that a bundle holds, as files beside it; what has none that can be found stops the build."""

import shutil
import sys
import sysconfig
from importlib import metadata
from pathlib import Path

HERE = Path(__file__).resolve().parent
PACKAGES = (
    "numpy", "pyqtgraph", "msgspec", "XlsxWriter", "wakepy", "colorama", "fontpkg-atkinson-hyperlegible", "pyinstaller",
    *(("jeepney",) if sys.platform == "linux" else ()),
)
SYSTEM_PACKAGES = (
    "libsqlite3-0", "libffi8", "libbz2-1.0", "liblzma5", "libuuid1", "libxkbcommon0", "libxcb-cursor0", "libxcb-icccm4", "libxcb-image0",
    "libxcb-keysyms1", "libxcb-render-util0", "libxcb-util1", "libxcb-shape0", "libxcb-xkb1",
)
"""The Debian packages whose libraries contents.SYSTEM_LIBRARIES lets in."""

OF_QT = ("PySide6_Essentials", "shiboken6")
WORDS = ("LICENSE", "LICENCE", "COPYING", "NOTICE")


def collect(folder: Path) -> None:
    """Fill this folder: a text for each part, ours, and which versions they are of."""
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(HERE / "licences", folder)
    shutil.copy(HERE.parent / "LICENSE", folder / "A State in Class.txt")
    shutil.copy(of_python(), folder / "Python.txt")
    for name in PACKAGES:
        (folder / f"{name}.txt").write_text(of_package(name), encoding="utf-8")
    for name in SYSTEM_PACKAGES if sys.platform == "linux" else ():
        shutil.copy(of_system_package(name), folder / f"{name}.txt")
    versions = [f"Python {sys.version.split()[0]}", *(f"{name} {metadata.version(name)}" for name in (*OF_QT, *PACKAGES))]
    (folder / "versions.txt").write_text("\n".join(versions) + "\n", encoding="utf-8")


def of_package(name: str) -> str:
    """Every licence that an installed package brings, one after the other, each under the name of its file."""
    files = [file for file in metadata.files(name) or () if file.name.upper().startswith(WORDS) and file.suffix not in {".py", ".pyc"}]
    if not files:
        raise FileNotFoundError(f"no licence comes with {name}")
    texts = (f"{file}\n{'=' * len(str(file))}\n\n{file.read_text(encoding='utf-8')}" for file in sorted(files))
    return "\n\n".join(texts)


def of_python() -> Path:
    """Python's own, which lies with the standard library, or on Windows beside the program."""
    places = [Path(folder) / "LICENSE.txt" for folder in (sysconfig.get_path("stdlib"), sys.base_prefix)]
    places.append(Path(f"/usr/share/doc/python{sys.version_info.major}.{sys.version_info.minor}/copyright"))
    return next(place for place in places if place.exists())


def of_system_package(name: str) -> Path:
    """What Debian and Ubuntu keep for each package that is installed."""
    return Path("/usr/share/doc") / name / "copyright"
