"""Which page shows which scene: the one place that knows them all."""

from app.views.public import (
    BudgetScene,
    CardScene,
    ClassChangesScene,
    CorrectionScene,
    CountScene,
    DealScene,
    DebateScene,
    EventScene,
    FailedScene,
    FinalScene,
    ObsolescenceScene,
    PactResultScene,
    PactScene,
    PayDayScene,
    RepairScene,
    RolesScene,
    RoundEndScene,
    TaxResultScene,
    TitleScene,
    TurnScene,
)
from ui.projector.scenes.budget import BudgetPage
from ui.projector.scenes.card import CardPage, TurnPage
from ui.projector.scenes.class_changes import ClassChangesPage
from ui.projector.scenes.correction import CorrectionPage, RepairPage
from ui.projector.scenes.count import CountPage
from ui.projector.scenes.debate import DebatePage
from ui.projector.scenes.event import EventPage
from ui.projector.scenes.failed import FailedPage
from ui.projector.scenes.final import FinalPage
from ui.projector.scenes.obsolescence import ObsolescencePage
from ui.projector.scenes.pact import PactPage, PactResultPage
from ui.projector.scenes.page import Page
from ui.projector.scenes.pay_day import PayDayPage
from ui.projector.scenes.roles import DealPage, RolesPage
from ui.projector.scenes.round_end import RoundEndPage
from ui.projector.scenes.tax_result import TaxResultPage
from ui.projector.scenes.title import TitlePage

PAGES: dict[type, type[Page]] = {
    TitleScene: TitlePage,
    PactScene: PactPage,
    PactResultScene: PactResultPage,
    DealScene: DealPage,
    RolesScene: RolesPage,
    EventScene: EventPage,
    DebateScene: DebatePage,
    TaxResultScene: TaxResultPage,
    PayDayScene: PayDayPage,
    BudgetScene: BudgetPage,
    RoundEndScene: RoundEndPage,
    ObsolescenceScene: ObsolescencePage,
    TurnScene: TurnPage,
    CardScene: CardPage,
    ClassChangesScene: ClassChangesPage,
    FailedScene: FailedPage,
    CountScene: CountPage,
    FinalScene: FinalPage,
    CorrectionScene: CorrectionPage,
    RepairScene: RepairPage,
}
