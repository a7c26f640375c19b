"""Every fault that is tried, those on a small disk of its own included."""

from functools import partial

from tests.torture import faults, small_disk
from tests.torture.faults import Case

CASES = (*faults.CASES, *(Case(f"disk really full {name}", partial(small_disk.tried_apart, name)) for name in small_disk.TRIED))
