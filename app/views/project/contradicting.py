"""A contradiction explained: the earlier entries that would make it possible, named for the desk."""

from msgspec import structs

from app.entries import Entry
from app.rules.contradictions import explanations
from app.rules.play import Replay
from app.rules.refusals import Refusal
from app.views.desk import RepairOffer, Trouble
from app.views.project.desk import titled

MOST = 3  # offers: more than a teacher reads with a class waiting


def explained(trouble: Trouble, now: Replay, entry: Entry, refusal: Refusal) -> Trouble:
    """The trouble with the entries that would explain it, the newest first."""
    places = explanations(now, entry, refusal)[:MOST]
    return structs.replace(trouble, repairs=tuple(RepairOffer(at, titled(now.played[at])) for at in places))
