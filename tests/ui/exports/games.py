"""Recorded games as slides and as files, and ears for what is painted into them."""

from app.debrief.wanted import Wanted, What
from tests.app.debrief.recorded import FILES, wrapped
from tests.replayed import replayed
from tests.ui.painted import painted_texts
from ui.exports.writing import slides_of, write_debrief
from ui.text.words import Words

LEGACY, FAILED_IN_MIDLIFE, TIED = "17-game", "20-game", "04-game"
GAMES = (LEGACY, FAILED_IN_MIDLIFE, TIED)
SLIDES, SHARED = Wanted(What.SLIDES), Wanted()


def game(name, **changed):
    """A recorded game, or one like it."""
    (path,) = (path for path in FILES if path.stem == name)
    return replayed(wrapped(path)["record"] | changed)


def written(folder, whole, language, wanted=SHARED, stem="mesa"):
    return write_debrief(folder, stem, whole, slides_of(whole, None, wanted), Words(language), wanted)


def heard(painting, painter):
    """Every text that a page paints."""
    with painted_texts() as texts:
        painting(painter)
    return texts
