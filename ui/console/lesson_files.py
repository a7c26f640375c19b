"""The desk's questions about files: which lesson to open or delete, where to keep or export one, whether to close unsaved."""

from PySide6.QtCore import QObject, Signal, SignalInstance
from PySide6.QtWidgets import QWidget

from app.debrief.wanted import What
from app.terms.saying import Saying, Says, say
from ui.text.languages import Language
from ui.text.words import Words

_LANGUAGES = {Language.ENGLISH: Says.EXPORT_ENGLISH, Language.SPANISH: Says.EXPORT_SPANISH}
_EXPORTS = {What.ALL: Says.EXPORT_ALL, What.TABLES: Says.EXPORT_TABLES, What.SLIDES: Says.EXPORT_SLIDES}


class LessonFiles(QObject):
    """Asks the teacher with the system's own dialogs, and says what was chosen. It touches no file."""

    lesson_chosen = Signal(str)
    elsewhere_chosen = Signal(str)
    delete_chosen = Signal(str)
    rescue_chosen = Signal(str)
    export_chosen = Signal(str)  # the folder that a folder of the tables is to go to
    debrief_export_chosen = Signal(str, object)  # the same for the debrief, and What of it
    privacy_chosen = Signal(str)  # the folder that the privacy note is to go to

    def __init__(self, window: QWidget, words: Words) -> None:
        super().__init__(window)
        self._window, self._words = window, words
        self.folder = ""  # where a dialog begins
        self.unsaved: Saying | None = None  # why the game is on no disk

    def choose_lesson(self) -> None:
        """Ask which lesson is to be opened."""
        from ui.console import choosing

        path = choosing.file(self._window, self._words, Says.OPEN_WHICH, Says.LESSON_FILES, self.folder)
        if path:
            self.lesson_chosen.emit(path)

    def choose_export(self) -> None:
        """Ask where to export to."""
        self._choose_folder(Says.EXPORT_TO, self.export_chosen)

    def choose_debrief_export(self, for_class: Language, *, has_names: bool) -> None:
        """Ask what of the debrief is to be exported, and where to; say before in which languages, and whether with names."""
        from ui.console import choosing

        how = self._words.say(Says.SENTENCES, parts=(
            say(Says.EXPORT_LANGUAGES, desk=say(_LANGUAGES[self._words.language]), wall=say(_LANGUAGES[for_class])),
            say(Says.EXPORT_WITH_NAMES, without=say(Says.DEBRIEF_WITHOUT_NAMES)) if has_names else say(Says.EXPORT_WITHOUT_NAMES),
        ))
        answers = tuple(_EXPORTS.values())
        chosen = choosing.one_of(self._window, self._words, Says.EXPORT_WHAT, answers, Says.EXPORT_NOTHING, how)
        folder = "" if chosen is None else choosing.folder(self._window, self._words, Says.EXPORT_TO, self.folder)
        if folder and chosen is not None:
            self.debrief_export_chosen.emit(folder, [*_EXPORTS][chosen])

    def choose_privacy(self) -> None:
        """Ask where the privacy note is to go."""
        self._choose_folder(Says.PRIVACY_TO, self.privacy_chosen)

    def _choose_folder(self, title: Says, chosen: SignalInstance) -> None:
        from ui.console import choosing

        folder = choosing.folder(self._window, self._words, title, self.folder)
        if folder:
            chosen.emit(folder)

    def choose_elsewhere(self) -> None:
        """Ask where the game is to be kept; a file that exists is not offered to be overwritten."""
        from ui.console import choosing

        path = choosing.new_file(self._window, self._words, Says.SAVE_WHERE, Says.LESSON_FILES, self.folder)
        if path:
            self.elsewhere_chosen.emit(path)

    def choose_deleted(self) -> None:
        """Ask which lesson is to go, and then, once, whether it really is."""
        from ui.console import choosing

        which, kind, yes = Says.DELETE_WHICH, Says.LESSONS_ONLY, Says.DELETE_LESSON
        self.ask_to_delete(choosing.doomed_file(self._window, self._words, which, kind, yes, self.folder))

    def ask_to_delete(self, path: str) -> None:
        """Ask, once, whether this lesson really is to go; "" is none."""
        from ui.console import choosing

        question = say(Says.DELETE_QUESTION, file=path.replace("\\", "/").rpartition("/")[2])
        if path and choosing.is_agreed(self._window, self._words, question, Says.DELETE_YES, Says.DELETE_NO):
            self.delete_chosen.emit(path)

    def may_close(self) -> bool:
        """Whether the window may go: at once while everything is kept, or when the teacher says so."""
        from ui.console import choosing

        if self.unsaved is None:
            return True
        if choosing.is_agreed(self._window, self._words, say(Says.UNSAVED_AT_CLOSE), Says.CLOSE_UNSAVED, Says.SAVE_ELSEWHERE):
            return True
        self.choose_elsewhere()
        return self.unsaved is None
