"""What is odd is asked once, above the foot: confirming again is the answer, and nothing has to be clicked away."""

from PySide6.QtWidgets import QWidget

from app.terms.saying import Saying, Says
from ui.kit.notice import Notice
from ui.text.words import Words


class Question(Notice):
    """A notice that the next confirm answers; whatever changes on the page takes it back."""

    def __init__(self, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self._say = words.say
        self.standing: Saying | None = None
        self._no: Saying | Says | None = None

    def settles(self, saying: Saying) -> bool:
        """Whether this very question stands already; it is asked if it does not."""
        if self.standing == saying:
            return True
        self.ask(saying)
        return False

    def ask(self, saying: Saying, action: Saying | Says | None = None) -> None:
        """Ask it; `action` names a button that says no."""
        self.standing, self._no = saying, action
        self.draw()

    def forget(self) -> None:
        """Take the question back."""
        self.standing, self._no = None, None
        self.draw()

    def draw(self) -> None:
        """Say it in the language spoken now."""
        text = self._say(self.standing) if self.standing else ""
        self.show_notice(text, self._say(self._no) if self._no else "")
