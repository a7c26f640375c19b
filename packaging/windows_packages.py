"""What Windows is given: an installer, and a portable archive that keeps its settings beside it."""

import os
import shutil
import zipfile
from pathlib import Path

import bundle

SCRIPT = Path(__file__).resolve().parent / "windows" / "installer.nsi"
LICENCE = bundle.ROOT / "LICENSE"


def compiler() -> str | None:
    """NSIS's compiler, where this system has it: on Windows it is seldom on the path."""
    usual = Path(os.environ.get("PROGRAMFILES(X86)", "")) / "NSIS" / "makensis.exe"
    return shutil.which("makensis") or (str(usual) if usual.is_file() else None)


def installer(made: Path, version: str, into: Path = bundle.DIST) -> Path:
    """The installer of this bundle. Built elsewhere than on Windows it is a 64-bit program: the Wine that tries it has no other."""
    target = bundle.laid(into, emptied=False) / f"{bundle.NAME}-{version}-windows-setup.exe"
    given = {"VERSION": version, "BUNDLE": made, "ICON": bundle.BUILT / "icons" / f"{bundle.NAME}.ico", "LICENCE": licence(), "OUT": target}
    if os.name != "nt":
        given["STUB"] = "amd64-unicode"
    bundle.run(compiler(), "-V2", "-INPUTCHARSET", "UTF8", *(f"-D{name}={value}" for name, value in given.items()), SCRIPT)
    return target


def licence() -> Path:
    """Our licence with the line ends and the mark that Windows's oldest text box wants."""
    copy = bundle.laid(bundle.BUILT, emptied=False) / "licence.txt"
    copy.write_bytes(b"\xef\xbb\xbf" + LICENCE.read_bytes().replace(b"\r\n", b"\n").replace(b"\n", b"\r\n"))
    return copy


def portable(made: Path, version: str) -> Path:
    """The .zip of this bundle, with the empty file that keeps its settings beside it."""
    target = bundle.laid(bundle.DIST, emptied=False) / f"{bundle.NAME}-{version}-windows-portable.zip"
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for path in sorted(made.rglob("*")):
            if path.is_file():
                archive.write(path, Path(bundle.NAME) / path.relative_to(made))
        archive.writestr(f"{bundle.NAME}/{bundle.SETTINGS}", b"")
    return target
