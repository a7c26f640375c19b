"""Text that a spreadsheet would not leave alone.

It calculates what looks like a formula, and rewrites what looks like a number or a date.
"""

import re

APOSTROPHE = "'"
# What begins a formula (OWASP, CSV Injection; the wide forms, too), or a number or a date: "1/2" would become the first of February.
# Blanks and signs without a shape before it do not count, since some spreadsheets cut them off.
_TEMPTING = re.compile(r"[\s\x00-\x1f\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff']*[=+\-@|%\uff1d\uff0b\uff0d\uff20\u2212\d]|'*[\t\r\n]")


def is_tempting(text: str) -> bool:
    """Whether a spreadsheet could make something else of it.

    >>> is_tempting("=1+1"), is_tempting("22.5"), is_tempting("Player 1")
    (True, True, False)
    """
    return _TEMPTING.match(text) is not None


def guarded(text: str) -> str:
    """The text as a spreadsheet can only take for text: with an apostrophe before it, if need be.

    >>> guarded("=1+1"), guarded("Ana")
    ("'=1+1", 'Ana')
    """
    return APOSTROPHE + text if is_tempting(text) else text


def as_typed(text: str) -> str:
    """The text as it was before it was guarded.

    >>> as_typed("'=1+1"), as_typed("'Ana")
    ('=1+1', "'Ana")
    """
    return text[1:] if text.startswith(APOSTROPHE) and is_tempting(text) else text
