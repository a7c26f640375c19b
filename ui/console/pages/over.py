"""The result: how the country fared, who won, and what every score is made of. Its primary button exports the count."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from app.terms import names
from app.terms.saying import Saying, Says, say
from app.views.desk import Result, ScoreLine
from ui.console.pages.outcomes import span
from ui.console.pages.page import Page, QuietAction
from ui.console.pages.told import Told
from ui.kit.labels import PlainLabel
from ui.kit.notice import Notice
from ui.kit.painting import signed
from ui.kit.rows import Cell, CellValue, Rows
from ui.kit.signs import Sign, SignKind
from ui.kit.surfaces import surface
from ui.kit.theme import Theme
from ui.text.words import Words


class OverPage(Page):
    """A banner, the table of scores, and what did not add up; a Failed State has no scores."""

    HEADS = (
        Says.COLUMN_NAME, Says.HEAD_SAVINGS, Says.HEAD_EXPECTED, Says.HEAD_GOAL, Says.HEAD_LIFE, Says.HEAD_FOR_ALL, Says.HEAD_TOKENS,
        Says.HEAD_IDEOLOGY, Says.HEAD_TOTAL,
    )
    VOICES = {0: "muted", 2: "strong", 4: "caption", 5: "caption", 10: "title"}

    def __init__(self, theme: Theme, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(theme, words, parent)
        self._sign = Sign(theme, SignKind.LAUREL, 56)
        self.headline, self.country = PlainLabel(voice="now", wrap=True), PlainLabel(wrap=True)
        for label in (self.headline, self.country):
            label.setMinimumWidth(1)  # a name of forty letters without a blank must not widen the desk
        self.table = Rows(
            theme, ("",) * 11, stretch=2, right={3, 6, 7, 8, 9, 10}, elided=(5,), voices=self.VOICES, height=28, gap=9,
        )
        self._frame, body = surface("card", (5, 8), 2)
        body.addWidget(self.table)
        self.surprises, self.told = Notice(), Told(theme, words)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(10)
        for widget in (self._banner(), self._frame, self.surprises):
            whole.addWidget(widget)
        whole.addWidget(self.told, 1)

    def _banner(self) -> QFrame:
        frame, _ = surface("card", (18, 12))
        column = QVBoxLayout()
        column.setSpacing(4)
        column.addWidget(self.headline)
        column.addWidget(self.country)
        line = QHBoxLayout()
        line.setSpacing(18)
        line.addWidget(self._sign, 0, Qt.AlignmentFlag.AlignVCenter)
        line.addLayout(column, 1)
        inner = frame.layout()
        if isinstance(inner, QVBoxLayout):
            inner.addLayout(line)
        return frame

    @property
    def result(self) -> Result:
        """How the game ended."""
        if self.shown.result is None:
            raise ValueError(self.shown.ask)
        return self.shown.result

    def draw(self) -> None:
        result, say_ = self.result, self.words.say
        self._sign.show_sign(SignKind.FLAME if result.failed else SignKind.LAUREL)
        self.headline.show_voice("now" if sum(score.winner for score in result.scores) <= 1 else "title")
        self.headline.show_text(say_(_headline(result)))
        self.country.show_text(say_(_country(result)))
        self._frame.setVisible(bool(result.scores))
        self.table.show_heads(["", "", *(say_(head) for head in self.HEADS)])
        self.table.show_rows([self._row(score) for score in result.scores])
        self.surprises.show_notice(" ".join(say_(each) for each in _surprises(result)))
        self.told.show_told(self.shown.told if result.failed else ())

    def _row(self, score: ScoreLine) -> list[CellValue]:
        for_all = score.dividend + score.legacy + score.tension
        return [
            str(score.seat + 1),
            Cell(sign=SignKind.LAUREL) if score.winner else "",
            score.name,
            Cell(str(score.savings), "" if score.surprise is None else "strong"),
            "" if score.surprise is None else span(score.surprise),
            self.words.say(score.goal),
            *(signed(points) for points in (score.life, for_all, score.tokens, score.ideology)),
            str(score.total),
        ]

    def may_confirm(self) -> bool:
        """In a repair there is nothing to enter here: the game would have been over already."""
        return self.shown.repair is None

    def quiet_actions(self) -> tuple[QuietAction, ...]:
        return ((say(Says.DEBRIEF_OPEN), self.debrief_wanted.emit),) if self.may_confirm() else ()

    def confirm(self) -> None:
        """The final count is exported."""
        if self.may_confirm():
            self.export_wanted.emit()


def _headline(result: Result) -> Saying:
    if result.failed:
        return say(Says.RESULT_FAILED, round=result.round)
    winners = [score for score in result.scores if score.winner]
    key = Says.RESULT_WINS if len(winners) == 1 else Says.RESULT_SHARE
    return say(key, names=tuple(names.verbatim(score.name) for score in winners), points=say(Says.POINTS, n=winners[0].total))


def _country(result: Result) -> Saying:
    if result.failed:
        return say(Says.RESULT_NOBODY)
    legacy = say(Says.RESULT_LEGACY if result.legacy else Says.RESULT_NO_LEGACY, levels=result.levels)
    first = result.scores[0]
    points = {"dividend": first.dividend, "legacy": first.legacy, "tension": first.tension}
    for_all = say(Says.RESULT_FOR_ALL, **{name: names.signed(n) for name, n in points.items()})
    return say(Says.SENTENCES, parts=(legacy, for_all))


def _surprises(result: Result) -> list[Saying]:
    """What did not add up: the ranges themselves stand in the table."""
    lines = [say(Says.RESULT_SURPRISES)] if any(score.surprise for score in result.scores) else []
    return [*lines, result.pact_surprise] if result.pact_surprise else lines
