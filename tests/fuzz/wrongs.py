"""Files that are wrong: what sticks, wrong programs and bad luck leave of a good one, and traps that somebody has built."""

from collections.abc import Callable

from hypothesis import strategies as st

HUGE = 10_000_000  # bytes
DEEP = 20_000
STRANGE = (
    b"\x00", b"\xff\xfe", b"\xc3", b"\xed\xa0\x80", b"9" * 400, b"-1e999", b"\\u0000",
    b"[" * DEEP, b'{"a":' * DEEP, b"\r\n", b"x" * 70_000,
)


@st.composite
def spoiled(draw, good: bytes) -> bytes:
    """A good file that is cut off, has other bits, or something strange somewhere in it; or mere noise."""
    kind = draw(st.sampled_from(("cut", "flipped", "strange", "twice", "noise")))
    at = draw(st.integers(0, len(good) - 1))
    if kind == "cut":
        return good[:at]
    if kind == "flipped":
        bits = bytearray(good)
        for _ in range(draw(st.integers(1, 8))):
            bits[draw(st.integers(0, len(good) - 1))] ^= 1 << draw(st.integers(0, 7))
        return bytes(bits)
    if kind == "strange":
        return good[:at] + draw(st.sampled_from(STRANGE)) + good[at + draw(st.integers(0, 8)) :]
    if kind == "twice":
        end = draw(st.integers(at, len(good)))
        return good[:end] + good[at:]
    return draw(st.binary(max_size=300))


def _after_entries(good: bytes, unit: bytes) -> bytes:
    end = good.rindex(b"]")
    return good[:end] + b"," + unit * (HUGE // len(unit)) + unit[:-1] + good[end:]


def _names(good: bytes) -> bytes:
    first = good.index(b"[") + 1
    return good[:first] + b'"",' * (HUGE // 3) + good[first:]


TRAPS: dict[str, Callable[[bytes], bytes]] = {
    "zeros": lambda _good: bytes(HUGE),
    "one number": lambda _good: b"1" * HUGE,
    "one text": lambda _good: b'"' + b"y" * HUGE + b'"',
    "lists": lambda _good: b"[" * HUGE,
    "objects": lambda _good: b"[" + b"{}," * (HUGE // 3) + b"{}]",
    "entries": lambda good: _after_entries(good, b'{"type":"event"},'),
    "corrections": lambda good: _after_entries(good, b'{"type":"correction","tension_by":1},{"type":"correction","tension_by":-1},'),
    "names": _names,
    "a database": lambda _good: b"SQLite format 3\0" + bytes(HUGE),
}
"""Ten megabytes each, made of a good record; those of JSON grow many times when they are read."""
