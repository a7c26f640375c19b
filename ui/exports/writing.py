"""What a teacher exports: the tables, the debrief, or all of it, as files that go into a folder together.

Everything is made in memory first and written by Python, so that a disk that fails says how.
"""

from collections.abc import Iterable
from importlib.metadata import version
from pathlib import Path

from app.debrief.about import cards_are
from app.debrief.anonymous import without_names
from app.debrief.csv_files import SEPARATORS
from app.debrief.exporting import PROGRAM, Heard, Writer, export, export_apart, tables_writer
from app.debrief.file_names import safe
from app.debrief.prediction import Prediction
from app.debrief.slides.making import slides
from app.debrief.wanted import Wanted, What
from app.rules.play import Replay
from app.terms.saying import Says
from app.views.slides import Slide
from ui.exports.look import credit, has_figure, scenes
from ui.text.words import Words

_STEM_MOST = 48  # bytes of the 64 that a name has


def write_debrief(
    folder: Path, stem: str, replay: Replay, shown: tuple[Slide, ...], words: Words, wanted: Wanted, compared: bool = False,
) -> tuple[Path, ...]:
    """Write what is wanted of a game into a folder, all of it or nothing; raises ExportProblem where the disk fails.

    `compared` says whether the role cards were compared with the printed ones; each file tells.
    The slides are `shown`, in their order, if they were made as `wanted` says: whoever chose them knows with which names.
    """
    return export(folder, stem, _writers(replay, shown, words, words, wanted, compared=compared))


def write_apart(
    folder: Path, stem: str, replay: Replay, shown: tuple[Slide, ...], words: Words, for_class: Words, wanted: Wanted, compared: bool,
    heard: Heard,
) -> tuple[Path, ...]:
    """The same into a new folder inside this one, named after the stem; `heard` is told of each file. Nothing wanted makes no folder.

    The slides speak as `for_class` does, and all else as the teacher.
    """
    called = words.say(Says.EXPORT_FOLDER, name=_shortened(stem))
    return export_apart(folder, called, stem, _writers(replay, shown, words, for_class, wanted, compared=compared), heard)


def _shortened(stem: str) -> str:
    """So much of the stem that a safe name has room for what it is called for."""
    return stem.encode()[:_STEM_MOST].decode(errors="ignore").strip()


def _writers(
    replay: Replay, shown: tuple[Slide, ...], words: Words, for_class: Words, wanted: Wanted, *, compared: bool,
) -> list[Writer]:
    writers: list[Writer] = []
    if wanted.what is not What.SLIDES:
        writers.append(tables_writer(replay, words.say, SEPARATORS[words.language], named=wanted.named, compared=compared))
    if wanted.what is not What.TABLES:
        cards = for_class.say(cards_are(replay.start.setting.deck, compared=compared))
        writers.append(_slides_writer(shown, for_class, credit(for_class, cards)))
    return writers


def slides_of(replay: Replay, prediction: Prediction | None, wanted: Wanted) -> tuple[Slide, ...]:
    """Every slide of a game, as wanted: without names there is none in the game that they are made of."""
    return slides(replay if wanted.named else without_names(replay), names=wanted.named, prediction=prediction)


def _slides_writer(shown: tuple[Slide, ...], words: Words, told: str) -> Writer:
    """What writes the handout, the deck, and each chart twice."""

    def write(folder: Path, name: str) -> Iterable[Path]:
        for tail, data in (*papers(shown, words, told), *charts(shown, words, told)) if shown else ():
            path = folder / f"{name} - {tail}"
            with path.open("xb") as file:
                file.write(data)
            yield path

    return write


def papers(shown: tuple[Slide, ...], words: Words, foot: str) -> Iterable[tuple[str, bytes]]:
    """The handout and the deck as files, each with the end of its name; `foot` stands below every page."""
    from ui.exports.deck import deck
    from ui.exports.handout import handout
    from ui.exports.paper import A4, A4_DOTS, WIDE, WIDE_DOTS, pdf

    told = (words.say(Says.EXPORT_DEBRIEF), words.say(Says.WALL_CREDIT), f"{PROGRAM} {version(PROGRAM)}")
    yield f"{safe(words.say(Says.EXPORT_HANDOUT))}.pdf", pdf(handout(shown, words, foot), A4, A4_DOTS, *told)
    yield f"{safe(words.say(Says.EXPORT_DECK))}.pdf", pdf(deck(shown, words, foot), WIDE, WIDE_DOTS, *told)


def charts(shown: tuple[Slide, ...], words: Words, foot: str) -> Iterable[tuple[str, bytes]]:
    """Each chart as two files, numbered in the order of the slides."""
    from ui.exports.pictures import png, svg

    for number, scene in enumerate((scene for scene in scenes(shown) if has_figure(scene.slide)), 1):
        name = f"{number:02} {safe(words.say(scene.slide.heading))}"
        yield f"{name}.png", png(scene, words, foot)
        yield f"{name}.svg", svg(scene, words, foot)
