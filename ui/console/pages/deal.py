"""The deal: a role for each seat, as the console drew it or as the cards lie on the table."""

from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.asks import DealAsk
from app.entries import Entry, RolesDealt
from app.terms import names
from app.terms.people import RoleCard
from app.terms.saying import Says, say
from ui.console.pages.page import Page, QuietAction
from ui.console.pages.role_choice import RoleChoice
from ui.kit.rows import CellValue, Rows
from ui.kit.surfaces import surface
from ui.kit.theme import Theme
from ui.text.words import Words

HIGH = 43  # px of a row: eight of them stand above a notice on the smallest desk


class DealPage(Page):
    """Choosing a role for a seat swaps it with the seat that had it, so that every role is dealt exactly once."""

    HEADS = (Says.COLUMN_NAME, Says.COLUMN_ROLE, Says.COLUMN_CLASS, Says.COLUMN_INCOME, Says.HEAD_LIVING, Says.HEAD_GOALS)

    def __init__(self, theme: Theme, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(theme, words, parent)
        self.table = Rows(theme, ("", *self.HEADS), stretch=1, right={4, 5, 6}, voices={0: "muted", 1: "strong", 3: "caption"}, height=HIGH)
        self.choices: list[RoleChoice] = []
        self._dealt: list[str] = []
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        frame, body = surface("card", (5, 8), 2)
        body.addWidget(self.table)
        whole.addWidget(frame)
        whole.addStretch(1)

    @property
    def ask(self) -> DealAsk:
        """What is asked."""
        return self.asked(DealAsk)

    def begin(self) -> None:
        self._dealt = list(self.ask.drawn)

    def recall(self, entry: Entry) -> None:
        """A deal of other cards than those in play now cannot be shown: then the console's own deal stands here."""
        if isinstance(entry, RolesDealt) and sorted(entry.roles) == sorted(self.ask.drawn):
            self._dealt = list(entry.roles)

    def draw(self) -> None:
        self._grow()
        titles = tuple(self.words.say(names.role(role)) for role in self.ask.roles)
        ids = [role.id for role in self.ask.roles]
        for choice, dealt, player in zip(self.choices, self._dealt, self.shown.players, strict=False):
            choice.show_roles(titles, ids.index(dealt))
            choice.setAccessibleName(player.name)
        self.table.show_heads(["", *(self.words.say(head) for head in self.HEADS)])
        self.table.show_rows([self._row(seat, self.ask.roles[ids.index(dealt)]) for seat, dealt in enumerate(self._dealt)])

    def _grow(self) -> None:
        while len(self.choices) < len(self._dealt):
            choice = RoleChoice(self.table)
            seat = len(self.choices)
            choice.activated.connect(lambda at, seat=seat: self._swap(seat, self.ask.roles[at].id))
            self.choices.append(choice)

    def _row(self, seat: int, role: RoleCard) -> list[CellValue]:
        goals = role.goals
        return [
            str(seat + 1),
            self.shown.name(seat),
            self.choices[seat],
            self.words.say(names.social_class(role.social_class)),
            str(role.income),
            str(role.cost_of_living),
            f"{goals.get_by} \N{MIDDLE DOT} {goals.live_well} \N{MIDDLE DOT} {goals.thrive}",
        ]

    def _swap(self, seat: int, role_id: str) -> None:
        other, had = self._dealt.index(role_id), self._dealt[seat]
        self._dealt[seat], self._dealt[other] = role_id, had
        self.draw()
        self.show_ready()

    def confirm(self) -> None:
        """Emit the deal as it stands on the page."""
        self.entered.emit(RolesDealt(tuple(self._dealt)))

    def focus_first(self) -> None:
        self.choices[0].setFocus()

    def quiet_actions(self) -> tuple[QuietAction, ...]:
        return ((say(Says.AS_DRAWN), self.deal_as_drawn),) if tuple(self._dealt) != self.ask.drawn else ()

    def deal_as_drawn(self) -> None:
        """Go back to the deal that the console drew."""
        self.begin()
        self.draw()
        self.show_ready()
