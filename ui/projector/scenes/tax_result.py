"""The tax vote: the counts, who won, and why a tie went that way."""

from PySide6.QtGui import QPainter

from app.terms import names as called
from app.terms.ballots import TAXES
from app.terms.saying import Says
from app.views.public import TaxResultScene
from ui.kit.signs import SignKind
from ui.kit.theme import Theme
from ui.kit.tokens import TokenColumn
from ui.projector.scenes.page import FOOT, HEAD, Page
from ui.projector.scenes.strip import Strip, draw_strip
from ui.projector.scenes.tie import tie_heading, tie_strip
from ui.text.words import Words


class TaxResultPage(Page):
    """Four stacks of tokens; the one that won is raised."""

    scene: TaxResultScene

    def __init__(self, theme: Theme, words: Words, parent=None) -> None:
        super().__init__(theme, words, parent)
        self.columns = {tax: TokenColumn(theme, SignKind(tax), parent=self) for tax in TAXES}

    def tell(self) -> None:
        scene, counts = self.scene, self.scene.counts
        most = max(counts.values(), default=0)
        tied = scene.tie.between if scene.tie else ()
        for tax, column in self.columns.items():
            name = self.words.say(called.tax(tax))
            column.show_result(name, counts.get(tax, 0), most, chosen=tax == scene.winner, tied=tax in tied)

    def arrange(self) -> None:
        each = (self.wide - 3) / len(TAXES)
        foot = FOOT + 2 if self._strip() else 0
        for at, column in enumerate(self.columns.values()):
            self.place(column, at * (each + 1), HEAD, each, self.high - HEAD - foot)

    def paint(self, p: QPainter) -> None:
        self.heading(p, self._news())
        strip = self._strip()
        if strip:
            draw_strip(p, self, strip)

    def _news(self) -> str:
        scene, say = self.scene, self.words.say
        if scene.winner is None:
            return tie_heading(self, scene.tie) if scene.tie else say(Says.WALL_VOTES)
        tax = say(called.tax(scene.winner))
        if scene.carried_over:
            return say(Says.WALL_TAX_STAYS, tax=tax)
        return say(Says.WALL_TAX_WINS_TIE if scene.tie else Says.WALL_TAX_WINS, tax=tax)

    def _strip(self) -> Strip | None:
        scene = self.scene
        if scene.tie:
            return tie_strip(self, scene.tie, scene.winner or "", scene.decided_by)
        if scene.keeps_foot:
            return Strip("")
        return Strip(self.words.say(Says.WALL_TAX_STAYS_WHY)) if scene.carried_over else None
