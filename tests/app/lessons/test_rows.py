"""Items on their way to a lesson file and back."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.lessons import rows
from app.lessons.log import Amended, Entered, Header, Insertion, LogId, Redone, Replacement, Undone

payloads = st.text().map(str.encode)
places = st.integers(0, 10**6)
ids = st.builds(LogId, places, places)
items = st.one_of(
    st.builds(Header, payloads),
    st.builds(Entered, payloads),
    st.builds(Undone, places),
    st.builds(Redone, places),
    st.builds(
        Amended,
        st.lists(st.builds(Replacement, ids, payloads)).map(tuple),
        st.lists(st.builds(Insertion, ids, payloads)).map(tuple),
        st.lists(ids).map(tuple),
    ),
)


@settings(deadline=None)
@given(items)
def test_every_item_comes_back_as_it_was(item):
    """DESIGN §The idea: the log keeps what was said."""
    kind, text = rows.row(item)
    assert rows.item(kind.encode(), text.encode()) == item


def test_an_entry_is_kept_as_the_text_it_is():
    """DESIGN §Layout: a lesson is one SQLite file; anyone can read what was entered with any browser of such files."""
    assert rows.row(Entered(b'{"event": "Storm"}')) == ("entered", '{"event": "Storm"}')


def test_a_payload_that_would_not_come_back_is_not_kept():
    """STYLE §Three kinds of wrong: a payload that is no UTF-8 is our mistake, so it raises."""
    with pytest.raises(UnicodeDecodeError):
        rows.row(Entered(b"\xff"))


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        (b"forgotten", b""),
        (b"undone", b"1"),
        (b"undone", b'{"of": -1}'),
        (b"redone", b'{"of": 1, "also": 2}'),
        (b"redone", b'{"of": "\xff"}'),
        (b"amended", b'{"replaced": [], "inserted": []}'),
        (b"amended", b"[" * 100_000),
    ],
)
def test_a_row_that_no_item_makes_is_unreadable(kind, text):
    """Issue 3.7: bad input everywhere gives no traceback."""
    with pytest.raises(rows.UnreadableRow):
        rows.item(kind, text)
