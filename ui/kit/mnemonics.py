"""Mnemonics: which letter, with Alt, stands for which words."""

from collections.abc import Iterable, Sequence


def mnemonics(texts: Sequence[str], taken: Iterable[str] = ()) -> tuple[str, ...]:
    """A letter for each text, all different: the first of a word if one is free, else any letter of it, else "".

    >>> mnemonics(("Nobody voted", "Names", "No"))
    ('N', 'A', 'O')
    """
    used = set(taken)
    found: list[str] = []
    for text in texts:
        letters = (*(word[0] for word in text.split()), *text)
        free = next((letter.upper() for letter in letters if _is_plain(letter) and letter.upper() not in used), "")
        used.add(free)
        found.append(free)
    return tuple(found)


def _is_plain(letter: str) -> bool:
    """Whether every keyboard has it."""
    return letter.isascii() and letter.isalpha()
