"""Events in words: what one says, and what it does at the moment it is read."""

from collections.abc import Callable

from app.rules.chapters import event as chapter
from app.rules.edition import Event, EventName, event_of
from app.rules.state import State
from app.terms.calendar import ROUNDS
from app.terms.names import coins
from app.terms.saying import Saying, Says, say
from app.views.public import EventScene


def title(name: EventName) -> Saying:
    """An event's title."""
    return say(Says(f"event_{name}"))


def scene(before: State) -> EventScene:
    """The event that opens the next round, as it happens to the state before it."""
    name, happens = event_of(before.round + 1), chapter.coming(before)
    holds = chapter.holds(before, happens)
    return EventScene(name, title(name), _RULES[name](happens), _now(before, name, happens, holds=holds))


def _cost_rule(key: Says) -> Callable[[Event], Saying]:
    def rule(event: Event) -> Saying:
        return say(key, level=_level(event), cost=event.cost_of_living)

    return rule


def _level(event: Event) -> int:
    """The level that an event's condition looks at, the same for each of its services."""
    condition = event.condition
    return 0 if condition is None else max((condition.services_at_most | condition.services_at_least).values())


def _storm_rule(event: Event) -> Saying:
    most, least = coins(event.taken(holds=True)), coins(event.taken(holds=False))
    rule = say(Says.EVENT_STORM_RULE, level=_level(event), most=most, least=least)
    return say(Says.EVENT_STORM_TENSION_RULE, tension=event.tension, rule=rule) if event.tension else rule


def _peace_rule(event: Event) -> Saying:
    most = event.condition.tension_at_most if event.condition else None
    return say(Says.EVENT_PEACE_RULE, tension=most or 0, coins=coins(event.budget))


_RULES: dict[EventName, Callable[[Event], Saying]] = {
    EventName.BOOM: lambda event: say(Says.EVENT_BOOM_RULE, coins=coins(event.gives)),
    EventName.FLU: _cost_rule(Says.EVENT_FLU_RULE),
    EventName.CRISIS: _cost_rule(Says.EVENT_CRISIS_RULE),
    EventName.CROSSROADS: lambda _: say(Says.EVENT_CROSSROADS_RULE),
    EventName.TECH: lambda event: say(Says.EVENT_TECH_RULE, level=_level(event), coins=event.income),
    EventName.STORM: _storm_rule,
    EventName.PEACE: _peace_rule,
    EventName.LEGACY: lambda _: say(Says.EVENT_LEGACY_RULE),
}


def _now(before: State, name: EventName, event: Event, *, holds: bool) -> Saying:
    if name is EventName.STORM:
        if chapter.fails_the_state(before, event):
            return say(Says.EVENT_STORM_FAILS_NOW)
        return say(Says.EVENT_STORM_NOW, coins=coins(event.taken(holds=holds)))
    always = {
        EventName.BOOM: say(Says.EVENT_BOOM_NOW, coins=event.gives),
        EventName.CROSSROADS: say(Says.EVENT_CROSSROADS_NOW),
        EventName.LEGACY: say(Says.EVENT_LEGACY_NOW, round=ROUNDS, rounds=ROUNDS),
    }
    if name in always:
        return always[name]
    return _on_condition(name, event) if holds else say(Says.EVENT_SPARED_NOW)


def _on_condition(name: EventName, event: Event) -> Saying:
    if name is EventName.TECH:
        return say(Says.EVENT_TECH_NOW, coins=event.income)
    if name is EventName.PEACE:
        return say(Says.EVENT_PEACE_NOW, coins=coins(event.budget))
    return say(Says.EVENT_COST_NOW, cost=event.cost_of_living)
