"""The scripts of `packaging/`, which are no package: each is loaded as its neighbours load it."""

import importlib
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SCRIPTS = ROOT / "packaging"


@pytest.fixture(scope="session")
def script():
    """A function that loads one of the scripts by its name."""

    def loaded(name):
        sys.path.insert(0, str(SCRIPTS))
        try:
            return importlib.import_module(name)
        finally:
            sys.path.remove(str(SCRIPTS))

    return loaded
