"""The Midlife Crossroads (000): one card each, measured at that moment; class changes wait until every card is read."""

from msgspec import UNSET, structs

from app.entries import CardRead
from app.rules import effects, tension
from app.rules.demands import Demand, Met, bounds, met
from app.rules.edition import Effect, MidlifeCard
from app.rules.facts import CardHappened, Cause, ClassChanged, SpareGone, TokenTaken
from app.rules.refusals import AlreadyDrawn, AlreadyRead, NoSuchChoice, NoSuchSeat, Refusal
from app.rules.state import Moment, Reading, State
from app.terms.calendar import Outcome, Phase
from app.terms.people import RoleCard, Seat, class_moved


def to_read(state: State) -> tuple[Seat, ...]:
    """The seats that have not read a card yet."""
    read = {reading.seat for reading in state.readings}
    return tuple(seat for seat in state.setting.seats if seat not in read)


def left_in_deck(state: State) -> tuple[MidlifeCard, ...]:
    """The cards that were not drawn yet, in the order of the table of cards."""
    drawn = {reading.card for reading in state.readings}
    return tuple(card for card in state.edition.cards if card.id not in drawn)


def judged(state: State, read: CardRead) -> Refusal | Moment:
    """Let the card happen; refuse a seat or card that was read already, and what no balance allows."""
    card = _card(state, read)
    if isinstance(card, Refusal):
        return card
    tier = effects.tier(state, card)
    effect = card.tiers[tier]
    asked, said = effects.demand(state, read.seat, effect), None if read.handed_over is UNSET else read.handed_over
    refusal = None if said is None else bounds(asked, said)
    answer = refusal or met(state.envelopes, asked, said)
    if not isinstance(answer, Met):
        return answer
    return _tension(_happened(state, card, tier, asked, answer), effect, read.seat)


def new_role(role: RoleCard, class_by: int, spares: tuple[RoleCard, ...]) -> RoleCard | None:
    """The spare of the class that a role moves to; None where it moves to none, or that spare is gone."""
    social_class = class_moved(role.social_class, class_by)
    return next((spare for spare in spares if class_by and spare.social_class is social_class), None)


def class_changes(state: State) -> Moment:
    """In reading order, each takes the spare of the new class, or keeps their own if it is gone (ruling 16)."""
    moment = Moment(structs.replace(state, phase=Phase.ROUND_END))
    for reading in state.readings:
        role = state.roles[reading.seat]
        if reading.class_by and class_moved(role.social_class, reading.class_by) is not None:
            moment = _changed(moment, reading.seat, new_role(role, reading.class_by, moment.state.spares))
    return moment


def _card(state: State, read: CardRead) -> MidlifeCard | Refusal:
    if read.seat not in state.setting.seats:
        return NoSuchSeat(read.seat, len(state.setting.players))
    if read.seat not in to_read(state):
        return AlreadyRead(read.seat)
    card = state.edition.card(read.card)
    if card is None:
        return NoSuchChoice(read.card, tuple(each.id for each in left_in_deck(state)))
    return card if card in left_in_deck(state) else AlreadyDrawn(read.card)


def _happened(state: State, card: MidlifeCard, tier: int, asked: Demand, answer: Met) -> Moment:
    effect, seat = card.tiers[tier], asked.seat
    gives = effects.gives(state, seat, effect)
    readings = (*state.readings, Reading(seat, card.id, effect.class_by))
    token = answer.short and asked.token
    after = structs.replace(
        state,
        phase=Phase.MIDLIFE if len(readings) < len(state.setting.players) else Phase.CLASS_CHANGES,
        envelopes=answer.envelopes.plus(seat, gives),
        reserve=state.reserve + effect.reserve,
        tokens=tuple(count + (token and at == seat) for at, count in enumerate(state.tokens)),
        readings=readings,
    )
    happened = CardHappened(
        seat, card.id, tier, effect, None if asked.follows_from_balance else asked.coins, answer.handed_over, gives, answer.short
    )
    return Moment(after, (happened, TokenTaken(seat)) if token else (happened,))


def _tension(moment: Moment, effect: Effect, seat: Seat) -> Moment:
    rules = moment.state.edition.tension
    if TokenTaken(seat) in moment.facts:
        moment = tension.moved(moment, rules.midlife_exclusion, Cause.MIDLIFE_EXCLUSION, seat=seat)
    if effect.tension and moment.state.outcome is not Outcome.FAILED_STATE:
        moment = tension.moved(moment, effect.tension, Cause.COUNTRY_CARD, seat=seat)
    return moment


def _changed(moment: Moment, seat: Seat, spare: RoleCard | None) -> Moment:
    state = moment.state
    before = state.roles[seat]
    if spare is None:
        return moment.with_(state, SpareGone(seat, before))
    after = structs.replace(
        state,
        roles=tuple(spare if at == seat else role for at, role in enumerate(state.roles)),
        spares=tuple(role for role in state.spares if role is not spare),
    )
    return moment.with_(after, ClassChanged(seat, before, spare))
