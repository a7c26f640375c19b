"""Parts that are made when they are first wanted, and can be asked about before."""

from functools import cached_property
from typing import TypeVar

T = TypeVar("T")


class Late(cached_property[T]):
    """A part of an object that is made by its method when it is first wanted, once.

    `Window.sheet.made(window)` is the sheet that was made, or None.
    """

    def made(self, whole: object) -> T | None:
        """The part of a whole, if it is there already."""
        return vars(whole).get(self.attrname)
