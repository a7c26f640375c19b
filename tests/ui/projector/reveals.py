"""Every view of every scene in its steps, as the class is told it: from a country in which nothing of it has happened yet."""

from msgspec import structs

from app.terms.ballots import Tax
from app.terms.services import SERVICES, PerService
from app.views.project.revealing import revealed
from app.views.public import (
    BudgetScene,
    Country,
    FailedScene,
    ObsolescenceScene,
    PactResultScene,
    PayDayScene,
    PublicView,
    Reveal,
    RoundEndScene,
    ServiceStand,
)
from tests.ui.projector.scenes import FULLEST, SCENES


def reveal(view: PublicView) -> Reveal:
    """The steps of an example; each token raised Tension by one."""
    tokens = view.scene.excluded if isinstance(view.scene, PayDayScene) else ()
    start = (view.country.tension or 0) - len(tokens)
    steps = revealed(country_before(view), view, tensions=tuple(start + n for n, _ in enumerate(tokens, 1)))
    if not isinstance(view.scene, BudgetScene) or not view.scene.rows:
        return steps
    return (*steps[:-1], PublicView(country_after(view, steps[-2]), view.scene))


def country_before(view: PublicView) -> Country:
    """A country from which the scene leads to its own."""
    country, scene = view.country, view.scene
    match scene:
        case PactResultScene():
            return structs.replace(country, tension=None, ends=())
        case PayDayScene():
            tension = (country.tension or 0) - len(scene.excluded)
            return structs.replace(country, tension=tension, ends=(*country.ends[:-1], tension))
        case BudgetScene():
            return structs.replace(country, services=PerService(*(_stand_before(country, scene, name) for name in SERVICES)))
        case RoundEndScene() | FailedScene():
            return structs.replace(country, finished=scene.round - 1)
        case ObsolescenceScene():
            levels = (structs.replace(stand, level=level, change=0) for stand, level in zip(country.services, scene.before, strict=True))
            return structs.replace(country, services=PerService(*levels))
        case _:
            return structs.replace(country, tax=Tax.B)


def country_after(view: PublicView, last: PublicView) -> Country:
    """Where the split leads from the step before it, instead of where the example stands."""

    def stand(name: str, was: ServiceStand) -> ServiceStand:
        row, dealt = (next(row for row in scene.rows if row.service == name) for scene in (view.scene, last.scene))
        up = 0 if row.level is None else row.level - was.level
        return ServiceStand(was.level + up, was.fund + row.received - dealt.received - up * last.country.price, was.change + up)

    return structs.replace(last.country, services=PerService(*(stand(name, was) for name, was in last.country.services.items())))


def _stand_before(country: Country, scene: BudgetScene, name: str) -> ServiceStand:
    """Level 5 where the share went on to the next service; else one level lower where it rose."""
    row = next((row for row in scene.rows if row.service == name), None)
    if row is None:
        return structs.replace(country.services.of(name), change=0)
    if row.received < row.share:
        return ServiceStand(5, 3)
    level = (row.level or country.services.of(name).level) - (row.level is not None)
    return ServiceStand(max(1, level), 4 + 3 * (row.level is not None))


REVEALS = {name: reveal(view) for name, view in SCENES.items()}
FULLEST_REVEALS = {name: reveal(view) for name, view in FULLEST.items()}
