"""Where the program's own data lies: beside its packages, from source and in a bundle alike."""

from pathlib import Path

RESOURCES = Path(__file__).resolve().parents[2] / "resources"
