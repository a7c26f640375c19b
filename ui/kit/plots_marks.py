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
ORDERS = 24  # that are tried at most
ON_TEXT, ON_LINE, OUTSIDE = 1000.0, 40.0, 5000.0  # what it costs


@dataclass(frozen=True, slots=True)
class Wanted:
    """A text's size in px, and the point that it is about."""

    at: QPointF
    wide: float
    high: float


@dataclass(frozen=True, slots=True)
class Placed:
    """Where each text stands, and whether all are clear of each other."""

    places: tuple[QRectF, ...]
    is_clear: bool


def placed(wanted: Sequence[Wanted], bounds: QRectF, lines: Sequence[Sequence[QPointF | None]], u: float) -> Placed:
    """A place for each text within bounds, clear of the others and of the threads that lead from them to their points.

    One after another takes the best place that is left; where that leaves none for somebody, another order is tried.
    """
    strokes = [box for line in lines for box in _strokes(line, u)]
    tried = ((order, *_in_order(order, wanted, bounds, strokes, u)) for order in islice(permutations(range(len(wanted))), ORDERS))
    best: tuple[tuple[int, ...], float, list[Box]] = ((), OUTSIDE * OUTSIDE, [])
    for each in tried:
        best = min(best, each, key=lambda found: found[1])
        if best[1] < ON_TEXT:
            break
    boxes = dict(zip(best[0], best[2], strict=True))
    return Placed(tuple(QRectF(QPointF(*boxes[at][:2]), QPointF(*boxes[at][2:])) for at in range(len(wanted))), best[1] < ON_TEXT)


def _in_order(order: Sequence[int], wanted: Sequence[Wanted], bounds: QRectF, strokes: Sequence[Box], u: float) -> tuple[float, list[Box]]:
    """What the places cost when they are taken in this order, and the places."""
    texts: list[Box] = []
    cost, out = 0.0, []
    for at in order:
        each = wanted[at]
        found = min(((_cost(box, each, bounds, texts, strokes, u) + rank, box) for box, rank in _candidates(each, u)))
        inside = _moved_in(found[1], bounds)
        texts += [inside, _thread(inside, each, u)]
        out.append(inside)
        cost += found[0]
    return cost, out


def _candidates(each: Wanted, u: float) -> Iterator[tuple[Box, float]]:
    for rank, distance in enumerate(DISTANCES):
        for order, (left, side) in enumerate(SIDES):
            x = each.at.x() + left * each.wide
            y = each.at.y() - distance * u - each.high if side < 0 else each.at.y() + distance * u
            yield (x, y, x + each.wide, y + each.high), rank * 6.0 + order


def _thread(box: Box, each: Wanted, u: float) -> Box:
    """What leads from a text to its point."""
    x = min(max(each.at.x(), box[0] + u), box[2] - u)
    above = box[1] < each.at.y()
    return x - 0.6 * u, box[3] if above else each.at.y(), x + 0.6 * u, each.at.y() if above else box[1]


def _cost(box: Box, each: Wanted, bounds: QRectF, texts: Sequence[Box], strokes: Sequence[Box], u: float) -> float:
    out = OUTSIDE * (box[0] < bounds.left() or box[1] < bounds.top() or box[2] > bounds.right() or box[3] > bounds.bottom())
    thread = _thread(box, each, u)
    out += ON_TEXT * sum(_meet(box, text) or _meet(thread, text) for text in texts)
    return out + ON_LINE * min(4, sum(_meet(box, stroke) for stroke in strokes))


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
        steps = max(1, int(max(abs(other.x() - one.x()), abs(other.y() - one.y())) / (2 * u)))
        for n in range(steps + 1):
            x, y = one.x() + (other.x() - one.x()) * n / steps, one.y() + (other.y() - one.y()) * n / steps
            yield x - half, y - half, x + half, y + half
