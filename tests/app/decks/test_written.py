"""A deck as text and back."""

import csv
import io
import tomllib

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import UNSET, convert, structs

from app.debrief.plain_text import is_tempting
from app.decks.cards_in import cards_in
from app.decks.written import csv_of, standing, toml_of
from app.editions.decks import KeptDeck, mark, sample_deck
from app.terms.people import SAMPLE, deck_faults
from app.terms.saying import Says
from ui.text.languages import Language

SEPARATOR = {Language.ENGLISH: ",", Language.SPANISH: ";"}


def titled(roles):
    """Cards as a table tells them: the game's own names need no other."""
    return [structs.replace(role, name=UNSET) if role.title == role.id else role for role in roles]


@pytest.mark.parametrize("language", Language)
def test_toml_comes_back_as_it_was(own, spoken, language):
    """Issue 6, 2: round trip, the comparison included."""
    back = convert(tomllib.loads(toml_of(own, spoken[language].say)), KeptDeck)
    assert back == own
    assert back.is_compared


@pytest.mark.parametrize("language", Language)
def test_csv_comes_back_as_it_was_and_is_not_compared(own, spoken, known, language):
    """Issue 6, 2: round trip; whatever is in a table somebody may have changed."""
    broken = structs.replace(own.roles[0], name=own.roles[0].name.replace(" ", "\t\n"))  # no name keeps a break
    for roles in (own.roles, (broken, *own.roles[1:])):
        text = csv_of(structs.replace(own, roles=roles), spoken[language].say, SEPARATOR[language]).decode("utf-8")
        read = cards_in(text, known)
        assert read.faults == ()
        assert titled(read.cards) == [*own.roles]


def test_csv_opens_in_a_spanish_spreadsheet(own, spoken):
    """FIELD 30: the mark of UTF-8, semicolons, lines as Windows ends them, and no cell that calculates."""
    data = csv_of(own, spoken[Language.SPANISH].say, ";")
    assert data.startswith(b"\xef\xbb\xbf")
    lines = data.decode("utf-8-sig").split("\r\n")
    assert lines[0].startswith("Rol;Clase;Ingresos;Coste Vital;Salir adelante;Vivir bien;Prosperar;Repuesto;Fuera con;Identificador;")
    assert len(lines) == 1 + len(own.roles) + 1
    hostile = structs.replace(own, roles=(structs.replace(own.roles[0], name='=HYPERLINK("x")'), *own.roles[1:]))
    text = csv_of(hostile, spoken[Language.SPANISH].say, ";").decode("utf-8-sig")
    cells = next(row for row in csv.reader(io.StringIO(text), delimiter=";") if "HYPERLINK" in row[0])
    assert cells[0].startswith("'=")
    assert not [cell for cell in cells if is_tempting(cell) and not cell.isdigit() and not cell.startswith("'")]


def test_every_file_says_whether_these_are_the_printed_cards(own, spoken):
    """Issue 6, 2: until somebody has compared them every export says so; the sample cards never can be."""
    say = spoken[Language.ENGLISH].say
    sample = sample_deck("with-pact")
    for kept, told, in_table in (
        (own, Says.DECK_IS_COMPARED, "yes"),
        (structs.replace(own, compared=""), Says.DECK_NOT_COMPARED, "not yet"),
        (KeptDeck("my own", sample.roles, mark(sample)), Says.EXPORT_SAMPLE_DECK, "not yet"),
        (KeptDeck(SAMPLE, own.roles, own.compared), Says.EXPORT_SAMPLE_DECK, "not yet"),
    ):
        assert standing(kept) is told
        assert toml_of(kept, say).startswith(f"# {say(told)}\n")
        assert csv_of(kept, say, ",").decode().splitlines()[1].endswith(f",{in_table}")
        assert ("compared =" in toml_of(kept, say)) is (told is Says.DECK_IS_COMPARED)


def test_one_figure_that_changes_takes_the_comparison_away(own):
    """Whatever program changed it; the name of the deck and the order of its cards are no figures."""
    assert own.is_compared
    changed = structs.replace(own.roles[3], income=own.roles[3].income + 1)
    assert not structs.replace(own, roles=(*own.roles[:3], changed, *own.roles[4:])).is_compared
    assert structs.replace(own, name="other", roles=own.roles[::-1]).is_compared


@given(st.text(max_size=60), st.lists(st.text(max_size=50), min_size=11, max_size=11))
def test_any_name_survives_toml(spoken, name, titles):
    """Hostile texts: quotes, breaks, signs that cannot be seen; only half letters, which no file can hold, are replaced."""
    roles = tuple(structs.replace(role, name=title or UNSET) for role, title in zip(sample_deck("with-pact").roles, titles, strict=True))
    back = convert(tomllib.loads(toml_of(KeptDeck(name, roles), spoken[Language.ENGLISH].say)), KeptDeck)
    assert (back.name, [role.title for role in back.roles]) == (whole(name), [whole(role.title) for role in roles])
    assert deck_faults(back.deck) == ()


def whole(text):
    return text.encode("utf-8", "replace").decode()
