"""Notice, header, thumbnail, screen card and surfaces."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor, QPixmap
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from ui.kit.header import AskHeader
from ui.kit.notice import Notice
from ui.kit.painting import dress
from ui.kit.screen_card import ScreenCard
from ui.kit.surfaces import emptied, inset, row, rule, surface
from ui.kit.theme import LIGHT, notice_ground
from ui.kit.thumbnail import ClassSees


def test_a_notice_says_what_to_do_and_can_do_it(qtbot, words_of):
    """SCREENS §desk: errors say what to do."""
    notice = Notice("Nine votes, but eight players.", "Clear")
    assert words_of(notice, (600, 52)) == ["Nine votes, but eight players.", "Clear"]
    with qtbot.waitSignal(notice.acted):
        qtbot.mouseClick(notice.action, Qt.MouseButton.LeftButton)


def test_a_notice_without_words_is_not_there(qtbot):
    """SCREENS §desk: status never comes in a modal box, and takes no room when there is none."""
    notice = Notice()
    qtbot.addWidget(notice)
    assert notice.isHidden()
    notice.show_notice("One is still in the bag.")
    assert not notice.isHidden()
    assert notice.action.isHidden()
    notice.show_notice("")
    assert notice.isHidden()


def test_a_notice_is_tinted_with_a_coin_coloured_edge(qtbot):
    """LOOK §desk 4."""
    window = QWidget()
    column = QVBoxLayout(window)
    column.setContentsMargins(0, 0, 0, 0)
    notice = Notice("One is still in the bag.")
    column.addWidget(notice)
    qtbot.addWidget(window)
    dress(window, LIGHT)
    window.resize(400, 50)
    window.show()
    image = window.grab().toImage()
    assert image.pixelColor(390, 25) == QColor(notice_ground(LIGHT))
    assert image.pixelColor(1, 25) == QColor(LIGHT.coin)


def test_the_header_asks_and_says_why(qtbot, words_of):
    """LOOK §desk 1."""
    header = AskHeader("Count the tax tokens.", "Type A, B, C, D.")
    assert words_of(header, (832, 60)) == ["Count the tax tokens.", "Type A, B, C, D."]
    header.show_ask("Everybody pays.")
    assert words_of(header, (832, 60)) == ["Everybody pays."]
    assert header.accessibleName() == "Everybody pays."


def test_the_thumbnail_is_a_picture_and_one_word(words_of, qtbot):
    """SCREENS §Modes: the desk always shows what the class sees."""
    sees = ClassSees(LIGHT)
    sees.show_words("La clase ve", "SIN PANTALLA")
    assert words_of(sees) == ["La clase ve", "SIN PANTALLA"]
    wall = QPixmap(1920, 1080)
    wall.fill(QColor("#123456"))
    sees.show_picture(wall)
    assert sees.grab().toImage().pixelColor(sees.SHOT.center().toPoint()) == QColor("#123456")
    sees.show_picture(QPixmap())
    assert sees.grab().toImage().pixelColor(sees.SHOT.center().toPoint()) == QColor(LIGHT.well)


def test_the_thumbnail_is_pressed_by_mouse_and_key(qtbot):
    """SCREENS §desk: everything works by mouse alone, and by keyboard alone."""
    sees = ClassSees(LIGHT)
    qtbot.addWidget(sees)
    with qtbot.waitSignal(sees.clicked):
        qtbot.mouseClick(sees, Qt.MouseButton.LeftButton, pos=QPoint(180, 30))
    with qtbot.waitSignal(sees.clicked):
        qtbot.keyClick(sees, Qt.Key.Key_Space)
    with qtbot.assertNotEmitted(sees.clicked):
        qtbot.keyClick(sees, Qt.Key.Key_A)


def test_a_screen_is_chosen_by_picture_and_name(qtbot, words_of):
    """SCREENS §Where it appears."""
    card = ScreenCard(LIGHT)
    card.show_screen("2", "EPSON EB-X49", "1280 \u00d7 720", chosen=False)
    assert words_of(card, (220, 138)) == ["2", "EPSON EB-X49", "1280 \u00d7 720"]
    plain = card.grab().toImage()
    with qtbot.waitSignal(card.clicked):
        qtbot.mouseClick(card, Qt.MouseButton.LeftButton)
    assert card.isChecked()
    assert card.grab().toImage() != plain


def test_rows_take_words_widgets_layouts_and_stretches(qtbot):
    """One line of a page."""
    window = QWidget()
    qtbot.addWidget(window)
    frame, column = surface("card", (14, 8), 2)
    column.addLayout(row("Ana", 1, rule(), row("Leo")))
    column.addLayout(inset("Bruno"))
    assert frame.property("surface") == "card"
    assert [label.text() for label in frame.findChildren(QLabel)] == ["Ana", "Leo", "Bruno"]
    assert all(label.textFormat() is Qt.TextFormat.PlainText for label in frame.findChildren(QLabel))


def test_a_layout_can_be_emptied_without_killing_what_stood_in_it(qtbot):
    """Pages of players keep their widgets."""
    frame, column = surface("")
    qtbot.addWidget(frame)
    line = rule()
    column.addWidget(line)
    column.addStretch()
    assert emptied(column) == [line]
    assert column.count() == 0
    assert line.height() == 1
