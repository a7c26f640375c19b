"""Letters for whatever is painted here."""

import pytest


@pytest.fixture(autouse=True)
def _with_typeface(typeface):
    """Nothing is painted without letters."""
