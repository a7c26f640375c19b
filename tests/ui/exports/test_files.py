"""The debrief's files: vectors and letters, metadata without names, hostile names without harm, and all of them or none."""

import errno
import re
import zlib
from collections import Counter
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from PySide6.QtGui import QImage

from app.debrief.problems import ExportProblem, ExportTrouble
from app.debrief.wanted import Wanted, What
from tests.app.debrief.hostile import NAMES
from tests.ui.exports.games import FAILED_IN_MIDLIFE, LEGACY, SLIDES, TIED, game, written
from ui.exports.writing import slides_of
from ui.text.languages import Language

ENGLISH, SPANISH = Language.ENGLISH, Language.SPANISH
NAMED = Wanted(What.SLIDES, named=True)
DATES = re.compile(rb"\(D:\d{14}[^)]*\)|\d{4}-\d\d-\d\dT[\d:.+Z-]+")
DRAWN = {"svg", "g", "path", "title", "desc", "defs", "polyline", "rect", "circle", "ellipse", "line", "polygon"}
SVG = "{http://www.w3.org/2000/svg}"


def of_kind(paths, kind):
    return [path for path in paths if path.suffix == kind]


def unpacked(path):
    """A file with the streams of a PDF in the clear."""
    data = path.read_bytes()
    starts = [found.end() for found in re.finditer(rb"stream\r?\n(?=x)", data)]
    return data + b"".join(zlib.decompressobj().decompress(data[start:]) for start in starts)


@pytest.mark.parametrize(("name", "language"), [
    (FAILED_IN_MIDLIFE, SPANISH), *(pytest.param(*each, marks=pytest.mark.long) for each in ((LEGACY, ENGLISH), (TIED, SPANISH))),
])
def test_an_export_is_tables_a_handout_a_deck_and_each_chart_twice(name, language, tmp_path):
    """Issue 5.3."""
    paths = written(tmp_path, game(name), language)
    assert sorted(paths) == sorted(tmp_path.iterdir())
    kinds = Counter(path.suffix for path in paths)
    assert (kinds[".xlsx"], kinds[".csv"], kinds[".pdf"]) == (1, 6, 2)
    assert kinds[".png"] == kinds[".svg"] >= 8
    numbers = [re.match(r"mesa - (\d\d) ", path.name)[1] for path in of_kind(paths, ".png")]
    assert numbers == [f"{number:02}" for number in range(1, len(numbers) + 1)]


def test_the_papers_have_letters_and_lines_and_no_pixels(tmp_path):
    """Issue 5.3: the typeface is embedded, the words can be selected, and nothing is a picture."""
    handout, deck = of_kind(written(tmp_path, game(TIED), SPANISH, SLIDES), ".pdf")
    for paper in (handout, deck):
        whole = unpacked(paper)
        assert whole.count(b"/FontFile2") == 2
        assert set(re.findall(rb"/BaseFont /(?:[A-Z]{6}[+])?(\w+)", whole)) == {b"AtkinsonHyperlegible"}
        assert b"/Subtype /Image" not in whole
        assert b"/ToUnicode" in whole
    assert b"/MediaBox [0 0 595" in unpacked(handout)
    assert b"/MediaBox [0 0 960" in unpacked(deck)


def test_a_paper_names_the_game_and_nobody_else(tmp_path):
    """FIELD 31: title, author and program, no name of a pupil and no place on a disk."""
    whole = game(TIED, players=[f"Quetzal{seat}" for seat in range(8)], label="Quetzal")
    for paper in of_kind(written(tmp_path, whole, ENGLISH, SLIDES), ".pdf"):
        data = unpacked(paper)
        told = {key: data.split(f"/{key} ".encode())[1].split(b"\n")[0] for key in ("Title", "Author", "Creator")}
        assert all(told.values())
        assert "Jos\u00e9 Miguel".encode("utf-16-be") in told["Author"]
        assert not any(canary in data for canary in (b"Quetzal", "Quetzal".encode("utf-16-be"), str(tmp_path).encode()))


def test_the_same_game_makes_the_same_papers_but_for_their_date(tmp_path):
    """Issue 5.3: reproducible as far as Qt allows."""
    made = []
    for name in ("first", "one", "two"):  # Qt places a letter up to 0.02 px elsewhere before it has drawn some others at its size
        (tmp_path / name).mkdir()
        made.append([DATES.sub(b"", path.read_bytes()) for path in written(tmp_path / name, game(LEGACY), ENGLISH, SLIDES)])
    assert made[1] == made[2]


@pytest.mark.parametrize("at", [0, *(pytest.param(at, marks=pytest.mark.long) for at in range(8, len(NAMES), 8))])
def test_names_of_any_kind_do_no_harm_in_any_file(at, tmp_path):
    """Issue 5.4: formulas, markup, right-to-left, 1,000 letters, control signs."""
    names = [*NAMES[at:at + 8]]
    whole = game(TIED, players=[*names, *"ABCDEFGH"[len(names):]])
    paths = written(tmp_path, whole, ENGLISH, Wanted(What.ALL, named=True), stem=names[0])
    assert {path.parent for path in paths} == {tmp_path}
    for path in of_kind(paths, ".svg"):
        root = ET.fromstring(path.read_bytes())  # noqa: S314 - our own file
        assert {element.tag.removeprefix(SVG) for element in root.iter()} <= DRAWN
    for path in of_kind(paths, ".png"):
        image = QImage(str(path))
        assert (image.width(), image.height()) == (1920, 1080)
    for path in of_kind(paths, ".pdf"):
        assert path.read_bytes().rstrip().endswith(b"%%EOF")


def test_a_role_with_signs_that_xml_forbids_makes_sound_pictures(tmp_path):
    """Issue 5.4: what a deck calls its roles was typed, too."""
    record = {"deck": {"name": "mine", "roles": [
        {**role, "name": f"R\x01\x0b<b>&{at}"} for at, role in enumerate(_roles())]}}
    for path in of_kind(written(tmp_path, game(TIED, **record), ENGLISH, SLIDES), ".svg"):
        ET.fromstring(path.read_bytes())  # noqa: S314 - our own file


def _roles():
    from tests.app.debrief.recorded import FILES, wrapped

    (path,) = (path for path in FILES if path.stem == TIED)
    return wrapped(path)["record"]["deck"]["roles"]


def test_a_picture_of_vectors_looks_the_same_where_the_typeface_is_missing(tmp_path):
    """Issue 5.3: SVG; its letters are shapes, and what it shows is said in its title and description."""
    paths = of_kind(written(tmp_path, game(TIED), SPANISH, SLIDES), ".svg")
    for path in paths:
        root = ET.fromstring(path.read_bytes())  # noqa: S314 - our own file
        assert root.find(f".//{SVG}image") is None
        assert root.find(f".//{SVG}text") is None
        assert root.find(f"{SVG}title").text
        assert "CC BY-NC-SA" in root.find(f"{SVG}desc").text


def test_names_are_on_the_slides_only_if_the_teacher_says_so():
    """Issue 5: without names by default."""
    whole = game(TIED, players=[f"Quetzal{seat}" for seat in range(8)])
    assert "Quetzal" in str(slides_of(whole, None, NAMED))
    assert "Quetzal" not in str(slides_of(whole, None, SLIDES))


@pytest.mark.parametrize("which", [0, *(pytest.param(at, marks=pytest.mark.long) for at in (5, 12))])
def test_a_disk_that_fails_leaves_no_file_of_the_debrief(which, tmp_path, monkeypatch):
    """Issue 2.8 and 5.3: all or none."""
    moved, replace = [], Path.replace

    def failing(path, place):
        if len(moved) == which:
            raise OSError(errno.ENOSPC, "no space left")
        moved.append(place)
        return replace(path, place)

    monkeypatch.setattr(Path, "replace", failing)
    with pytest.raises(ExportProblem) as caught:
        written(tmp_path, game(FAILED_IN_MIDLIFE), ENGLISH)
    assert caught.value.kind is ExportTrouble.FULL
    assert list(tmp_path.iterdir()) == []


def test_an_export_in_the_middle_of_a_game_shows_no_balance(tmp_path):
    """SCREENS §The wall: never a balance before the final count; the debrief of half a game is as public."""
    from app.rules.play import Replay

    whole = game(TIED)
    for entries in (2, 3, 8, len(whole.played) - 1):
        folder = tmp_path / str(entries)
        folder.mkdir()
        assert of_kind(written(folder, Replay(whole.start, whole.played[:entries]), ENGLISH), ".pdf")
