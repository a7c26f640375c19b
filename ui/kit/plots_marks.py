"""Where marks find room on a plot: each as near to its point as it can be, over no other mark and, if possible, over no line."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice, pairwise, permutations

from PySide6.QtCore import QPointF, QRectF

Box = tuple[float, float, float, float]  # left, top, right, bottom: comparing plain numbers is ten times faster
SIDES = (  # where a text begins, in its width; above or below
    (-0.5, -1), (-0.5, 1), (-0.12, -1), (-0.88, -1), (-0.12, 1), (-0.88, 1), (0.06, -1), (-1.06, -1), (0.06, 1), (-1.06, 1),
)
DISTANCES = (2.4, 4.0, 6.0, 8.5, 11.5, 15.0, 19.0, 24.0, 30.0)  # u from the point to the text
ORDERS = 6  # that are tried at most
ON_TEXT, ON_LINE, OUTSIDE = 2000.0, 100.0, 9000.0  # what it costs; the farthest place costs less than a line
ON_LEVEL = 36.0
MOST_CROSSED = 4  # strokes that are counted


@dataclass(frozen=True, slots=True)
class Wanted:
    """A text's size in px, and the point that it is about."""

    at: QPointF
    wide: float
    high: float


@dataclass(frozen=True, slots=True)
class Placed:
    """Where each text stands, and what that costs: below ON_LINE all are clear of each other and of every line."""

    places: tuple[QRectF, ...]
    cost: float


@dataclass(frozen=True, slots=True)
class Candidate:
    """A place for a text, the thread from there to its point, and what they cost before the other texts are there."""

    box: Box
    thread: Box
    cost: float


def placed(
    wanted: Sequence[Wanted], bounds: QRectF, lines: Sequence[Sequence[QPointF | None]], levels: Sequence[Sequence[QPointF]], u: float,
) -> Placed:
    """A place for each text within bounds, clear of the others and of the threads that lead from them to their points.

    Lines are crossed only where nothing else is left, `levels` a little sooner.

    One after another takes the best place that is left; where that leaves none for somebody, another order is tried.
    """
    strokes = [box for line in lines for box in _strokes(line, u)], [box for level in levels for box in _strokes(level, u)]
    candidates = [[_candidate(box, rank, each, bounds, strokes, u) for box, rank in _boxes(each, u)] for each in wanted]
    best: tuple[tuple[int, ...], float, list[Box]] = ((), OUTSIDE * OUTSIDE, [])
    for order in islice(permutations(range(len(wanted))), ORDERS):
        best = min(best, (order, *_in_order([candidates[at] for at in order])), key=lambda found: found[1])
        if best[1] < ON_LINE:
            break
    boxes = [_moved_in(box, bounds) for _at, box in sorted(zip(best[0], best[2], strict=True))]
    return Placed(tuple(QRectF(QPointF(*box[:2]), QPointF(*box[2:])) for box in boxes), best[1])


def _in_order(candidates: Sequence[Sequence[Candidate]]) -> tuple[float, list[Box]]:
    """What the places cost when they are taken in this order, distances aside, and the places."""
    taken: list[Box] = []
    cost, out = 0.0, []
    for each in candidates:
        dear, found = min(((_with_others(candidate, taken), candidate) for candidate in each), key=lambda pair: pair[0])
        taken += [found.box, found.thread]
        out.append(found.box)
        cost += dear if dear >= ON_LINE else 0.0
    return cost, out


def _with_others(candidate: Candidate, taken: Sequence[Box]) -> float:
    return candidate.cost + ON_TEXT * sum(_meet(candidate.box, text) or _meet(candidate.thread, text) for text in taken)


def _candidate(box: Box, rank: float, each: Wanted, bounds: QRectF, strokes: tuple[list[Box], list[Box]], u: float) -> Candidate:
    outside = box[0] < bounds.left() or box[1] < bounds.top() or box[2] > bounds.right() or box[3] > bounds.bottom()
    lines, levels = (0, 0) if outside else (min(MOST_CROSSED, sum(_meet(box, stroke) for stroke in of)) for of in strokes)
    return Candidate(box, _thread(box, each, u), OUTSIDE * outside + ON_LINE * lines + ON_LEVEL * levels + rank)


def _boxes(each: Wanted, u: float) -> Iterator[tuple[Box, float]]:
    """Every place that is tried, the nearest first, with what its distance costs."""
    for far, distance in enumerate(DISTANCES):
        for order, (left, side) in enumerate(SIDES):
            x = each.at.x() + left * each.wide
            y = each.at.y() - distance * u - each.high if side < 0 else each.at.y() + distance * u
            yield (x, y, x + each.wide, y + each.high), far * 6.0 + order


def _thread(box: Box, each: Wanted, u: float) -> Box:
    """What leads from a text to its point."""
    x = min(max(each.at.x(), box[0] + u), box[2] - u)
    above = box[1] < each.at.y()
    return x - 0.6 * u, box[3] if above else each.at.y(), x + 0.6 * u, each.at.y() if above else box[1]


def _meet(one: Box, other: Box) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def _moved_in(box: Box, bounds: QRectF) -> Box:
    """The same text inside the bounds, for one that found no place within them."""
    x = min(max(box[0], bounds.left()), max(bounds.left(), bounds.right() - (box[2] - box[0])))
    y = min(max(box[1], bounds.top()), max(bounds.top(), bounds.bottom() - (box[3] - box[1])))
    return x, y, x + box[2] - box[0], y + box[3] - box[1]


def _strokes(line: Sequence[QPointF | None], u: float) -> Iterator[Box]:
    """A line as a chain of small boxes."""
    half = 0.9 * u
    for one, other in pairwise(line):
        if one is None or other is None:
            continue
        wide, high = abs(other.x() - one.x()), abs(other.y() - one.y())
        if min(wide, high) < half:  # lying or upright, it is a box itself
            left, top = min(one.x(), other.x()), min(one.y(), other.y())
            yield left - half, top - half, left + wide + half, top + high + half
            continue
        steps = max(1, int(max(wide, high) / (2 * u)))
        for n in range(steps + 1):
            x, y = one.x() + (other.x() - one.x()) * n / steps, one.y() + (other.y() - one.y()) * n / steps
            yield x - half, y - half, x + half, y + half
