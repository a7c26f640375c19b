"""The prediction: how many hands go up for each ending before round 1. Nobody has to be asked."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from app.debrief.prediction import MOST_HANDS, Prediction
from app.terms.saying import Saying, Says, say
from ui.console.pages.page import QuietAction
from ui.console.sheet import Sheet
from ui.kit.labels import PlainLabel
from ui.kit.stepper import CoinStepper
from ui.kit.surfaces import from_top, surface
from ui.kit.theme import Theme
from ui.text.words import Words

ENDINGS = (Says.PREDICT_LEGACY, Says.PREDICT_NO_LEGACY, Says.PREDICT_FAILED)


class PredictSheet(Sheet):
    """Three counts of hands; Enter keeps them and leaves."""

    chosen = Signal(object)  # a Prediction

    def __init__(self, theme: Theme, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(theme, words, parent)
        self.hands = tuple(CoinStepper(MOST_HANDS) for _ in ENDINGS)
        self._labels = tuple(PlainLabel(voice="strong") for _ in ENDINGS)
        self._head, self._kept = PlainLabel(voice="caption"), Prediction()
        for stepper in self.hands:
            stepper.changed.connect(self.show_ready)
        self._lay_out()

    def _lay_out(self) -> None:
        frame, column = surface("card", (16, 14), 8)
        grid = QGridLayout()
        grid.setHorizontalSpacing(24)
        grid.setVerticalSpacing(12)
        grid.addWidget(self._head, 0, 1)
        for at, (label, stepper) in enumerate(zip(self._labels, self.hands, strict=True), start=1):
            grid.addWidget(label, at, 0)
            grid.addWidget(stepper, at, 1)
        grid.setColumnStretch(2, 1)
        column.addLayout(grid)
        from_top(self, frame)

    def show_prediction(self, prediction: Prediction) -> None:
        """What was kept so far."""
        self._kept = prediction
        counts = (prediction.legacy, prediction.no_legacy, prediction.failed_state)
        for stepper, count in zip(self.hands, counts, strict=True):
            stepper.show_amount(count or None)
        self.show_ready()

    @property
    def typed(self) -> Prediction:
        """The hands as they stand on the sheet; nothing typed is nobody's hand."""
        legacy, no_legacy, failed = (stepper.amount or 0 for stepper in self.hands)
        return Prediction(legacy, no_legacy, failed)

    def own_words(self) -> tuple[Saying, Saying, Saying]:
        return say(Says.NOW_PREDICT), say(Says.WHY_PREDICT), say(Says.DO_PREDICT)

    def quiet_actions(self) -> tuple[QuietAction, ...]:
        forget = ((say(Says.PREDICT_FORGET), self._forget),) if self._kept.hands else ()
        return (*forget, *self.back())

    def focus_first(self) -> None:
        self.hands[0].field.setFocus()

    def draw(self) -> None:
        self._head.show_text(self.words.say(Says.PREDICT_HANDS))
        for label, stepper, ending in zip(self._labels, self.hands, ENDINGS, strict=True):
            label.show_text(self.words.say(ending))
            stepper.field.setAccessibleName(label.text())

    def confirm(self) -> None:
        """From field to field, and in the last one they are kept."""
        fields = [stepper.field for stepper in self.hands]
        now = next((at for at, field in enumerate(fields) if field.hasFocus()), len(fields) - 1)
        if now + 1 < len(fields):
            fields[now + 1].setFocus()
        else:
            self._keep(self.typed)

    def _forget(self) -> None:
        self._keep(Prediction())

    def _keep(self, prediction: Prediction) -> None:
        self._kept = prediction
        self.chosen.emit(prediction)
        self.left.emit()
