"""What looks right from eight metres and no rule of sizes says: equal things are of equal size, and nothing stands near an edge."""

import pytest
from msgspec import structs
from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QColor

from app.terms.saying import Says, say
from tests.ui.projector.conftest import heard_on
from tests.ui.projector.scenes import LONG, SCENES
from tests.ui.projector.slide_examples import scene, slides
from ui.kit.painting import height_of
from ui.kit.theme import WALL
from ui.projector.scenes.page import FOOT, HEAD
from ui.text.languages import Language

AS_WINDOW = (752, 423)  # px: the wall as a window, beside a desk on a small screen
NAMES = ("María José", "Guillermo", "Inés", "José Antonio Pérez-Reverte", LONG[0], "Bartholomew", "Lu", "Wilhelmina W. W.")
ASKED = say(Says.SLIDE_BURDEN_QUESTION)  # it takes two lines
AIR = 6.0  # u between the words of the title card and the edge


@pytest.mark.parametrize("language", list(Language))
@pytest.mark.parametrize("size", [AS_WINDOW, (1024, 768), (1366, 768), (2560, 1080)])
def test_the_title_card_has_as_much_air_on_the_right_as_on_the_left(wall, size, language):
    """LOOK, picture 6: the game's own name ran close to the edge."""
    projector = wall(size, language)
    projector.show_view(SCENES["title"])
    assert max(each.ink.right() for each in heard_on(projector)) <= projector.width() - AIR * projector.u


@pytest.mark.parametrize("scale", [1.0, 1.2])
def test_names_of_any_length_are_written_in_one_size(wall, scale):
    """LOOK §Composition: names elide; one that shrank beside others looked as if it mattered less."""
    projector = wall(AS_WINDOW, scale=scale)
    roles, final = SCENES["roles"], SCENES["final shared by two"]
    people = tuple(structs.replace(seat, name=name) for seat, name in zip(roles.scene.players, NAMES, strict=True))
    ranking = tuple(structs.replace(line, name=name) for line, name in zip(final.scene.ranking, NAMES, strict=True))
    assert len(sizes_of(projector, with_scene(roles, players=people), NAMES)) == 1
    assert len(sizes_of(projector, with_scene(final, ranking=ranking), NAMES[:2])) == 1
    assert len(sizes_of(projector, with_scene(final, ranking=ranking), NAMES[2:])) == 1


def test_a_wall_too_small_for_a_name_is_painted_all_the_same(wall):
    """A window may be painted before it has its size."""
    projector = wall((16, 9))
    for name in ("roles", "final", "final shared by all"):
        projector.show_view(SCENES[name])
        projector.page.resize(1, 1)
        heard_on(projector)


def with_scene(view, **parts):
    """The view with other things in its scene."""
    return structs.replace(view, scene=structs.replace(view.scene, **parts))


def sizes_of(projector, view, names):
    """The heights of the letters of these names."""
    projector.show_view(view)
    said = [each for each in heard_on(projector) if each.whole in names]
    assert len(said) == len(names)
    return {each.px for each in said}


def test_a_service_that_did_not_rise_shows_no_empty_badge(wall):
    """An outline without a word in it is read as something that is missing."""
    projector = wall()
    projector.show_view(SCENES["budget"])
    heard = heard_on(projector)
    raised = next(each for each in heard if each.text == "4 votes").rect
    badge = next(each for each in heard if each.text == "3" and abs(each.rect.center().y() - raised.center().y()) < projector.u).rect
    for votes in (each.rect for each in heard if each.text in {"3 votes", "1 vote"}):
        place = QRect(QPoint(int(badge.left()), int(votes.top())), badge.size().toSize())
        picture = projector.grab(place).toImage()
        colours = {picture.pixel(x, y) for x in range(picture.width()) for y in range(picture.height())}
        assert colours == {QColor(projector.theme.well).rgb()}


@pytest.mark.parametrize("size", [AS_WINDOW, (1024, 768), (1366, 768), (2560, 1080)])
def test_a_service_stands_in_the_middle_of_its_row_and_stays_when_its_level_comes(wall, size):
    """Issue 6, first game: name and votes stood at the top of tall rows, above a place that was empty."""
    projector, told = wall(size), SCENES["budget"]
    quiet = with_scene(told, rows=tuple(structs.replace(row, level=None) for row in told.scene.rows))
    tops = []
    for view in (quiet, told):
        projector.show_view(view)
        heard = {each.text: each.rect for each in heard_on(projector)}
        tops.append([heard[text].top() for text in ("Health", "3 votes", "2nd")])
    assert tops[0] == tops[1]
    middle = (heard["Health"].top() + heard["3 votes"].bottom()) / 2
    assert abs(middle - heard["2nd"].center().y()) < 0.6 * projector.u


@pytest.mark.parametrize("scale", [1.0, 1.2])
@pytest.mark.parametrize("size", [(1024, 768), (1366, 768), (2560, 1080)])
def test_each_name_of_who_changes_class_keeps_off_the_edge_of_its_row(wall, size, scale):
    """Issue 6, first game: where two rows were told the names stuck to the upper edge."""
    view = SCENES["class changes"]
    projector = wall(size, scale=scale)
    projector.show_view(with_scene(view, moves=view.scene.moves[:2], to_come=0))
    moves, page, u = projector.page.scene.moves, projector.page, projector.u
    rows = [page._row(at, min((page.high - HEAD - FOOT - 2) / 2, 54)) for at in range(2)]
    corner = page.mapTo(projector, QPoint(0, 0))
    for row, move in zip(rows, moves, strict=True):
        (name,) = [each.ink for each in heard_on(projector) if each.whole == move.name]
        assert name.top() - row.top() - corner.y() >= 1.5 * u
        assert row.bottom() + corner.y() - name.bottom() >= 12 * u


def test_a_game_that_ended_early_is_told_whole_in_the_band(wall):
    """LOOK §Composition: sentences wrap; nothing is ever cut."""
    final = with_scene(SCENES["final"], round=7, levels=15)
    for language in Language:
        projector = wall(AS_WINDOW, language, scale=1.2)
        projector.show_view(final)
        band = [each for each in heard_on(projector) if each.colour == projector.theme.paper]
        assert [each.text for each in band] == [each.whole for each in band]
        assert any("7" in each.text for each in band)


def test_the_name_of_the_tax_that_won_keeps_clear_of_its_frame(wall):
    """Two lines of it stood on the edge of the raised card."""
    projector = wall(AS_WINDOW)
    projector.show_view(SCENES["tax carried over"])
    name = next(each for each in heard_on(projector) if each.text == "Maximum effort" and each.in_scene)
    column = next(each for each in projector.page.columns.values() if each.chosen)
    foot = column.mapTo(projector, QPoint(0, column.height())).y()
    assert name.ink.bottom() <= foot - 2 * projector.u


@pytest.mark.parametrize("size", [AS_WINDOW, (1024, 768)])
def test_names_beside_a_figure_are_written_in_one_size(wall, size):
    """One pupil's name stood smaller than the others, because it was longer."""
    projector = wall(size, scale=1.2)
    examples = slides(Language.ENGLISH, named=True)
    bars, threads = examples["scores"].figure.bars, examples["classes"].figure.threads
    for name, told in (("scores", bars), ("classes", threads)):
        projector.show_slide(scene(examples[name]))
        names = {projector.words.say(each.name) for each in told}
        said = [each for each in heard_on(projector) if each.whole in names]
        assert len(said) == len(told)
        assert len({each.px for each in said}) == 1, name


def test_a_question_of_two_lines_leaves_no_word_alone(wall):
    """Its lines are about as long as one another; "else?" stood by itself below a full line."""
    projector = wall()
    question = projector.words.say(ASKED)
    projector.show_slide(scene(structs.replace(slides(Language.ENGLISH)["burden"], question=ASKED)))
    said = next(each for each in heard_on(projector) if each.whole == question)
    lines = height_of(question, said.px, said.rect.width(), bold=True)
    assert lines > 2 * said.px
    assert height_of(question, said.px, said.rect.width() * 0.85, bold=True) > lines
    assert said.px >= WALL.body * 0.9 * projector.u


def test_a_figure_of_few_rows_stands_in_the_middle_of_its_place(wall):
    """Three rows hung at the top above an empty half."""
    projector = wall((1024, 768))
    causes = slides(Language.ENGLISH)["causes"]
    few = structs.replace(causes, figure=structs.replace(causes.figure, moves=causes.figure.moves[:1]))
    projector.show_slide(scene(few))
    ends = [each.rect.center().y() for each in heard_on(projector) if each.text == "Tension" and each.in_scene]
    assert len(ends) == 2
    assert sum(ends) / 2 == pytest.approx(projector.page.figure_place().center().y(), abs=1)
