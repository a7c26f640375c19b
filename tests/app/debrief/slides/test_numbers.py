"""Every slide's numbers against the report, the record and the second bank, by other ways than the slide's own: 380 games."""

from collections import Counter

import pytest

from app.debrief.prediction import Prediction
from app.debrief.slides.making import slides
from app.debrief.slides.services import marked_on
from app.debrief.what_if.trying import all_what_ifs, saving_changes
from app.report import report
from app.rules.facts import LevelsDropped
from app.rules.play import Replay
from app.terms.saying import Says
from app.terms.services import PerService, ServiceName
from app.views.slides import Pair, SlideId, Tone
from tests.app.debrief.slides.reading import figures_of, pieces, round_of, seat_of, slide_of
from tests.app.debrief.slides.second import Story, stories
from tests.generated.figures import CARDS, CLASSES, SERVICES
from tests.replayed import printed, replayed

CAUSES = {
    "exclusion": Says.CAUSED_BY_EXCLUSION,
    "midlife_exclusion": Says.CAUSED_BY_MIDLIFE_EXCLUSION,
    "storm": Says.CAUSED_BY_STORM,
    "country_card": Says.CAUSED_BY_COUNTRY_CARD,
    "service_at_level_1": Says.CAUSED_BY_SERVICE_AT_LEVEL_1,
    "all_services_high": Says.CAUSED_BY_ALL_SERVICES_HIGH,
    "correction": Says.CAUSED_BY_CORRECTION,
}
TAX_NAMES = {"A": Says.TAX_A, "B": Says.TAX_B, "C": Says.TAX_C, "D": Says.TAX_D}


def with_(id_: SlideId, *, at_least: int):
    """Every game that has this slide, and enough of them."""
    found = [(story, slide) for story in stories() if (slide := slide_of(story, id_)) is not None]
    assert len(found) >= at_least
    return found


def has(story: Story, id_: SlideId) -> bool:
    return slide_of(story, id_) is not None


def started_at(story: Story) -> int | None:
    if story.record["edition"] == "without-pact":
        return 3
    return story.reports[0]["tension"] if story.reports else None


def moved(changes: list[dict]) -> dict[str, int]:
    return {cause: by for cause in CAUSES if (by := sum(change["by"] for change in changes if change["cause"] == cause))}


def test_the_second_bank_tells_the_same_games():
    """What the slides are held to is the report."""
    assert len(stories()) >= 350
    for story in stories():
        last = story.reports[-1] if story.reports else {"history": [], "tension_changes": []}
        assert (last["history"], last["tension_changes"]) == (story.report["history"], story.report["tension_changes"]), story.name


def test_tension_stands_where_the_report_says_after_each_round():
    """Issue 5.1: Tension over the rounds."""
    for story, slide in with_(SlideId.TENSION, at_least=300):
        (line,) = slide.figure.lines
        ends = [row["tension_end"] for row in story.report["history"]]
        assert list(line.values) == [started_at(story), *ends, *[None] * (8 - len(ends))], story.name
        if not story.failed:
            assert slide.news.values == {"start": started_at(story), "end": ends[-1]}
        else:
            assert slide.news.values == {"round": story.report["round"]}
        costs = [(5, -2), (8, -5), (10, None)]
        assert [(band.value, band.says.values.get("points")) for band in slide.figure.bands] == costs
    assert all(has(story, SlideId.TENSION) == bool(story.report["history"]) for story in stories())


def test_the_causes_on_the_line_are_those_of_the_rounds_that_moved_most():
    """Issue 5.1: then its causes."""
    marked = Counter()
    for story, slide in with_(SlideId.TENSION, at_least=300):
        by_round = Counter()
        for change in story.report["tension_changes"]:
            by_round[change["round"]] += change["by"]
        moves = sorted((abs(by) for round_, by in by_round.items() if by and round_), reverse=True)[:3]
        marks = slide.figure.lines[0].marks
        assert all(mark.is_cause for mark in marks)
        assert [mark.at for mark in marks] == sorted(mark.at for mark in marks)
        assert sorted((abs(by_round[mark.at]) for mark in marks), reverse=True) == moves, story.name
        for mark in marks:
            of_round = moved([change for change in story.report["tension_changes"] if change["round"] == mark.at])
            way = 1 if by_round[mark.at] > 0 else -1
            best = max(way * by for by in of_round.values())
            assert mark.says.key in {CAUSES[cause] for cause, by in of_round.items() if way * by == best}
            marked[mark.says.key] += 1
    assert len(marked) == len(CAUSES), marked


def test_the_waterfall_holds_all_that_moved_tension():
    """Issue 5.1: a waterfall of all that moved Tension, at most seven moves."""
    for story, slide in with_(SlideId.CAUSES, at_least=280):
        figure = slide.figure
        assert {move.why.key: move.by for move in figure.moves} == {
            CAUSES[cause]: by for cause, by in moved(story.report["tension_changes"]).items()
        }, story.name
        assert figure.start == started_at(story)
        assert figure.end == story.report["tension"] == figure.start + sum(move.by for move in figure.moves)
        assert abs(next(move.by for move in figure.moves if move.why == slide.news.values["cause"])) == max(
            abs(move.by) for move in figure.moves
        )
    assert all(has(story, SlideId.CAUSES) == bool(moved(story.report["tension_changes"])) for story in stories())


def test_the_last_push_is_the_last_change_of_a_failed_state():
    """Issue 5.1: a Failed State has its own debrief: the last push."""
    kinds = Counter()
    for story, slide in with_(SlideId.LAST_PUSH, at_least=60):
        changes = [change for change in story.report["tension_changes"] if change["round"] == story.report["round"] and change["by"]]
        figure, last = slide.figure, changes[-1]
        assert figure.end == last["to"] == 10
        assert figure.start == 10 - sum(change["by"] for change in changes)
        kept = figure.moves if len(changes) <= 7 else figure.moves[1:]
        assert [move.by for move in kept] == [change["by"] for change in changes][-len(kept) :], story.name
        assert figure.start + sum(move.by for move in figure.moves) == 10
        assert slide.news.values["cause"].key is CAUSES[last["cause"]]
        assert figure.moves[-1].tone is Tone.INK
        if "seat" in last:
            assert seat_of(figure.moves[-1].why.values["name"]) == last["seat"]
        if "service" in last:
            assert figure.moves[-1].why.values["service"].key == Says(last["service"])
        kinds[last["cause"]] += 1
    assert {story.name for story, _ in with_(SlideId.LAST_PUSH, at_least=1)} == {story.name for story in stories() if story.failed}
    assert set(kinds) >= {"exclusion", "midlife_exclusion", "service_at_level_1", "country_card"}, kinds


def test_every_tax_has_a_bar_with_what_it_raised():
    """Issue 5.1: the taxes and what they raised."""
    for story, slide in with_(SlideId.TAXES, at_least=300):
        raised = [(row["round"], TAX_NAMES[row["tax"]], row["revenue"]) for row in story.rows if row["revenue"] is not None]
        assert [(round_of(bar.name), bar.pieces[0].name.key, bar.pieces[0].value) for bar in slide.figure.bars] == raised, story.name
        assert [bar.total.values["n"] for bar in slide.figure.bars] == [coins for _, _, coins in raised]
        assert slide.news.values["coins"].values["n"] == sum(coins for _, _, coins in raised)
        assert all(bar.pieces[0].tone == f"tax_{row['tax'].lower()}" for bar, row in zip(
            slide.figure.bars, [row for row in story.rows if row["revenue"] is not None], strict=True))
    assert all(has(story, SlideId.TAXES) == any(row["revenue"] is not None for row in story.rows) for story in stories())


def counted_votes(story: Story, kind: str) -> list[tuple[int, dict[str, float], str | None]]:
    """From the record: round, shares of the tokens in the bag, and whether a tie was open after it or one had more than half."""
    found = []
    for entry, after in zip(story.entries, story.reports, strict=True):
        if entry["type"] == kind and (cast := sum(entry["votes"].values())):
            shares = {option: 100 * votes / cast for option, votes in entry["votes"].items() if votes}
            sign = "=" if after["tie"] else ">" if max(shares.values()) > 50 else None
            found.append((after["round"], shares, sign))
    return found


def shown_votes(figure) -> list[tuple[int, dict[str, float], str | None]]:
    names = {says: letter for letter, says in TAX_NAMES.items()} | {Says(name): name for name in SERVICES}
    for number, bar in enumerate(figure.bars):
        assert bar.mark is None or bar.mark.at == number
    return [(round_of(bar.name), {names[key]: value for key, value in pieces(bar).items()}, bar.mark and bar.mark.says.values["text"])
            for bar in figure.bars]


def test_the_votes_are_those_that_were_typed():
    """Issue 5.1: vote shares per round, majorities and ties."""
    signs = Counter()
    for story, slide in with_(SlideId.VOTES, at_least=300):
        tax, budget = counted_votes(story, "tax_vote"), counted_votes(story, "budget_vote")
        figures = figures_of(slide.figure)
        expected = [votes for votes in (tax, budget) if votes]
        assert [shown_votes(figure) for figure in figures] == [
            [(round_, pytest.approx(shares), sign) for round_, shares, sign in votes] for votes in expected
        ], story.name
        both = [*tax, *budget]
        over_half = sum(max(shares.values()) > 50 for _, shares, _ in both)
        ties = sum(sign == "=" for _, _, sign in both)
        assert slide.news.values == {"ties": ties, "votes": len(both), "majorities": over_half}
        signs.update(sign for _, _, sign in both)
    assert min(signs.values()) >= 100, signs
    for story in stories():
        assert has(story, SlideId.VOTES) == bool(counted_votes(story, "tax_vote") + counted_votes(story, "budget_vote"))


def test_the_levels_are_those_of_the_report_and_obsolescence_is_marked():
    """Issue 5.1: service levels with obsolescence."""
    for story, slide in with_(SlideId.SERVICES, at_least=300):
        history = story.report["history"]
        for name, line in zip(SERVICES, slide.figure.lines, strict=True):
            assert (line.name.key, line.tone, line.steps) == (Says(name), name, True)
            assert list(line.values) == [1, *(row["levels"][name] for row in history), *[None] * (8 - len(history))], story.name
        # a round in which the State fails has no end, so that nothing is lost there
        lost = [row["round"] for row in history if row["round"] in {3, 6} and row["tension_end"] < 10]
        assert sorted(mark.at for line in slide.figure.lines for mark in line.marks) == lost, story.name
        assert slide.news.values["levels"] == sum(service["level"] for service in story.report["services"].values())


def levels_before(story: Story, round_: int) -> dict[str, int]:
    """The levels right before obsolescence: the coins that are gone from each fund bought levels."""
    history = {row["round"]: row for row in story.report["history"]}
    was, now = history[round_ - 1], history[round_]
    price = {8: 10, 7: 9, 6: 8}[len(story.record["players"])]
    gone = {name: was["funds"][name] + now["received"][name] - now["funds"][name] for name in SERVICES}
    return {name: was["levels"][name] + gone[name] // price for name in SERVICES}


def test_obsolescence_is_marked_where_most_was_lost():
    """On the line that stood highest; a level 1 cannot fall (ruling 9)."""
    looked_at = 0
    for story, slide in with_(SlideId.SERVICES, at_least=300):
        if any(entry["type"] == "correction" for entry in story.entries):
            continue
        marks = {mark.at: name for name, line in zip(SERVICES, slide.figure.lines, strict=True) for mark in line.marks}
        for round_, name in marks.items():
            before = levels_before(story, round_)
            assert before[name] == max(before.values()), story.name
            looked_at += 1
    assert looked_at >= 150
    assert marked_on(LevelsDropped(PerService(1, 2, 1), PerService(1, 1, 1))) is ServiceName.EDUCATION


def given(story: Story) -> int:
    """What came to the budgets beside taxes, from the printed table of cards and the event of round 7."""
    cards = sum(4 for _, card, tier, _, _ in story.bank.read if "budget" in CARDS[card][1][tier])
    before = {report_["round"]: report_ for report_ in reversed(story.reports)}
    peace = before.get(7)
    if peace is None:
        return cards
    at = story.reports.index(peace)
    return cards + (15 if story.reports[at - 1]["tension"] <= 3 else 0)


def test_the_money_that_came_in_is_the_money_that_went_out():
    """Issue 5.1: where the money went: paid in, split, what waits."""
    unshared = 0
    for story, slide in with_(SlideId.MONEY, at_least=300):
        flow = figures_of(slide.figure)[0]
        if flow.measure.key is not Says.SLIDE_IN_COINS:
            continue
        paid_in, went_to = map(pieces, flow.bars)
        for of in CLASSES:
            assert paid_in.get(Says(of), 0) == sum(paid.tax for paid in story.payments if paid.social_class == of), story.name
        assert paid_in.get(Says.SLIDE_MONEY_GIVEN, 0) == given(story), story.name
        for name in SERVICES:
            received = sum(row["received"][name] for row in story.rows if row["received"])
            assert went_to.get(Says(name), 0) == received, story.name
        left = sum(row["revenue"] for row in story.rows if row["revenue"] is not None) + given(story)
        left -= sum(row["budget"] for row in story.rows if row["budget"] is not None)
        assert went_to.get(Says.SLIDE_MONEY_UNSHARED, 0) == left, story.name
        assert sum(paid_in.values()) == sum(went_to.values()) == slide.news.values["coins"].values["n"]
        unshared += bool(left)
    assert unshared >= 20


def test_cards_are_hit_in_full_softened_or_a_windfall_by_the_printed_table():
    """Issue 5.1: cards softened or suffered."""
    met = Counter()
    for story, slide in with_(SlideId.MONEY, at_least=300):
        expected = Counter("windfall" if card == "inheritance" else ("softened" if tier else "suffered")
                           for _, card, tier, _, _ in story.bank.read)
        cards = [figure for figure in figures_of(slide.figure) if figure.measure.key is Says.SLIDE_IN_CARDS]
        assert bool(cards) == bool(story.bank.read), story.name
        for figure in cards:
            assert {bar.name.key: bar.total.values["n"] for bar in figure.bars} == {
                Says(f"slide_cards_{each}"): expected[each] for each in ("suffered", "softened", "windfall")
            }, story.name
        met.update(expected)
    assert min(met[each] for each in ("suffered", "softened", "windfall")) >= 50, met


def test_the_burden_is_what_each_class_paid_and_its_share_of_income():
    """Issue 5.1: paid per class in coins and as a share of Income, per round."""
    partly = 0
    for story, slide in with_(SlideId.BURDEN, at_least=300):
        coins, shares = slide.figure.figures
        for of, in_coins, in_shares in zip(CLASSES, coins.lines, shares.lines, strict=True):
            assert in_coins.name.key is in_shares.name.key is Says(of)
            for round_ in range(1, 9):
                paid = [one for one in story.payments if (one.round, one.social_class) == (round_, of)]
                tax, income = sum(one.tax for one in paid), sum(one.income for one in paid)
                assert in_coins.values[round_ - 1] == (tax if paid else None), story.name
                assert in_shares.values[round_ - 1] == (pytest.approx(100 * tax / income) if paid and income else None), story.name
        for row in story.rows:
            in_round = [line.values[row["round"] - 1] for line in coins.lines]
            assert row["revenue"] is None or sum(in_round) == row["revenue"]
            partly += bool(row["excluded"])
        most = {of: [sum(part) for part in zip(*((one.tax, one.income) for one in story.payments if one.social_class == of), strict=True)]
                for of in CLASSES}
        rates = {of: part[0] / part[1] if part and part[1] else 0 for of, part in most.items()}
        expected = [Says(of) for of in CLASSES if rates[of] and rates[of] == pytest.approx(max(rates.values()))]
        assert [each.key for each in slide.news.values["classes"]] == expected if expected else slide.news is None, story.name
    assert partly >= 100
    assert all(has(story, SlideId.BURDEN) == bool(story.payments) for story in stories())


def test_tokens_are_counted_where_they_were_taken():
    """Issue 5.1: tokens by class, by the class at that moment."""
    taken_in_all = Counter()
    for story, slide in with_(SlideId.TOKENS, at_least=300):
        taken = Counter()
        for before, after in zip(story.reports, story.reports[1:], strict=False):
            for was, now in zip(before["players"], after["players"], strict=True):
                kind = Says.SLIDE_TOKENS_CARD if after["round"] == 4 else Says.SLIDE_TOKENS_PAY_DAY
                taken[was["class"], kind] += now["tokens"] - was["tokens"]
        for of, bar in zip(CLASSES, slide.figure.bars, strict=True):
            assert bar.name.key is Says(of)
            assert pieces(bar) == {kind: taken[of, kind] for of_, kind in taken if of_ == of and taken[of, kind]}, story.name
            assert bar.total.values["n"] == sum(pieces(bar).values())
        in_all = sum(player["tokens"] for player in story.report["players"])
        assert slide.news.values == ({"tokens": in_all} if in_all else {})
        taken_in_all.update(taken)
    reached = {key: tokens for key, tokens in taken_in_all.items() if tokens}
    assert len(reached) == 6, reached
    assert sum(reached.values()) >= 300


def test_classes_lead_from_the_deal_to_the_end():
    """Issue 5.1: class at birth → class at the end."""
    ways = Counter()
    for story, slide in with_(SlideId.CLASSES, at_least=150):
        dealt = next(after for entry, after in zip(story.entries, story.reports, strict=True) if entry["type"] == "deal")
        rungs = [rung.key for rung in slide.figure.rungs]
        assert rungs == [Says.WORKING, Says.MIDDLE, Says.UPPER]
        for seat, thread in enumerate(slide.figure.threads):
            assert seat_of(thread.name) == seat
            assert rungs[thread.before] == Says(dealt["players"][seat]["class"])
            assert rungs[thread.after] == Says(story.report["players"][seat]["class"]), story.name
        moves = Counter((thread.after > thread.before) - (thread.after < thread.before) for thread in slide.figure.threads)
        assert slide.news.values == {"up": moves[1], "down": moves[-1], "same": moves[0]}
        ways.update(moves)
    assert min(ways[way] for way in (-1, 0, 1)) >= 20, ways
    assert all(has(story, SlideId.CLASSES) == (len(story.report["history"]) >= 4) for story in stories())


def test_every_score_is_taken_apart_as_in_the_report():
    """Issue 5.1: anatomy of every score."""
    names = {Says.EXPORT_DIVIDEND: "dividend", Says.EXPORT_LEGACY: "legacy", Says.EXPORT_LIFE: "life", Says.EXPORT_TOKENS: "tokens",
             Says.TENSION: "tension", Says.EXPORT_IDEOLOGY: "ideology"}
    for story, slide in with_(SlideId.SCORES, at_least=150):
        for bar, score in zip(slide.figure.bars, story.report["scores"], strict=True):
            assert seat_of(bar.name) == score["seat"]
            parts = {part: score[part] for part in names.values() if score[part]}
            assert {names[key]: value for key, value in pieces(bar).items()} == parts, story.name
            assert bar.total.values["n"] == score["total"] == sum(pieces(bar).values())
            assert (bar.mark is not None) == score["winner"], story.name
            assert bar.mark is None or bar.mark.at == score["seat"]
        winners = [score["seat"] for score in story.report["scores"] if score["winner"]]
        assert [seat_of(name) for name in slide.news.values["names"]] == winners
    assert all(has(story, SlideId.SCORES) == (story.report["scores"] is not None) for story in stories())


def test_the_gap_is_that_of_the_savings():
    """Issue 5.1: ratio and Gini of the savings, here by ranks (and the slide's by all pairs)."""
    told = Counter()
    for story, slide in with_(SlideId.GAP, at_least=150):
        savings = [player["coins"][0] for player in story.report["players"]]
        assert [bar.pieces[0].value for bar in slide.figure.bars] == sorted(savings, reverse=True)
        assert {seat_of(bar.name): bar.total.values["n"] for bar in slide.figure.bars} == dict(enumerate(savings))
        ranked = sum(rank * coins for rank, coins in enumerate(sorted(savings), start=1))
        n, total = len(savings), sum(savings)
        gini = 2 * ranked / (n * total) - (n + 1) / n if total else 0
        assert slide.note.values["gini"] == pytest.approx(100 * gini, abs=0.51), story.name
        told[slide.news.key] += 1
        if slide.news.key in {Says.SLIDE_GAP_NEWS, Says.SLIDE_GAP_NEWS_WHOLE}:
            times = slide.news.values["whole"] + slide.news.values.get("tenths", 0) / 10
            assert times == pytest.approx(max(savings) / min(savings), abs=0.051), story.name
        elif slide.news.key is Says.SLIDE_GAP_NEWS_NOTHING:
            assert min(savings) == 0 < max(savings)
        else:
            assert min(savings) == max(savings) == slide.news.values["coins"].values["n"]
    assert told[Says.SLIDE_GAP_NEWS] >= 50
    assert told[Says.SLIDE_GAP_NEWS_NOTHING] >= 5


@pytest.mark.parametrize(
    ("savings", "news", "gini"),
    [
        ((7,) * 8, {"coins": 7}, 0),
        ((0,) * 8, {"coins": 0}, 0),
        ((*(1,) * 7, 1_000_000), {"whole": 1_000_000}, 87),
        ((*(4,) * 7, 9), {"whole": 2, "tenths": 3}, 12),
        ((*(0,) * 7, 9), {}, 88),
    ],
)
def test_the_gap_of_savings_that_are_all_alike_or_far_apart(savings, news, gini):
    """Ruling 22: what was counted is the truth. Ratios and Gini worked out by hand, halves up."""
    story = next(story for story in stories() if story.completed and len(story.record["players"]) == 8)
    *before, last = story.record["entries"]
    counted = replayed(story.record | {"entries": [*before, last | {"savings": list(savings)}]})
    (slide,) = [slide for slide in slides(counted) if slide.id is SlideId.GAP]
    assert {name: getattr(value, "values", {}).get("n", value) for name, value in slide.news.values.items()} == news
    assert slide.note.values["gini"] == gini


def test_the_pact_shows_the_table_and_once_revealed_each_seat():
    """Issue 5.1: the pact; an edition without one has no such slide."""
    shown = Counter()
    for story, slide in with_(SlideId.PACT, at_least=150):
        (pact,) = [entry for entry in story.entries if entry["type"] == "pact"]
        table, *seats = figures_of(slide.figure)
        most = 3 * len(story.record["players"])
        assert pieces(table.bars[0]) == {Says.SLIDE_PACT_GIVEN: pact["coins"], Says.SLIDE_PACT_KEPT: most - pact["coins"]}
        assert slide.news.values == {"coins": pact["coins"], "most": most, "tension": started_at(story)}
        revealed = next((entry.get("pact") for entry in story.entries if entry["type"] == "final_count"), None)
        assert [[bar.total.values["n"] for bar in each.bars] for each in seats] == ([list(revealed)] if revealed else []), story.name
        assert (slide.note is not None) == bool(revealed and sum(revealed) != pact["coins"])
        shown["revealed" if revealed else "secret"] += 1
    assert min(shown.values()) >= 20, shown
    for story in stories():
        assert has(story, SlideId.PACT) == any(entry["type"] == "pact" for entry in story.entries)


def test_the_prediction_stands_beside_what_happened():
    """Issue 5.1: prediction against outcome; nothing before there is one."""
    came = Counter()
    for story in stories():
        found = [slide for slide in slides(story.replay, prediction=Prediction(5, 7, 11)) if slide.id is SlideId.PREDICTION]
        assert bool(found) == (story.report["outcome"] is not None)
        for slide in found:
            assert [bar.total.values["n"] for bar in slide.figure.bars] == [5, 7, 11]
            (at,) = [number for number, bar in enumerate(slide.figure.bars) if bar.mark]
            assert at == (2 if story.failed else 0 if story.report["legacy"] else 1)
            assert slide.news.values == {"hands": (5, 7, 11)[at], "all": 23}
            came[at] += 1
    assert min(came[at] for at in range(3)) >= 20, came
    ended = next(story for story in stories() if story.completed)
    for nobody in (None, Prediction()):
        assert SlideId.PREDICTION not in {slide.id for slide in slides(ended.replay, prediction=nobody)}


def asked(story: Story, number: int):
    """Some other games, those first that stop in the middle of a round."""
    tried = [each for _, each in all_what_ifs(story.replay)]
    return sorted(tried[::5], key=lambda each: each.other.round == len(each.other.rounds))[:number]


def test_other_games_stand_beside_the_real_one():
    """Issue 5.2: each can be shown on the wall; the numbers are those of the other game's own report."""
    stops = 0
    for story in [story for story in stories() if story.completed and story.report["round"] == 8][:6]:
        tried = asked(story, 3)
        (slide,) = [slide for slide in slides(story.replay, what_ifs=tried) if slide.id is SlideId.WHAT_IF]
        assert isinstance(slide.figure, Pair)
        tension, levels = slide.figure.figures
        others = [story.report, *(printed(Replay(each.replay.start, each.replay.played)) for each in tried)]
        for line, bar, other in zip(tension.lines, levels.bars, others, strict=True):
            ends = [row["tension_end"] for row in other["history"]]
            ends += [other["tension"]] * (other["round"] > len(ends))  # where a round has no end
            stops += other["round"] > len(other["history"])
            assert list(line.values)[1:] == [*ends, *[None] * (8 - len(ends))]
            assert bar.total.values["n"] == sum(service["level"] for service in other["services"].values())
        assert tension.lines[0].name.key is Says.SLIDE_REAL
        assert [line.name for line in tension.lines[1:]] == [bar.name.values["number"] for bar in levels.bars[1:]]
        assert (slide.note is not None) == any(each.stopped is not None for each in tried)
    assert stops >= 3


def test_what_would_have_saved_a_failed_state_is_a_slide_and_so_is_nothing():
    """Issue 5.2: "which single change would have saved this country?"."""
    from app.debrief.slides.what_ifs import suggested

    headings = Counter()
    for story in [story for story in stories() if story.failed][:10]:
        saving = saving_changes(all_what_ifs(story.replay))
        (slide,) = [slide for slide in slides(story.replay, what_ifs=suggested(saving)) if slide.id is SlideId.WHAT_IF]
        headings[slide.heading.key] += 1
        assert (slide.heading.key is Says.FAILED_WHAT_IF) == bool(saving)
        if saving:
            assert len({type(each.change) for each in suggested(saving)}) == len(slide.figure.figures[0].lines) - 1 <= 3
            assert all(report(each.replay)["outcome"] is None for each in suggested(saving))
    assert headings[Says.FAILED_WHAT_IF] >= 3, headings
    lost = next(story for story in stories() if story.failed)
    (slide,) = [slide for slide in slides(lost.replay, what_ifs=()) if slide.id is SlideId.WHAT_IF]
    assert slide.heading.key is Says.LOST_WHAT_IF
    assert SlideId.WHAT_IF not in {slide.id for slide in slides(lost.replay)}
