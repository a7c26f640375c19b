"""What a system is told of the program: its entry in the menu, the type of its lessons, its manual, its installer, its icon."""

import configparser
import re
import struct
import xml.etree.ElementTree as ET

from app.cli import parser
from app.lessons.schema import APPLICATION_ID
from tests.packaging.scripts import ROOT, SCRIPTS
from ui import main, settings, shelf

LINUX, WINDOWS = SCRIPTS / "linux", SCRIPTS / "windows"
SPACE = {"m": "http://www.freedesktop.org/standards/shared-mime-info"}


def entry():
    made = configparser.ConfigParser(interpolation=None)
    made.optionxform = str
    made.read(LINUX / "state-in-class.desktop", encoding="utf-8")
    return made["Desktop Entry"]


def test_lessons_are_known_by_their_name_and_by_the_mark_in_them():
    """A lesson opens by a double click."""
    kind = ET.parse(LINUX / "state-in-class.xml").getroot().find("m:mime-type", SPACE)  # noqa: S314 - it is our own file
    marks = {int(each.get("offset")): each.get("value") for each in kind.iterfind(".//m:match", SPACE)}
    assert kind.find("m:glob", SPACE).get("pattern") == f"*{shelf.SUFFIX}"
    assert marks == {0: r"SQLite format 3\0", 68: struct.pack(">I", APPLICATION_ID).decode()}
    assert entry()["MimeType"] == f"{kind.get('type')};"


def test_the_menu_starts_the_program_with_one_file():
    """Desktop Entry Specification: %f is one file."""
    assert entry()["Exec"] == "state-in-class %f"
    assert entry()["Terminal"] == "false"


def test_the_manual_names_every_word():
    """Somebody who types `man state-in-class` finds them all."""
    page = (LINUX / "state-in-class.1").read_text(encoding="utf-8")
    words = [*main._WORDS, *parser()._subparsers._group_actions[0].choices]
    assert not [word for word in words if word != "desk" and not re.search(rf"^\.(BI|B) {word}\b", page, re.MULTILINE)]


def test_the_installer_speaks_of_the_same_files_as_the_program():
    """The suffix of lessons, and both programs."""
    text = (WINDOWS / "installer.nsi").read_text(encoding="utf-8")
    assert f"Software\\Classes\\{shelf.SUFFIX}" in text
    assert "${PROGRAM}-console.exe" in text


def test_the_installer_says_everything_in_both_languages():
    """Desk and wall speak both; so does what comes first."""
    text = (WINDOWS / "installer.nsi").read_text(encoding="utf-8")
    english, spanish = (set(re.findall(rf"LangString (\w+) \${{LANG_{name}}}", text)) for name in ("ENGLISH", "SPANISH"))
    assert english == spanish != set()


def test_the_installer_removes_no_folder_of_a_teacher():
    """Lessons are the teacher's: only the folder that the bundle fills is removed with what is in it."""
    text = (WINDOWS / "installer.nsi").read_text(encoding="utf-8")
    assert re.findall(r"RMDir /r .*", text) == ['RMDir /r "$INSTDIR\\_internal"']


def test_a_portable_program_keeps_its_settings_where_it_looks_for_them(script):
    """settings_path: a file of this name beside the program is used instead of the system's."""
    assert script("bundle").SETTINGS == settings.FILE


def test_the_icon_has_every_size_in_one_file(script):
    """Windows takes the one that fits; 256 is written as 0."""
    pictures = {16: b"a", 256: b"bcd"}
    made = script("icons").as_ico(pictures)
    sizes = [made[6 + 16 * number] for number in range(len(pictures))]
    places = [struct.unpack_from("<II", made, 6 + 16 * number + 8) for number in range(len(pictures))]
    assert sizes == [16, 0]
    assert [made[place:place + length] for length, place in places] == [b"a", b"bcd"]


def test_the_icon_is_drawn_at_each_size(script, qapp):
    """From the one drawing in resources."""
    from PySide6.QtGui import QImage

    picture = QImage.fromData(script("icons").picture(48))
    assert (picture.width(), picture.height()) == (48, 48)
    assert len({picture.pixel(x, y) for x in range(48) for y in range(48)}) > 10


def test_no_binary_is_kept_with_the_scripts():
    """Everything that is made is made anew."""
    files = [path for path in (*SCRIPTS.rglob("*"), *(ROOT / ".github").rglob("*")) if path.is_file() and "__pycache__" not in path.parts]
    assert [path.read_text(encoding="utf-8") for path in files]
