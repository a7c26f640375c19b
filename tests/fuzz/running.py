"""The program as a process of its own, with what it may take: seconds, memory, and one folder to write to."""

import os
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
MEMORY = 200  # MB that a job may take beyond what the same word takes for nothing
SECONDS = 30
WATCHED = """
import sys
from ui.__main__ import main
sys.argv[0] = "state-in-class"
try:
    status = main()
except SystemExit as end:
    status = end.code
sys.stdout.flush()
with open("/proc/self/status") as own:
    peak = next(int(line.split()[1]) for line in own if line.startswith("VmHWM"))
with open(os.environ["PEAK_TO"], "w") as file:
    file.write(str(peak))
sys.exit(status)
"""


class Ran(NamedTuple):
    """How it ended: exit status, both outputs, and the most memory in MB."""

    status: int
    said: bytes
    wrong: str
    peak: float


def ran(*arguments: object, said: bytes = b"", peak_to: Path) -> Ran:
    """Run a word of the program; one that hangs raises TimeoutExpired."""
    environment = os.environ | {"QT_QPA_PLATFORM": "offscreen", "PEAK_TO": str(peak_to)}
    words = [sys.executable, "-c", f"import os\n{WATCHED}", *(os.fspath(word) if isinstance(word, Path) else word for word in arguments)]
    done = subprocess.run(words, input=said, capture_output=True, cwd=ROOT, env=environment, timeout=SECONDS, check=False)
    return Ran(done.returncode, done.stdout, done.stderr.decode(errors="replace"), int(peak_to.read_text()) / 1024)


def calm(run: Ran) -> bool:
    """Whether it ended as a command ends: well, refused, or with a word of what is wrong; never with a traceback."""
    is_told = run.status != 2 or run.wrong.startswith(("state-in-class: ", "usage: "))
    return run.status in {0, 1, 2} and is_told and "Traceback" not in run.wrong


def seen(folder: Path) -> dict[str, tuple[int, bytes]]:
    """Everything in a folder: each file with its content."""
    files = (path for path in sorted(folder.rglob("*")) if path.is_file() and not path.is_symlink())
    return {str(path.relative_to(folder)): (path.stat().st_mode, path.read_bytes()) for path in files}
