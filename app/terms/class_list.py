"""Names out of a list that somebody pasted: lines, commas, tabs, numbers in front, surnames first. It never fails, and keeps only names.

Where a list tells surname and first name apart, the first name is kept, with as much of the surname as tells two of them apart: it is read
from eight metres, and less of a pupil is stored.
"""

import re
import unicodedata
from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from app.terms.class_tables import MOST_PUPILS
from app.terms.typed import LONGEST_NAME

READ = 20_000  # letters of a list; no class has more
_NUMBER = re.compile(r"\s*(?:\d{1,3}\s*[.):º°ª\-\u2013]+\s*|\d{1,3}\s+|[-\u2013\u2022\u00b7*]\s+)(?=\D)")
_BREAKS = re.compile(r"[\r\n\v\f\x1c-\x1e\x85\u2028\u2029]+")
_COMMAS = re.compile(r"[,;]")
_NO_NAME = re.compile(r"[\W\d_]*|\S+@\S+")
_UNSEEN = {"Cc", "Cf", "Cs", "Co", "Cn"}
_FIRST = {"nombre", "nombres", "name", "names", "first name", "given name", "firstname"}
_LAST = {"apellido", "apellidos", "apellido(s)", "surname", "surnames", "last name", "family name", "lastname"}
_WHOLE = {"alumno", "alumna", "alumno/a", "alumnado", "estudiante", "pupil", "student", "full name", "nombre completo"}
_HEADS = _FIRST | _LAST | _WHOLE
_MOST_PARTS = 3  # cells of one pupil: two surnames and a first name; more than that in a line are so many pupils


class Named(NamedTuple):
    """A pupil as far as a list tells."""

    first: str
    last: str = ""

    def with_last(self, letters: int) -> str:
        """The first name with so many letters of the surname, or with all of it."""
        last = self.last if letters >= len(self.last) else f"{self.last[:letters]}."
        return clean(f"{self.first} {last}") if letters and self.last else clean(self.first)


def names_in(text: str) -> tuple[str, ...]:
    r"""The names in a list, in its order; at most as many as one set-up takes, each of at most `LONGEST_NAME` letters.

    >>> names_in("1. García López, Ana\n2. Ruiz, Leo\n3. Pons, Ana")
    ('Ana G.', 'Leo', 'Ana P.')
    >>> names_in("Ana, Leo, Marta")
    ('Ana', 'Leo', 'Marta')
    """
    lines = [line for line in _BREAKS.split(text[:READ].replace('"', "")) if line.strip()]
    pupils = [pupil for pupil in _pupils(lines) if not _NO_NAME.fullmatch(clean(pupil.first))]
    return _told_apart(pupils[:MOST_PUPILS])


def doubles(names: Sequence[str]) -> tuple[str, ...]:
    """The names that stand there more than once, whatever their capitals; each as it stands first."""
    counts, first = Counter(map(_alike, names)), dict[str, str]()
    for name in names:
        first.setdefault(_alike(name), name)
    return tuple(name for alike, name in first.items() if alike and counts[alike] > 1)


def clean(text: str) -> str:
    """A name without signs that cannot be seen, or that turn others around; at most `LONGEST_NAME` letters."""
    visible = (sign for sign in unicodedata.normalize("NFC", text) if sign.isspace() or unicodedata.category(sign) not in _UNSEEN)
    return " ".join("".join(visible).split())[:LONGEST_NAME].strip()


def _alike(name: str) -> str:
    return " ".join(name.split()).casefold()


def _pupils(lines: list[str]) -> list[Named]:
    if any("\t" in line for line in lines):
        return _in_cells([[cell.strip() for cell in line.split("\t")] for line in lines])
    if len(lines) > 1 and lines[0].count(";") in {1, 2} and {cell.strip().casefold() for cell in lines[0].split(";")} & _HEADS:
        return _in_cells([[cell.strip() for cell in line.split(";")] for line in lines])
    lines = [_unnumbered(line) for line in lines if line.strip().casefold() not in _HEADS]
    if len(lines) > 1 and all(len(_parts(line)) == 2 for line in lines):  # a surname and a first name
        return [_turned(line) for line in lines if _parts(line)[0].casefold() not in _HEADS]
    return [Named(_unnumbered(part)) for line in lines for part in _parts(line)]


def _parts(line: str) -> list[str]:
    return [part.strip() for part in _COMMAS.split(line) if part.strip()]


def _turned(text: str) -> Named:
    """“Surname, Name” as a pupil; a text without a comma is a first name."""
    last, comma, first = _unnumbered(text).replace(";", ",").partition(",")
    return Named(first.strip(), last.strip()) if comma and first.strip() else Named(last.strip())


def _unnumbered(text: str) -> str:
    return _NUMBER.sub("", text, count=1) if _NUMBER.match(text) else text


def _in_cells(lines: list[list[str]]) -> list[Named]:
    """Pupils out of a spreadsheet: by its heads where it has any, else one a line, or one a cell where a line has many."""
    heads = [cell.casefold() for cell in lines[0]]
    if set(heads) & _HEADS:
        return [_by_heads(heads, line) for line in lines[1:]]
    told = [[_unnumbered(cell) for cell in line if not _NO_NAME.fullmatch(_unnumbered(cell))] for line in lines]
    if len(told) > 1 and max(map(len, told)) <= _MOST_PARTS:
        return [_turned(line[0]) if len(line) == 1 else Named(" ".join(line)) for line in told if line]
    return [_turned(cell) for line in told for cell in line]


def _by_heads(heads: list[str], line: list[str]) -> Named:
    cells = list(zip(heads, line, strict=False))
    first, last, whole = (" ".join(cell for head, cell in cells if head in kind) for kind in (_FIRST, _LAST, _WHOLE))
    return _turned(whole) if whole and not first else Named(first, last) if first else Named(last)


def _told_apart(pupils: list[Named]) -> tuple[str, ...]:
    """First names, and where two are alike as much of the surname as it takes: one letter, or all."""
    names = [pupil.with_last(0) for pupil in pupils]
    for letters in (1, LONGEST_NAME):
        twice = set(map(_alike, doubles(names)))
        names = [pupil.with_last(letters) if _alike(name) in twice else name for pupil, name in zip(pupils, names, strict=True)]
    return tuple(names)
