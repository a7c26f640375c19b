"""The scripts of `packaging/` for whoever tests them."""

import pytest

from tests.packaging import scripts


@pytest.fixture(scope="session")
def script():
    """A function that loads one of the scripts by its name."""
    return scripts.script
