"""The walk: a wall of any shape, ratio, margin, scale, look and language, led through every step of every scene and through its cards."""

from itertools import product
from typing import NamedTuple

from app.clock import LONGEST, Reading
from app.stage import Mode
from app.views.public import DebateScene
from tests.ui.projector.measuring import flaws_of, pictured
from tests.ui.projector.reveals import FULLEST_REVEALS
from ui.kit.theme import DARK, LIGHT, Theme
from ui.projector.window import Projector
from ui.text.languages import Language
from ui.text.words import Words

SHAPES = {"16x9": (1920, 1080), "16x10": (1920, 1200), "4x3": (1024, 768), "21x9": (2560, 1080)}  # px of the screen
RATIOS = (1.0, 1.5, 2.0, 3.0)
MARGINS = (0.0, 0.1)
SCALES = (1.0, 1.2)
THEMES = (LIGHT, DARK)
OVER = Reading(int(LONGEST), is_over=True, is_running=True)  # the widest that it shows


class Way(NamedTuple):
    """One kind of wall."""

    shape: str
    ratio: float = 1.0
    margin: float = 0.0
    scale: float = 1.0
    theme: Theme = LIGHT
    language: Language = Language.ENGLISH

    @property
    def name(self):
        """How a failure names it."""
        return f"{self.shape} at {self.ratio:g}, {self.margin:.0%} free, letters of {self.scale:.0%}, {self.theme.name}, {self.language}"


AXES = (tuple(SHAPES), RATIOS, MARGINS, SCALES, THEMES, tuple(Language))
ALL = tuple(Way(*values) for values in product(*AXES))
WALK = {f"{name}, {at}": view for name, reveal in FULLEST_REVEALS.items() for at, view in enumerate(reveal, 1)}
WHOLE = {f"{name}, {len(reveal)}" for name, reveal in FULLEST_REVEALS.items()}
THIRD = 3  # has no factor in common with the number of walls: the steps are dealt evenly over all values of all axes


def crossed(shape, ratio):
    """The way of a shape and a ratio, 0 to 3 each, in an orthogonal array: any two values of any two axes meet in it."""
    bits = (shape >> 1 ^ ratio, shape ^ ratio >> 1, shape >> 1 ^ ratio >> 1, shape >> 1 ^ shape ^ ratio)
    return Way(tuple(SHAPES)[shape], RATIOS[ratio], *(axis[bit & 1] for axis, bit in zip(AXES[2:], bits, strict=True)))


def quarter(way):
    """To which of four sets of four ways it belongs: within each, every shape and every ratio, and both values of all else."""
    shape, ratio = tuple(SHAPES).index(way.shape), RATIOS.index(way.ratio)
    return 2 * ((ratio >> 1 ^ shape >> 1 ^ shape) & 1) + ((ratio ^ shape) & 1)


LONG = tuple(way for way in ALL if sum(axis.index(value) for axis, value in zip(AXES, way, strict=True)) % 2 == 0)  # any two values meet
CROSSED = tuple(crossed(shape, ratio) for shape, ratio in product(range(4), repeat=2))


def share_of(way):
    """A quarter of the walk: the four ways of each view are of every shape, every ratio, and both values of all else."""
    return dict(list(WALK.items())[quarter(way) :: 4])


def long_share_of(way):
    """Every whole scene, and a third of the steps that lead to it: all of them would take half an hour."""
    first = LONG.index(way)
    return {name: view for at, (name, view) in enumerate(WALK.items()) if name in WHOLE or (at + first) % THIRD == 0}


def walker(way):
    """A wall of this kind, shown."""
    projector = Projector(way.theme, Words(way.language))
    projector.resize(*(round(side / way.ratio) for side in SHAPES[way.shape]))
    projector.show_scale(way.scale)
    projector.show_margin(way.margin)
    projector.show()
    return projector


def walked(projector, views):
    """Lead it through these views, then through what may lie over them; a name for each."""
    for name, view in views.items():
        projector.show_view(view)
        yield name, view
        if isinstance(view.scene, DebateScene):
            projector.show_clock(OVER)
            yield f"{name}, over", view
    projector.show_mode(Mode.CARD)
    yield "title card", None
    projector.show_mode(Mode.LIVE)
    projector.show_sight_card(is_wanted=True)
    yield "test card", None
    projector.show_sight_card(is_wanted=False)


def flaws_on(way, views):
    """What is wrong anywhere on this wall, each thing once with where it was met first, and how many texts were measured."""
    projector, found, texts = walker(way), {}, 0
    for name, _ in walked(projector, views):
        picture = pictured(projector, way.ratio)
        texts += len(picture.heard)
        for flaw, what in flaws_of(projector, picture):
            found.setdefault(f"{flaw}: {what}", name)
    projector.hide()
    projector.deleteLater()
    return [f"{way.name}: {name}: {what}" for what, name in found.items()], texts
