"""File names that every system takes, whatever the table was called."""

from itertools import islice

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.debrief.file_names import LONGEST, numbered, safe

BARRED = set('<>:"/\\|?*') | {chr(code) for code in range(32)}


@pytest.mark.parametrize(("text", "name"), [
    ("Mesa 2, 4.º B", "Mesa 2, 4.º B"), ("4B: mesa 2/3", "4B mesa 2 3"), ("../../etc/passwd", "etc passwd"), ("C:\\Temp", "C Temp"),
    ("", "_"), ("...", "_"), (" name. ", "name"), (".hidden", "hidden"), ("CON", "_CON"), ("com1.2", "_com1.2"), ("lpt¹", "_lpt¹"),
    ("console", "console"), ("nul\x00", "_nul"), ("a\nb\tc", "a b c"), ("\u202egpj.exe", "gpj.exe"), ("e\u0301", "é"), ("=1+1", "=1+1"),
])
def test_a_name_keeps_what_every_system_takes(text, name):
    """Windows, Naming Files, Paths, and Namespaces; FIELD 26 for what happens next."""
    assert safe(text) == name


@given(st.text() | st.text(min_size=60, alphabet="ñ\N{PILE OF POO} .a") | st.sampled_from(["con.", "AUX .x", "prn" + " " * 90 + "."]))
def test_every_text_becomes_a_name_and_a_safe_name_stays_as_it_is(text):
    """Issue 2.8: a label of the teacher's never keeps an export from being written."""
    name = safe(text)
    assert 0 < len(name.encode()) <= LONGEST
    assert not BARRED & set(name)
    assert name == name.strip(" .")
    assert safe(name) == name


def test_a_taken_name_gets_a_number():
    """FIELD 26: re-using a name overwrites old data."""
    assert list(islice(numbered("Mesa"), 3)) == ["Mesa", "Mesa (2)", "Mesa (3)"]
