"""A lock on one byte of an open file, far behind its end: it dies with the process, and nothing is left on a USB stick.

It holds between programs, and between two openings of a file in the same one.
"""

import os
import struct
import sys

# Windows' C runtime counts to 2**31; SQLite's own locks begin at 2**30 and are 512 bytes long.
_LOCK_BYTE = 0x7FFFFFF0

if sys.platform == "win32":  # pragma: no cover - the tests run on Linux
    import msvcrt

    def is_locked(file: int) -> bool:
        """Whether the lock is ours from now on, until the file is closed; False where somebody else has it."""
        os.lseek(file, _LOCK_BYTE, os.SEEK_SET)
        try:
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        except PermissionError:
            return False
        return True
else:
    import fcntl

    def is_locked(file: int) -> bool:
        """Whether the lock is ours from now on, until the file is closed; False where somebody else has it."""
        # A lock of the open file, not of the process: flock would lock the whole file on a network share, SQLite's part
        # included, and the older fcntl locks go as soon as anything in this process closes the same file.
        try:
            fcntl.fcntl(file, fcntl.F_OFD_SETLK, struct.pack("hhqqi0q", fcntl.F_WRLCK, os.SEEK_SET, _LOCK_BYTE, 1, 0))
        except BlockingIOError:
            return False
        return True
