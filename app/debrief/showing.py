"""Showing: which slides a debrief shows, in which order, and how far the one that is up is revealed. Pure; it knows no slide's content.

Where the teacher put a slide stays, whatever the game can give at the moment: a slide that comes later takes its place.
"""

from collections.abc import Mapping

from msgspec import Struct, structs

from app.views.slides import SlideId

Lengths = Mapping[SlideId, int]  # the slides that the game can give, and the number of parts of each


class Showing(Struct, frozen=True):
    """The order of all slides, those that are chosen, the one that is up, and how many of its parts are shown, from 1."""

    order: tuple[SlideId, ...] = tuple(SlideId)
    chosen: tuple[SlideId, ...] = tuple(SlideId)
    at: SlideId = SlideId.FEELINGS
    shown: int = 1

    def given(self, lengths: Lengths) -> tuple[SlideId, ...]:
        """The slides that there are, in order."""
        return tuple(each for each in self.order if each in lengths)

    def settled(self, lengths: Lengths) -> "Showing":
        """Up is a slide that there is, with no more parts than it has."""
        if self.at in lengths:
            return structs.replace(self, shown=max(1, min(self.shown, lengths[self.at])))
        given = self.given(lengths)
        ahead = [each for each in given if each in self.chosen] or list(given)
        return structs.replace(self, at=ahead[0], shown=1)

    def stepped(self, by: int, lengths: Lengths) -> "Showing":
        """A part more, or the next chosen slide; back, a part fewer, or all of the chosen one before. It stops at either end."""
        now = self
        for _ in range(abs(by)):
            now = now.on(lengths) if by > 0 else now.back(lengths)
        return now

    def on(self, lengths: Lengths) -> "Showing":
        """One step on."""
        following = self.following(lengths)
        if self.shown < lengths[self.at]:
            return structs.replace(self, shown=self.shown + 1)
        return self if following is None else self.picked(following)

    def back(self, lengths: Lengths) -> "Showing":
        """One step back."""
        if self.shown > 1:
            return structs.replace(self, shown=self.shown - 1)
        before = [each for each in self._before(lengths) if each in self.chosen]
        return structs.replace(self, at=before[-1], shown=lengths[before[-1]]) if before else self

    def following(self, lengths: Lengths) -> SlideId | None:
        """The chosen slide after the one that is up, or None after the last."""
        given = self.given(lengths)
        return next((each for each in given[given.index(self.at) + 1 :] if each in self.chosen), None)

    def _before(self, lengths: Lengths) -> tuple[SlideId, ...]:
        given = self.given(lengths)
        return given[: given.index(self.at)]

    def picked(self, which: SlideId) -> "Showing":
        """Another slide is up, from its first part; the one that is up stays as it is."""
        return self if which is self.at else structs.replace(self, at=which, shown=1)

    def whole(self, lengths: Lengths) -> "Showing":
        """All parts of the slide that is up."""
        return structs.replace(self, shown=lengths[self.at])

    def turned(self, which: SlideId) -> "Showing":
        """A slide is chosen, or no longer; the last one stays."""
        if which not in self.chosen:
            return structs.replace(self, chosen=_in_usual_order((*self.chosen, which)))
        left = tuple(each for each in self.chosen if each is not which)
        return structs.replace(self, chosen=left) if left else self

    def preset(self, which: tuple[SlideId, ...]) -> "Showing":
        """Just these, in the usual order; up is the first of them if what is up is not among them."""
        now = structs.replace(self, order=tuple(SlideId), chosen=_in_usual_order(which))
        return now if self.at in which else now.picked(which[0])

    def moved(self, which: SlideId, to: int, lengths: Lengths) -> "Showing":
        """A slide comes to this place among those that there are, 0 first."""
        given = [each for each in self.given(lengths) if each is not which]
        order = [each for each in self.order if each is not which]
        order.insert(order.index(given[to]) if to < len(given) else len(order), which)
        return structs.replace(self, order=tuple(order))

    def agrees_with(self, which: tuple[SlideId, ...]) -> bool:
        """Whether this is just that preset."""
        return self.order == tuple(SlideId) and set(self.chosen) == set(which)


def _in_usual_order(which: tuple[SlideId, ...]) -> tuple[SlideId, ...]:
    return tuple(each for each in SlideId if each in which)
