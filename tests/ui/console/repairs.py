"""Repairs at the desk: recorded games with the real rules of a repair behind the window, as the bridge has them, and no file."""

from msgspec import structs

from app.asks import Draft
from app.editions.settings import setting_of
from app.editions.sources import edition_names
from app.rules.asking import Chance
from app.rules.play import replay
from app.views.project.desk import Around, desk_view
from app.views.project.repairing import (
    answered,
    dropped,
    header_answered,
    opened,
    opened_header,
    repair_view,
    resumed,
    with_dropped,
    with_header_open,
    with_open,
)


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
        console.repair_opened.connect(self._open)
        console.repair_inserted.connect(lambda at: self._open(at, is_inserting=True))
        console.repair_resumed.connect(lambda: self._go(resumed(self.repairing)))
        console.sheets.cards_opened.connect(self._on_cards_opened)
        console.cards_changed.connect(self._on_cards_changed)
        console.repair_dropped.connect(self._on_dropped)
        console.repair_left.connect(lambda: self._go(None))
        self.show()

    def _go(self, repairing):
        self.repairing, self.draft = repairing, Draft()
        self.show()

    def _open(self, at, *, is_inserting=False):
        begun = self.repairing
        self._go(with_open(begun, at, is_inserting=is_inserting) if begun else opened(self.now, at, is_inserting=is_inserting))

    def _on_cards_opened(self):
        self._go(with_header_open(self.repairing) if self.repairing else opened_header(self.now))

    def _on_cards_changed(self, change):
        header = structs.replace(self.record.header, edition=change.edition, deck=change.deck)
        self._go(header_answered(self.repairing, setting_of(header)))

    def _on_entered(self, entry):
        self.staged.append(entry)
        if self.repairing is not None:
            self._go(answered(self.repairing, entry))

    def _on_drafted(self, draft):
        self.draft = draft
        self.show()

    def _on_dropped(self, at):
        if self.repairing is None:
            self.repairing = opened(self.now, at)
        self._go(dropped(self.repairing) if at < 0 or not self.repairing.staged else with_dropped(self.repairing, at))

    def show(self):
        """The view of this moment."""
        self.console.show_view(self.view)

    @property
    def view(self):
        around = Around(draft=self.draft, chance=self.chance, editions=edition_names())
        live = desk_view(self.now, around)
        return live if self.repairing is None else repair_view(live, self.repairing, around)
