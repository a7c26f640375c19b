"""What stopped a teacher who had nothing but the installed program: exports, notices that stay, deleting, Qt's own English."""

import pytest
from PySide6.QtCore import Qt, QTimer, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QToolButton, QTreeView, QWidget

from app.debrief.wanted import What
from app.table import Table
from app.terms.saying import Says, say
from tests.ui.programs import let_go
from tests.ui.test_wall_step import WHOLE
from ui.console import choosing
from ui.console.lesson_files import LessonFiles
from ui.program import Program
from ui.text.languages import Language
from ui.text.words import Words

SMALLEST = (1280, 705)  # px


@pytest.fixture
def program(qapp, qtbot, tmp_path):
    """A game at the desk, with its lesson in a folder of lessons."""
    made = Program(Language.ENGLISH, Language.ENGLISH)
    made._folder = str(tmp_path)
    made.console.resize(*SMALLEST)
    made.welcome()
    table = Table.new(tmp_path / "4B.lesson", WHOLE.header)
    for entry in WHOLE.entries[:12]:
        assert table.enter(entry) is None
    made.bridge.take(table)
    with qtbot.waitActive(made.console):
        made.console.show()
    yield made
    let_go(qapp, made)


def noticed(program):
    return program.console.asks.notice.accessibleName()


def press(program, qtbot, key):
    qtbot.keyClick(QApplication.focusWidget() or program.console, key)


# ------------------------------------------------------------------------------------------------------------- exports


def test_the_folder_of_an_export_is_opened_with_one_key(program, qtbot, tmp_path, monkeypatch):
    """The teacher asked: where is it now? One button or F9, and nothing of the network."""
    opened = []
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: opened.append(url) or True)
    program.console.files.export_chosen.emit(str(tmp_path))
    assert "4B - export" in noticed(program)
    assert program.console.asks.notice.action.text().startswith(program.desk_words.say(Says.EXPORT_OPEN))
    press(program, qtbot, Qt.Key.Key_F9)
    assert opened == [QUrl.fromLocalFile(str(tmp_path / "4B - export"))]
    assert opened[0].isLocalFile()


def test_a_computer_that_opens_no_folder_says_where_it_is(program, qtbot, tmp_path, monkeypatch):
    """A school's computer may have no program for folders."""
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda _url: False)
    program.console.files.export_chosen.emit(str(tmp_path))
    program.console.notices.take_offer()
    assert noticed(program) == program.desk_words.say(Says.FOLDER_NOT_OPENED, folder=str(tmp_path / "4B - export"))


def test_lessons_stay_alone_in_their_folder(program, tmp_path):
    """34 files lay among the lessons."""
    program.open_debrief()
    program.bridge.debriefing.choose(15)
    for _ in range(2):
        program.console.files.debrief_export_chosen.emit(str(tmp_path), What.ALL)
    beside = {path.name for path in tmp_path.iterdir() if not path.name.startswith("4B.lesson")}
    assert beside == {"4B - export", "4B - export (2)"}


@pytest.mark.parametrize(
    ("key", "what"), [(Qt.Key.Key_Return, What.ALL), (Qt.Key.Key_1, What.ALL), (Qt.Key.Key_2, What.TABLES), (Qt.Key.Key_3, What.SLIDES)],
)
def test_one_key_says_what_of_the_debrief_is_exported(qapp, qtbot, monkeypatch, tmp_path, key, what):
    """Everything by Enter, or one thing by its digit."""
    files, chosen = asked(qtbot, monkeypatch, tmp_path)
    QTimer.singleShot(0, lambda: qtbot.keyClick(QApplication.activeModalWidget(), key))
    files.choose_debrief_export(Language.SPANISH, has_names=False)
    assert chosen == [(str(tmp_path), what)]


@pytest.mark.parametrize(("has_names", "says"), [(True, Says.EXPORT_WITH_NAMES), (False, Says.EXPORT_WITHOUT_NAMES)])
def test_the_question_tells_before_which_language_each_comes_in_and_whether_names_stand_there(
    qapp, qtbot, monkeypatch, tmp_path, has_names, says
):
    """An English handout with names was found out when it was printed."""
    files, _ = asked(qtbot, monkeypatch, tmp_path)
    read = []

    def look():
        read.append(QApplication.activeModalWidget().text())
        qtbot.keyClick(QApplication.activeModalWidget(), Qt.Key.Key_Escape)

    QTimer.singleShot(0, look)
    files.choose_debrief_export(Language.SPANISH, has_names=has_names)
    words = Words()
    assert words.say(Says.EXPORT_LANGUAGES, desk="English", wall="Spanish") in read[0]
    assert words.say(says, without=words.say(Says.DEBRIEF_WITHOUT_NAMES)) in read[0]


def test_esc_exports_nothing(qapp, qtbot, monkeypatch, tmp_path):
    """And no folder is asked for."""
    files, chosen = asked(qtbot, monkeypatch, tmp_path)
    QTimer.singleShot(0, lambda: qtbot.keyClick(QApplication.activeModalWidget(), Qt.Key.Key_Escape))
    files.choose_debrief_export(Language.SPANISH, has_names=False)
    assert chosen == []


def asked(qtbot, monkeypatch, folder):
    window, chosen = QWidget(), []
    qtbot.addWidget(window)
    files = LessonFiles(window, Words())
    files.window = window
    files.debrief_export_chosen.connect(lambda *what: chosen.append(what))
    monkeypatch.setattr(choosing, "folder", lambda *_: str(folder))
    return files, chosen


# ------------------------------------------------------------------------------------------------------------- notices


def test_what_was_done_goes_when_the_teacher_goes_on_to_another_page(program, tmp_path):
    """“Exported to …” stood on every later sheet."""
    program.console.files.export_chosen.emit(str(tmp_path))
    assert noticed(program)
    program.console.sheets.lay_menu()
    assert not noticed(program)


def test_what_was_done_goes_with_esc(program, qtbot, tmp_path):
    """The same on the page where it was said."""
    program.console.files.export_chosen.emit(str(tmp_path))
    press(program, qtbot, Qt.Key.Key_Escape)
    assert not noticed(program)


def test_what_is_wrong_stays_on_every_page(program):
    """Only what was done is done with; trouble is not over because another page was looked at."""
    program.console.show_notice(say(Says.UNSAVED_STILL))
    told = noticed(program)
    program.console.sheets.lay_menu()
    assert noticed(program) == told != ""


# ------------------------------------------------------------------------------------------------------------ deleting


def test_a_deleted_lesson_is_not_in_the_window_s_title_any_more_and_it_is_told(program, tmp_path):
    """The title kept its name, over the page of a new lesson."""
    program.bridge.amending.change_header(_called(program, "4B"))
    assert "4B" in program.console.windowTitle()
    program.console.files.delete_chosen.emit(str(tmp_path / "4B.lesson"))
    assert "4B" not in program.console.windowTitle()
    assert noticed(program) == program.desk_words.say(Says.DELETED, file="4B.lesson")


def _called(program, label):
    from ui.console.new_lesson import HeaderChange

    return HeaderChange(label, program.bridge.table.header.players)


@pytest.mark.parametrize("language", Language)
def test_the_window_in_which_a_lesson_is_deleted_says_so_and_shows_only_lessons(qapp, qtbot, tmp_path, language):
    """Its button said “Open”, and the copies stood among the lessons."""
    words, seen = Words(language), []
    window = QWidget()
    qtbot.addWidget(window)
    for name in ("a.lesson", "a.lesson.copy1", "b.pdf"):
        (tmp_path / name).write_bytes(b"")
    files = LessonFiles(window, words)
    files.folder = str(tmp_path)

    def look():
        dialog = QApplication.activeModalWidget()
        seen.append([*(button.text() for button in dialog.findChildren(QPushButton)), *dialog.nameFilters()])
        dialog.reject()

    QTimer.singleShot(200, look)
    files.choose_deleted()
    assert words.say(Says.DELETE_LESSON) in seen[0]
    assert not {"Open", "&Open", "Abrir", "&Abrir"} & {*seen[0]}
    assert words.say(Says.LESSONS_ONLY) in seen[0]
    assert "copy" not in words.say(Says.LESSONS_ONLY)


@pytest.mark.parametrize("language", Language)
def test_whoever_deletes_a_lesson_is_told_that_its_exports_stay(language):
    """Names are in them, too."""
    question = Words(language).say(Says.DELETE_QUESTION, file="a.lesson")
    assert ("exported" if language is Language.ENGLISH else "exportó") in question


# --------------------------------------------------------------------------------------------------------- Qt's own words


OPENERS = {
    "open": lambda parent, words: choosing.file(parent, words, Says.OPEN_WHICH, Says.LESSON_FILES),
    "folder": lambda parent, words: choosing.folder(parent, words, Says.EXPORT_TO),
    "new file": lambda parent, words: choosing.new_file(parent, words, Says.SAVE_WHERE, Says.LESSON_FILES),
    "deleting": lambda parent, words: choosing.doomed_file(parent, words, Says.DELETE_WHICH, Says.LESSONS_ONLY, Says.DELETE_LESSON),
}


@pytest.mark.parametrize("opener", OPENERS.values(), ids=OPENERS)
def test_nothing_in_qt_s_own_windows_is_the_same_in_both_languages(program, tmp_path, opener):
    """“Look in:” and “Files of type:” stood in the midst of Spanish: Qt's translation of them is older than its English."""
    said = {}
    for language in Language:
        program.speak(language)
        QTimer.singleShot(200, lambda: said.update({language: left_texts(QApplication.activeModalWidget())}))  # noqa: B023
        opener(program.console, program.desk_words)
    both = said[Language.ENGLISH] & said[Language.SPANISH]
    assert both == set()
    assert len(said[Language.SPANISH]) >= 10


def left_texts(dialog):
    """Every text of the window but what the disk holds; and it is left."""
    labels = {part.text() for kind in (QLabel, QPushButton) for part in dialog.findChildren(kind)}
    tips = {part.toolTip() for part in dialog.findChildren(QToolButton)}
    heads = set()
    for tree in dialog.findChildren(QTreeView):
        model = tree.model()
        heads |= {str(model.headerData(column, Qt.Orientation.Horizontal)) for column in range(model.columnCount())}
    dialog.reject()
    return {text for text in labels | tips | heads if text and not text.startswith("/")}
