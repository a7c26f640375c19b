"""The scripts of `packaging/`, which are no package: each is loaded as its neighbours load it."""

import importlib
import sys
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).resolve().parents[2]
SCRIPTS = ROOT / "packaging"


def script(name: str) -> ModuleType:
    """One of the scripts by its name."""
    sys.path.insert(0, str(SCRIPTS))
    try:
        return importlib.import_module(name)
    finally:
        sys.path.remove(str(SCRIPTS))
