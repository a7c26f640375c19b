"""Clock and bell: how long a debate lasts, when the bell rings, and what could be done where the rest of the game does not fit."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from app.clock import LONGEST, SHORTEST, Reading
from app.pace import DEBATE_STEP, Timetable, bell_at
from app.terms.saying import Saying, Says, say
from ui.console.pace_words import basis, how_it_fits
from ui.console.sheet import Sheet
from ui.kit.buttons import PlainButton
from ui.kit.labels import PlainLabel, show_tip
from ui.kit.painting import MINUS
from ui.kit.step_button import StepButton
from ui.kit.surfaces import from_top, row, surface
from ui.kit.theme import Theme
from ui.kit.time_field import TimeField
from ui.text.words import Words


class PaceSheet(Sheet):
    """Two fields, a sentence, and at most two proposals."""

    debate_chosen = Signal(float)  # seconds
    bell_chosen = Signal(object)  # a minute of the day, or None
    stop_planned = Signal(object)  # the round to stop after, or None

    def __init__(self, theme: Theme, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(theme, words, parent)
        self.timetable: Timetable | None = None
        self._is_news = False  # something was taken from a field, and how it fits now has not been read yet
        self.debate, self.shorter, self.longer = TimeField(), StepButton(MINUS), StepButton("+")
        self.bell, self.no_bell = TimeField(), PlainButton()
        self._names = {key: PlainLabel(voice="strong") for key in (Says.PACE_DEBATE, Says.PACE_BELL)}
        self._hints = {key: PlainLabel(voice="muted", wrap=True) for key in (Says.PACE_DEBATE_HINT, Says.PACE_BELL_HINT)}
        self.fits, self.basis = PlainLabel(voice="title", wrap=True), PlainLabel(voice="muted", wrap=True)
        self.plan, self.shorten, self.stop, self.unplan = PlainLabel(wrap=True), PlainButton(), PlainButton(), PlainButton()
        self._lay_out()
        self._wire()

    def _lay_out(self) -> None:
        frame, column = surface("card", (16, 14), 10)
        grid = QGridLayout()
        grid.setHorizontalSpacing(24)
        grid.setVerticalSpacing(16)
        lines = (row(self.shorter, self.debate, self.longer, gap=4), row(self.bell, self.no_bell, gap=12))
        for at, (name, line, hint) in enumerate(zip(self._names.values(), lines, self._hints.values(), strict=True)):
            grid.addWidget(name, at, 0)
            grid.addLayout(line, at, 1)
            grid.addWidget(hint, at, 2)
        grid.setColumnStretch(2, 1)
        column.addLayout(grid)
        self.told, told = surface("well", (16, 12), 8)
        told.addWidget(self.fits)
        told.addWidget(self.basis)
        told.addWidget(self.plan)
        told.addLayout(row(self.shorten, self.stop, self.unplan, 1))
        from_top(self, frame, self.told, gap=12)

    def _wire(self) -> None:
        self.shorter.clicked.connect(lambda: self._step(-DEBATE_STEP))
        self.longer.clicked.connect(lambda: self._step(DEBATE_STEP))
        self.debate.editingFinished.connect(self._take_debate)
        self.bell.editingFinished.connect(self._take_bell)
        for field in (self.debate, self.bell):
            field.textEdited.connect(lambda _text: self.show_ready())
        self.no_bell.clicked.connect(self._on_no_bell)
        self.shorten.clicked.connect(self._on_shorten)
        self.stop.clicked.connect(self._on_stop)
        self.unplan.clicked.connect(self._on_unplan)

    def show_timetable(self, timetable: Timetable) -> None:
        """What was set, and how it stands; what is being typed stays."""
        was, self.timetable = self.timetable, timetable
        if was is None or was.debate != timetable.debate:
            self._fill_debate()
        if was is None or was.bell != timetable.bell:
            self._fill_bell()
        self.draw()
        self.show_ready()

    def forget_view(self) -> None:
        """Opened again, it shows what is set, not what was left half typed."""
        super().forget_view()
        self._is_news = False
        if self.timetable is not None:
            self._fill_debate()
            self._fill_bell()

    def _fill_debate(self) -> None:
        self.debate.show_parts(*divmod(round(self.timetable.debate), 60))

    def _fill_bell(self) -> None:
        if self.timetable.bell is None:
            self.bell.clear()
        else:
            self.bell.show_parts(*divmod(self.timetable.bell, 60))

    # what is typed

    @property
    def _seconds(self) -> int | None:
        """The debate's length that is typed, or None where it is none."""
        parts = self.debate.parts
        seconds = parts[0] * 60 + parts[1] if parts is not None else 0
        return seconds if SHORTEST <= seconds <= LONGEST else None

    @property
    def _minute(self) -> int | None:
        """The bell that is typed, or None."""
        return bell_at(*self.bell.parts) if self.bell.parts is not None else None

    @property
    def _is_bell_sound(self) -> bool:
        return not self.bell.text().strip() or self._minute is not None

    def _step(self, by: int) -> None:
        now = round(self.timetable.debate) if self.timetable is not None else SHORTEST
        self.debate_chosen.emit(float(min(LONGEST, max(SHORTEST, now + by))))

    def _take_debate(self) -> None:
        if self.timetable is not None and self._seconds is not None and self._seconds != self.timetable.debate:
            self._is_news = True
            self.debate_chosen.emit(float(self._seconds))

    def _take_bell(self) -> None:
        if self.timetable is not None and self._is_bell_sound and self._minute != self.timetable.bell:
            self._is_news = True
            self.bell_chosen.emit(self._minute)

    def _on_no_bell(self) -> None:
        self.bell_chosen.emit(None)
        self.bell.setFocus()  # the button does nothing any more

    def _on_unplan(self) -> None:
        self.stop_planned.emit(None)
        self.bell.setFocus()

    def _on_shorten(self) -> None:
        self.debate_chosen.emit(float(self.timetable.outlook.debate))
        self.bell.setFocus()  # the button is gone

    def _on_stop(self) -> None:
        self.stop_planned.emit(self.timetable.outlook.stop)
        self.bell.setFocus()

    # the page

    def may_confirm(self) -> bool:
        return self._seconds is not None and self._is_bell_sound

    def confirm(self) -> None:
        """Take what is typed; with a bell, the first Enter after typing shows how it fits, and the next one leaves."""
        if not self.may_confirm():
            (self.debate if self._seconds is None else self.bell).setFocus()
            return
        self._take_debate()
        self._take_bell()
        stays, self._is_news = self._is_news and self.timetable is not None and self.timetable.outlook is not None, False
        if not stays:
            self.left.emit()

    def focus_first(self) -> None:
        self.bell.setFocus()

    def own_words(self) -> tuple[Saying, Saying, Saying]:
        return say(Says.PACE), say(Says.WHY_PACE), say(Says.BACK_TO_TABLE)

    def draw(self) -> None:
        """Say it in the language spoken now."""
        for key, label in (self._names | self._hints).items():
            label.show_text(self.words.say(key))
        for field, name in ((self.debate, Says.PACE_DEBATE), (self.bell, Says.PACE_BELL)):
            field.setAccessibleName(self.words.say(name))
        for button, name in ((self.shorter, Says.PACE_SHORTER), (self.longer, Says.PACE_LONGER)):
            button.setAccessibleName(self.words.say(name))
            show_tip(button, self.words.say(name))
        self.no_bell.show_text(self.words.say(Says.PACE_NO_BELL))
        self.no_bell.setEnabled(self.timetable is not None and self.timetable.bell is not None)
        self._draw_outlook()

    def _draw_outlook(self) -> None:
        timetable = self.timetable
        outlook = timetable.outlook if timetable is not None else None
        self.told.setVisible(outlook is not None)
        if outlook is None:
            return
        words, planned = self.words.say, timetable.stop_after
        self.fits.show_text(words(how_it_fits(outlook)))
        self.basis.show_text(words(basis(timetable)))
        self.plan.show_text(words(Says.PACE_PLANNED, round=planned) if planned is not None else "")
        self.plan.setVisible(planned is not None)
        self.unplan.show_text(words(Says.PACE_UNPLAN))
        self.unplan.setVisible(planned is not None)
        self.shorten.show_text(words(Says.PACE_SHORTEN, time=_minutes(outlook.debate)))
        self.shorten.setVisible(outlook.debate is not None)
        self.stop.show_text(words(Says.PACE_STOP, round=outlook.stop))
        self.stop.setVisible(outlook.stop is not None)


def _minutes(seconds: int | None) -> str:
    """As on the clock; nothing where there is nothing to say."""
    return "" if seconds is None else Reading(seconds, is_over=False, is_running=False).text
