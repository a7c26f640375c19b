"""The places on the table where coins lie open, so that anybody can count them."""

from enum import StrEnum

from app.terms.services import ServiceName

MOST_EXPLANATIONS = 3  # of what was counted at a place: more than a teacher reads with a class waiting


class Place(StrEnum):
    """The three funds, the middle of the table, and what was set aside for the next budget."""

    HEALTH = ServiceName.HEALTH
    EDUCATION = ServiceName.EDUCATION
    SHIELD = ServiceName.SHIELD
    MIDDLE = "middle"
    RESERVE = "reserve"

    @property
    def service(self) -> ServiceName | None:
        """The service whose fund it is, if it is one."""
        return ServiceName(self) if self in {*ServiceName} else None
