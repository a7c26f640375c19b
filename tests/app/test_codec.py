"""Records that are read, and records that are not: always one RecordProblem that names a place, never another exception."""

import copy
import json
import time
import tracemalloc
from functools import cache
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from app.codec import Header, Record, RecordProblem, entry_from, head_from, header_from, record_from, record_of, written
from app.editions.settings import setting_of
from app.entries import Corrected, Entry, EventRead, TieBroken, tag
from app.rules.play import replay

GAMES = sorted((Path(__file__).parents[1] / "games").glob("*.json"))


@cache
def sound() -> dict:
    """A record of a whole game, in plain values."""
    return json.loads(GAMES[0].read_bytes())["record"]


def changed(*path, to=None, without=False) -> bytes:
    """The sound record with one value at a path replaced, or left out."""
    record = copy.deepcopy(sound())
    inner = record
    for key in path[:-1]:
        inner = inner[key]
    if without:
        del inner[path[-1]]
    else:
        inner[path[-1]] = to
    return json.dumps(record).encode()


def problem_of(data: bytes, read=record_from) -> RecordProblem:
    with pytest.raises(RecordProblem) as caught:
        read(data)
    assert caught.value.place.startswith("$"), caught.value.place
    assert caught.value.wrong
    assert "\n" not in f"{caught.value.place}{caught.value.wrong}"
    return caught.value


def decks(**changes) -> dict:
    """The deck with some of its roles changed; `r3={"income": -1}`, and None takes a role out."""
    deck = copy.deepcopy(sound()["deck"])
    for name, change in changes.items():
        deck["roles"][int(name[1:])] = None if change is None else deck["roles"][int(name[1:])] | change
    deck["roles"] = [role for role in deck["roles"] if role is not None]
    return deck


def at_deck(kind: str, *, spare: bool = False) -> int:
    return next(n for n, role in enumerate(sound()["deck"]["roles"]) if role["class"] == kind and role.get("spare", False) is spare)


# ---------------------------------------------------------------------------------------------------------------- sound


@pytest.mark.parametrize("path", GAMES, ids=[path.stem for path in GAMES])
def test_a_record_that_is_written_is_read_again_as_the_same(path):
    """STYLE §Tests: codec round trip; header and entries alone, too."""
    record = record_from(json.dumps(json.loads(path.read_bytes())["record"]).encode())
    assert record_from(written(record)) == record
    assert header_from(written(record.header)) == record.header
    assert [entry_from(written(entry)) for entry in record.entries] == list(record.entries)
    assert record_of(record.header, record.entries) == record


def test_what_may_be_absent_is_not_written():
    """RECORD: label, name, spare and left_out_at may be absent."""
    text = written(record_from(json.dumps(sound()).encode()))
    assert b'"label"' not in text
    assert b'"spare":false' not in text
    assert b"\n" not in text
    assert b'"label":"4 B"' in written(record_from(json.dumps(sound() | {"label": "4 B"}).encode()))


def test_every_kind_of_entry_is_written_with_its_type():
    """RECORD §Entries."""
    assert written(EventRead({2: 1})) == b'{"type":"event","handed_over":{"2":1}}'
    assert written(TieBroken(None)) == b'{"type":"tie_break","choice":null}'
    assert written(Corrected(tension_by=1)) == b'{"type":"correction","tension_by":1}'
    assert tag(EventRead) == "event"


def test_what_is_legal_json_is_legal_here():
    """RECORD: text is UTF-8; blanks, line ends and escapes do not matter."""
    pretty = json.dumps(sound(), indent=3, ensure_ascii=True).replace("\n", "\r\n").encode()
    assert record_from(b" \n\t" + pretty + b"\r\n  ") == record_from(json.dumps(sound(), ensure_ascii=False).encode())


@pytest.mark.parametrize("number", [1_000_000, -1_000_000])
def test_whole_numbers_may_be_a_million(number):
    """RECORD: within ±1,000,000; whether the game allows it is for the rules to say."""
    assert entry_from(json.dumps({"type": "pact", "coins": number}).encode()).coins == number


# ------------------------------------------------------------------------------------------------------------ not sound


@pytest.mark.parametrize("data", [
    b"", b" ", b"\n", b"{", b"[", b"nul", b"null", b"true", b"3", b'"x"', b"[]", b"{}", b"{}{}", b'{"format": }', b"{'a': 1}", b"\x00",
    b"\xff\xfe{\x00}\x00", b"\xef\xbb\xbf", b"\xef\xbb\xbf{}", b'{"format": "\xff"}', b'{"label": "\xc3"}', b'{"a": "\\ud800"}',
    b"PK\x03\x04", b"SQLite format 3\x00", b"{" * 50,
])
def test_a_text_that_is_no_record(data):
    """RECORD: what fails there gets one line that names the place and what was expected."""
    problem_of(data)
    problem_of(data, header_from)
    problem_of(data, entry_from)


def test_a_byte_order_mark_before_a_record_is_named():
    """Issue 2, step 1.3: bad files never show a traceback. Text is UTF-8 without a mark."""
    assert problem_of(b"\xef\xbb\xbf" + json.dumps(sound()).encode()).place == "$"


@pytest.mark.parametrize("half", ["\\ud800", "\\udfff", "\\ud83d x"])
def test_half_a_sign_is_no_text(half):
    """RECORD: text is UTF-8, and half a pair of surrogates cannot be written in it."""
    problem_of(json.dumps(sound() | {"label": "@"}).replace("@", half).encode())


@pytest.mark.parametrize("encoding", ["utf-16", "utf-32", "latin-1"])
def test_a_record_in_another_encoding(encoding):
    """RECORD: text is UTF-8."""
    problem_of(json.dumps(sound() | {"label": "4º"}, ensure_ascii=False).encode(encoding))


@pytest.mark.parametrize("number", [
    b"NaN", b"Infinity", b"-Infinity", b"3.0", b"1e3", b"3.5", b"1e400", b"1" * 24, b"-" + b"1" * 24, b"1000001", b"-1000001",
    b"true", b'"3"', b"null", b"[3]", b"{}", b"0x10", b"03", b"+3", b".5", b"1_000",
])
def test_what_is_not_a_whole_number_within_a_million(number):
    """RECORD: NaN, whole numbers within ±1,000,000; 24-digit numbers (issue 2, step 1.3)."""
    text = json.dumps(sound() | {"entries": [{"type": "pact", "coins": 7}]}).replace('"coins": 7', '"coins": @').encode()
    assert problem_of(text.replace(b"@", number)).place in {"$", "$.entries[0].coins"}
    problem_of(b'{"type": "pact", "coins": ' + number + b"}", entry_from)


@pytest.mark.parametrize(("path", "to"), [
    (("format",), "state-in-class"), (("format",), 3), (("version",), 2), (("version",), "1"), (("version",), 0), (("edition",), 3),
    (("edition",), None), (("players",), "Ana"), (("players",), {}), (("players", 2), 3), (("players", 2), None), (("deck",), []),
    (("deck", "name"), 1), (("deck", "roles"), {}), (("deck", "roles", 0), "nurse"), (("deck", "roles", 0, "class"), "noble"),
    (("deck", "roles", 0, "income"), "8"), (("deck", "roles", 0, "income"), None), (("deck", "roles", 0, "spare"), 1),
    (("deck", "roles", 0, "left_out_at"), None), (("deck", "roles", 0, "name"), None), (("deck", "roles", 0, "goals"), [1, 2, 3]),
    (("deck", "roles", 0, "goals", "thrive"), 1.5), (("deck", "roles", 0, "goals", "thrive"), 10**24), (("label",), 3), (("label",), None),
    (("entries",), {}), (("entries",), None), (("entries", 0), []), (("entries", 0), {}), (("entries", 0, "type"), "pacts"),
    (("entries", 0, "type"), None), (("entries", 0, "type"), 3), (("entries", 0, "coins"), [1]), (("entries", 1, "roles"), "nurse"),
    (("entries", 1, "roles", 0), 3),
])
def test_a_value_of_the_wrong_type_is_named_by_its_place(path, to):
    """RECORD: types."""
    place = problem_of(changed(*path, to=to)).place
    assert place.startswith("$." + path[0])
    assert str(path[-1]) in place or isinstance(path[-1], int) or path[-1] in {"format", "version", "type"}


@pytest.mark.parametrize(("path", "place"), [
    (("surprise",), "$"), (("deck", "surprise"), "$.deck"), (("deck", "roles", 2, "surprise"), "$.deck.roles[2]"),
    (("deck", "roles", 2, "goals", "surprise"), "$.deck.roles[2].goals"), (("entries", 3, "surprise"), "$.entries[3]"),
])
def test_an_unknown_key_is_named(path, place):
    """RECORD: unknown keys."""
    found = problem_of(changed(*path, to=1))
    assert found.place == place
    assert "surprise" in found.wrong


@pytest.mark.parametrize("key", ["two\nlines", "bell\x07", "x - at y", "`", " - at `$.fake", "\u2028", "k" * 5000])
def test_a_strange_key_makes_one_short_line(key):
    """RECORD: one line on standard error that names the place."""
    for data in (changed(key, to=1), changed("deck", key, to=1), changed("entries", 3, "votes", key, to="x")):
        found = problem_of(data)
        assert len(found.place + found.wrong) < 700
        assert (found.place + found.wrong).isprintable()
    twice = json.dumps(sound()).replace('"votes": {', '"votes": {@: 1, @: 1, ', 1).replace("@", json.dumps(key)).encode()
    assert problem_of(twice).place.startswith("$.entries[3].votes.")


@pytest.mark.parametrize(("handed_over", "place"), [({"x": 1}, "$.entries[2].handed_over"), ({"1.5": 1}, "$.entries[2].handed_over"),
                                                    ({"3": "x"}, "$.entries[2].handed_over[...]")])
def test_a_seat_that_is_no_number_is_named_by_its_place(handed_over, place):
    """RECORD §Entries: `{"seat": coins}`."""
    assert problem_of(changed("entries", 2, "handed_over", to=handed_over)).place == place


@pytest.mark.parametrize("path", [
    ("format",), ("version",), ("edition",), ("players",), ("deck",), ("entries",), ("deck", "name"), ("deck", "roles"),
    ("deck", "roles", 0, "id"), ("deck", "roles", 0, "class"), ("deck", "roles", 0, "goals", "get_by"),
    ("entries", 0, "type"), ("entries", 0, "coins"), ("entries", 1, "roles"), ("entries", 3, "votes"),
])
def test_a_key_that_is_missing_is_named(path):
    """RECORD: the shape of the whole file is checked first."""
    assert f"`{path[-1]}`" in problem_of(changed(*path, without=True)).wrong


@pytest.mark.parametrize(("before", "after", "place"), [
    ('"version": 1', '"version": 1, "version": 1', "$.version"),
    ('"name": "', '"name": "x", "name": "', "$.deck.name"),
    ('"goals": {', '"goals": {"thrive": 1, ', "$.deck.roles[0].goals.thrive"),
    ('"entries": [{', '"entries": [{"coins": 1, ', "$.entries[0].coins"),
    ('"entries": [{', '"entries": [{"type": "pact", ', "$.entries[0].type"),
    ('"entries": [', '"entries": [{"type": "tax_vote", "votes": {"A": 1, "A": 1}}, ', "$.entries[0].votes.A"),
    ('"entries": [', '"entries": [{"type": "tax_vote", "votes": {"A": 1, "\\u0041": 1}}, ', "$.entries[0].votes.A"),
    ('"entries": [', '"entries": [{"type": "pay_day", "handed_over": {"1": 1, "1": 2}}, ', "$.entries[0].handed_over.1"),
    ('"entries": [', '"entries": [{"type": "pay_day", "handed_over": {"0": 1, "-0": 2}}, ', "$.entries[0].handed_over.-0"),
])
def test_a_key_that_stands_twice_is_named(before, after, place):
    """RECORD: duplicate keys."""
    assert problem_of(json.dumps(sound()).replace(before, after, 1).encode()).place == place


@pytest.mark.parametrize("entry", [
    b'{"type": "event", "type": "event"}', b'{"type": "event", "handed_over": {"1": 1, "1": 1}}', b'{"type": "correction"}',
    b'{"type": "correction", "seat": 1}', b'{"type": "correction", "coins_by": 1}', b'{"type": "correction", "tension_by": 1, "seat": 1}',
    b'{"type": "correction", "service": "health"}', b'{"type": "correction", "service": "health", "level_by": 1, "fund_by": 1}',
    b'{"type": "correction", "seat": 1, "coins_by": 1, "tension_by": 1}', b'{"type": "correction", "reason": "because"}',
    b'{"type": "correction", "tension_by": 1, "reason": null}', b'{"type": "stop", "coins": 1}', b'{"type": "tie_break"}',
    b'{"type": "final_count", "savings": [1], "ideology": [1]}', b'{"type": "midlife_card", "seat": 1}',
    b'{"type": "tie_break", "choice": 3}', b'{"type": "tie_break", "choice": "A", "seat": null}', b'{"type": "event", "handed_over": [1]}',
    b'{"type": "event", "handed_over": {"x": 1}}',
    b'{"type": "event", "handed_over": {"1.0": 1}}', b'{"type": "event", "handed_over": {"": 1}}',
    b'{"type": "event", "handed_over": null}', b'{"type": "event", "handed_over": {"1000001": 1}}', b'{"type": "final_count"}',
    b'{"type": "final_count", "savings": [1.5]}',
    b'{"type": "midlife_card", "seat": 1, "card": null}',
    b'{"type": "tax_vote", "votes": {"A": "1"}}', b'{"type": "tax_vote", "votes": []}',
])
def test_an_entry_of_the_wrong_shape(entry):
    """RECORD §Entries."""
    problem_of(entry, entry_from)
    problem_of(json.dumps(sound() | {"entries": []}).replace('"entries": []', '"entries": [@]').encode().replace(b"@", entry))


def test_a_new_lessons_head_is_a_record_without_entries():
    """RECORD §Entering: `--new` makes the lesson from a record without entries."""
    record = record_from(json.dumps(sound()).encode())
    assert head_from(changed("entries", to=[])) == record.header
    assert problem_of(changed("entries", to=[{"type": "stop"}]), head_from).place == "$.entries"
    assert problem_of(changed("players", to=["Ana"]), head_from).place == "$.players"
    assert problem_of(changed("label", to=3), head_from).place == "$.label"


@pytest.mark.parametrize("count", [0, 1, 5, 9, 100])
def test_a_table_has_6_to_8_players(count):
    """RECORD: 6 to 8 names."""
    found = problem_of(changed("players", to=["Ana"] * count))
    assert (found.place, str(count) in found.wrong) == ("$.players", True)


UPPER, MIDDLE, SPARE = at_deck("upper"), at_deck("middle"), at_deck("working", spare=True)


@pytest.mark.parametrize(("deck", "place"), [
    (decks(r1={"id": sound()["deck"]["roles"][0]["id"]}), "$.deck.roles[1].id"),
    (decks(r1={"id": ""}), "$.deck.roles[1].id"),
    (decks(**{f"r{SPARE}": None}), "$.deck.roles"),
    (decks(**{f"r{UPPER}": None}), "$.deck.roles"),
    (decks(**{f"r{SPARE}": {"spare": False}}), "$.deck.roles"),
    (decks(**{f"r{MIDDLE}": {"class": "upper"}}), "$.deck.roles"),
    (decks(r2={"income": -1}), "$.deck.roles[2]"),
    (decks(r2={"cost_of_living": -1}), "$.deck.roles[2]"),
    (decks(r2={"goals": {"get_by": 3, "live_well": 2, "thrive": 9}}), "$.deck.roles[2].goals"),
    (decks(r2={"goals": {"get_by": 3, "live_well": 4, "thrive": 3}}), "$.deck.roles[2].goals"),
    (decks(r2={"left_out_at": 5}), "$.deck.roles[2].left_out_at"),
    ({"name": "empty", "roles": []}, "$.deck.roles"),
])
def test_a_bad_deck_is_named_by_its_place(deck, place):
    """Issue 2, step 1.3: two roles with one id, no spare, 7 roles, negative income, goals out of order."""
    assert problem_of(changed("deck", to=deck)).place == place
    header = {key: sound()[key] for key in ("edition", "players")} | {"deck": deck}
    assert problem_of(json.dumps(header).encode(), header_from).place == place


# -------------------------------------------------------------------------------------------------- large, deep, strange

DEEP = 10_000
NOISE = 10_000_000


def nested(before: str, inside: str, after: str) -> bytes:
    return json.dumps(sound() | {"label": "@"}).replace('"@"', before * DEEP + inside + after * DEEP).encode()


@pytest.mark.parametrize("data", [
    b"[" * DEEP, b'{"a":' * DEEP, b"[" * DEEP + b"]" * DEEP, nested("[", "", "]"), nested('{"a": ', "1", "}"),
    json.dumps(sound()).encode()[:-1] + b', "x": ' + b"[" * DEEP + b"]" * DEEP + b"}", b"[{" * DEEP,
    b'{"type": "tax_vote", "votes": ' + b'{"A": ' * DEEP + b"1" + b"}" * DEEP + b"}",
], ids=["open lists", "open objects", "lists", "lists in a label", "objects in a label", "an unknown key", "mixed", "votes"])
def test_nesting_without_end(data):
    """Issue 2, step 1.3: nesting 10,000 deep."""
    for read in (record_from, header_from, entry_from):
        problem_of(data, read)


def noises() -> dict[str, bytes]:
    whole = json.dumps(sound()).encode()
    return {
        "zeros": bytes(NOISE), "letters": b"x" * NOISE, "blanks": b" " * NOISE, "every byte": bytes(range(256)) * (NOISE // 256),
        "a long number": b"1" * NOISE, "a long text": b'"' + b"y" * NOISE + b'"', "a long list": b"[" + b"0," * (NOISE // 2) + b"0]",
        "after a record": whole + b" " * (NOISE - len(whole)) + b"x", "a long place": b'{"' + b"k" * NOISE + b'": 1}',
        "a number in a record": whole[:-1] + b', "label": ' + b"1" * NOISE + b"}",
    }


@pytest.mark.parametrize("name", noises())
def test_ten_megabytes_of_noise_are_refused_quickly_and_in_little_memory(name):
    """Issue 2, step 1.3: 10 MB of noise; measured beside the text itself, which somebody else has read."""
    data = noises()[name]
    tracemalloc.start()
    began = time.perf_counter()
    found = problem_of(data)
    seconds, (_, peak) = time.perf_counter() - began, tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert seconds < 2
    assert peak < 6 * NOISE
    assert len(found.place) + len(found.wrong) < 1000


def test_a_record_of_many_entries_is_read_in_time():
    """A teacher's longest lesson has some hundred entries; fifty thousand are no reason to hang."""
    record = sound() | {"entries": [{"type": "pay_day", "handed_over": {"0": 1}}] * 50_000}
    began = time.perf_counter()
    assert len(record_from(json.dumps(record).encode()).entries) == 50_000
    assert time.perf_counter() - began < 5


def test_names_may_be_any_text():
    """RECORD: UTF-8; whatever a pupil is called."""
    names = ["", "<b>Bob</b>", "=1+1", "渔夫", "a" * 10_000, "\u202eevil", "line\nbreak", "\x00"]
    record = record_from(changed("players", to=names))
    assert record.players == tuple(names)
    assert record_from(written(record)) == record


# ------------------------------------------------------------------------------------------------------------------ fuzz

KEYS = ("type", "seat", "coins", "votes", "choice", "handed_over", "tension_by", "0")
WORDS = ("A", "health", *(str(kind.__struct_config__.tag) for kind in Entry.__args__))
JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-(10**25), 10**25) | st.floats() | st.text(max_size=12) | st.sampled_from(WORDS),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6) | st.sampled_from(KEYS), inner, max_size=4),
    max_leaves=8,
)
FUZZ = settings(max_examples=300, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])


def read_or_problem(data: bytes, read):
    """What is read, or the problem, whose place is looked at."""
    try:
        return read(data)
    except RecordProblem as problem:
        found = problem
    assert found.place.startswith("$")
    assert found.wrong
    return found


def reads_or_names_a_place(data: bytes) -> None:
    """A record is read, and then its replay ends; or it is a RecordProblem with a place."""
    record = read_or_problem(data, record_from)
    if isinstance(record, RecordProblem):
        return
    assert isinstance(record, Record)
    assert isinstance(record.header, Header)
    if record.edition in {"with-pact", "without-pact"}:
        whole = replay(setting_of(record.header), record.entries)
        assert whole.refused is not None or len(whole.played) == len(record.entries)


def places(value, path=()):
    """Every path within a plain value."""
    yield path
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, inner in items:
        yield from places(inner, (*path, key))


@cache
def short() -> tuple[dict, list[tuple]]:
    """A record of few entries, so that its places are hit often."""
    record = sound() | {"entries": sound()["entries"][:9]}
    return record, [path for path in places(record) if path]


@FUZZ
@given(st.data())
def test_a_record_with_any_value_at_any_place(data):
    """Issue 2, step 1.3: bad files never show a traceback."""
    record, paths = short()
    record = copy.deepcopy(record)
    for _ in range(data.draw(st.integers(1, 3))):
        path = data.draw(st.sampled_from(paths))
        _put(record, path, data.draw(JSON))
    reads_or_names_a_place(json.dumps(record).encode())


def _put(record, path, value):
    for key in path[:-1]:
        try:
            record = record[key]
        except (KeyError, IndexError, TypeError):
            return  # an earlier change took this place away
    if isinstance(record, dict) or (isinstance(record, list) and isinstance(path[-1], int) and path[-1] < len(record)):
        record[path[-1]] = value


@FUZZ
@given(st.data())
def test_a_record_with_any_bytes_anywhere(data):
    """Issue 2, step 1.3; what a broken stick or a wrong program leaves behind."""
    text = bytearray(json.dumps(short()[0]).encode())
    for _ in range(data.draw(st.integers(1, 4))):
        start = data.draw(st.integers(0, len(text)))
        text[start : start + data.draw(st.integers(0, 30))] = data.draw(st.binary(max_size=12))
    reads_or_names_a_place(bytes(text))


@FUZZ
@given(st.binary(max_size=200) | st.text(max_size=100).map(str.encode) | JSON.map(json.dumps).map(str.encode))
def test_any_bytes_at_all(data):
    """Issue 2, step 1.3."""
    problem_of(data)


@FUZZ
@given(st.dictionaries(st.text(max_size=8) | st.sampled_from(KEYS), JSON, max_size=4), st.sampled_from(WORDS[2:]))
def test_an_entry_with_any_keys(keys, kind):
    """RECORD §Entries: an entry is read, and then written and read again as the same, or it is named what is wrong."""
    entry = read_or_problem(json.dumps(keys | {"type": kind}).encode(), entry_from)
    if not isinstance(entry, RecordProblem):
        assert entry_from(written(entry)) == entry
