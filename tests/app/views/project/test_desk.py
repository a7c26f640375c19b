"""The desk's view after every entry of every game: what to do now, what follows, and who knows what."""

import json
from collections import Counter
from functools import cache

import pytest
from msgspec import structs

from app import asks
from app import entries as e
from app.asks import Draft, Standing
from app.rules.asking import Chance
from app.rules.play import Played, Replay, judged
from app.terms.calendar import FOLLOWING, TIES, Outcome, Phase
from app.terms.coins import CoinRange
from app.terms.saying import Says, say
from app.views import public as p
from app.views.desk import DeskView
from app.views.project.desk import Around, desk_view, titled
from app.views.project.scenes import public_views
from tests.app.rules.table import SEATS, Table
from tests.app.views.games import generated, recorded, sayings, steps, upto

AROUND = Around()
NOW = {
    Phase.PACT: (Says.NOW_PACT, Says.WHY_PACT, Says.DO_PACT, Says.GUIDE_PACT, Says.PHASE_PACT),
    Phase.DEAL: (Says.NOW_DEAL, Says.WHY_DEAL, Says.DO_DEAL, Says.GUIDE_DEAL, Says.PHASE_DEAL),
    Phase.EVENT: (Says.NOW_EVENT, Says.WHY_EVENT, Says.DO_EVENT, Says.GUIDE_EVENT, Says.PHASE_EVENT),
    Phase.TAX_VOTE: (Says.NOW_TAX_VOTE, Says.WHY_TAX_VOTE, Says.DO_TAX_VOTE, Says.GUIDE_TAX_VOTE, Says.PHASE_TAX_VOTE),
    Phase.TAX_TIE: (Says.NOW_TIE, Says.WHY_TIE, Says.DO_TIE, Says.GUIDE_TIE, Says.PHASE_TAX_VOTE),
    Phase.PAY_DAY: (Says.NOW_PAY_DAY, Says.WHY_PAY_DAY, Says.DO_PAY_DAY, Says.GUIDE_PAY_DAY, Says.PHASE_PAY_DAY),
    Phase.BUDGET_VOTE: (Says.NOW_BUDGET_VOTE, Says.WHY_BUDGET_VOTE, Says.DO_BUDGET_VOTE, Says.GUIDE_BUDGET_VOTE, Says.PHASE_BUDGET_VOTE),
    Phase.BUDGET_TIE: (Says.NOW_BUDGET_TIE, Says.WHY_TIE, Says.DO_TIE, Says.GUIDE_BUDGET_TIE, Says.PHASE_BUDGET_VOTE),
    Phase.MIDLIFE: (Says.NOW_MIDLIFE, Says.WHY_MIDLIFE, Says.DO_MIDLIFE, Says.GUIDE_MIDLIFE, Says.PHASE_MIDLIFE),
    Phase.FINAL_COUNT: (Says.NOW_FINAL_COUNT, Says.WHY_FINAL_COUNT, Says.DO_FINAL_COUNT, Says.GUIDE_FINAL_COUNT, Says.PHASE_FINAL_COUNT),
    Phase.OVER: (Says.NOW_OVER, Says.WHY_OVER, Says.DO_OVER, Says.GUIDE_OVER, Says.PHASE_OVER),
}
SOMETIMES = {
    Says.NOW_PAY_DAY_OPEN: Says.NOW_PAY_DAY, Says.NOW_OVER_FAILED: Says.NOW_OVER, Says.WHY_TIE_NEXT: Says.WHY_TIE,
    Says.NOW_BUDGET_TIE_SECOND: Says.NOW_BUDGET_TIE,
}


def desk(replay: Replay, around: Around = AROUND) -> DeskView:
    return desk_view(replay, around)


@cache
def every_view() -> list[tuple[Replay, DeskView]]:
    """Before the first entry and after each."""
    begun = [upto(whole, 0) for whole in (recorded() | generated()).values()]
    return [(replay, desk(replay)) for replay in [*begun, *(step.replay for step in steps())]]


# ---------------------------------------------------------------------------------------------------------------- what now


def test_every_phase_has_one_sentence_what_now_one_reason_one_button_and_its_guide():
    """DESIGN §The idea: every state has exactly one sentence "what now" and one primary button."""
    seen = Counter()
    for replay, view in every_view():
        now, why, button, guide, phase = NOW[replay.state.phase]
        found = (SOMETIMES.get(view.now.key, view.now.key), SOMETIMES.get(view.why.key, view.why.key), view.button.key, view.guide[0].key)
        assert found == (now, why, button, guide), replay.played[-1:]
        assert view.phases[view.phase].key == phase, replay.played[-1:]
        assert len({one.key for one in view.phases}) == len(view.phases)
        seen.update((replay.state.phase, view.now.key, view.why.key))
    assert set(NOW) == set(Phase) - FOLLOWING
    assert min(seen[phase] for phase in NOW) >= 20, seen
    assert min(seen[key] for key in SOMETIMES) >= 5, seen


def test_the_steps_are_those_of_the_part_that_is_being_played():
    """SCREENS §The desk: Event ▸ Debate ▸ Tax vote ▸ …; round 4 has its own."""
    crossroads = {Says.PHASE_MIDLIFE, Says.PHASE_CLASS_CHANGES}
    for replay, view in every_view():
        state, keys = replay.state, {one.key for one in view.phases}
        if state.phase in {Phase.FINAL_COUNT, Phase.OVER}:
            assert keys == {Says.PHASE_FINAL_COUNT, Says.PHASE_OVER}
        elif state.phase in {Phase.PACT, Phase.DEAL}:
            assert (Says.PHASE_PACT in keys) == (state.edition.pact is not None)
        else:
            playing = state.round + (state.phase is Phase.EVENT)
            assert (keys >= crossroads) == (playing == 4), playing
            assert (Says.PHASE_TAX_VOTE in keys) == (playing != 4), playing


def test_a_failed_state_is_not_told_like_a_completed_game():
    """Ruling 2: everyone scores 0, and nobody wins."""
    for replay, view in every_view():
        if replay.state.outcome is not None:
            failed = replay.state.outcome is Outcome.FAILED_STATE
            assert view.now.key is (Says.NOW_OVER_FAILED if failed else Says.NOW_OVER)
            assert (view.result.failed, view.result.scores == ()) == (failed, failed)
            assert view.why == say(Says.WHY_OVER, round=replay.state.round)


def test_the_tie_names_whom_to_ask_and_their_income():
    """SCREENS §The desk: "Marta: lowest Income (4)", then the next."""
    for replay, view in every_view():
        if isinstance(view.ask, asks.TieAsk):
            name = replay.state.setting.players[view.ask.seat]
            assert view.now.values == {"name": name}
            assert view.why.values == {"name": name, "income": view.ask.income}
            assert (view.why.key is Says.WHY_TIE_NEXT) == bool(view.ask.passed)


def test_pay_day_asks_after_the_first_who_is_open_and_not_yet_said():
    """SCREENS §The desk: "can they pay?" only where it is really open."""
    some = 0
    for replay, view in every_view():
        if not isinstance(view.ask, asks.PayDayAsk):
            continue
        open_lines = [line for line in view.ask.lines if line.demanded.standing in {Standing.OPEN, Standing.MUST_SAY}]
        assert (view.now.key is Says.NOW_PAY_DAY_OPEN) == bool(open_lines)
        if open_lines:
            due = open_lines[0].tax + open_lines[0].cost_of_living
            assert view.now.values == {"name": replay.state.setting.players[open_lines[0].seat], "coins": say(Says.COINS, n=due)}
            assert answered(replay).now.key is Says.NOW_PAY_DAY
            some += 1
    assert some >= 10


def answered(replay: Replay) -> DeskView:
    """The desk once everybody was asked who is open; an answer can open the question for others."""
    said, view = {}, desk(replay)
    while view.now.key is Says.NOW_PAY_DAY_OPEN:
        line = next(line for line in view.ask.lines if replay.state.setting.players[line.seat] == view.now.values["name"])
        assert line.seat not in said
        said[line.seat] = line.demanded.least
        view = desk(replay, Around(draft=Draft({**said})))
    return view


def test_what_is_easily_forgotten_is_said_between_two_rounds_only():
    """000 §The round: token sets come back; from round 2 a service at level 1 costs Tension."""
    for replay, view in every_view():
        reminders = {one.key for one in view.guide[1:]} & {Says.GUIDE_TOKENS, Says.GUIDE_NEGLECT, Says.GUIDE_TILL}
        if replay.state.phase is not Phase.EVENT or replay.state.round == 0:
            assert reminders == set()
        else:
            assert (Says.GUIDE_TOKENS in reminders, Says.GUIDE_NEGLECT in reminders) == (True, replay.state.round == 1)
            is_paid = Says.GUIDE_EVENT_INCOMES in {one.key for one in view.guide}
            has_more = len(view.guide) > 2 + (Says.GUIDE_TILL in reminders) + is_paid
            assert (Says.GUIDE_TILL in reminders) is not has_more, "a count can wait where there is more to say"


# ------------------------------------------------------------------------------------------------ what the wall will show


def test_the_event_shown_at_the_desk_is_the_one_that_the_wall_shows_next():
    """SCREENS §The desk: the next event is shown only in its time, and only here."""
    for step in steps():
        view = desk(step.before)
        assert (view.event is None) == (step.was.phase is not Phase.EVENT), step
        if isinstance(step.entry, e.EventRead):
            assert public_views(step.replay)[0][-1].scene == view.event, step


def test_the_card_shown_at_the_desk_is_the_one_that_the_wall_shows_next():
    """SCREENS §The desk: effect, amount, class change are shown before it is confirmed."""
    shown = 0
    for step in steps():
        if step.was.phase is not Phase.MIDLIFE:
            assert desk(step.before).card is None, step
        elif isinstance(step.entry, e.CardRead):
            said = {} if step.entry.handed_over is e.UNSET else {step.entry.seat: step.entry.handed_over}
            view = desk(step.before, Around(draft=Draft(said, step.entry.seat, step.entry.card)))
            assert public_views(step.replay)[0][-1].scene == view.card, step
            assert isinstance(view.card, p.CardScene)
            shown += 1
    assert shown >= 300


def test_the_country_at_the_desk_is_that_of_the_wall():
    """DESIGN §The idea: one question, one answer."""
    for step in steps():
        if not (isinstance(step.entry, e.Corrected) and step.entry.coins_by is not e.UNSET):
            wall = public_views(step.replay)[-1][-1].country
            still = structs.replace(wall, services=wall.services.map(lambda one: structs.replace(one, change=0)))
            assert desk(step.replay).country == still, step


# -------------------------------------------------------------------------------------------------- players and history


def test_the_players_are_those_of_the_report():
    """RECORD §The report: role, class, Income and Cost of Living now, tokens, the least and the most they can have."""
    for step in steps():
        lines = desk(step.replay).players
        for line, player in zip(lines, step.report["players"], strict=True):
            assert (line.seat, line.name, line.social_class) == (player["seat"], player["name"], player["class"]), step
            assert (line.income, line.cost_of_living, line.tokens) == (player["income"], player["cost_of_living"], player["tokens"]), step
            assert [line.coins.low, line.coins.high] == player["coins"], step
            assert (line.role is None) == (player["role"] is None), step


def test_what_is_due_is_shown_on_pay_day_only():
    """SCREENS §The desk: players, due."""
    for _, view in every_view():
        paying = isinstance(view.ask, asks.PayDayAsk)
        dues = [line.tax + line.cost_of_living for line in view.ask.lines] if paying else [None] * len(view.players)
        assert [line.due for line in view.players] == dues


def test_a_turn_is_an_entry_that_stands_and_a_correction_is_none():
    """An ask that is corrected in its middle is still the same ask."""
    corrected = 0
    for step in steps():
        is_turn = not isinstance(step.entry, e.Corrected)
        assert desk(step.replay).turn == desk(step.before).turn + is_turn, step
        corrected += not is_turn
    assert corrected >= 30
    assert desk(Replay(steps()[0].replay.start, ())).turn == 0


def test_the_history_is_what_was_entered_newest_first():
    """SCREENS §The desk: history."""
    for step in steps():
        view = desk(step.replay)
        assert len(view.history) == step.number + 1
        before = desk(step.before).history
        assert [(line.round, line.what) for line in view.history[1:]] == [(line.round, line.what) for line in before], step
        assert [line.steps for line in view.history] == list(range(1, step.number + 2))
        assert view.undo == titled(step.played) == say(Says.ROUND_OF, round=view.history[0].round, what=view.history[0].what), step
        assert view.history[0].round == step.played.moments[0].state.round
        assert view.history[0].what.key in TOLD[type(step.entry)], step


TOLD = {
    e.PactMade: {Says.TOLD_PACT}, e.RolesDealt: {Says.TOLD_DEAL}, e.EventRead: {Says.TOLD_EVENT}, e.TaxVoted: {Says.TOLD_TAX_VOTE},
    e.TieBroken: {Says.TOLD_TIE_CHOICE, Says.TOLD_TIE_PASS}, e.PayDayHeld: {Says.TOLD_PAY_DAY, Says.TOLD_PAY_DAY_SHORT},
    e.BudgetVoted: {Says.TOLD_BUDGET_VOTE}, e.CardRead: {Says.TOLD_CARD, Says.TOLD_CARD_AMOUNT}, e.GameStopped: {Says.TOLD_STOP},
    e.EnvelopesCounted: {Says.TOLD_FINAL_COUNT},
    e.Corrected: {Says.TOLD_CORRECTION_COINS, Says.TOLD_CORRECTION_TENSION, Says.TOLD_CORRECTION_LEVEL, Says.TOLD_CORRECTION_FUND},
}


def test_at_the_start_nothing_can_be_undone():
    """FIELD 18: entries have titles; where there is none, there is nothing."""
    whole = recorded()["00-game"]
    view = desk(upto(whole, 0), Around(redone=titled(whole.played[0])))
    assert (view.undo, view.history, view.told, view.redo) == (None, (), (), titled(whole.played[0]))


def test_what_followed_tells_every_change_of_tension_and_every_token():
    """DESIGN §The idea: facts become sayings in one match."""
    for step in steps():
        keys = Counter(one.key for one in desk(step.replay).told)
        new = step.state.changes[len(step.was.changes):]
        assert keys[Says.FOLLOWS_TENSION] + keys[Says.FOLLOWS_TENSION_STAYS] == len(new), step
        assert keys[Says.FOLLOWS_TENSION_STAYS] == sum(change.by == 0 for change in new), step
        assert keys[Says.FOLLOWS_FAILED] == (step.state.outcome is Outcome.FAILED_STATE), step
        short = sum(step.state.tokens) - sum(step.was.tokens)
        assert keys[Says.FOLLOWS_HANDS_OVER] + keys[Says.FOLLOWS_TOKEN] == short, step


def test_a_correction_is_offered_exactly_when_one_would_be_accepted():
    """RECORD §Entries: from the deal to the final count, but not while a tie is open."""
    nothing_moved = e.Corrected(tension_by=0)
    for replay, view in every_view():
        assert view.may_correct == isinstance(judged(replay.state, nothing_moved), Played), replay.state.phase
        if replay.state.phase in TIES:
            assert not view.may_correct


# ---------------------------------------------------------------------------------------------------------------- the end


def test_the_result_is_the_anatomy_of_the_scores():
    """SCREENS §The desk: envelope surprises marked, scores anatomised, winners named."""
    surprised = 0
    for step in steps():
        view, report = desk(step.replay), step.report
        assert (view.result is None) == (report["outcome"] is None), step
        if report["scores"] is None:
            continue
        for line, score in zip(view.result.scores, report["scores"], strict=True):
            assert {key: getattr(line, key) for key in score} == score, step
            range_ = step.was.envelopes.balance(line.seat)
            assert line.surprise == (None if range_.has(score["savings"]) else range_), step
            surprised += line.surprise is not None
            assert line.goal.key is goal(step.state.roles[line.seat].goals, score["savings"]), step
        assert (view.result.legacy, view.result.levels) == (report["legacy"], step.state.levels.total()), step
        revealed = () if step.entry.pact is e.UNSET else step.entry.pact
        is_strange = bool(revealed) and sum(revealed) != step.state.pact
        assert (view.result.pact_surprise is not None) == is_strange, step
    assert surprised >= 5


def goal(goals, savings: int) -> Says:
    for key, coins in ((Says.THRIVE, goals.thrive), (Says.LIVE_WELL, goals.live_well), (Says.GET_BY, goals.get_by)):
        if savings >= coins:
            return key
    return Says.BELOW_GET_BY


def test_contributions_that_do_not_add_up_are_shown():
    """Ruling 22."""
    table = Table().at_final_count().enter("final_count", savings=[20] * 8, pact=[3, 3, 3, 3, 2, 2, 2, 2])
    view = desk(Replay(table.begun, table.played))
    assert view.result.pact_surprise == say(Says.FOLLOWS_PACT_SURPRISE, revealed=20, counted=24)
    assert view.result.pact_surprise in view.told


def test_a_counted_envelope_outside_its_range_keeps_its_range():
    """Ruling 22: shown to the teacher as a surprise."""
    table = Table().at_final_count()
    known = table.all_coins()
    table.enter("final_count", savings=[known[0], known[1] + 1, *known[2:]])
    view = desk(Replay(table.begun, table.played))
    assert [line.surprise for line in view.result.scores][:3] == [None, CoinRange(known[1], known[1]), None]
    assert say(Says.FOLLOWS_SURPRISE, name="P1", counted=say(Says.COINS, n=known[1] + 1), low=known[1], high=known[1]) in view.told


# --------------------------------------------------------------------------------------------------- what is beside the game


def test_what_was_shuffled_reaches_the_ask():
    """SCREENS §The desk: the console shuffles and draws."""
    table = Table().at_midlife()
    view = desk(Replay(table.begun, table.played), Around(chance=Chance(deck=("eviction", "mother"))))
    assert (view.ask.drawn, view.card.title) == ("eviction", say(Says.CARD_EVICTION))


def test_the_reader_and_card_of_the_draft_are_on_the_table():
    """SCREENS §The desk: reading order can be changed."""
    table = Table().at_midlife()
    view = desk(Replay(table.begun, table.played), Around(draft=Draft({}, SEATS["teacher"], "job-obsolete")))
    assert (view.now.values["name"], view.card.title, view.card.class_by) == ("P3", say(Says.CARD_JOB_OBSOLETE), -1)


@pytest.mark.parametrize("sample", [True, False])
def test_label_edition_and_deck_are_shown(sample):
    """RULES §The printed role cards: the console always says so."""
    for whole in list(recorded().values())[::9]:
        view = desk(whole, Around(sample_deck=sample))
        assert (view.label, view.sample_deck) == (whole.start.setting.label, sample)
        assert view.edition == say(Says.WITH_PACT if whole.start.edition.pact else Says.WITHOUT_PACT)


def test_the_sample_roles_have_names_in_both_languages_and_others_the_name_typed_in():
    """DESIGN: edition and language are independent; a typed name stays as it is."""
    table = Table(roles={"surgeon": {"name": "Cirujana jefe"}})
    roles = [line.role for line in desk(Replay(table.begun, table.played)).players]
    assert roles[SEATS["surgeon"]] == say(Says.VERBATIM, text="Cirujana jefe")
    assert json.dumps([role.key for role in roles]).count("role_") == 7


def test_no_saying_of_the_desk_holds_a_value_that_cannot_be_said():
    """A saying's values are numbers, names, sayings or lists of sayings."""
    for step in steps()[::3]:
        for saying in sayings(desk(step.replay)):
            for value in saying.values.values():
                assert isinstance(value, int | str | tuple) or type(value) is type(saying), (step, saying)


# ---------------------------------------------------------------------------------------------------- what nobody else tells


def guides(*keys: Says) -> list[tuple[Replay, DeskView]]:
    """Every view whose guide says all of these."""
    return [(replay, view) for replay, view in every_view() if {line.key for line in view.guide} >= {*keys}]


def test_the_guide_of_the_deal_says_what_the_goals_are_worth_and_when_ideologies_are_dealt():
    """001 §How to win and §Hidden layer: a teacher who never saw the game must find both before the first round."""
    dealing = [(replay, view) for replay, view in every_view() if replay.state.phase is Phase.DEAL]
    assert dealing == guides(Says.GUIDE_GOALS, Says.GUIDE_IDEOLOGIES)
    for replay, view in dealing:
        worth = replay.state.edition.scoring
        points = {"below": worth.below_get_by, "get_by": worth.get_by, "live_well": worth.live_well, "thrive": worth.thrive}
        assert say(Says.GUIDE_GOALS, **{goal: say(Says.SIGNED, n=n) for goal, n in points.items()}) in view.guide


def test_the_guide_of_pay_day_says_who_hands_what_to_whom_and_where_the_middle_comes_from():
    """000 §Getting paid and paying, moved once: the middle gets as many coins as the budget vote shares out."""
    paying = [(replay, view) for replay, view in every_view() if isinstance(view.ask, asks.PayDayAsk)]
    assert paying == guides(Says.GUIDE_PAY_DAY, Says.GUIDE_SHORT)
    for _, view in paying:
        known = view.ask.revenue
        assert view.guide[-1] == (say(Says.GUIDE_MIDDLE_OPEN) if known is None else say(Says.GUIDE_MIDDLE, coins=say(Says.COINS, n=known)))
    assert {view.ask.revenue is None for _, view in paying} == {True, False}


def test_the_guide_says_what_the_bank_pays_out_with_an_event():
    """000 §The events: the boom's coins and round 4's Incomes are in no pay day, so the bank pays them at once."""
    paid = {Says.GUIDE_EVENT_GIVES: 1, Says.GUIDE_EVENT_INCOMES: 4}
    for key, round_ in paid.items():
        assert {replay.state.round + 1 for replay, _ in guides(key)} == {round_}
        assert len(guides(key)) == sum(isinstance(view.ask, asks.EventAsk) and view.ask.round == round_ for _, view in every_view())


def test_the_guide_announces_obsolescence_in_the_rounds_that_end_with_it():
    """000 §The round: at the end of rounds 3 and 6."""
    assert {replay.state.round + 1 for replay, _ in guides(Says.GUIDE_OBSOLESCENCE)} == {3, 6}


def test_the_pact_is_asked_about_at_the_count_only_where_there_was_one():
    """003 has no pact; ideologies are said to be what they are at every count."""
    counting = [(replay, view) for replay, view in every_view() if isinstance(view.ask, asks.FinalCountAsk)]
    assert counting == guides(Says.GUIDE_FINAL_COUNT, Says.GUIDE_FINAL_IDEOLOGY)
    asked = {replay.state.edition.pact is not None: Says.GUIDE_FINAL_PACT in {line.key for line in view.guide} for replay, view in counting}
    assert asked == {True: True, False: False}
