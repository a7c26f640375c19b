"""Money: what came together in the middle of the table, where it went, and what the Midlife cards met there."""

from collections import Counter
from enum import StrEnum, auto

from app.debrief.slides.framing import framed
from app.debrief.slides.game import Game, number
from app.debrief.slides.taxes import burden_of
from app.rules.edition import Edition, Effect
from app.rules.facts import CardHappened, CoinsSplit, EventHappened
from app.terms import names
from app.terms.people import CLASSES
from app.terms.saying import Says, say
from app.terms.services import SERVICES
from app.views.slides import Bar, Bars, Pair, Piece, Slide, SlideId, Tone


class Blow(StrEnum):
    """How a Midlife card met its reader."""

    SUFFERED = auto()
    SOFTENED = auto()
    WINDFALL = auto()


_TONES = {Blow.SUFFERED: Tone.INK, Blow.SOFTENED: Tone.MUTED, Blow.WINDFALL: Tone.COIN}


def money(game: Game) -> Slide | None:
    """Paid in by each class, shared out to each service; and the cards that services softened, or did not."""
    flow, cards = _flow(game), _cards(game)
    captions = say(Says.SLIDE_MONEY_FLOW), say(Says.SLIDE_MONEY_CARDS)
    figure = Pair(captions, (flow, cards)) if flow and cards else flow or cards
    coins = int(sum(piece.value for piece in flow.bars[0].pieces)) if flow else 0
    return framed(SlideId.MONEY, figure, say(Says.SLIDE_MONEY_NEWS, coins=names.coins(coins))) if figure else None


def blow(edition: Edition, happened: CardHappened) -> Blow:
    """Hit in full where the State is weakest and the card hurts; softened where it would have; else it brings something."""
    card = edition.card(happened.card)
    if card is None or not _hurts(card.tiers[0]):
        return Blow.WINDFALL
    return Blow.SOFTENED if happened.tier else Blow.SUFFERED


def _hurts(effect: Effect) -> bool:
    takes = effect.takes or effect.takes_half or effect.takes_everything
    return bool(takes or effect.class_by < 0 or effect.tension > 0)


def _flow(game: Game) -> Bars | None:
    carried = burden_of(game)
    paid = tuple(Piece(names.social_class(of), Tone(of), carried.tax_of(of)) for of in CLASSES)
    given = sum(happened.budget for _, happened in game.all(EventHappened))
    given += sum(happened.effect.reserve for _, happened in game.all(CardHappened))
    paid = (*paid, Piece(say(Says.SLIDE_MONEY_GIVEN), Tone.COIN, given))
    received = tuple(Piece(names.service(name), Tone(name), _received(game)[name]) for name in SERVICES)
    unshared = sum(piece.value for piece in paid) - sum(piece.value for piece in received)
    received = (*received, Piece(say(Says.SLIDE_MONEY_UNSHARED), Tone.MUTED, unshared))
    bars = tuple(_bar(name, pieces) for name, pieces in ((Says.SLIDE_MONEY_IN, paid), (Says.SLIDE_MONEY_OUT, received)))
    return Bars(bars, say(Says.SLIDE_IN_COINS)) if any(piece.value for piece in paid) else None


def _bar(name: Says, pieces: tuple[Piece, ...]) -> Bar:
    """Pieces of nothing are left out."""
    return Bar(say(name), tuple(piece for piece in pieces if piece.value), number(int(sum(piece.value for piece in pieces))))


def _received(game: Game) -> Counter[str]:
    received: Counter[str] = Counter()
    for _, split in game.all(CoinsSplit):
        received.update(dict(split.received.items()))
    return received


def _cards(game: Game) -> Bars | None:
    counted = Counter(blow(state.edition, happened) for state, happened in game.all(CardHappened))
    if not counted:
        return None
    bars = ((say(Says(f"slide_cards_{each}")), Piece(say(Says.SLIDE_IN_CARDS), _TONES[each], counted[each])) for each in Blow)
    return Bars(
        tuple(Bar(name, (piece,) if piece.value else (), number(int(piece.value))) for name, piece in bars),
        say(Says.SLIDE_IN_CARDS),
        pieces_count=False,
    )
