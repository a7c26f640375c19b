"""Telling: entries and facts as sayings for the desk. What the class may hear is chosen in the scenes, by name."""

from typing import assert_never

from msgspec import UNSET

from app import entries as e
from app.rules import facts as f
from app.rules.edition import event_of
from app.rules.facts import Cause, Fact
from app.rules.play import Played
from app.rules.state import State
from app.terms.ballots import TAXES
from app.terms.calendar import CROSSROADS
from app.terms.names import card, coins, role, service, signed, tax
from app.terms.saying import Saying, Says, say
from app.terms.services import SERVICES, ServiceName
from app.views.project import happening
from app.views.project.naming import player, players


def entry_told(played: Played) -> Saying:
    """What an entry said, in one line for history, undo and redo."""
    entry, first = played.entry, played.moments[0]
    state = first.state
    match entry:
        case e.PactMade():
            return say(Says.TOLD_PACT, coins=coins(entry.coins), tension=state.tension_now)
        case e.RolesDealt():
            return say(Says.TOLD_DEAL)
        case e.EventRead():
            return say(Says.TOLD_EVENT, event=happening.title(event_of(state.round)))
        case e.TaxVoted():
            return say(Says.TOLD_TAX_VOTE, **{each.lower(): entry.votes.get(each, 0) for each in TAXES})
        case e.TieBroken():
            return _tie_told(played)
        case e.PayDayHeld():
            short = tuple(fact.seat for fact in first.facts if isinstance(fact, f.Paid) and fact.short)
            return say(Says.TOLD_PAY_DAY_SHORT, names=players(state, short)) if short else say(Says.TOLD_PAY_DAY)
        case e.BudgetVoted():
            return say(Says.TOLD_BUDGET_VOTE, **{str(each): entry.votes.get(each, 0) for each in SERVICES})
        case e.CardRead():
            return _card_told(played)
        case e.GameStopped():
            return say(Says.TOLD_STOP, round=state.round)
        case e.EnvelopesCounted():
            return say(Says.TOLD_FINAL_COUNT)
        case e.Corrected():
            return correction_told(state, entry)
    assert_never(entry)


def correction_told(state: State, entry: e.Corrected) -> Saying:
    """A correction in one line."""
    if entry.tension_by is not UNSET:
        return say(Says.TOLD_CORRECTION_TENSION, amount=signed(entry.tension_by))
    if entry.seat is not UNSET and entry.coins_by is not UNSET:
        return say(Says.TOLD_CORRECTION_COINS, name=player(state, entry.seat), amount=signed(entry.coins_by))
    name = service(ServiceName(str(entry.service)))
    if entry.level_by is not UNSET:
        return say(Says.TOLD_CORRECTION_LEVEL, service=name, amount=signed(entry.level_by))
    return say(Says.TOLD_CORRECTION_FUND, service=name, amount=signed(0 if entry.fund_by is UNSET else entry.fund_by))


def cause(state: State, change: f.TensionMoved) -> Saying:
    """Why Tension moved."""
    name = "" if change.seat is None else player(state, change.seat)
    match change.cause:
        case Cause.EXCLUSION:
            return say(Says.CAUSE_EXCLUSION, name=name)
        case Cause.MIDLIFE_EXCLUSION:
            return say(Says.CAUSE_MIDLIFE_EXCLUSION, name=name)
        case Cause.COUNTRY_CARD:
            return say(Says.CAUSE_COUNTRY_CARD, name=name)
        case Cause.SERVICE_AT_LEVEL_1:
            return say(Says.CAUSE_SERVICE_AT_LEVEL_1, service="" if change.service is None else service(change.service))
        case Cause.ALL_SERVICES_HIGH:
            return say(Says.CAUSE_ALL_SERVICES_HIGH, level=state.edition.tension.services_high_from)
        case Cause.STORM:
            return say(Says.CAUSE_STORM)
        case Cause.CORRECTION:
            return say(Says.CAUSE_CORRECTION)
    assert_never(change.cause)


def followed(played: Played) -> tuple[Saying, ...]:
    """What followed from an entry, line by line, for the desk."""
    return tuple(line for moment in played.moments for fact in moment.facts for line in _lines(moment.state, fact))


def _lines(state: State, fact: Fact) -> tuple[Saying, ...]:
    match fact:
        case f.TensionMoved():
            key = Says.FOLLOWS_TENSION if fact.by else Says.FOLLOWS_TENSION_STAYS
            return (say(key, by=signed(fact.by), to=fact.to, cause=cause(state, fact)),)
        case f.StateFailed():
            return (say(Says.FOLLOWS_FAILED),)
        case f.TaxSet():
            return (say(Says.FOLLOWS_TAX_CARRIED if fact.reason is f.Reason.CARRIED_OVER else Says.FOLLOWS_TAX, tax=tax(fact.tax)),)
        case f.Paid():
            return (say(Says.FOLLOWS_HANDS_OVER, name=player(state, fact.seat), coins=coins(fact.handed_over)),) if fact.short else ()
        case f.CoinsSplit():
            return (say(Says.FOLLOWS_SPLIT, budget=coins(fact.budget), **{str(name): got for name, got in fact.received.items()}),)
        case f.LevelRaised():
            return (say(Says.FOLLOWS_LEVEL, service=service(fact.service), level=fact.level, price=fact.price),)
        case f.LevelsDropped():
            return (say(Says.FOLLOWS_OBSOLESCENCE),)
        case f.CardHappened():
            return _card_lines(state, fact)
        case f.TokenTaken() if state.round == CROSSROADS:  # on a pay day the line of what was handed over says it
            return (say(Says.FOLLOWS_TOKEN, name=player(state, fact.seat)),)
        case f.ClassChanged():
            return (say(Says.FOLLOWS_CLASS_CHANGE, name=player(state, fact.seat), before=role(fact.before), after=role(fact.after)),)
        case f.SpareGone():
            return (say(Says.FOLLOWS_SPARE_GONE, name=player(state, fact.seat), role=role(fact.role)),)
        case f.IncomesPaid():
            return (say(Says.FOLLOWS_INCOMES),)
        case f.StormTook():
            return (say(Says.FOLLOWS_STORM, coins=coins(fact.coins)),)
        case f.CountMade():
            return _surprises(state, fact)
        case _:
            return ()


def _tie_told(played: Played) -> Saying:
    for fact in played.moments[0].facts:
        if isinstance(fact, f.SeatPassed):
            return say(Says.TOLD_TIE_PASS, name=player(played.state, fact.seat))
        if isinstance(fact, f.TaxSet) and fact.seat is not None:
            return say(Says.TOLD_TIE_CHOICE, name=player(played.state, fact.seat), choice=tax(fact.tax))
        if isinstance(fact, f.ServicePlaced):
            return say(Says.TOLD_TIE_CHOICE, name=player(played.state, fact.seat), choice=service(fact.service))
    raise ValueError(played.entry)


def _card_told(played: Played) -> Saying:
    moment = played.moments[0]
    fact = next(fact for fact in moment.facts if isinstance(fact, f.CardHappened))
    name, net = player(moment.state, fact.seat), fact.gives - (fact.handed_over or 0)
    if not net:
        return say(Says.TOLD_CARD, name=name, card=card(fact.card))
    return say(Says.TOLD_CARD_AMOUNT, name=name, card=card(fact.card), amount=signed(net))


def _card_lines(state: State, fact: f.CardHappened) -> tuple[Saying, ...]:
    name, lines = player(state, fact.seat), []
    if fact.handed_over is None:
        lines.append(say(Says.FOLLOWS_CARD_TAKES_ALL, name=name))
    elif fact.handed_over:
        lines.append(say(Says.FOLLOWS_CARD_TAKES, name=name, coins=coins(fact.handed_over)))
    if fact.gives:
        lines.append(say(Says.FOLLOWS_CARD_GIVES, name=name, coins=coins(fact.gives)))
    if fact.effect.reserve:
        lines.append(say(Says.FOLLOWS_RESERVE, coins=coins(fact.effect.reserve)))
    return tuple(lines)


def _surprises(state: State, made: f.CountMade) -> tuple[Saying, ...]:
    lines = [
        say(Says.FOLLOWS_SURPRISE, name=player(state, each.seat), counted=coins(each.counted), low=each.low, high=each.high)
        for each in made.surprises
    ]
    return (*lines, *pact_surprise(made))


def pact_surprise(made: f.CountMade) -> tuple[Saying, ...]:
    """That the revealed contributions do not add up, if they do not."""
    surprise = made.pact_surprise
    if surprise is None:
        return ()
    return (say(Says.FOLLOWS_PACT_SURPRISE, revealed=surprise.revealed, counted=surprise.counted),)
