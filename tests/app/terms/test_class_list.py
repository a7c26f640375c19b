"""Names out of a pasted list."""

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from app.terms.class_list import clean, doubles, names_in
from app.terms.class_tables import MOST_PUPILS
from app.terms.typed import LONGEST_NAME

LISTS = {
    "lines": ("Ana\r\nYoussef\n\n  Inés \nLucía\n", ("Ana", "Youssef", "Inés", "Lucía")),
    "commas": ("Ana, Youssef,Inés ,, Lucía", ("Ana", "Youssef", "Inés", "Lucía")),
    "semicolons": ("Ana; Youssef; Inés", ("Ana", "Youssef", "Inés")),
    "tabs in one line": ("Ana\tYoussef\tInés", ("Ana", "Youssef", "Inés")),
    "numbered": ("1. Ana\n2) Youssef\n03 - Inés\n4 Lucía\n5.º Leo", ("Ana", "Youssef", "Inés", "Lucía", "Leo")),
    "bullets": ("• Ana\n- Youssef\n* Inés", ("Ana", "Youssef", "Inés")),
    "a column of numbers": ("1\tAna\n2\tYoussef\n3\tInés", ("Ana", "Youssef", "Inés")),
    "surnames first": ("García López, Ana\nHaddad, Youssef\nRuiz, Inés", ("Ana", "Youssef", "Inés")),
    "surnames, numbered": ("1. García López, Ana\n2. Haddad, Youssef", ("Ana", "Youssef")),
    "surnames, two of a name": ("García, Ana\nPons, Ana\nRuiz, Leo", ("Ana G.", "Ana P.", "Leo")),
    "surnames, alike to the letter": ("García, Ana\nGómez, Ana", ("Ana García", "Ana Gómez")),
    "surnames in quotes": ('"García López, Ana"\n"Haddad, Youssef"', ("Ana", "Youssef")),
    "surnames behind": ("Ana García López\nYoussef Haddad", ("Ana García López", "Youssef Haddad")),
    "two columns": ("Ana\tGarcía\nYoussef\tHaddad", ("Ana García", "Youssef Haddad")),
    "with heads": ("Nombre\tApellido(s)\tDirección de correo\nAna\tGarcía\tana@x.es\nLeo\tRuiz\tleo@x.es", ("Ana", "Leo")),
    "heads the other way round": ("Apellidos\tNombre\nGarcía\tAna\nRuiz\tLeo", ("Ana", "Leo")),
    "a head above a list": ("Alumno/a\nGarcía, Ana\nRuiz, Leo", ("Ana", "Leo")),
    "a register with addresses": ("1\tGarcía, Ana\tana@x.es\n2\tRuiz, Leo\tleo@x.es", ("Ana", "Leo")),
    "CSV with heads": ("Apellidos;Nombre\nGarcía;Ana\nRuiz;Leo", ("Ana", "Leo")),
    "nothing": (" \n\t\n 12 \n;;;", ()),
}


@pytest.mark.parametrize("kind", LISTS)
def test_a_list_is_read_however_it_is_written(kind):
    """Issue 6, 1: lines, commas, tabs, numbered, with surnames."""
    text, names = LISTS[kind]
    assert names_in(text) == names


def test_one_name_stays_one():
    """Whoever pastes one name into a field wants it there."""
    assert names_in("Ana García") == ("Ana García",)


def test_doubles_are_told_whatever_their_capitals():
    """Issue 6, 1: duplicates are told, each once, as it stands first; seats without a name are none."""
    assert doubles(("Ana", "Leo", "ANA", "leo ", "ana", "", "")) == ("Ana", "Leo")
    assert doubles(("Ana", "Leo")) == ()


def test_what_cannot_be_seen_is_no_part_of_a_name():
    """FIELD 29: a name that turns the rest of the line around stays where it is."""
    assert clean("A\u202ena\u200b\x07  Ruiz") == "Ana Ruiz"
    assert clean("<b>Ana</b>") == "<b>Ana</b>"


TEXTS = st.text(alphabet=st.sampled_from("Aná1. ,;\t\n\r\"'-•()@\u2028\u202e\0") | st.characters(), max_size=400)


@given(TEXTS)
@example("=1+1\n" * 5000)
@example("a" * 100_000)
@example("García, Ana\n" * 3000)
@example("\ud800,\udfff\n1.\n2.")
def test_no_text_breaks_the_reader(text):
    """Bounded, whatever is pasted: at most so many names, each of 1 to 40 letters without a break."""
    names = names_in(text)
    assert len(names) <= MOST_PUPILS
    for name in names:
        assert 1 <= len(name) <= LONGEST_NAME
        assert name == clean(name)
        assert not set(name) & set("\n\r\t\0")


PLAIN = st.text("abcdfghijklmnñop", min_size=2, max_size=12)  # without e, which every head has that could be written so


@given(st.lists(PLAIN, min_size=2, max_size=40), st.sampled_from(["\n", "\r\n", ", ", "; ", "\t"]))
def test_every_name_of_a_plain_list_arrives_in_its_order(names, between):
    """Nobody is left out, and nobody moves."""
    assert names_in(between.join(names)) == tuple(names)
