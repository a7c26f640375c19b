"""About: whose game this is, whose letters, and under which licences."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from app.terms.saying import Saying, Says, say
from ui.console.sheet import Sheet
from ui.kit.buttons import PlainButton
from ui.kit.labels import PlainLabel
from ui.kit.surfaces import from_top, row, surface
from ui.kit.theme import Theme
from ui.text.words import Words

AUTHOR, GAME_LICENCE, SITE = "José Miguel Martín Rodríguez", "CC BY-NC-SA 4.0", "stateinclass.org"
CODE_LICENCE, LETTERS_OWNER, LETTERS_LICENCE = "MIT", "Braille Institute of America", "SIL Open Font License 1.1"


class AboutSheet(Sheet):
    """Four short paragraphs, each with a heading, and the way to the privacy note."""

    privacy_wanted = Signal()

    def __init__(self, theme: Theme, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(theme, words, parent)
        self._parts = [(PlainLabel(voice="panel"), PlainLabel(wrap=True)) for _ in credits_()]
        frame, column = surface("card", (16, 14), 4)
        for heading, text in self._parts:
            column.addWidget(heading)
            column.addWidget(text)
            column.addSpacing(10)
        self.privacy = PlainButton()
        self.privacy.clicked.connect(self.privacy_wanted)
        column.addLayout(row(self.privacy, 1))
        from_top(self, frame)

    def own_words(self) -> tuple[Saying, Saying, Saying]:
        return say(Says.NOW_ABOUT), say(Says.WHY_ABOUT), say(Says.BACK_TO_TABLE)

    def draw(self) -> None:
        """Say it in the language spoken now."""
        self.privacy.show_text(self.words.say(Says.PRIVACY))
        for (heading, text), (key, credit) in zip(self._parts, credits_(), strict=True):
            heading.show_text(self.words.say(key))
            text.show_text(self.words.say(credit))


def credits_() -> tuple[tuple[Says, Saying], ...]:
    """Each heading and what stands under it."""
    game = say(Says.ABOUT_GAME_CREDIT, author=AUTHOR, university=say(Says.ABOUT_UNIVERSITY), licence=GAME_LICENCE, site=SITE)
    return (
        (Says.ABOUT_GAME, game),
        (Says.ABOUT_CARDS, say(Says.ABOUT_CARDS_CREDIT)),
        (Says.ABOUT_PROGRAM, say(Says.ABOUT_PROGRAM_CREDIT, licence=CODE_LICENCE)),
        (Says.ABOUT_LETTERS, say(Says.ABOUT_LETTERS_CREDIT, owner=LETTERS_OWNER, licence=LETTERS_LICENCE)),
    )
