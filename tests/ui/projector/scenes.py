"""One view or more of every scene, with names of any length: the fullest that the rules allow, and the emptiest."""

from app.terms.ballots import Tax
from app.terms.people import SocialClass
from app.terms.saying import Says, say
from app.terms.services import SERVICES, PerService
from app.views.public import (
    BudgetRow,
    BudgetScene,
    CardScene,
    CardTier,
    ChangeSign,
    ClassChangesScene,
    ClassMove,
    ClassPays,
    CorrectionScene,
    Country,
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
    PublicView,
    RankLine,
    RepairScene,
    RolesScene,
    RoundEndScene,
    SeatLine,
    ServiceStand,
    TaxOption,
    TaxResultScene,
    TensionStep,
    TieStep,
    TitleScene,
    TurnScene,
)

SHORT = ("Ana", "Youssef", "Inés", "Lucía", "Bruno", "Leo", "Marta", "Zoé")
LONG = (
    "Maximiliano-Alejandro de la Concepción R", "Bartholomew Featherstonehaugh-Cholmondel", "María de los Ángeles Fernández-Villaverd",
    "Wolfeschlegelsteinhausenbergerdorffmann ", "Guadalupe Inmaculada Hernández-Echeverrí", "Oluwatoyin Adebayo-Nwachukwu-Okonkwo WWW",
    "Jean-Baptiste-Emmanuel Charpentier-Dubois", "Anastasia Konstantinovna Dostoyevskaya M",
)
LONG = tuple(name.strip()[:40].ljust(40, "M") for name in LONG)
ROLES = (
    Says.ROLE_COMPANY_DIRECTOR, Says.ROLE_SURGEON, Says.ROLE_ENGINEER, Says.ROLE_SECONDARY_SCHOOL_TEACHER, Says.ROLE_OFFICE_WORKER,
    Says.ROLE_ELECTRICIAN, Says.ROLE_SHOP_ASSISTANT, Says.ROLE_PRECARIOUS_FREELANCER,
)
CLASSES = (SocialClass.UPPER,) * 2 + (SocialClass.MIDDLE,) * 3 + (SocialClass.WORKING,) * 3
ENDS = (3, 3, 4, 4, 6, 5, 8)
H, E, S = SERVICES


def stand(*levels, funds=(9, 6, 7), changes=(0, 0, 0)):
    """The services at these levels."""
    return PerService(*(ServiceStand(*each) for each in zip(levels, funds, changes, strict=True)))


OPTIONS = tuple(
    TaxOption(tax, tuple(zip(SocialClass, pays, strict=True)))
    for tax, pays in zip(Tax, ((2, 2, 2), (5, 2, 1), (7, 3, 1), (10, 4, 2)), strict=True)
)


def country(round_=6, tension=8, ends=ENDS, tax=Tax.C, levels=(3, 3, 3), finished=None, changes=(0, 0, 0)):
    """A country in the middle of a game."""
    return Country(round_, round_ - 1 if finished is None else finished, tension, ends, stand(*levels, changes=changes), 10, tax)


def exclusion(name, to, by=3):
    """One exclusion as a cause."""
    return TensionStep(by, to, ChangeSign.EXCLUSION, say(Says.CAUSE_EXCLUSION, name=name))


def low(service, to):
    """A service at level 1 as a cause."""
    return TensionStep(1, to, ChangeSign.SERVICE, say(Says.CAUSE_SERVICE_AT_LEVEL_1, service=say(Says(service.name.lower()))), service)


STORM = TensionStep(1, 6, ChangeSign.STORM, say(Says.CAUSE_STORM))
HIGH = TensionStep(-1, 8, ChangeSign.SERVICES, say(Says.CAUSE_ALL_SERVICES_HIGH, level=4))
TIERS = (
    CardTier(say(Says.TIER_LEVELS, low=1, high=2), say(Says.EFFECT_PAY_OR_TOKEN, coins=say(Says.COINS, n=11))),
    CardTier(say(Says.TIER_LEVEL, level=3), say(Says.EFFECT_PAY, coins=say(Says.COINS, n=1))),
    CardTier(say(Says.TIER_LEVELS, low=4, high=5), say(Says.EFFECT_PAY, coins=say(Says.COINS, n=1))),
)
SUMS = (
    CardTier(
        say(Says.TIER_SUM_LOW, high=5),
        say(Says.SENTENCES, parts=(say(Says.EFFECT_PAY, coins=say(Says.COINS, n=6)), say(Says.EFFECT_TENSION, tension=1))),
    ),
    CardTier(say(Says.TIER_SUM, low=6, high=10), say(Says.EFFECT_NOTHING)),
    CardTier(say(Says.TIER_SUM_HIGH, low=11), say(Says.EFFECT_RECEIVE, coins=say(Says.COINS, n=2))),
)
EXAM = (
    CardTier(say(Says.TIER_LEVELS, low=1, high=2), say(Says.EFFECT_PAY, coins=say(Says.COINS, n=7))),
    CardTier(say(Says.TIER_LEVEL, level=3), say(Says.EFFECT_PAY, coins=say(Says.COINS, n=2))),
    CardTier(say(Says.TIER_LEVELS, low=4, high=5), say(Says.SENTENCES, parts=(say(Says.EFFECT_LOSE_ALL), say(Says.EFFECT_CLASS_UP)))),
)
PAYS = (ClassPays(SocialClass.UPPER, 2, 10), ClassPays(SocialClass.MIDDLE, 3, 4), ClassPays(SocialClass.WORKING, 3, 2))


def openings(names):
    """Before the first round."""
    empty = stand(1, 1, 1, funds=(0, 0, 0))
    before = Country(0, 0, None, (), empty, 10, None)
    seats = tuple(SeatLine(name, say(role), group) for name, role, group in zip(names, ROLES, CLASSES, strict=True))
    begun = Country(0, 0, 2, (2,), empty, 10, None)
    return {
        "title": PublicView(before, TitleScene(f"Table 2 {names[0]}" if len(names[0]) == 40 else "Table 2")),
        "title without a name": PublicView(before, TitleScene("")),
        "pact": PublicView(before, PactScene(3, ((20, 1), (17, 2), (13, 3), (0, 4)))),
        "pact result": PublicView(begun, PactResultScene(17, 24, 2)),
        "deal": PublicView(begun, DealScene(7)),
        "roles": PublicView(begun, RolesScene(seats)),
    }


def events():
    """What is read out, and the debate."""
    boom = EventScene("boom", say(Says.EVENT_BOOM), say(Says.EVENT_BOOM_RULE, coins=say(Says.COINS, n=2)),
                      say(Says.EVENT_BOOM_NOW, coins=say(Says.COINS, n=2)))
    rule = say(Says.EVENT_STORM_RULE, level=2, most=say(Says.COINS, n=3), least=say(Says.COINS, n=1))
    storm = EventScene("storm", say(Says.EVENT_STORM), say(Says.EVENT_STORM_TENSION_RULE, tension=1, rule=rule),
                       say(Says.EVENT_STORM_NOW, coins=say(Says.COINS, n=3)))
    tech = EventScene("tech", say(Says.EVENT_TECH), say(Says.EVENT_TECH_RULE, level=3, coins=say(Says.COINS, n=2)),
                      say(Says.EVENT_SPARED_NOW))
    return {
        "event boom": PublicView(country(1, 3, (3,), None, (1, 1, 1)), boom),
        "event storm": PublicView(country(), storm),
        "event spared": PublicView(country(5, 4, (2, 3, 4, 4, 4)), tech),
        "debate": PublicView(country(1, 3, (3,), None, (1, 1, 1)), DebateScene(OPTIONS)),
    }


def votes(names):
    """Counts, winners and ties."""
    tie = TieStep(("A", "C"), 3, names[6], 5, ())
    passed = TieStep(("A", "C"), 3, names[0], 6, (names[6],))
    decided = TieStep(("A", "C"), 3, None, 5, ())
    counts = {Tax.A: 3, Tax.B: 1, Tax.C: 3, Tax.D: 1}
    even = dict.fromkeys(Tax, 2)
    wide = TieStep(("A", "B", "C", "D"), 2, names[1], 4, names[2:7])
    return {
        "tax won": PublicView(country(), TaxResultScene({Tax.A: 1, Tax.B: 0, Tax.C: 6, Tax.D: 0}, Tax.C, False, None, None)),
        "tax tie open": PublicView(country(tax=Tax.B), TaxResultScene(counts, None, False, tie, None)),
        "tax tie passed": PublicView(country(tax=Tax.D), TaxResultScene(counts, None, False, passed, None)),
        "tax tie of four": PublicView(country(), TaxResultScene(even, None, False, wide, None)),
        "tax tie decided": PublicView(country(), TaxResultScene(counts, Tax.C, False, decided, names[6])),
        "tax carried over": PublicView(country(tax=Tax.D), TaxResultScene(dict.fromkeys(Tax, 0), Tax.D, True, None, None)),
        "pay day": PublicView(country(2, 2, (2, 2), Tax.D, (1, 1, 2)), PayDayScene(Tax.D, PAYS, (), None)),
        "pay day paid": PublicView(country(2, 2, (2, 2), Tax.D, (1, 1, 2)), PayDayScene(Tax.D, PAYS, (), 38)),
        "pay day one short": PublicView(country(2, 5, (2, 5), Tax.D, (1, 1, 2)), PayDayScene(Tax.D, PAYS, (names[5],), 36)),
        "pay day all short": PublicView(country(2, 9, (2, 9), Tax.D, (1, 1, 2)), PayDayScene(Tax.D, PAYS, names, 9)),
    }


def budgets(names):
    """The split in its forms."""
    raised = (BudgetRow(S, 4, 14, 14, 3), BudgetRow(H, 3, 8, 8, None), BudgetRow(E, 1, 4, 4, None))
    many = (BudgetRow(S, 4, 27, 27, 5), BudgetRow(H, 3, 18, 18, 4), BudgetRow(E, 1, 8, 8, 2))
    over = (BudgetRow(S, 5, 20, 0, None), BudgetRow(H, 2, 12, 38, 5), BudgetRow(E, 1, 6, 0, None))
    none = (BudgetRow(E, 0, 1, 1, None), BudgetRow(H, 0, 0, 0, None), BudgetRow(S, 0, 0, 0, None))
    given = PerService(3, 1, 4)
    lifted = country(changes=(0, 0, 1))
    open_tie = TieStep(("health", "shield"), 3, names[3], 4, ())
    three = TieStep(("health", "education", "shield"), 0, names[3], 4, ())
    second = TieStep(("education", "shield"), 2, names[3], 4, (), 2)
    done = TieStep(("health", "shield"), 3, None, 4, ())
    return {
        "budget": PublicView(lifted, BudgetScene(26, 0, 0, given, (3, 2, 1), raised, None, None)),
        "budget largest": PublicView(lifted, BudgetScene(53, 4, 15, given, (3, 2, 1), many, done, names[3])),
        "budget passed on": PublicView(lifted, BudgetScene(38, 0, 0, PerService(2, 1, 5), (3, 2, 1), over, None, None)),
        "budget smallest": PublicView(country(), BudgetScene(1, 0, 0, PerService(0, 0, 0), (3, 2, 1), none, None, names[0])),
        "budget tie": PublicView(country(), BudgetScene(26, 0, 0, PerService(3, 1, 3), (3, 2, 1), (), open_tie, None)),
        "budget tie for second": PublicView(country(), BudgetScene(26, 0, 0, PerService(4, 2, 2), (3, 2, 1), (), second, None)),
        "budget tie of three": PublicView(country(), BudgetScene(26, 0, 0, PerService(0, 0, 0), (3, 2, 1), (), three, None)),
    }


def midlife(names):
    """Cards and class changes."""
    title, measures = say(Says.CARD_MOTHER), say(Says.MEASURES_SERVICE, service=say(Says.HEALTH), level=2)
    fourth = country(4, 4, (3, 3, 4, 4), Tax.B, (2, 2, 1))
    sums = say(Says.MEASURES_COUNTRY, level=5)
    exam = say(Says.MEASURES_SERVICE, service=say(Says.EDUCATION), level=4)
    three = say(Says.MEASURES_SERVICE, service=say(Says.EDUCATION), level=3)
    before = tuple(SeatLine(name, say(role), group) for name, role, group in zip(names, ROLES, CLASSES, strict=True))
    up = ClassMove(names[3], before[3], SeatLine(names[3], say(Says.ROLE_LANDLORD), SocialClass.UPPER))
    down = ClassMove(names[4], before[4], SeatLine(names[4], say(Says.ROLE_WAITER), SocialClass.WORKING))
    kept = ClassMove(names[2], before[2], before[2])
    return {
        "turn": PublicView(fourth, TurnScene(names[3], 3, 8)),
        "card": PublicView(fourth, CardScene(names[3], 3, 8, title, measures, H, 2, TIERS, 0, -11, False, 0)),
        "card with everything": PublicView(fourth, CardScene(names[7], 8, 8, title, measures, H, 2, TIERS, 0, -11, True, -1)),
        "card of the country": PublicView(
            fourth, CardScene(names[1], 1, 8, say(Says.CARD_NOTHING_HAPPENS), sums, None, 5, SUMS, 0, -6, False, 0)),
        "card that takes a secret": PublicView(
            fourth, CardScene(names[2], 4, 8, say(Says.CARD_CIVIL_SERVICE_EXAM), exam, E, 4, EXAM, 2, None, False, 1)),
        "card that does nothing": PublicView(
            fourth, CardScene(names[2], 4, 8, say(Says.CARD_JOB_OBSOLETE), three, E, 3, TIERS, 1, None, False, 0)),
        "class changes": PublicView(fourth, ClassChangesScene((up, down, kept))),
        "class change": PublicView(fourth, ClassChangesScene((up,))),
        "no class change": PublicView(fourth, ClassChangesScene((kept,))),
    }


def ends(names):
    """How rounds end, and the game."""
    three = (STORM, exclusion(names[5], 9), HIGH)
    tokens = tuple(
        TensionStep(1, 2 + n, ChangeSign.EXCLUSION, say(Says.CAUSE_MIDLIFE_EXCLUSION, name=name)) for n, name in enumerate(names)
    )
    corrected = TensionStep(-5, 4, ChangeSign.CORRECTION, say(Says.CAUSE_CORRECTION))
    card = TensionStep(1, 5, ChangeSign.CARD, say(Says.CAUSE_COUNTRY_CARD, name=names[0]))
    many = (*tokens, corrected, card, *(low(each, 6 + n) for n, each in enumerate(SERVICES)))
    five = (STORM, exclusion(names[2], 7, 2), *(low(each, 8 + n) for n, each in enumerate((H, S))), HIGH)
    four = (exclusion(names[4], 7, 2), TensionStep(1, 8, ChangeSign.CARD, card.cause), low(H, 9), low(S, 10))
    failed = (exclusion(names[0], 7), exclusion(names[3], 10))
    one = (TensionStep(-1, 2, ChangeSign.SERVICES, say(Says.CAUSE_ALL_SERVICES_HIGH, level=4)),)
    return {
        "round end": PublicView(country(finished=6), RoundEndScene(6, 5, 8, three, ENDS)),
        "round end quiet": PublicView(country(1, 3, (3, 3), finished=1), RoundEndScene(1, 3, 3, (), (3, 3))),
        "round end one cause": PublicView(country(5, 2, (3, 3, 3, 3, 3, 2), finished=5), RoundEndScene(5, 3, 2, one, (3, 3, 3, 3, 3, 2))),
        "round end five causes": PublicView(
            country(6, 8, (3, 3, 4, 4, 6, 4, 8), finished=6), RoundEndScene(6, 4, 8, five, (3, 3, 4, 4, 6, 4, 8))),
        "round end four causes": PublicView(country(4, 10, (2, 2, 2, 5, 10), finished=4), RoundEndScene(4, 5, 10, four, (2, 2, 2, 5, 10))),
        "round end thirteen causes": PublicView(country(4, 8, (1, 1, 1, 1, 8), finished=4), RoundEndScene(4, 1, 8, many, (1, 1, 1, 1, 8))),
        "obsolescence": PublicView(
            country(levels=(2, 1, 4), changes=(-1, 0, -1)), ObsolescenceScene(PerService(3, 1, 5), PerService(2, 1, 4))),
        "failed": PublicView(country(3, 10, (3, 3, 4, 10), finished=2), FailedScene(3, failed, (3, 3, 4, 10))),
        "count": PublicView(country(8, 4, (3, 3, 4, 4, 6, 5, 8, 6, 4), finished=8), CountScene(8, False)),
        "count after the bell": PublicView(country(5, 4, (3, 3, 4, 4, 6, 4), finished=5), CountScene(5, True)),
    }


def ranking(names, points, winners):
    """The final ranking with so many winners."""
    return tuple(
        RankLine(1, name, points[0], True) if at < winners else RankLine(at + 1, name, points[at], False) for at, name in enumerate(names)
    )


def results(names):
    """The country's result, and who won."""
    points, last = (41, 38, 36, 34, 33, 27, 26, -14), country(8, 4, (3, 3, 4, 4, 6, 5, 8, 6, 4), Tax.C, (4, 4, 4), 8)
    poor = country(5, 4, (3, 3, 4, 4, 6, 4), Tax.C, (4, 4, 3), 5)
    moved = say(Says.TENSION_FROM_TO, before=6, after=5)
    taxes = say(Says.REPAIRED_TAX, before=say(Says.TAX_C), after=say(Says.TAX_D))
    level = say(Says.REPAIRED_LEVEL, service=say(Says.SHIELD), before=3, after=2)
    tokens = say(Says.REPAIRED_TOKENS, name=names[3], before=1, after=0)
    role = say(Says.REPAIRED_ROLE, name=names[5], role=say(ROLES[3]))
    corrected = say(Says.TOLD_CORRECTION_LEVEL, service=say(Says.SHIELD), amount=say(Says.SIGNED, n=-1))
    return {
        "final": PublicView(last, FinalScene(True, 12, 4, 8, ranking(names, points, 1))),
        "final shared by two": PublicView(poor, FinalScene(False, 11, 4, 5, ranking(names, points, 2))),
        "final shared by three": PublicView(last, FinalScene(True, 12, 4, 8, ranking(names, points, 3))),
        "final shared by all": PublicView(last, FinalScene(True, 12, 4, 8, ranking(names, points, 8))),
        "correction": PublicView(country(), CorrectionScene(corrected)),
        "repair": PublicView(country(), RepairScene(3, (moved, tokens))),
        "repair of one thing": PublicView(country(), RepairScene(8, (moved,))),
        "repair of taxes": PublicView(country(), RepairScene(5, (taxes, level, tokens))),
        "repair of much": PublicView(country(), RepairScene(2, (moved, taxes, level, level, tokens), 3)),
        "repair of six things": PublicView(country(), RepairScene(2, (moved, taxes, level, level, tokens, role))),
        "repair of the start": PublicView(country(), RepairScene(0, (role,))),
    }


def scenes(names):
    """Every view, by what it shows."""
    return {**openings(names), **events(), **votes(names), **budgets(names), **midlife(names), **ends(names), **results(names)}


SCENES, FULLEST = scenes(SHORT), scenes(LONG)
