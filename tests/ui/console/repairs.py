"""Repairs at the desk: recorded games with the real rules of a repair behind the window, as the bridge has them, and no file."""

from app.asks import Draft
from app.editions.settings import setting_of
from app.rules.asking import Chance
from app.rules.play import replay
from app.views.project.desk import Around, desk_view
from app.views.project.repairing import answered, dropped, opened, repair_view


class Workshop:
    """Answers what a window says of a repair with the view that follows; `staged` is what it was told to stage, in order."""

    def __init__(self, console, record, entries=None):
        self.console, self.record = console, record
        setting = setting_of(record.header)
        self.now = replay(setting, record.entries[:entries])
        deal = tuple(role.id for role in setting.deck.in_play(len(setting.players)))
        self.chance = Chance(deal, tuple(card.id for card in setting.edition.cards))
        self.repairing, self.draft, self.staged = None, Draft(), []
        console.entered.connect(self._on_entered)
        console.drafted.connect(self._on_drafted)
        console.repair_opened.connect(lambda at: self._go(opened(self.now, at)))
        console.repair_inserted.connect(lambda at: self._go(opened(self.now, at, is_inserting=True)))
        console.repair_dropped.connect(self._on_dropped)
        console.repair_left.connect(lambda: self._go(None))
        self.show()

    def _go(self, repairing):
        self.repairing, self.draft = repairing, Draft()
        self.show()

    def _on_entered(self, entry):
        self.staged.append(entry)
        if self.repairing is not None:
            self._go(answered(self.repairing, entry))

    def _on_drafted(self, draft):
        self.draft = draft
        self.show()

    def _on_dropped(self, at):
        if self.repairing is None or at >= 0:
            self.repairing = opened(self.now, at)
        self._go(dropped(self.repairing))

    def show(self):
        """The view of this moment."""
        self.console.show_view(self.view)

    @property
    def view(self):
        around = Around(draft=self.draft, chance=self.chance)
        live = desk_view(self.now, around)
        return live if self.repairing is None else repair_view(live, self.repairing, around)
