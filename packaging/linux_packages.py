"""What Linux is given: a Debian package into /opt, and a portable archive that keeps its settings beside it."""

import gzip
import hashlib
import shutil
from pathlib import Path

import bundle

FILES = Path(__file__).resolve().parent / "linux"
ICONS = bundle.BUILT / "icons"
DRAWING = bundle.ROOT / "resources" / "icons" / "state-in-class.svg"

# Which package of Debian and Ubuntu has the library that the bundle is linked with.
PACKAGES = {
    "ld-linux-x86-64.so.2": "libc6", "libc.so.6": "libc6", "libdl.so.2": "libc6", "libm.so.6": "libc6", "libpthread.so.0": "libc6",
    "libEGL.so.1": "libegl1", "libGL.so.1": "libgl1", "libX11-xcb.so.1": "libx11-xcb1", "libX11.so.6": "libx11-6",
    "libdbus-1.so.3": "libdbus-1-3", "libfontconfig.so.1": "libfontconfig1", "libfreetype.so.6": "libfreetype6",
    "libgcc_s.so.1": "libgcc-s1", "libstdc++.so.6": "libstdc++6", "libz.so.1": "zlib1g", "libzstd.so.1": "libzstd1",
    "libglib-2.0.so.0": "libglib2.0-0 | libglib2.0-0t64", "libgthread-2.0.so.0": "libglib2.0-0 | libglib2.0-0t64",
    "libwayland-client.so.0": "libwayland-client0", "libwayland-cursor.so.0": "libwayland-cursor0", "libxcb.so.1": "libxcb1",
    "libxcb-randr.so.0": "libxcb-randr0", "libxcb-render.so.0": "libxcb-render0", "libxcb-shm.so.0": "libxcb-shm0",
    "libxcb-sync.so.1": "libxcb-sync1", "libxcb-xfixes.so.0": "libxcb-xfixes0",
}
# What no library names, but its data: the keys of keyboards, and how letters are drawn.
BESIDES = ("xkb-data", "fontconfig-config")

CONTROL = """Package: {name}
Version: {version}
Architecture: amd64
Maintainer: The authors of the State in Class console <noreply@stateinclass.org>
Installed-Size: {kilobytes}
Depends: {depends}
Recommends: shared-mime-info, desktop-file-utils
Section: education
Priority: optional
Homepage: https://stateinclass.org
Description: teacher's console for the classroom board game A State in Class
 The bank at the desk, the country on the wall: the teacher types what came
 out of the voting bags; the console settles ties, splits the budget, draws
 the Midlife cards and shows the class its country on a second screen.
 .
 It needs no network and no account, and speaks English and Spanish.
"""


def debian(made: Path, version: str, into: Path = bundle.DIST) -> Path:
    """The .deb of this bundle. It has no scripts: what its files are for, the system's own triggers see."""
    root = bundle.laid(bundle.BUILT / "deb")
    program = root / "opt" / bundle.NAME
    shutil.copytree(made, program, symlinks=True)
    lay_links_and_manual(root, version)
    lay_desktop(root)
    write_control(root, version, depends(made))
    for path in root.rglob("*"):
        if path.is_dir():
            path.chmod(0o755)
    package = bundle.laid(into, emptied=False) / f"{bundle.NAME}_{version}_amd64.deb"
    bundle.run("dpkg-deb", "--root-owner-group", "-Zxz", "-z6", "--build", root, package)
    return package


def lay_links_and_manual(root: Path, version: str) -> None:
    """The command on the path, its page of the manual, and the licences where Debian looks for them."""
    commands = bundle.laid(root / "usr" / "bin")
    (commands / bundle.NAME).symlink_to(f"/opt/{bundle.NAME}/{bundle.NAME}")
    page = (FILES / f"{bundle.NAME}.1").read_text(encoding="utf-8").replace("@VERSION@", version)
    manual = bundle.laid(root / "usr" / "share" / "man" / "man1") / f"{bundle.NAME}.1.gz"
    manual.write_bytes(gzip.compress(page.encode(), mtime=0))
    documents = bundle.laid(root / "usr" / "share" / "doc" / bundle.NAME)
    shutil.copy(bundle.ROOT / "LICENSE", documents / "copyright")
    with (documents / "copyright").open("a", encoding="utf-8") as file:
        file.write(f"\nThe licence of each part is in /opt/{bundle.NAME}/_internal/licences.\n")


def lay_desktop(root: Path) -> None:
    """The entry in the menu, the type of lessons, and the icon of both."""
    shared = root / "usr" / "share"
    shutil.copy(FILES / f"{bundle.NAME}.desktop", bundle.laid(shared / "applications"))
    shutil.copy(FILES / f"{bundle.NAME}.xml", bundle.laid(shared / "mime" / "packages"))
    hicolor = shared / "icons" / "hicolor"
    for kind, name in (("apps", bundle.NAME), ("mimetypes", "application-x-state-in-class-lesson")):
        shutil.copy(DRAWING, bundle.laid(hicolor / "scalable" / kind) / f"{name}.svg")
        for size in (48, 128, 256):
            shutil.copy(ICONS / f"{size}.png", bundle.laid(hicolor / f"{size}x{size}" / kind) / f"{name}.png")


def depends(made: Path) -> str:
    """What the package needs, worked out from what its libraries are linked with; a library that is not known here is an error."""
    glibc = ".".join(map(str, bundle.newest_glibc(made)))
    packages = {PACKAGES[library] for library in bundle.wanted_from_system(made)}.union(BESIDES)
    return ", ".join(f"libc6 (>= {glibc})" if package == "libc6" else package for package in sorted(packages))


def write_control(root: Path, version: str, needs: str) -> None:
    """What dpkg wants to know of the package, and the sums by which it checks its files."""
    files = sorted(path for path in root.rglob("*") if path.is_file() and not path.is_symlink())
    sums = "".join(f"{hashlib.md5(path.read_bytes(), usedforsecurity=False).hexdigest()}  {path.relative_to(root)}\n" for path in files)
    control = bundle.laid(root / "DEBIAN")
    (control / "md5sums").write_text(sums, encoding="utf-8")
    text = CONTROL.format(name=bundle.NAME, version=version, kilobytes=bundle.size(root) // 1024, depends=needs)
    (control / "control").write_text(text, encoding="utf-8")


def portable(made: Path, version: str) -> Path:
    """The .tar.xz of this bundle, with the empty file that keeps its settings beside it."""
    folder = bundle.laid(bundle.BUILT / "portable") / bundle.NAME
    shutil.copytree(made, folder, symlinks=True)
    (folder / bundle.SETTINGS).touch()
    return bundle.packed(bundle.laid(bundle.DIST, emptied=False) / f"{bundle.NAME}-{version}-linux-x86_64.tar.xz", folder)
