"""Whole numbers as records may hold them."""

from typing import Annotated

from msgspec import Meta

BOUND = 1_000_000
Whole = Annotated[int, Meta(ge=-BOUND, le=BOUND)]
