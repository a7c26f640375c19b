"""Cards out of a pasted table or a CSV file."""

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st
from msgspec import UNSET

from app.decks.cards_in import CARDS, cards_in
from app.decks.cells import ACROSS, LINES, LONGEST, rows
from app.editions.decks import sample_deck
from app.terms.people import SocialClass
from app.terms.saying import Says
from app.terms.typed import LONGEST_NAME, MOST_COINS

SAMPLE = sample_deck("with-pact").roles
LINE = "Armadora\talta\t15\t4\t20\t30\t40"
HEADS = "Rol\tClase\tIngresos\tCoste Vital\tSalir adelante\tVivir bien\tProsperar"


def faults(read):
    """The keys of the faults, those within a line by themselves."""
    return [fault.values["fault"].key if fault.key is Says.DECK_LINE else fault.key for fault in read.faults]


@pytest.mark.parametrize("text", [LINE, f"{HEADS}\n{LINE}", f"{HEADS};x\n{LINE};".replace("\t", ";"), f"sep=;\r\n{LINE}".replace("\t", ";"),
                                  LINE.replace("\t", ","), f"\ufeff{HEADS}\r{LINE}\r"])
def test_a_card_is_read_with_and_without_heads(known, text):
    """Issue 6, 2: paste from a spreadsheet, tab-separated, with or without heads; files with semicolons or commas."""
    (card,) = cards_in(text, known).cards
    assert (card.title, card.social_class, card.income, card.cost_of_living) == ("Armadora", SocialClass.UPPER, 15, 4)
    assert (card.goals.get_by, card.goals.live_well, card.goals.thrive) == (20, 30, 40)
    assert (card.id, card.spare, card.left_out_at) == ("armadora", False, 0)


def test_columns_may_stand_in_any_order_and_language(known):
    """The heads say what is what; what is not known is passed over."""
    lines = (
        "thrive\tNotes\tClass\tName\tIncome\tCost of Living\tGet By\tLive well\tSpare\tleft_out_at",
        "40\tnice\tUpper class\tLandlord\t13\t4\t16\t25\tx\t",
        "22\t\tmiddle\tOffice worker\t6\t2\t8\t15\t\t7",
    )
    text = "\n".join(lines)
    landlord, worker = cards_in(text, known).cards
    assert (landlord.id, landlord.name, landlord.spare, landlord.goals.thrive) == ("landlord", UNSET, True, 40)
    assert (worker.id, worker.name, worker.left_out_at) == ("office-worker", UNSET, 7)


def test_what_no_column_says_stays_as_the_cards_are(known):
    """Whoever pastes only the figures keeps names, classes, spares and who is left out."""
    text = "Ingresos\tCoste Vital\n" + "\n".join(f"{n}\t1" for n in range(CARDS))
    cards = cards_in(text, known, SAMPLE).cards
    assert [card.income for card in cards] == list(range(CARDS))
    assert [(card.id, card.social_class, card.spare, card.left_out_at, card.goals) for card in cards] == [
        (card.id, card.social_class, card.spare, card.left_out_at, card.goals) for card in SAMPLE
    ]
    without_class = "\n".join(f"{'Enfermero' if n else 'Nadie'}\t{n}\t1\t2\t3\t4" for n in range(2))
    assert [card.social_class for card in cards_in(without_class, known, SAMPLE).cards] == [card.social_class for card in SAMPLE[:2]]


REFUSED = [
    ("15", "15,5", Says.DECK_DECIMAL), ("15", "15.0", Says.DECK_DECIMAL),
    ("15", "-3", Says.DECK_NO_NUMBER), ("15", "1000", Says.DECK_NO_NUMBER), ("15", "=1+1", Says.DECK_NO_NUMBER),
    ("15", "\N{ARABIC-INDIC DIGIT FIVE}", Says.DECK_NO_NUMBER), ("15", "", Says.DECK_FIGURE_MISSING),
    ("alta", "rica", Says.DECK_NO_CLASS), ("Armadora", "", Says.DECK_NAME_MISSING),
    ("40", "40\tperhaps", Says.DECK_NO_SPARE), ("40", "40\t\t5", Says.DECK_NO_LEFT_OUT),
]


@pytest.mark.parametrize(("was", "by", "fault"), REFUSED)
def test_what_cannot_be_is_refused_in_words_and_by_line(known, spoken, was, by, fault):
    """Issue 6, 2: decimal commas refused in words; a figure is never rounded, and nothing is guessed."""
    read = cards_in(f"{HEADS}\trepuesto\tfuera\n{LINE}\n{LINE.replace(was, by, 1)}", known)
    assert read.cards == ()
    assert faults(read) == [fault]
    assert read.faults[0].values["line"] == 3
    for words in spoken.values():
        told = words.say(read.faults[0])
        assert "{" not in told
        assert by.split("\t")[-1] in told


def test_thousands_of_blanks_in_a_figure_are_no_other_figure(known):
    """A blank that does not break stands between figures in some programs."""
    assert cards_in(LINE.replace("15", "\u00a015\u202f"), known).cards[0].income == 15


def test_missing_columns_too_many_cards_and_nothing_are_told(known):
    """What is not there is named."""
    assert faults(cards_in("", known)) == faults(cards_in(HEADS, known)) == [Says.DECK_NOTHING]
    assert faults(cards_in("\n".join([LINE] * (CARDS + 1)), known)) == [Says.DECK_TOO_MANY]
    read = cards_in("Rol\tClase\tIngresos\nX\talta\t3", known)
    assert [fault.values["column"].key for fault in read.faults] == [Says.EXPORT_COST, Says.GET_BY, Says.LIVE_WELL, Says.THRIVE]


def test_two_of_a_name_are_two_cards(known):
    """An id is for one card only; the second keeps the name as its own."""
    first, second, third = cards_in("\n".join([LINE.replace("Armadora", name) for name in ("Enfermero", "Nurse", "¿?")]), known).cards
    assert (first.id, first.name) == ("nurse", UNSET)
    assert (second.id, second.name) == ("nurse-2", "nurse")
    assert (third.id, third.name) == ("card", "¿?")


ODD = ["Rol", "Clase", "Ingresos", "alta", "7", "7,5", "=1+1", '"', "'", "\x00", "\r", "sep=;", "x", "id", "\ufeff"]
CELLS = st.sampled_from(ODD) | st.text(max_size=12)
TABLES = st.lists(st.lists(CELLS, max_size=12), max_size=15).flatmap(
    lambda lines: st.sampled_from(["\t", ";", ","]).map(lambda between: "\n".join(between.join(line) for line in lines)),
)


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(TABLES | st.text(max_size=300))
@example('"' * 60_000)
@example("a;" * 200_000)
@example("\n" * 100_000)
@example("9" * 60_000)
@example('x\t"unclosed\n' * 50)
@example("sep=\n\n")
def test_no_table_breaks_the_reader(known, spoken, text):
    """Issue 6, 2: fuzzed: no traceback, bounded; cards or faults, never both and never neither, and every fault can be said."""
    cells = rows(text)
    assert len(cells) <= LINES
    assert all(len(line) <= ACROSS and all(len(cell) <= LONGEST for cell in line) for line in cells)
    for cards in ((), SAMPLE):
        read = cards_in(text, known, cards)
        assert bool(read.cards) is not bool(read.faults)
        assert len({card.id for card in read.cards}) == len(read.cards) <= CARDS
        for card in read.cards:
            assert 1 <= len(card.title) <= max(LONGEST_NAME, 64)
            assert 0 <= card.income <= MOST_COINS
        for words in spoken.values():
            assert all(words.say(fault) for fault in read.faults)
