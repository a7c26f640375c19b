"""Words: every saying put into a language. The desk and the wall each have their own, so that they can differ."""

from collections.abc import Mapping
from typing import cast

from PySide6.QtCore import QObject, Signal

from app.terms.saying import Saying, Says
from ui.kit.painting import figure, signed
from ui.text import beginning, console, debrief, decks, exports, files, game, pace, pages, projector, slides, strip
from ui.text.languages import Language, translator

SENTENCES: dict[Says, str] = (
    game.SENTENCES | files.SENTENCES | console.SENTENCES | projector.SENTENCES | pages.SENTENCES | pace.SENTENCES | exports.SENTENCES
    | slides.SENTENCES | strip.SENTENCES | debrief.SENTENCES | beginning.SENTENCES | decks.SENTENCES
)


def _sounds_like_i(word: str) -> bool:
    """Whether a word begins with the sound before which Spanish says "e" for "and"."""
    low = word.lower()
    return low.startswith(("i", "í", "hi", "hí")) and not low.startswith("hie")


class Words(QObject):
    """All sayings in one language, which can change at any time; `changed` tells."""

    changed = Signal()

    def __init__(self, language: Language = Language.ENGLISH, parent: QObject | None = None) -> None:
        """Begin in a language; raises TranslationProblem where it is not installed."""
        super().__init__(parent)
        self._language = language
        self._translator = translator(language)

    @property
    def language(self) -> Language:
        """The language spoken now."""
        return self._language

    def speak(self, language: Language) -> None:
        """Change the language and tell everybody."""
        self._translator = translator(language)
        self._language = language
        self.changed.emit()

    def tr(self, source: str, disambiguation: str = "", n: int = -1) -> str:
        """The sentence in this language; the name and the arguments are those that the translators' tools look for."""
        found = self._translator.translate("Words", source, disambiguation or None, n) or source
        return found.replace("%n", str(n)) if n >= 0 else found

    def say(self, what: Saying | Says, **values: object) -> str:
        """A saying in words, or a key with its values."""
        if isinstance(what, Saying):
            return self._said(what.key, what.values)
        return self._said(what, values)

    def listed(self, parts: tuple[str, ...]) -> str:
        """Several things in one phrase: "Ana, Leo and Marta"."""
        if not parts:
            return ""
        *first, last = parts
        if not first:
            return last
        head = first[0]
        for part in first[1:]:
            head = self._said(Says.COMMA, {"first": head, "last": part})
        spanish = self._language is Language.SPANISH
        joint = Says.AND_BEFORE_I if spanish and _sounds_like_i(last) else Says.AND
        return self._said(joint, {"first": head, "last": last})

    def _said(self, key: Says, values: Mapping[str, object]) -> str:
        if key is Says.SIGNED:
            return signed(int(str(values["n"])))
        if key is Says.SENTENCES:
            return " ".join(map(self._value, cast("tuple[Saying, ...]", values["parts"])))
        template = self._counted(key, int(str(values["n"]))) if key in COUNTED else self.tr(SENTENCES[key])
        return template.format(**{name: self._value(value) for name, value in values.items()})

    def _value(self, value: object) -> str:
        if isinstance(value, Saying):
            return self._said(value.key, value.values)
        if isinstance(value, tuple):
            return self.listed(tuple(self._value(part) for part in value))
        return figure(value) if isinstance(value, int) else str(value)

    def _counted(self, key: Says, n: int) -> str:
        match key:
            case Says.COINS:
                return self.tr("%n coin(s)", "", n)
            case Says.POINTS:
                return self.tr("%n point(s)", "", n)
            case Says.VOTES:
                return self.tr("%n vote(s)", "", n)
            case Says.PAIRS:
                return self.tr("%n pair(s)", "", n)
            case Says.MINUTES:
                return self.tr("%n minute(s)", "", n)
            case Says.STEPS:
                return self.tr("%n step(s)", "", n)
            case Says.ROUNDS:
                return self.tr("%n round(s)", "", n)
            case Says.ASK_ABSTAINED:
                return self.tr("%n abstained?", "", n)
        raise KeyError(key)


COUNTED = frozenset({Says.COINS, Says.POINTS, Says.VOTES, Says.PAIRS, Says.MINUTES, Says.STEPS, Says.ROUNDS, Says.ASK_ABSTAINED})
