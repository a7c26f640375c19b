"""The charts that go into the spreadsheet, in the order of the debrief. None of them has a name in it: places are rounds and roles."""

from app.debrief.by_class import class_head
from app.debrief.chart_kinds import Chart, Form, Series, Tint
from app.terms import names
from app.terms.ballots import TAXES, Tax
from app.terms.gauges import LEVEL_HIGH, TENSION_HIGH
from app.terms.people import CLASSES, SocialClass
from app.terms.saying import Says, say
from app.terms.services import SERVICES, ServiceName

_ROUND = (say(Says.EXPORT_ROUND),)
_TAXES = {Tax.A: (Tint.TAX_A, None), Tax.B: (Tint.TAX_B, "wide_upward_diagonal"), Tax.C: (Tint.TAX_C, "dark_horizontal"),
          Tax.D: (Tint.TAX_D, "large_grid")}
_SERVICES = {ServiceName.HEALTH: (Tint.HEALTH, None, "circle"), ServiceName.EDUCATION: (Tint.EDUCATION, "wide_upward_diagonal", "square"),
             ServiceName.SHIELD: (Tint.SHIELD, "dark_horizontal", "triangle")}
_CLASSES = {SocialClass.UPPER: (Tint.INK, None), SocialClass.MIDDLE: (Tint.MUTED, "wide_upward_diagonal"),
            SocialClass.WORKING: (Tint.MUTED, "dotted_diamond")}
_POINTS = (
    (Says.EXPORT_DIVIDEND, Tint.SHIELD, None), (Says.EXPORT_LEGACY, Tint.COIN, None),
    (Says.EXPORT_LIFE, Tint.EDUCATION, "wide_upward_diagonal"),
    (Says.EXPORT_TOKEN_POINTS, Tint.HEALTH, "dark_horizontal"), (Says.EXPORT_TENSION_POINTS, Tint.INK, "wide_upward_diagonal"),
    (Says.EXPORT_IDEOLOGY, Tint.TAX_D, "large_grid"),
)


def _by_class(head: Says) -> tuple[Series, ...]:
    return tuple(Series(class_head(head, each), names.social_class(each), *_CLASSES[each]) for each in CLASSES)


def _by_service(head: Says) -> tuple[Series, ...]:
    return tuple(Series(say(head, service=names.service(each)), names.service(each), *_SERVICES[each]) for each in SERVICES)


def _tax_votes(tax: Tax) -> Series:
    return Series(say(Says.EXPORT_TAX_VOTES, letter=str(tax), tax=names.tax(tax)), names.tax(tax), *_TAXES[tax])


def _one(head: Says, tint: Tint) -> tuple[Series, ...]:
    return (Series(say(head), say(head), tint),)


def _by_round(title: Says, of: Says, form: Form, series: tuple[Series, ...], measure: Says) -> Chart:
    high = {Says.TENSION: TENSION_HIGH, Says.EXPORT_AXIS_LEVEL: LEVEL_HIGH}.get(measure)
    return Chart(say(title), of, form, _ROUND, series, say(Says.EXPORT_ROUND), say(measure), high)


_TENSION = _by_round(Says.EXPORT_CHART_TENSION, Says.EXPORT_ROUNDS, Form.LINES, _one(Says.EXPORT_TENSION_END, Tint.INK), Says.TENSION)
_REVENUE = Chart(
    say(Says.EXPORT_CHART_REVENUE), Says.EXPORT_CLASSES, Form.LYING, (*_ROUND, say(Says.TAX_IN_FORCE)),
    _one(Says.EXPORT_REVENUE, Tint.COIN), say(Says.EXPORT_ROUND), say(Says.EXPORT_AXIS_COINS),
)
_SCORES = Chart(
    say(Says.EXPORT_CHART_SCORES), Says.PHASE_FINAL_COUNT, Form.LYING_STACK, (say(Says.COLUMN_ROLE),),
    tuple(Series(say(head), say(head), tint, pattern) for head, tint, pattern in _POINTS),
    say(Says.COLUMN_ROLE), say(Says.EXPORT_AXIS_POINTS),
)
_TAX_VOTES, _BUDGET_VOTES = tuple(_tax_votes(tax) for tax in TAXES), _by_service(Says.EXPORT_SERVICE_VOTES)
CHARTS: tuple[Chart, ...] = (
    _TENSION,
    _REVENUE,
    _by_round(Says.EXPORT_CHART_TAX_VOTES, Says.EXPORT_ROUNDS, Form.STACK, _TAX_VOTES, Says.EXPORT_AXIS_VOTES),
    _by_round(Says.EXPORT_CHART_BUDGET_VOTES, Says.EXPORT_ROUNDS, Form.STACK, _BUDGET_VOTES, Says.EXPORT_AXIS_VOTES),
    _by_round(Says.EXPORT_CHART_LEVELS, Says.EXPORT_ROUNDS, Form.LINES, _by_service(Says.EXPORT_LEVEL), Says.EXPORT_AXIS_LEVEL),
    _by_round(Says.EXPORT_CHART_PAID, Says.EXPORT_CLASSES, Form.STACK, _by_class(Says.EXPORT_CLASS_TAX), Says.EXPORT_AXIS_COINS),
    _by_round(Says.EXPORT_CHART_TOKENS, Says.EXPORT_CLASSES, Form.STACK, _by_class(Says.EXPORT_CLASS_TOKENS), Says.EXPORT_AXIS_TOKENS),
    _SCORES,
)
