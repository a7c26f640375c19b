"""Where a bundle begins: PyInstaller wants a script, and the program is a package.

What its starter does otherwise than Python is put right here, so that the program need not know that it is in a bundle.
"""

import os
import sys


def free_other_programs() -> None:
    """Leave the way to the bundle's libraries out of what other programs inherit: a player of sounds wants the system's own."""
    before = os.environ.pop("LD_LIBRARY_PATH_ORIG", None)
    os.environ.pop("LD_LIBRARY_PATH", None)
    if before is not None:
        os.environ["LD_LIBRARY_PATH"] = before


def main() -> int:
    """Run the program; an error that ends it goes where Python would send it, and not into the starter's own message box."""
    if sys.platform == "linux":
        free_other_programs()
    try:
        from ui.__main__ import main as program  # noqa: PLC0415 - an error of the import itself is told like any other

        return program()
    except Exception:  # noqa: BLE001 - this is the last place; nothing is kept from anybody
        sys.excepthook(*sys.exc_info())
        return 1


if __name__ == "__main__":
    sys.exit(main())
