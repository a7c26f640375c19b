"""Settings: what the program remembers from one start to the next, in one small file of JSON.

Whatever is wrong with the file stops no start, and a start never writes it: it is written when the teacher chooses something.
"""

import os
import sys
from pathlib import Path
from typing import Annotated, Literal

from msgspec import Meta, MsgspecError, Raw, Struct, json, structs
from PySide6.QtCore import QIODevice, QSaveFile, QStandardPaths

from app.stage import Reveals
from ui.kit.displays import ScreenId
from ui.text.languages import Language

FILE = "state-in-class-settings.json"
LARGEST = 64 * 1024  # bytes; what is larger was not written by us
DAMAGED = ".damaged"

ThemeName = Literal["light", "dark"]
WallPercent = Literal[100, 110, 120]
DeskPercent = Literal[100, 125, 150, 200]
MarginPercent = Annotated[int, Meta(ge=0, le=10)]
Folder = Annotated[str, Meta(max_length=4096, pattern=r"^[^\x00-\x1f]*\Z")]
DeckName = Annotated[str, Meta(max_length=255)]  # of a file, compared with those that are there; it is never opened


class Fitted(Struct, frozen=True, omit_defaults=True):
    """What suits one projector: the text scale, and what stays free on every side, in percent of the picture's height."""

    screen: ScreenId
    percent: WallPercent = 100
    margin: MarginPercent = 0


class Settings(Struct, frozen=True, omit_defaults=True):
    """What can be chosen for every lesson. Where nothing was chosen the system decides: its language, the documents' folder."""

    desk: Language | None = None
    wall: Language | None = None
    theme: ThemeName = "light"
    wall_percent: WallPercent = 100
    desk_percent: DeskPercent = 100
    folder: Folder = ""
    screen: ScreenId | None = None
    projectors: Annotated[tuple[Fitted, ...], Meta(max_length=100)] = ()
    sound: bool = True
    reveals: Reveals = Reveals.STEPS
    guide: bool = True  # whoever never closed it may need it
    deck: DeckName | None = None  # "" for the sample cards; None where nobody has chosen yet


class SettingsProblem(Exception):
    """What was chosen cannot be kept in this file."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.path = path


class SettingsFile:
    """One file of settings. Two programs may use it at the same time: each writes only what was chosen in it."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._unkept: dict[str, object] = {}  # what was chosen while the file could not be written

    def read(self) -> Settings:
        """What was chosen before; the defaults where the file is missing or unsound. The file stays as it is."""
        return _settings(_fields(self.path)) or Settings()

    def keep(self, **chosen: object) -> Path | None:
        """Write what was chosen, beside everything else that the file has; raises SettingsProblem where that is not possible.

        A file that cannot be read is not lost: it is moved aside, and its new place returned.
        """
        self._unkept |= chosen
        fields = _fields(self.path)
        found = _settings(fields)
        kept = structs.replace(found or Settings(), **self._unkept)
        aside = None
        if kept != found:
            try:
                aside = _moved_aside(self.path) if found is None else None
                _write(self.path, _laid_over({} if found is None or fields is None else fields, kept))
            except (OSError, UnicodeEncodeError) as problem:
                raise SettingsProblem(self.path) from problem
        self._unkept.clear()
        return aside


def settings_path() -> Path:
    """Beside the program, where somebody has put such a file to carry them along; else where this system keeps settings."""
    beside = Path(sys.executable).with_name(FILE)
    if getattr(sys, "frozen", False) and os.path.lexists(beside):
        return beside
    place = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.AppConfigLocation)
    return Path(place or Path.home()) / FILE


def is_there(folder: Path) -> bool:
    """Whether a folder that was chosen once can be found now; what no system takes for a name cannot."""
    try:
        return folder.is_dir()
    except OSError:
        return False


def _fields(path: Path) -> dict[str, Raw] | None:
    """Every field of the file, whatever it is; None where it cannot be read. An empty file has none yet, like a missing one."""
    try:
        text = _read(path) if path.exists() else b""
        return json.decode(text, type=dict[str, Raw]) if text else {}
    except (OSError, MsgspecError, RecursionError):
        return None


def _settings(fields: dict[str, Raw] | None) -> Settings | None:
    """The fields that this program knows; None where they are unsound."""
    if fields is None:
        return None
    try:
        return json.decode(json.encode(fields), type=Settings)
    except (MsgspecError, RecursionError):
        return None


def _read(path: Path) -> bytes:
    """The whole text of a file; OSError where it is none, or too large to be ours."""
    if not path.is_file():
        raise OSError(str(path))  # opening a pipe would wait for ever
    with path.open("rb") as file:
        text = file.read(LARGEST + 1)
    if len(text) > LARGEST:
        raise OSError(str(path))
    return text


def _laid_over(fields: dict[str, Raw], settings: Settings) -> bytes:
    """The settings in place of those that were there; fields that only a later program knows stay as they are."""
    foreign = {key: value for key, value in fields.items() if key not in Settings.__struct_fields__}
    own = json.decode(json.encode(settings), type=dict[str, Raw])
    return json.format(json.encode(own | foreign), indent=1) + b"\n"


def _moved_aside(path: Path) -> Path | None:
    """Where the file lies now that could not be read; no other file gives way to it."""
    if not os.path.lexists(path):
        return None
    names = (f"{path.name}{DAMAGED}{number}" for number in ("", *(f"-{each}" for each in range(2, 1000))))
    aside = next((place for place in map(path.with_name, names) if not os.path.lexists(place)), None)
    if aside is None:
        raise FileExistsError(str(path))
    return path.rename(aside)


def _write(path: Path, text: bytes) -> None:
    """All of it or nothing, synced to the disk."""
    path.parent.mkdir(parents=True, exist_ok=True)
    file = QSaveFile(str(path))
    if not (file.open(QIODevice.OpenModeFlag.WriteOnly) and file.write(text) == len(text) and file.commit()):
        raise OSError(file.errorString())
