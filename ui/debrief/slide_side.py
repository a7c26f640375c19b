"""What the teacher has beside the slide: the question on the wall, two more that are not, and what the next step brings."""

from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.terms.saying import Says
from app.views.debrief import DebriefView
from ui.kit.labels import PlainLabel
from ui.kit.surfaces import rule, surface
from ui.kit.zooming import SELF_SIZED, UNBOUND
from ui.text.words import Words

WIDE = 260  # px


class SlideSide(QWidget):
    """Questions that wrap; the wall never sees the quieter two."""

    def __init__(self, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.words = words
        self.heads = {key: PlainLabel(voice="panel") for key in (Says.DEBRIEF_ASK_CLASS, Says.DEBRIEF_ASK_FURTHER, Says.DEBRIEF_NEXT)}
        self.question = PlainLabel(voice="strong", wrap=True)
        self.asks = (PlainLabel(wrap=True), PlainLabel(wrap=True))
        self.following = PlainLabel(wrap=True)
        self.setFixedWidth(WIDE)
        self._lay_out()

    def show_narrow(self, *, is_narrow: bool) -> None:
        """As wide as there is room, where it stands below the slide."""
        self.setProperty(SELF_SIZED, is_narrow)
        if is_narrow:
            self.setMinimumWidth(0)
            self.setMaximumWidth(UNBOUND)
        elif self.maximumWidth() == UNBOUND:
            self.setFixedWidth(WIDE)

    def _lay_out(self) -> None:
        on_wall, further, following = self.heads.values()
        frame, column = surface("card", (14, 12), 6)
        for part in (on_wall, self.question, rule(), further, *self.asks):
            column.addWidget(part)
        column.addStretch(1)
        for part in (rule(), following, self.following):
            column.addWidget(part)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(frame)

    def show_view(self, view: DebriefView) -> None:
        """The questions of the slide that is up."""
        slide, say = view.scene.slide, self.words.say
        for key, head in self.heads.items():
            head.show_text(say(key))
        self.question.show_text(say(slide.question))
        for label, ask in zip(self.asks, slide.asks, strict=True):
            label.show_text(say(ask))
        self.following.show_text(say(view.following))
