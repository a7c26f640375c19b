"""The desk's view, put together: what to do now, what follows, the country, the players and the history."""

from typing import assert_never

from msgspec import Struct

from app import asks
from app.asks import Ask, Draft
from app.report import coins as coins_of
from app.rules import asking, incomes
from app.rules import facts as f
from app.rules.asking import Chance
from app.rules.chapters import event
from app.rules.edition import Edition
from app.rules.play import Played, Replay, may_correct
from app.rules.state import Score, State
from app.terms import names
from app.terms.calendar import CROSSROADS, FIRST_ROUND_OF_NEGLECT, OBSOLESCENT, Outcome, Phase
from app.terms.names import signed
from app.terms.people import Seat
from app.terms.saying import Saying, Says, say
from app.views import desk as d
from app.views.project import happening, naming, scenes, telling
from app.views.project.given import given_since
from app.views.project.tied import now_tie
from app.views.public import CardScene


class Around(Struct, frozen=True):
    """What the desk shows beside the game itself: the teacher's draft, what was shuffled, what undo and redo would do, the wall's step.

    `steps_back` says for each entry how many undo steps take it away; empty where each takes one. `editions` are all that could be played
    with, and `table` is another number for each lesson that is opened. `stop_after` is the round that is over and was to be the last.
    `moved` is what the repairs of this sitting that stand moved on the table.
    """

    draft: Draft = Draft()
    chance: Chance = Chance()
    redone: Saying | None = None
    undoes_a_repair: bool = False
    steps_back: tuple[int, ...] = ()
    sample_deck: bool = True
    compared_deck: bool = False
    wall_step: int = 1
    wall_steps: int = 1
    editions: tuple[str, ...] = ()
    table: int = 0
    stop_after: int | None = None
    moved: tuple[Saying, ...] = ()


def desk_view(replay: Replay, around: Around) -> d.DeskView:
    """Everything on the teacher's window after the last entry."""
    state, last = replay.state, replay.played[-1] if replay.played else None
    ask = asking.asked(state, around.draft, around.chance)
    phases = _phases(state)
    return d.DeskView(
        label=state.setting.label,
        edition=names.edition(state.edition.name),
        sample_deck=around.sample_deck,
        compared_deck=around.compared_deck,
        round=state.round,
        finished=len(state.history),
        turn=replay.turn,
        phases=tuple(say(key) for key in phases),
        phase=phases.index(_PHASE_KEYS[state.phase]),
        now=_now(state, ask),
        why=_why(state, ask),
        button=say(_BUTTONS[state.phase]),
        guide=_guide(replay, ask),
        told=() if last is None else (*telling.followed(last), *given_since(replay)),
        ask=ask,
        event=happening.scene(state) if state.phase is Phase.EVENT else None,
        card=_card(state, ask),
        country=scenes.country(state),
        players=tuple(_player_line(state, seat, ask) for seat in state.setting.seats),
        history=_history(replay, around.steps_back),
        undo=_undone(last, around),
        redo=around.redone,
        result=_result(replay),
        may_correct=may_correct(state),
        wall_step=around.wall_step,
        table=around.table,
        wall_steps=around.wall_steps,
        stop_after=around.stop_after,
        moved=around.moved,
    )


def titled(played: Played) -> Saying:
    """An entry with its round, as undo and redo name it."""
    return say(Says.ROUND_OF, round=played.moments[0].state.round, what=telling.entry_told(played))


_GOALS = Says.BELOW_GET_BY, Says.GET_BY, Says.LIVE_WELL, Says.THRIVE  # by how many are reached
_PHASE_KEYS = {
    Phase.PACT: Says.PHASE_PACT,
    Phase.DEAL: Says.PHASE_DEAL,
    Phase.EVENT: Says.PHASE_EVENT,
    Phase.TAX_VOTE: Says.PHASE_TAX_VOTE,
    Phase.TAX_TIE: Says.PHASE_TAX_VOTE,
    Phase.PAY_DAY: Says.PHASE_PAY_DAY,
    Phase.BUDGET_VOTE: Says.PHASE_BUDGET_VOTE,
    Phase.BUDGET_TIE: Says.PHASE_BUDGET_VOTE,
    Phase.MIDLIFE: Says.PHASE_MIDLIFE,
    Phase.FINAL_COUNT: Says.PHASE_FINAL_COUNT,
    Phase.OVER: Says.PHASE_OVER,
}
_BUTTONS = {
    Phase.PACT: Says.DO_PACT,
    Phase.DEAL: Says.DO_DEAL,
    Phase.EVENT: Says.DO_EVENT,
    Phase.TAX_VOTE: Says.DO_TAX_VOTE,
    Phase.TAX_TIE: Says.DO_TIE,
    Phase.PAY_DAY: Says.DO_PAY_DAY,
    Phase.BUDGET_VOTE: Says.DO_BUDGET_VOTE,
    Phase.BUDGET_TIE: Says.DO_TIE,
    Phase.MIDLIFE: Says.DO_MIDLIFE,
    Phase.FINAL_COUNT: Says.DO_FINAL_COUNT,
    Phase.OVER: Says.DO_OVER,
}
_GUIDES = {
    Phase.TAX_VOTE: (Says.GUIDE_TAX_VOTE, Says.GUIDE_SHARES),
    Phase.TAX_TIE: (Says.GUIDE_TIE,),
    Phase.BUDGET_VOTE: (Says.GUIDE_BUDGET_VOTE, Says.GUIDE_SPLIT),
    Phase.BUDGET_TIE: (Says.GUIDE_BUDGET_TIE,),
    Phase.MIDLIFE: (Says.GUIDE_MIDLIFE,),
    Phase.OVER: (Says.GUIDE_OVER,),
}
_SETTING_UP = (Says.PHASE_DEAL, Says.PHASE_ROUND_1)
_ROUND = (Says.PHASE_EVENT, Says.PHASE_TAX_VOTE, Says.PHASE_PAY_DAY, Says.PHASE_BUDGET_VOTE, Says.PHASE_ROUND_END)
_CROSSROADS = (Says.PHASE_EVENT, Says.PHASE_MIDLIFE, Says.PHASE_CLASS_CHANGES, Says.PHASE_ROUND_END)
_ENDING = (Says.PHASE_FINAL_COUNT, Says.PHASE_OVER)


def _phases(state: State) -> tuple[Says, ...]:
    """The steps of the part of the game that is being played."""
    if state.phase in {Phase.PACT, Phase.DEAL}:
        return _SETTING_UP if state.edition.pact is None else (Says.PHASE_PACT, *_SETTING_UP)
    if state.phase in {Phase.FINAL_COUNT, Phase.OVER}:
        return _ENDING
    playing = state.round if state.row is not None else state.round + 1
    return _CROSSROADS if playing == CROSSROADS else _ROUND


def _now(state: State, ask: Ask | None) -> Saying:
    match ask:
        case asks.PactAsk():
            return say(Says.NOW_PACT)
        case asks.DealAsk():
            return say(Says.NOW_DEAL)
        case asks.EventAsk():
            return say(Says.NOW_EVENT, round=ask.round)
        case asks.TaxVoteAsk():
            return say(Says.NOW_TAX_VOTE)
        case asks.TieAsk():
            return now_tie(state)
        case asks.PayDayAsk():
            return _now_pay_day(state, ask)
        case asks.BudgetVoteAsk():
            return say(Says.NOW_BUDGET_VOTE)
        case asks.MidlifeAsk():
            return say(Says.NOW_MIDLIFE, name=naming.player(state, ask.reading.seat), card=names.card(ask.reading.card))
        case asks.FinalCountAsk():
            return say(Says.NOW_FINAL_COUNT)
        case None:
            return say(Says.NOW_OVER_FAILED if state.outcome is Outcome.FAILED_STATE else Says.NOW_OVER)
    assert_never(ask)


def _now_pay_day(state: State, ask: asks.PayDayAsk) -> Saying:
    unsaid = (line for line in ask.lines if not line.demanded.is_said)
    open_line = next((line for line in unsaid if line.demanded.standing in {asks.Standing.OPEN, asks.Standing.MUST_SAY}), None)
    if open_line is None:
        return say(Says.NOW_PAY_DAY)
    due = names.coins(open_line.demanded.due or 0)
    return say(Says.NOW_PAY_DAY_OPEN, name=naming.player(state, open_line.seat), coins=due)


def _why(state: State, ask: Ask | None) -> Saying:
    match ask:
        case asks.PactAsk():
            return say(Says.WHY_PACT)
        case asks.DealAsk():
            return say(Says.WHY_DEAL)
        case asks.EventAsk():
            return say(Says.WHY_EVENT)
        case asks.TaxVoteAsk():
            return say(Says.WHY_TAX_VOTE)
        case asks.TieAsk():
            key = Says.WHY_TIE_NEXT if ask.passed else Says.WHY_TIE
            return say(key, name=naming.player(state, ask.seat), income=ask.income)
        case asks.PayDayAsk():
            return say(Says.WHY_PAY_DAY, tax=names.tax(ask.tax))
        case asks.BudgetVoteAsk():
            return say(Says.WHY_BUDGET_VOTE, coins=names.coins(ask.budget))
        case asks.MidlifeAsk():
            players = len(state.setting.players)
            return say(Says.WHY_MIDLIFE, number=ask.number, players=players, name=naming.player(state, ask.reading.seat))
        case asks.FinalCountAsk():
            return say(Says.WHY_FINAL_COUNT)
        case None:
            return say(Says.WHY_OVER, round=state.round)
    assert_never(ask)


def _guide(replay: Replay, ask: Ask | None) -> tuple[Saying, ...]:
    state = replay.state
    pact = state.edition.pact
    match ask:
        case asks.EventAsk():
            return say(Says.GUIDE_EVENT, round=state.round + 1), *_paid_by_the_bank(state), *_reminders(replay)
        case asks.PactAsk() if pact is not None:
            return (say(Says.GUIDE_PACT, coins=names.coins(pact.coins)),)
        case asks.DealAsk():
            return say(Says.GUIDE_DEAL), _goals_worth(state.edition), say(Says.GUIDE_IDEOLOGIES)
        case asks.PayDayAsk():
            return say(Says.GUIDE_PAY_DAY), say(Says.GUIDE_SHORT), _laid_in_the_middle(ask)
        case asks.FinalCountAsk():
            about_pact = () if pact is None else (say(Says.GUIDE_FINAL_PACT),)
            return say(Says.GUIDE_FINAL_COUNT), *about_pact, say(Says.GUIDE_FINAL_IDEOLOGY, points=signed(state.edition.scoring.ideology))
        case _:
            return tuple(say(key) for key in _GUIDES[state.phase])


def _goals_worth(edition: Edition) -> Saying:
    worth = edition.scoring
    points = {"below": worth.below_get_by, "get_by": worth.get_by, "live_well": worth.live_well, "thrive": worth.thrive}
    return say(Says.GUIDE_GOALS, **{goal: signed(number) for goal, number in points.items()})


def _laid_in_the_middle(ask: asks.PayDayAsk) -> Saying:
    """The tax comes out of the bank, since every player has settled with it (000 §Getting paid and paying)."""
    return say(Says.GUIDE_MIDDLE_OPEN) if ask.revenue is None else say(Says.GUIDE_MIDDLE, coins=names.coins(ask.revenue))


def _paid_by_the_bank(state: State) -> tuple[Saying, ...]:
    """What the bank pays out with the event: no pay day includes it."""
    coming = event.coming(state)
    gives = (say(Says.GUIDE_EVENT_GIVES, coins=names.coins(coming.gives)),) if coming.gives else ()
    return (*gives, say(Says.GUIDE_EVENT_INCOMES)) if coming.pays_income else gives


def _reminders(replay: Replay) -> tuple[Saying, ...]:
    """What is easily forgotten between two rounds.

    That is what services give from now on, the token sets, from when neglected services cost Tension, when obsolescence comes, and a
    count of the coins where there is not more to say.
    """
    coming = replay.state.round + 1
    if coming == 1:
        return ()
    given = given_since(replay)
    neglect = (say(Says.GUIDE_NEGLECT),) if coming == FIRST_ROUND_OF_NEGLECT else ()
    obsolescence = (say(Says.GUIDE_OBSOLESCENCE),) if coming in OBSOLESCENT else ()
    till = () if given or neglect or obsolescence else (say(Says.GUIDE_TILL),)
    return (*given, say(Says.GUIDE_TOKENS), *neglect, *obsolescence, *till)


def _card(state: State, ask: Ask | None) -> CardScene | None:
    if not isinstance(ask, asks.MidlifeAsk):
        return None
    card = ask.reading
    amount, token = scenes.printed(card.demanded.due, card.gives), card.demanded.short and card.demanded.token
    return scenes.card_scene(state, scenes.CardOnTable(card.seat, card.card, card.tier, amount, token, card.class_by))


def _player_line(state: State, seat: Seat, ask: Ask | None) -> d.PlayerLine:
    name, balance = naming.player(state, seat), coins_of(state, seat)
    if not state.roles:
        return d.PlayerLine(seat, name, role=None, social_class=None, income=None, cost_of_living=None, due=None, tokens=0, coins=balance)
    role = state.roles[seat]
    due = ask.lines[seat].demanded.due if isinstance(ask, asks.PayDayAsk) else None
    earned, cost = incomes.income(state, seat), incomes.cost_of_living(state, seat)
    return d.PlayerLine(seat, name, names.role(role), role.social_class, earned, cost, due, state.tokens[seat], balance)


def _history(replay: Replay, steps_back: tuple[int, ...]) -> tuple[d.HistoryLine, ...]:
    """The entries that stand, newest first; where no repair is among them, each takes one undo step more than the one after it."""
    steps = steps_back or tuple(range(len(replay.played), 0, -1))
    lines = zip(replay.played, steps, strict=True)
    return tuple(d.HistoryLine(played.moments[0].state.round, telling.entry_told(played), back) for played, back in lines)[::-1]


def _undone(last: Played | None, around: Around) -> Saying | None:
    if around.undoes_a_repair:
        return say(Says.TOLD_REPAIR)
    return None if last is None else titled(last)


def _result(replay: Replay) -> d.Result | None:
    state = replay.state
    if state.outcome is None:
        return None
    if state.count is None:
        return d.Result(failed=True, round=state.round, legacy=False, levels=state.levels.total(), scores=(), pact_surprise=None)
    made = next(fact for fact in replay.played[-1].moments[0].facts if isinstance(fact, f.CountMade))
    lines = tuple(_score_line(state, score, made) for score in state.count.scores)
    surprise = next(iter(telling.pact_surprise(made)), None)
    return d.Result(
        failed=False, round=state.round, legacy=state.count.legacy, levels=state.levels.total(), scores=lines, pact_surprise=surprise
    )


def _score_line(state: State, score: Score, made: f.CountMade) -> d.ScoreLine:
    surprised = any(each.seat == score.seat for each in made.surprises)
    return d.ScoreLine(
        seat=score.seat,
        name=naming.player(state, score.seat),
        role=names.role(state.roles[score.seat]),
        savings=score.savings,
        dividend=score.dividend,
        legacy=score.legacy,
        life=score.life,
        goal=say(_GOALS[state.roles[score.seat].goals.reached(score.savings)]),
        tokens=score.tokens,
        tension=score.tension,
        ideology=score.ideology,
        total=score.total,
        winner=score.winner,
        surprise=state.envelopes.balance(score.seat) if surprised else None,
    )
