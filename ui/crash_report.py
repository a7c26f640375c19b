"""The report of an error of ours: what a maintainer needs to find it, and nobody's name.

Of the game it tells the phase and the kinds of entries, never what was entered; of messages it keeps no quoted text but
identifiers that stand in the program itself.
"""

import builtins
import json
import platform
import re
import sys
import tempfile
import traceback
import unicodedata
from collections.abc import Container, Iterable, Iterator
from datetime import datetime
from importlib.metadata import version
from pathlib import Path
from types import TracebackType
from typing import NamedTuple

from app.entries import tag
from app.rules.play import Replay

LONGEST = 400  # letters of one message
_TELLING = 3  # letters from which a name is left out within a longer word, too
_QUOTED = re.compile(r"(['\"`“‘«])(.*?)(['\"`”’»])", re.DOTALL)
_PARTS = re.compile(r"[\W_]+")
_LEFT_OUT = "…"


class Fault(NamedTuple):
    """An exception as Python's hooks hand it over."""

    kind: type[BaseException]
    error: BaseException | None
    trace: TracebackType | None

    @property
    def signature(self) -> str:
        """What makes two errors the same one: its kind and the place that it came from."""
        places = traceback.extract_tb(self.trace)
        return f"{self.kind.__name__} {places[-1].filename}:{places[-1].lineno}" if places else self.kind.__name__


def report_text(fault: Fault, game: Replay | None, names: Iterable[str], when: datetime) -> str:
    """The whole report as plain text."""
    head = [
        "State in Class: report of an error",
        f"when      {when:%Y-%m-%d %H:%M:%S}",
        f"version   {version('state-in-class')}",
        f"python    {platform.python_version()}",
        f"platform  {platform.platform()}",
        *_game_lines(game),
        "",
    ]
    return "\n".join([*head, *_trace_lines(fault, tuple(names)), ""])


def written(text: str, folder: Path | None, when: datetime) -> Path | None:
    """The file that the report went to: in this folder, or else among temporary files; None where neither can be written."""
    for place in (folder, Path(tempfile.gettempdir())):
        if place is not None:
            try:
                return _written(text, place, when)
            except OSError:
                continue
    return None


def _written(text: str, folder: Path, when: datetime) -> Path:
    stem = f"error-report-{when:%Y-%m-%d-%H%M%S}"
    number = 1
    while True:
        path = folder / (f"{stem}.txt" if number == 1 else f"{stem}-{number}.txt")
        try:
            with path.open("x", encoding="utf-8") as file:
                file.write(text)
        except FileExistsError:
            number += 1
        else:
            return path


def _game_lines(game: Replay | None) -> Iterator[str]:
    if game is None:
        yield "game      none"
        return
    state = game.state
    yield f"edition   {state.edition.name}, {len(state.setting.players)} players"
    yield f"phase     {state.phase}, round {state.round}"
    yield f"entries   {' '.join(tag(type(played.entry)) for played in game.played) or 'none'}"


def _trace_lines(fault: Fault, names: tuple[str, ...]) -> Iterator[str]:
    """Each error of the chain, the first cause first: its places in the code, then its kind and what is left of its message."""
    chain = tuple(_chain(fault.error))
    traces = [error.__traceback__ for error in chain[:-1]] + [fault.trace]
    known = _identifiers(traces)
    for error, trace in zip(chain, traces, strict=True):
        yield from (_homeless(line.rstrip("\n")) for line in traceback.format_list(traceback.extract_tb(trace)))
        yield f"{type(error).__module__}.{type(error).__qualname__}: {_homeless(nameless(str(error), names, known))}"
    if not chain:
        yield fault.kind.__name__


def _chain(error: BaseException | None) -> Iterator[BaseException]:
    if error is None:
        return
    before = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    if before is not None and before is not error:
        yield from _chain(before)
    yield error


def _identifiers(traces: Iterable[TracebackType | None]) -> frozenset[str]:
    """What the program itself calls things: built in, in its own modules, and in the code that failed."""
    modules = [module for name, module in sys.modules.copy().items() if name.partition(".")[0] in {"app", "ui"}]
    codes = [frame.f_code for trace in traces for frame, _ in traceback.walk_tb(trace)]
    in_code = (name for code in codes for name in (*code.co_names, *code.co_varnames, *code.co_freevars, *code.co_consts))
    named = (name for module in (builtins, *modules) for name in vars(module))
    return frozenset(name for name in (*in_code, *named) if isinstance(name, str))


def nameless(message: str, names: Iterable[str], known: Container[str] = ()) -> str:
    """A message without names, or parts of one, and without quoted text that is no `known` identifier.

    >>> nameless("no seat for Ana María", ["Ana María"])
    'no seat for … …'
    >>> nameless("KeyError: 'María'; 'int' object", [], {"int"})
    "KeyError: '…'; 'int' object"
    """
    words = {word for name in names for word in _words(name) if word and not word.isdigit()}
    for word in sorted(words, key=len, reverse=True):
        edge = r"\b" if len(word) < _TELLING else ""
        message = re.sub(f"{edge}{re.escape(word)}{edge}", _LEFT_OUT, message, flags=re.IGNORECASE)
    message = _QUOTED.sub(lambda quoted: _unquoted(quoted, known), message)
    return message if len(message) <= LONGEST else message[:LONGEST] + _LEFT_OUT


def _words(name: str) -> Iterator[str]:
    """The parts of a name, accents in one sign or in two, as a message may write them."""
    for composed in {unicodedata.normalize(form, name) for form in ("NFC", "NFD")} | {name}:
        yield from _PARTS.split(composed)
        for form in _forms(composed):
            yield from form.split()


def _forms(name: str) -> tuple[str, ...]:
    """A name as it is, escaped by Python, as bytes, and in JSON."""
    return name, ascii(name)[1:-1], ascii(name.encode("utf-8", "replace"))[2:-1], json.dumps(name)[1:-1]


def _unquoted(quoted: re.Match[str], known: Container[str]) -> str:
    text = quoted[2] if quoted[2].isidentifier() and quoted[2] in known else _LEFT_OUT
    return f"{quoted[1]}{text}{quoted[3]}"


def _homeless(line: str) -> str:
    """A line of a trace without the folder that is named after whoever uses this computer."""
    return line.replace(str(Path.home()), "~")
