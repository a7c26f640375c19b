"""What the notice above the foot says: trouble with the last entry, with its remedy, or something about files and devices."""

from collections.abc import Callable

from app.entries import Corrected
from app.terms.saying import Saying, Says, say
from app.views.desk import RepairOffer, Trouble
from ui.console import key_names
from ui.kit.notice import Notice
from ui.text.words import Words

DONE = frozenset({Says.EXPORTED, Says.DELETED, Says.PRIVACY_SAVED, Says.SAVED_ELSEWHERE, Says.KEPT_AGAIN})
"""What was done as it was wanted: it is read once, and goes with the page on which it was said."""


class Notices:
    """One thing at a time; the newer one is the one to read."""

    def __init__(self, notice: Notice, words: Words) -> None:
        self._notice, self._words = notice, words
        self._trouble: Trouble | None = None
        self._text: Saying | None = None
        self._offer: Callable[[], None] | None = None
        self._offered = Says.OPEN_RESCUED
        self._screen: Saying | None = None
        self._alone: Says | None = None
        self._moves = 0
        self._is_setting_up = False

    @property
    def remedy(self) -> Corrected | None:
        """The correction that would make the refused entry true."""
        return self._trouble.remedy if self._trouble is not None else None

    @property
    def repair(self) -> RepairOffer | None:
        """The newest earlier entry that would explain what was refused."""
        return self._trouble.repairs[0] if self._trouble is not None and self._trouble.repairs else None

    def show_trouble(self, trouble: Trouble) -> None:
        """Why it was refused."""
        self._trouble, self._text, self._offer = trouble, None, None
        self.show_words()

    def show_notice(self, text: Saying) -> None:
        """Something else to know."""
        self._trouble, self._text, self._offer = None, text, None
        self.show_words()

    def forget_done(self) -> bool:
        """What was done is no longer the news; True where that was said."""
        is_done = self._text is not None and self._text.key in DONE
        if is_done:
            self._text, self._offer = None, None
            self.show_words()
        return is_done

    def show_offer(self, text: Saying, offer: Callable[[], None], offered: Says = Says.OPEN_RESCUED) -> None:
        """A damaged lesson, of which a copy can be opened, or something else about a lesson that can be done."""
        self._trouble, self._text, self._offer, self._offered = None, text, offer, offered
        self.show_words()

    def show_screen_offer(self, text: Saying | None) -> None:
        """A screen for the wall is there, or (None) not any more; it is said while there is nothing else to say."""
        self._screen = text
        self.show_words()

    @property
    def is_offering_screen(self) -> bool:
        """Whether the notice is about a screen for the wall."""
        return self._screen is not None and self._is_free and not self._moves

    def show_alone(self, what: Says | None) -> None:
        """The class can only see the desk, and why; None where that is not so. It is said while there is nothing else to say."""
        self._alone = what
        self.show_words()

    @property
    def is_offering_one_screen(self) -> bool:
        """Whether the notice is about one screen for all."""
        return self._alone is not None and self._screen is None and self._is_free and not self._moves

    def show_moves(self, moves: int) -> None:
        """So many things are left to be moved after a repair; it is said while nothing newer is, until there are none."""
        if moves != self._moves:
            self._moves = moves
            self.show_words()

    @property
    def is_about_moves(self) -> bool:
        """Whether the notice is about what is left to be moved."""
        return self._moves > 0 and self._is_free

    @property
    def _is_free(self) -> bool:
        return self._trouble is None and (self._text is None or self._waits)

    def show_setting_up(self, *, is_on: bool) -> None:
        """Whether another lesson is being set up: what could be done with the one below waits until it is seen again."""
        if is_on is not self._is_setting_up:
            self._is_setting_up = is_on
            self.show_words()

    @property
    def _waits(self) -> bool:
        return self._is_setting_up and self._is_of_lesson

    @property
    def _is_of_lesson(self) -> bool:
        return self._offer is not None and self._offered is Says.LESSON_OPEN_TO_CHANGE

    def forget_lesson(self) -> None:
        """Another lesson, or none: what could be done with the last one goes with it."""
        if self._is_of_lesson:
            self._text, self._offer = None, None
            self.show_words()

    @property
    def has_offer(self) -> bool:
        """Whether something is offered that can be taken."""
        return self._offer is not None and not self._waits

    def take_offer(self) -> None:
        """Do what is offered, if anything is."""
        if self._offer is not None:
            self._offer()

    def forget_trouble(self) -> None:
        """What was refused is no longer the question."""
        self._trouble = None
        self.show_words()

    def forget_notice(self, key: Says) -> None:
        """What this notice says has been dealt with."""
        if self._text is not None and self._text.key is key:
            self._text = None
            self.show_words()

    def clear(self) -> None:
        """Nothing to say but what is left to be moved: that is still true."""
        self._trouble, self._text, self._offer, self._screen, self._alone = None, None, None, None, None
        self.show_words()

    def show_words(self) -> None:
        """Say it in the language spoken now."""
        if self.is_about_moves:
            said = self._words.say(say(Says.MOVES_LEFT, n=self._moves))
            self._notice.show_notice(said, f"{self._words.say(Says.MOVES_OPEN)}  {key_names.REMEDY}")
            return
        if self.is_offering_screen:
            self._notice.show_notice(self._words.say(self._screen), f"{self._words.say(Says.WALL_SHOW)}  {key_names.WALL}")
            return
        if self.is_offering_one_screen:
            self._notice.show_notice(self._words.say(self._alone), f"{self._words.say(Says.ALONE_BEGIN)}  {key_names.ALONE}")
            return
        trouble = self._trouble
        said = trouble.why if trouble is not None else None if self._waits else self._text
        remedy = trouble.remedy_words if trouble is not None and trouble.remedy is not None else None
        if self.has_offer:
            remedy = self._offered
        action = f"{self._words.say(remedy)}  {key_names.REMEDY}" if remedy is not None else ""
        repair = self.repair
        other = "" if repair is None else f"{self._words.say(say(Says.EXPLAIN_OPEN, what=repair.what))}  {key_names.REPAIR}"
        self._notice.show_notice("" if said is None else self._words.say(said), action, other)
