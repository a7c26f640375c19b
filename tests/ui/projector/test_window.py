"""The wall as a window: it shows what it is given, in its language and colours, and takes nothing from the desk."""

import numpy as np
import pytest
from msgspec import structs
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from app.terms.ballots import Tax
from app.terms.services import SERVICES
from app.views.public import TitleScene
from tests.ui.projector.conftest import heard_on
from tests.ui.projector.scenes import FULLEST, SCENES, country
from ui.kit.theme import DARK, LIGHT
from ui.text.languages import Language

FRAMED = [name for name, view in SCENES.items() if not isinstance(view.scene, TitleScene)]


SOFT = 32  # of 255: Qt may soften the edge of a large letter by its own history


def picture(projector):
    """The wall, pixel by pixel."""
    QCoreApplication.processEvents()
    image = projector.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    return np.frombuffer(image.constBits(), np.uint8).reshape(image.height(), image.width(), 4)[:, :, :3].astype(int)


def is_same(one, other):
    """Whether two pictures are the same, but for the softness of edges."""
    return one.shape == other.shape and np.abs(one - other).max() <= SOFT


def test_the_same_view_twice_is_the_same_picture(wall):
    """FIELD 9: whatever was shown in between leaves no trace."""
    projector, other = wall((1024, 576)), ["final", "budget"]
    for name, view in SCENES.items():
        projector.show_view(view)
        first = picture(projector)
        projector.show_view(SCENES[other[name == other[0]]])
        assert not is_same(picture(projector), first), name
        projector.show_view(view)
        assert is_same(picture(projector), first), name


@pytest.mark.parametrize("name", FRAMED)
def test_the_frame_shows_the_country_of_the_view(wall, name):
    """SCREENS §The wall: round, Tension, services and tax, whatever was shown before."""
    projector = wall()
    projector.show_view(SCENES["final"])
    projector.show_view(SCENES[name])
    view, board = SCENES[name].country, projector.board
    assert (board.track.now, board.track.finished) == (view.round, view.finished)
    assert (board.gauge.value, board.head.tension, board.tax.tax) == (view.tension or 0, view.tension, view.tax)
    for service in SERVICES:
        stand, meter = view.services.of(service), board.meters[service]
        assert (meter.level, meter.fund, meter.change, meter.price) == (stand.level, stand.fund, stand.change, view.price)
    if not board.chart.isHidden():
        assert board.chart.accessibleDescription() == " ".join(map(str, view.ends))


def test_the_rail_leaves_the_line_to_a_scene_whose_hero_it_is(wall):
    """SCREENS §The wall: there the frame shows only gauge and number."""
    projector = wall()
    projector.show_view(SCENES["round end"])
    assert projector.board.chart is None or projector.board.chart.isHidden()
    projector.show_view(SCENES["budget"])
    assert projector.board.chart.isVisible()
    projector.show_view(SCENES["failed"])
    assert projector.board.chart.isHidden()
    assert projector.board.gauge.isVisible()


def test_nothing_of_the_last_country_stays(wall):
    """FIELD 9: a tax that is no longer in force and a chart that has no rounds are gone."""
    projector = wall()
    projector.show_view(SCENES["budget"])
    projector.show_view(SCENES["pact"])
    assert not {"Tax in force", "Progressive"} & {each.text for each in heard_on(projector)}
    assert projector.board.chart.isHidden()


def test_the_title_card_has_no_frame(wall):
    """LOOK §wall: the room is being seated."""
    projector = wall()
    projector.show_view(SCENES["budget"])
    projector.show_view(SCENES["title"])
    assert projector.board.isHidden()
    assert "Tension" not in {each.text for each in heard_on(projector)}


def test_the_wall_changes_its_language_at_once(wall):
    """SCREENS §Words: changed at run time: the picture is that of a wall that always spoke Spanish."""
    projector, spanish = wall((1024, 576)), wall((1024, 576), Language.SPANISH)
    english_title = projector.windowTitle()
    for name, view in SCENES.items():
        projector.words.speak(Language.ENGLISH)
        projector.show_view(view)
        projector.words.speak(Language.SPANISH)
        spanish.show_view(view)
        assert is_same(picture(projector), picture(spanish)), name
    assert projector.windowTitle() == spanish.windowTitle() != english_title


def test_the_wall_changes_its_colours_at_once(wall):
    """SCREENS §The wall: light and dark, on pages that are up and on those that were."""
    projector, dark = wall((1024, 576)), wall((1024, 576), theme=DARK)
    for name, view in SCENES.items():
        projector.show_theme(LIGHT)
        projector.show_view(SCENES["budget"])
        projector.show_view(view)
        projector.show_theme(DARK)
        dark.show_view(view)
        assert is_same(picture(projector), picture(dark)), name


def test_the_wall_changes_its_size_and_its_letters_at_once(wall):
    """FIELD 6: the projector changes its mode, and no page keeps the old size."""
    projector, other = wall(), wall((1024, 768), scale=1.2)
    for name, view in FULLEST.items():
        projector.resize(1366, 768)
        projector.show_scale(1.0)
        projector.show_view(view)
        projector.resize(1024, 768)
        projector.show_scale(1.2)
        other.show_view(view)
        assert is_same(picture(projector), picture(other)), name


@pytest.mark.parametrize(("asked", "given"), [(0.5, 1.0), (1.1, 1.1), (3.0, 1.2)])
def test_the_text_scale_stays_within_what_was_tried(wall, asked, given):
    """SCREENS §The wall: a text scale of 100 to 120 %."""
    projector = wall()
    projector.show_scale(asked)
    assert projector.text_scale == given


def test_the_wall_never_takes_the_keyboard(wall):
    """SCREENS §Placing the wall: the keyboard stays with the desk, and nothing on the wall can be focused."""
    projector = wall()
    projector.show_view(SCENES["round end"])
    assert projector.windowFlags() & Qt.WindowType.WindowDoesNotAcceptFocus
    assert projector.testAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
    for x, y in ((300, 500), (900, 900), (1600, 300), (1600, 900)):
        QTest.mouseClick(projector.windowHandle(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, QPoint(x, y))
    assert QApplication.focusWidget() is None
    assert projector.focusWidget() is None


def test_closing_the_wall_hides_it_and_says_so(wall, qtbot):
    """FIELD 7: closing the audience's window ends nothing."""
    projector = wall()
    projector.show_view(SCENES["budget"])
    before = picture(projector)
    with qtbot.waitSignal(projector.hidden_by_user):
        projector.close()
    assert projector.isHidden()
    projector.show()
    assert is_same(picture(projector), before)


def test_a_scene_of_the_same_kind_changes_the_page_and_makes_no_other(wall):
    """DESIGN §Speed: views change living widgets."""
    projector = wall()
    projector.show_view(SCENES["round end"])
    page, widgets = projector.page, projector.findChildren(QWidget)
    projector.show_view(SCENES["round end five causes"])
    assert projector.page is page
    assert projector.findChildren(QWidget) == widgets


def test_pyqtgraph_waits_for_the_first_framed_scene():
    """DESIGN §Dependencies: its import is two thirds of a start."""
    import subprocess
    import sys

    code = (
        "import sys\n"
        "from PySide6.QtWidgets import QApplication\n"
        "from ui.kit.theme import LIGHT\n"
        "from ui.projector.window import Projector\n"
        "from ui.text.words import Words\n"
        "from app.views.public import PublicView, TitleScene\n"
        "from tests.ui.projector.scenes import SCENES\n"
        "app = QApplication([])\n"
        "wall = Projector(LIGHT, Words())\n"
        "wall.show_view(SCENES['title'])\n"
        "wall.show()\n"
        "assert 'pyqtgraph' not in sys.modules\n"
        "wall.show_view(SCENES['budget'])\n"
        "assert 'pyqtgraph' in sys.modules\n"
    )
    outcome = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert outcome.returncode == 0, outcome.stderr


class Paintings(QObject):
    """How often a widget was painted."""

    count = 0

    def eventFilter(self, _watched, event):
        self.count += event.type() == QEvent.Type.Paint
        return False


def test_the_chart_is_painted_only_when_its_own_values_change(wall):
    """DESIGN §Speed: the chart is the expensive part of 50 ms."""
    projector, paintings = wall(), Paintings()
    projector.show_view(SCENES["budget"])
    QCoreApplication.processEvents()
    projector.board.chart.viewport().installEventFilter(paintings)
    for view in (SCENES["tax won"], structs.replace(SCENES["tax won"], country=country(tax=Tax.B)), SCENES["event storm"]):
        projector.show_view(view)
        QCoreApplication.processEvents()
    assert paintings.count == 0
    projector.show_view(SCENES["count"])
    QCoreApplication.processEvents()
    assert paintings.count > 0
