"""What is chosen at the desk goes into the settings; where they cannot be kept, the desk says so once and works on."""

from pathlib import Path, PurePath

from PySide6.QtCore import QObject, Signal

from app.stage import Reveals
from app.terms.saying import Says, say
from ui.kit.displays import ScreenId
from ui.settings import Fitted, SettingsFile, SettingsProblem
from ui.text.languages import Language


class Remembering(QObject):
    """Hears every choice that the next start shall begin with."""

    noticed = Signal(object)  # a Saying

    def __init__(self, file: SettingsFile, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._file = file
        self._is_told = False

    def keep_desk(self, language: Language) -> None:
        """The desk's language."""
        self._keep(desk=language)

    def keep_wall(self, language: Language) -> None:
        """The wall's language."""
        self._keep(wall=language)

    def keep_theme(self, name: str) -> None:
        """The look of both windows, by its name."""
        self._keep(theme=name)

    def keep_wall_scale(self, scale: float) -> None:
        """How much larger the wall's smaller letters are, 1.0 to 1.2."""
        self._keep(wall_percent=round(scale * 100))

    def keep_zoom(self, zoom: float) -> None:
        """How much larger everything on the desk is, 1 to 2."""
        self._keep(desk_percent=round(zoom * 100))

    def keep_sound(self, on: bool) -> None:
        """Whether a sound tells that a debate is over."""
        self._keep(sound=on)

    def keep_reveals(self, reveals: Reveals) -> None:
        """How results come on the wall."""
        self._keep(reveals=reveals)

    def keep_guide(self, is_open: bool) -> None:
        """Whether the guide stands where the history is."""
        self._keep(guide=is_open)

    def keep_folder(self, folder: str) -> None:
        """Where lessons are kept."""
        self._keep(folder=folder)

    def keep_deck(self, path: str) -> None:
        """The role cards of the next set-up, "" for the sample; by the name of their file, because a stick is not always in one place."""
        self._keep(deck=PurePath(path).name)

    def keep_screen(self, identity: ScreenId) -> None:
        """The screen that somebody has put the wall on."""
        self._keep(screen=identity)

    def keep_projectors(self, projectors: tuple[Fitted, ...]) -> None:
        """What suits each projector."""
        self._keep(projectors=projectors)

    def _keep(self, **chosen: object) -> None:
        try:
            aside = self._file.keep(**chosen)
        except SettingsProblem as problem:
            self._tell_once(problem.path.parent)
        else:
            if aside is not None:
                self.noticed.emit(say(Says.SETTINGS_MOVED_ASIDE, file=aside.name, folder=str(aside.parent)))

    def _tell_once(self, folder: Path) -> None:
        if not self._is_told:
            self._is_told = True
            self.noticed.emit(say(Says.SETTINGS_NOT_KEPT, folder=str(folder)))
