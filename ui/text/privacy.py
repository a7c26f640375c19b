"""The privacy note for the school, in a language: a text of its own rather than a saying, because it is read and printed whole."""

from pathlib import Path

from msgspec import Struct

from ui.text.languages import Language

_FOLDER = Path(__file__).resolve().parents[2] / "resources" / "privacy"


class Section(Struct, frozen=True):
    """A heading, and what stands under it: points of a list, or one sentence or more."""

    heading: str
    points: tuple[str, ...]


class PrivacyNote(Struct, frozen=True):
    """One page: what it is, in short, and its sections."""

    title: str
    opening: str
    sections: tuple[Section, ...]


def privacy_note(language: Language) -> PrivacyNote:
    """The note in this language."""
    opening, *sections = (_FOLDER / f"privacy-{language}.md").read_text(encoding="utf-8").split("\n## ")
    title, text = opening.split("\n", 1)
    return PrivacyNote(title.removeprefix("# "), _plain(text), tuple(map(_section, sections)))


def _section(text: str) -> Section:
    heading, *lines = text.strip().splitlines()
    return Section(heading, tuple(_plain(line.removeprefix("- ")) for line in lines))


def _plain(text: str) -> str:
    """Without the asterisks around the game's name."""
    return text.strip().replace("*", "")
