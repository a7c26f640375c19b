"""The languages the program speaks, and their translation files."""

from enum import StrEnum
from pathlib import Path

from PySide6.QtCore import QLocale, QTranslator

_FOLDER = Path(__file__).resolve().parents[2] / "resources" / "translations"


class Language(StrEnum):
    """A language for the desk or the wall; the value is its code."""

    ENGLISH = "en"
    SPANISH = "es"


LANGUAGES = tuple(Language)
NATIVE_NAMES = {Language.ENGLISH: "English", Language.SPANISH: "Español"}


def system_language() -> Language:
    """The language that this computer speaks, or else English."""
    spoken = QLocale.system().name().partition("_")[0]
    return Language(spoken) if spoken in {*Language} else Language.ENGLISH


class TranslationProblem(Exception):
    """A translation file that is missing or cannot be read."""


def translator(language: Language) -> QTranslator:
    """The translator of a language; raises TranslationProblem where its file cannot be loaded."""
    made = QTranslator()
    path = _FOLDER / f"state_in_class_{language}.qm"
    if not made.load(str(path)):
        raise TranslationProblem(path)
    return made
