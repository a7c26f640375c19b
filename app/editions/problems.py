"""What can be wrong with a rulebook or a deck on disk."""

from pathlib import Path


class EditionProblem(Exception):
    """A file that cannot be used, and each thing that is wrong in it with its place."""

    def __init__(self, path: Path, faults: tuple[str, ...]) -> None:
        """Keep the path and the faults; there is at least one."""
        super().__init__(str(path), faults)
        self.path = path
        self.faults = faults
