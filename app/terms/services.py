"""The three public services, and one value for each of them."""

from collections.abc import Callable, Iterator
from enum import StrEnum
from typing import Generic, TypeVar

from msgspec import Struct

from app.terms.gauges import LEVEL_LOW


class ServiceName(StrEnum):
    """The services in the order of the board."""

    HEALTH = "health"
    EDUCATION = "education"
    SHIELD = "shield"


SERVICES = tuple(ServiceName)

T = TypeVar("T")
U = TypeVar("U")


class PerService(Struct, Generic[T], frozen=True):
    """One value for each service.

    >>> PerService(1, 2, 3).total()
    6
    """

    health: T
    education: T
    shield: T

    def of(self, name: ServiceName) -> T:
        """The value of one service."""
        if name is ServiceName.HEALTH:
            return self.health
        return self.education if name is ServiceName.EDUCATION else self.shield

    def with_(self, name: ServiceName, value: T) -> "PerService[T]":
        """The same values but for one service."""
        return PerService(*(value if each is name else self.of(each) for each in SERVICES))

    def map(self, function: Callable[[T], U]) -> "PerService[U]":
        """The function's value for each service."""
        return PerService(function(self.health), function(self.education), function(self.shield))

    def __iter__(self) -> Iterator[T]:
        yield self.health
        yield self.education
        yield self.shield

    def items(self) -> Iterator[tuple[ServiceName, T]]:
        """Each service with its value, in the order of the board."""
        return zip(SERVICES, self, strict=True)

    def total(self: "PerService[int]") -> int:
        """The sum over the three services."""
        return self.health + self.education + self.shield


class Service(Struct, frozen=True, gc=False):
    """One service on the board: its level, 1 to 5, and the coins in its fund."""

    level: int = LEVEL_LOW
    fund: int = 0
