"""A repair in words: which entry is open, which no longer fits and why, and what to move on the table."""

from typing import assert_never, cast

from msgspec import Struct, structs

from app.entries import Entry
from app.rules import moves as m
from app.rules.asking import Chance
from app.rules.play import Replay, continued, refolded, waiting_for
from app.rules.refusals import AnyRefusal, GameIsOver, Refusal
from app.rules.repair import Dropped, EditedEntry, Edits, Inserted, Proposal, edited, proposal, with_answer, with_insertion, without
from app.rules.state import Setting, State
from app.terms.names import coins, role, service, signed, tax
from app.terms.saying import Saying, Says, say
from app.views.desk import DeskView, HeaderView, RepairView
from app.views.project.desk import Around, desk_view, titled
from app.views.project.naming import player
from app.views.project.refusing import kind, refused


class Repairing(Struct, frozen=True):
    """A repair at work on a game: the setting it would have, the edits that are staged, and the place that is open, in the edited list.

    `is_inserting` if what is answered comes before that place rather than instead of it; `is_header` if the setting is open instead of any
    entry. `is_asking` until what was opened is answered.
    """

    now: Replay
    setting: Setting
    edits: Edits = ()
    place: int = 0
    is_inserting: bool = False
    is_header: bool = False
    is_asking: bool = True

    @property
    def staged(self) -> int:
        """How much would change: every edit, and another header."""
        return len(self.edits) + (self.setting != self.now.state.setting)

    @property
    def places(self) -> tuple[EditedEntry, ...]:
        """The entries with all edits made."""
        return edited(tuple(played.entry for played in self.now.played), self.edits)

    @property
    def open_place(self) -> EditedEntry | None:
        """What stands at the open place; None at the end."""
        return self.places[self.place] if self.place < len(self.places) else None

    @property
    def proposed(self) -> Proposal:
        """What the staged edits lead to."""
        return proposal(self.now, self.setting, self.edits)

    def upto(self, place: int) -> Replay:
        """The game with the staged edits, before the entry at this place."""
        return refolded(self.now, self.setting, [each.entry for each in self.places[:place]])


def opened(now: Replay, at: int, *, is_inserting: bool = False) -> Repairing:
    """A repair that begins at the entry of this place, 0 first."""
    return Repairing(now, now.state.setting, place=at, is_inserting=is_inserting)


def opened_header(now: Replay) -> Repairing:
    """A repair that begins with what the table is played with."""
    return Repairing(now, now.state.setting, is_header=True)


def with_header_open(repairing: Repairing) -> Repairing:
    """The same repair, with what the table is played with open next."""
    return structs.replace(repairing, is_header=True, is_asking=True)


def with_open(repairing: Repairing, at: int, *, is_inserting: bool = False) -> Repairing:
    """The same repair, with the entry of this place in the list as it was open next; one that was left out is there again.

    What stands after the entry that no longer fits cannot be seen before that is put right: then that stays open.
    """
    edits = repairing.edits if is_inserting else tuple(edit for edit in repairing.edits if edit != Dropped(at))
    again = structs.replace(repairing, edits=edits)
    place, unfit = _place_of(again, at), again.proposed.unfit
    if unfit is not None and unfit.place < place:
        return _at_the_unfit(structs.replace(again, is_header=False))
    return structs.replace(again, place=place, is_inserting=is_inserting, is_header=False, is_asking=True)


def with_dropped(repairing: Repairing, at: int) -> Repairing:
    """The same repair, with the entry of this place in the list as it was left out, too."""
    if Dropped(at) in repairing.edits:
        return repairing
    return dropped(structs.replace(repairing, place=_place_of(repairing, at)))


def _place_of(repairing: Repairing, at: int) -> int:
    """Where the entry of this place in the list as it was stands in the edited list, or what follows it if it was left out."""
    places = repairing.places
    return next((number for number, place in enumerate(places) if place.at is not None and place.at >= at), len(places))


def header_answered(repairing: Repairing, setting: Setting) -> Repairing:
    """The repair after the header was answered; it opens the first entry that no longer fits."""
    return _at_the_unfit(structs.replace(repairing, setting=setting, is_asking=False))


def resumed(repairing: Repairing) -> Repairing:
    """The repair after what was opened last was left as it is."""
    return _at_the_unfit(structs.replace(repairing, is_inserting=False, is_asking=False))


def answered(repairing: Repairing, entry: Entry) -> Repairing:
    """The repair after the open entry was answered anew, or one was inserted; it opens the next one that no longer fits."""
    place = repairing.open_place
    if place is None or repairing.is_inserting:
        edits: Edits = with_insertion(repairing.edits, Inserted(_original(repairing), entry), place)
    else:
        edits = with_answer(repairing.edits, place, entry)
    return _at_the_unfit(_answered(repairing, edits))


def _answered(repairing: Repairing, edits: Edits) -> Repairing:
    return structs.replace(repairing, edits=edits, is_inserting=False, is_header=False, is_asking=False)


def dropped(repairing: Repairing) -> Repairing:
    """The repair after the open entry was left out, and with it all that follows the end of the game, if that comes sooner now."""
    place = repairing.open_place
    if place is None:
        return repairing
    after = _at_the_unfit(_answered(repairing, without(repairing.edits, place)))
    unfit = after.proposed.unfit
    if unfit is None or not isinstance(unfit.refusal, GameIsOver):
        return after
    return _answered(after, _without_all(after.edits, after.places[unfit.place :]))


def _without_all(edits: Edits, places: tuple[EditedEntry, ...]) -> Edits:
    """The last of the edits first: each place knows its edit by number."""
    for place in sorted(places, key=lambda place: -1 if place.edit is None else place.edit, reverse=True):
        edits = without(edits, place)
    return edits


def _original(repairing: Repairing) -> int:
    """The place in the list as it was that the open place comes right before."""
    later = (place.at for place in repairing.places[repairing.place :] if place.at is not None)
    return next(later, len(repairing.now.played))


def _at_the_unfit(repairing: Repairing) -> Repairing:
    unfit = repairing.proposed.unfit
    if unfit is None:
        return repairing
    is_inserting = type(repairing.places[unfit.place].entry) is not waiting_for(repairing.upto(unfit.place).state)
    return structs.replace(repairing, place=unfit.place, is_inserting=is_inserting, is_header=False)


def repair_view(live: DeskView, repairing: Repairing, around: Around) -> DeskView:
    """The desk during a repair: the ask and the country of the open moment, the live history, and what would follow.

    While the header is open, that moment is the game as it stands.
    """
    then = repairing.upto(repairing.place)
    drawn = structs.replace(around, chance=_possible(around.chance, repairing.setting), redone=None, undoes_a_repair=False, steps_back=())
    view = live if repairing.is_header else desk_view(then, drawn)
    repair = _repair(repairing, then, around.editions)
    now, why, button = _words(repair)
    kept = {"history": live.history, "wall_step": live.wall_step, "wall_steps": live.wall_steps}
    return structs.replace(view, now=now, why=why, button=button, undo=None, redo=None, told=(), repair=repair, **kept)


def _possible(chance: Chance, setting: Setting) -> Chance:
    """Only roles that the repair leaves in play are dealt, new ones last; the Midlife deck looks for itself what is left in it."""
    roles = [role.id for role in setting.deck.in_play(len(setting.players))] if chance.deal else []
    dealt = [role for role in chance.deal if role in roles]
    return Chance((*dealt, *(role for role in roles if role not in dealt)), chance.deck)


def _repair(repairing: Repairing, then: Replay, editions: tuple[str, ...]) -> RepairView:
    place, proposed = None if repairing.is_header else repairing.open_place, repairing.proposed
    unfit = proposed.unfit if proposed.unfit is not None and proposed.unfit.place == repairing.place else None
    return RepairView(
        what=say(Says.REPAIR_HEADER) if repairing.is_header else _title(then, place),
        entry=None if place is None or repairing.is_inserting else place.entry,
        staged=repairing.staged,
        unfit=None if unfit is None or place is None else _unfit(then.state, place, unfit.refusal),
        may_drop=place is not None and unfit is not None and _may_drop(repairing, proposed),
        is_inserting=repairing.is_inserting and not repairing.is_header,
        moves=moves_told(repairing),
        at=None if place is None else place.at,
        is_staged=repairing.is_header or (place is not None and place.edit is not None),
        header=_header(repairing.setting, editions) if repairing.is_header else None,
        is_asking=repairing.is_asking or (proposed.unfit is not None and unfit is None),
    )


def moves_told(repairing: Repairing) -> tuple[Saying, ...]:
    """What to move on the table for a repair that fits."""
    proposed = repairing.proposed
    return tuple(moved(proposed.replay.state, move) for move in proposed.moves)


def _header(setting: Setting, editions: tuple[str, ...]) -> HeaderView:
    return HeaderView(setting.edition.name, editions, setting.deck, len(setting.players))


def _may_drop(repairing: Repairing, proposed: Proposal) -> bool:
    if proposed.unfit is None:
        return False
    unfit = dropped(repairing).proposed.unfit
    return unfit is None or unfit.place > proposed.unfit.place


def _title(then: Replay, place: EditedEntry | None) -> Saying:
    """The open entry as the history names it, or only its kind where it no longer fits."""
    if place is None:
        return say(Says.REPAIR_END)
    again = continued(then, [place.entry])
    if again.refused is not None:
        return say(Says.ROUND_OF, round=then.state.round, what=kind(type(place.entry)))
    return titled(again.played[-1])


def _unfit(state: State, place: EditedEntry, refusal: Refusal) -> Saying:
    why = refused(state, cast("AnyRefusal", refusal))  # every refusal is one of those
    return say(Says.REPAIR_UNFIT, what=kind(type(place.entry)), why=why)


def _words(repair: RepairView) -> tuple[Saying, Saying, Saying]:
    """NOW, why and the button."""
    if repair.is_ready:
        return say(Says.NOW_REPAIR_READY), say(Says.WHY_REPAIR_READY), say(Says.DO_REPAIR)
    if repair.header is not None:
        return say(Says.NOW_REPAIR_HEADER), say(Says.WHY_REPAIR_HEADER), say(Says.DO_REPAIR_STAGE)
    key = Says.NOW_REPAIR_INSERT if repair.is_inserting else Says.NOW_REPAIR
    now = say(Says.NOW_REPAIR_OUT if repair.is_inserting and repair.may_drop else key, what=repair.what)
    return now, say(Says.WHY_REPAIR), say(Says.DO_REPAIR_STAGE)


def moved(state: State, move: m.Move) -> Saying:
    """What to move on the real table, in one line."""
    match move:
        case m.CoinsMove():
            key = Says.MOVE_GIVE if move.by > 0 else Says.MOVE_TAKE
            return say(key, coins=coins(abs(move.by)), name=player(state, move.seat))
        case m.EnvelopeCount():
            return say(Says.MOVE_COUNT, name=player(state, move.seat), low=move.holds.low, high=move.holds.high)
        case m.TokensMove():
            key = Says.MOVE_TOKEN if move.by > 0 else Says.MOVE_TOKEN_BACK
            return say(key, name=player(state, move.seat), tokens=abs(move.by))
        case m.RoleMove():
            return say(Says.MOVE_ROLE, name=player(state, move.seat), role=role(move.role))
        case m.FundMove():
            return say(Says.MOVE_FUND, service=service(move.service), by=signed(move.by))
        case m.LevelMove():
            return say(Says.MOVE_LEVEL, service=service(move.service), level=move.to)
        case m.TensionMove():
            return say(Says.MOVE_TENSION, tension=move.to)
        case m.MiddleMove():
            return say(Says.MOVE_MIDDLE, by=signed(move.by))
        case m.TaxMove():
            return say(Says.MOVE_TAX, tax=tax(move.tax))
    assert_never(move)
