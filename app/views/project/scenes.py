"""Scenes: what the class sees of the last entry, one whole public view for each step of it.

Every value is copied by name from what the rules made public. A fact that is not named here stays at the desk.
"""

from collections.abc import Iterator
from typing import TypeVar, assert_never

from msgspec import UNSET, Struct

from app import entries as e
from app.rules import facts as f
from app.rules.chapters import pact, pay_day
from app.rules.edition import Measure
from app.rules.facts import Fact
from app.rules.play import Played, Replay
from app.rules.state import Moment, Score, State
from app.terms import names
from app.terms.ballots import Tax
from app.terms.calendar import Outcome, Phase
from app.terms.people import CLASSES, RoleCard, Seat
from app.terms.services import PerService, Service, ServiceName
from app.views import public as p
from app.views.project import happening, naming, telling
from app.views.project.revealing import revealed
from app.views.project.tied import open_place

K = TypeVar("K")


def public_views(replay: Replay) -> tuple[p.Reveal, ...]:
    """What the wall shows after the last entry: its scenes, at least one, each in its steps."""
    if not replay.played:
        country = _country(Moment(replay.start))
        return tuple((p.PublicView(country, scene),) for scene in _opening(replay.start))
    played = replay.played[-1]
    if isinstance(played.entry, e.Corrected) and played.entry.coins_by is not UNSET:
        # an envelope was put right, and that is nobody's business: the wall keeps its steps, and the one that it shows
        return public_views(Replay(replay.start, replay.played[:-1]))
    return tuple(_reveals(replay, played))


def _reveals(replay: Replay, played: Played) -> Iterator[p.Reveal]:
    """The steps of each scene, each scene from where the one before it left the country."""
    before = country(replay.played[-2].state if len(replay.played) > 1 else replay.start)
    for moment, scene in _scenes(replay, played):
        whole = p.PublicView(_country(moment), scene)
        tensions = tuple(fact.to for fact in moment.facts if isinstance(fact, f.TensionMoved))
        # the votes were counted before anybody was asked about a tie
        yield revealed(before, whole, tensions=tensions, counts_are_news=not isinstance(played.entry, e.TieBroken))
        before = whole.country


def _opening(state: State) -> tuple[p.Scene, ...]:
    title, rules, players = p.TitleScene(state.setting.label), state.edition.pact, len(state.setting.players)
    if rules is None:
        return title, p.DealScene(players)
    best_first = tuple((lowest, tension) for tension, lowest in enumerate((*rules.thresholds[players], 0), 1))
    return title, p.PactScene(rules.coins, best_first)


def _scenes(replay: Replay, played: Played) -> Iterator[tuple[Moment, p.Scene]]:
    first = played.moments[0]
    before = replay.played[-2].state if len(replay.played) > 1 else replay.start
    for scene in _first_scenes(replay, played, before):
        yield first, scene
    for moment in played.moments:
        yield from ((moment, scene) for scene in _following(moment))
    last = played.moments[-1]
    if last.state.outcome is Outcome.FAILED_STATE:
        yield last, _failed(last.state)
    elif last.state.phase is Phase.FINAL_COUNT and not isinstance(played.entry, e.Corrected):
        yield last, p.CountScene(last.state.round, last.state.stopped)


def _first_scenes(replay: Replay, played: Played, before: State) -> tuple[p.Scene, ...]:
    state, entry = played.moments[0].state, played.entry
    match entry:
        case e.PactMade():
            return (p.PactResultScene(entry.coins, pact.most(state), state.tension_now),)
        case e.RolesDealt():
            return (p.RolesScene(tuple(_seat_line(state, seat, role) for seat, role in enumerate(state.roles))),)
        case e.EventRead():
            debate = (p.DebateScene(_options(state)),) if state.phase is Phase.TAX_VOTE else ()
            return (happening.scene(before), *debate)
        case e.TaxVoted() | e.BudgetVoted() | e.TieBroken():
            return _vote_scenes(replay, state)
        case e.PayDayHeld():
            return (_pay_day(state, played.moments[0].facts),)
        case e.CardRead():
            return (_card(before, state, _one(played.moments[0].facts, f.CardHappened)),)
        case e.EnvelopesCounted():
            return (_final(state),)
        case e.Corrected():
            return (p.CorrectionScene(telling.correction_told(state, entry)),)
        case e.GameStopped():
            return ()
    assert_never(entry)


def _following(moment: Moment) -> Iterator[p.Scene]:
    """The scenes of what follows by itself: class changes, the round's end, obsolescence."""
    changes = tuple(fact for fact in moment.facts if isinstance(fact, f.ClassChanged | f.SpareGone))
    if changes:
        yield p.ClassChangesScene(tuple(_class_move(moment.state, fact) for fact in changes))
    for fact in moment.facts:
        if isinstance(fact, f.RoundEnded):
            steps = _steps(moment.state, fact.round)
            yield p.RoundEndScene(fact.round, fact.tension_start, fact.tension_end, steps, _ends(moment.state))
        if isinstance(fact, f.LevelsDropped):
            yield p.ObsolescenceScene(fact.before, fact.after)


def _country(moment: Moment) -> p.Country:
    state = moment.state
    changes = _level_changes(moment.facts)

    def stand(name: ServiceName, service: Service) -> p.ServiceStand:
        return p.ServiceStand(service.level, service.fund, changes.of(name))

    services = PerService(*(stand(name, service) for name, service in state.services.items()))
    price = state.setting.level_price
    return p.Country(state.round, len(state.history), state.tension, _ends(state), services, price, state.tax)


def country(state: State) -> p.Country:
    """The frame of a state, with nothing that just changed in it."""
    return _country(Moment(state))


def _level_changes(facts: tuple[Fact, ...]) -> PerService[int]:
    changes = PerService(0, 0, 0)
    for fact in facts:
        if isinstance(fact, f.LevelRaised):
            changes = changes.with_(fact.service, changes.of(fact.service) + 1)
        if isinstance(fact, f.LevelsDropped):
            changes = PerService(*(after - before for before, after in zip(fact.before, fact.after, strict=True)))
    return changes


def _ends(state: State) -> tuple[int, ...]:
    """Tension at the start, after each round that is over, and now."""
    if state.tension is None:
        return ()
    rows = state.rows
    if not rows:
        return (state.tension,)
    return (rows[0].tension_start, *(row.tension_end for row in rows[:-1]), state.tension)


def _steps(state: State, round_: int) -> tuple[p.TensionStep, ...]:
    return tuple(_step(state, change) for change in state.changes if change.round == round_)


_SIGNS = {
    f.Cause.EXCLUSION: p.ChangeSign.EXCLUSION,
    f.Cause.MIDLIFE_EXCLUSION: p.ChangeSign.EXCLUSION,
    f.Cause.STORM: p.ChangeSign.STORM,
    f.Cause.COUNTRY_CARD: p.ChangeSign.CARD,
    f.Cause.SERVICE_AT_LEVEL_1: p.ChangeSign.SERVICE,
    f.Cause.ALL_SERVICES_HIGH: p.ChangeSign.SERVICES,
    f.Cause.CORRECTION: p.ChangeSign.CORRECTION,
}


def _step(state: State, change: f.TensionMoved) -> p.TensionStep:
    return p.TensionStep(change.by, change.to, _SIGNS[change.cause], telling.cause(state, change), change.service)


def _seat_line(state: State, seat: Seat, role: RoleCard) -> p.SeatLine:
    return p.SeatLine(naming.player(state, seat), names.role(role), role.social_class)


def _vote_scenes(replay: Replay, state: State) -> tuple[p.Scene, ...]:
    round_facts = tuple(_since_vote(replay))
    if any(isinstance(fact, f.TaxesCounted) for fact in round_facts):
        result = _tax_result(state, round_facts)
        return (result,) if result.winner is None else (result, _pay_day(state, ()))
    return (_budget(state, round_facts),)


def _since_vote(replay: Replay) -> Iterator[Fact]:
    """The facts of the last vote and of the answers to its tie, in order."""
    last = max(at for at, played in enumerate(replay.played) if isinstance(played.entry, e.TaxVoted | e.BudgetVoted))
    for played in replay.played[last:]:
        yield from played.moments[0].facts


def _one(facts: tuple[Fact, ...], kind: type[K]) -> K:
    return next(fact for fact in facts if isinstance(fact, kind))


def _last(facts: tuple[Fact, ...], kind: type[K]) -> K | None:
    return next((fact for fact in reversed(facts) if isinstance(fact, kind)), None)


def _tie_step(state: State, facts: tuple[Fact, ...], votes: int, *, open_: bool) -> p.TieStep | None:
    asked = _last(facts, f.SeatAsked)
    if asked is None:
        return None
    passed = tuple(naming.player(state, fact.seat) for fact in facts if isinstance(fact, f.SeatPassed))
    place = open_place(state) if state.phase is Phase.BUDGET_TIE else 1
    return p.TieStep(asked.between, votes, naming.player(state, asked.seat) if open_ else None, asked.income, passed, place)


def _tax_result(state: State, facts: tuple[Fact, ...]) -> p.TaxResultScene:
    counted, decided = _one(facts, f.TaxesCounted), _last(facts, f.TaxSet)
    votes = max(counted.votes.values(), default=0)
    tie = _tie_step(state, facts, votes, open_=decided is None)
    counts = {tax: counted.votes.get(tax, 0) for tax in Tax}
    if decided is None:
        return p.TaxResultScene(counts, None, carried_over=False, tie=tie, decided_by=None)
    by = None if decided.seat is None else naming.player(state, decided.seat)
    return p.TaxResultScene(counts, decided.tax, decided.reason is f.Reason.CARRIED_OVER, tie, by)


def _pay_day(state: State, facts: tuple[Fact, ...]) -> p.PayDayScene:
    """What each class pays; after the pay day also who took a token, and what lies in the middle of the table."""
    tax, revenue = state.tax_in_force, state.rows[-1].revenue  # the State may have failed in this very round, and closed it
    held = any(isinstance(fact, f.Paid) for fact in facts)
    tokens = tuple(naming.player(state, fact.seat) for fact in facts if isinstance(fact, f.TokenTaken))
    return p.PayDayScene(tax, _classes(state, tax), tokens, revenue if held else None)


def _options(state: State) -> tuple[p.TaxOption, ...]:
    taxes = state.edition.taxes
    return tuple(p.TaxOption(tax, tuple((each, taxes[tax].of(each)) for each in CLASSES)) for tax in Tax)


def _classes(state: State, tax: Tax) -> tuple[p.ClassPays, ...]:
    seats = {each: [seat for seat, role in enumerate(state.roles) if role.social_class is each] for each in CLASSES}
    return tuple(p.ClassPays(each, len(of), pay_day.tax_due(state, of[0], tax)) for each, of in seats.items() if of)


def _budget(state: State, facts: tuple[Fact, ...]) -> p.BudgetScene:
    counted, ranked, split = _one(facts, f.BudgetCounted), _last(facts, f.ServicesRanked), _last(facts, f.CoinsSplit)
    budget = counted.revenue + counted.reserve + counted.gift
    tied = _last(facts, f.SeatAsked)
    votes = 0 if tied is None else counted.votes.of(ServiceName(tied.between[0]))
    tie = _tie_step(state, facts, votes, open_=split is None)
    rows: tuple[p.BudgetRow, ...] = ()
    if ranked is not None and split is not None:
        levels = {fact.service: fact.level for fact in facts if isinstance(fact, f.LevelRaised)}
        rows = tuple(
            p.BudgetRow(name, counted.votes.of(name), share, split.received.of(name), levels.get(name))
            for name, share in zip(ranked.ranking, split.shares, strict=True)
        )
    by = None if ranked is None or ranked.seat is None else naming.player(state, ranked.seat)
    return p.BudgetScene(budget, counted.reserve, counted.gift, counted.votes, state.edition.shares, rows, tie, by)


class CardOnTable(Struct, frozen=True):
    """A card as it lies on the table: whose, which, the tier that counts, the printed coins, a token, and where it moves them."""

    seat: Seat
    card: str
    tier: int
    amount: int | None
    token: bool
    class_by: int


def card_scene(before: State, on_table: CardOnTable) -> p.CardScene:
    """A card at the moment it is read, as the wall shows it; the desk shows the same before it is confirmed."""
    card = before.edition.card(on_table.card)
    if card is None:
        raise ValueError(on_table.card)
    name = None if card.measures is Measure.COUNTRY else ServiceName(card.measures)
    return p.CardScene(
        name=naming.player(before, on_table.seat),
        number=len(before.readings) + 1,
        of=len(before.setting.players),
        title=names.card(card.id),
        measures=naming.measures(before, card),
        service=name,
        level=before.levels.total() if name is None else before.services.of(name).level,
        tiers=naming.tiers(before, card),
        active=on_table.tier,
        amount=on_table.amount,
        token=on_table.token,
        class_by=on_table.class_by,
    )


def _card(before: State, state: State, fact: f.CardHappened) -> p.CardScene:
    token = state.tokens[fact.seat] > before.tokens[fact.seat]
    return card_scene(before, CardOnTable(fact.seat, fact.card, fact.tier, printed(fact.asked, fact.gives), token, fact.effect.class_by))


def printed(asked: int | None, gives: int) -> int | None:
    """The coins a card moves as printed, with their sign; None where the amount is a secret, or nothing moves."""
    return None if asked is None else (gives - asked) or None


def _class_move(state: State, fact: f.ClassChanged | f.SpareGone) -> p.ClassMove:
    before, after = (fact.before, fact.after) if isinstance(fact, f.ClassChanged) else (fact.role, fact.role)
    return p.ClassMove(naming.player(state, fact.seat), _seat_line(state, fact.seat, before), _seat_line(state, fact.seat, after))


def _failed(state: State) -> p.FailedScene:
    return p.FailedScene(state.round, _steps(state, state.round), _ends(state))


def _final(state: State) -> p.FinalScene:
    count = state.final_count
    scores = sorted(count.scores, key=lambda score: (not score.winner, -score.total, score.seat))
    ranking = tuple(_rank_line(state, scores, score) for score in scores)
    return p.FinalScene(count.legacy, state.levels.total(), state.tension_now, state.round, ranking)


def _rank_line(state: State, scores: list[Score], score: Score) -> p.RankLine:
    ahead = sum((other.winner, other.total) > (score.winner, score.total) for other in scores)
    return p.RankLine(ahead + 1, naming.player(state, score.seat), score.total, score.winner)
