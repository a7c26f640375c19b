"""The benchmark: each job of the program beside its floor in the same run, and whether it keeps its target.

Run it with `packaging/dev.py bench`. Figures differ from machine to machine; the ratios hold.
"""

import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING
from unittest import mock

if TYPE_CHECKING:
    from app.rules.play import Replay

os.environ["QT_QPA_PLATFORM"] = "offscreen"
HERE = Path(__file__).parent
RECORD = HERE.parent / "resources" / "demo" / "game.json"
RUNS = 9
ROUNDS = 60


def main() -> int:
    """Measure everything and print it; 1 if a target is missed."""
    lines = [_start(), *_confirm(), *_debrief(), *_what_ifs(), _papers(), _fold(), _memory(), _replay()]
    for what, figures, kept in lines:
        sys.stdout.write(f"{'ok  ' if kept else 'MISS'} {what:44} {figures}\n")
    return 0 if all(kept for *_, kept in lines) else 1


Line = tuple[str, str, bool]


def _start() -> Line:
    bare = _medians(lambda: _painted_after("tests.floors.bare_window"))
    ours = _medians(lambda: _painted_after("tests.floors.console_start"))
    return "start to the first painted console", f"{ours:.0f} ms, floor {bare:.0f} ms: {ours / bare:.2f} × (≤ 1.6)", ours <= 1.6 * bare


def _memory() -> Line:
    bare, ours = (int(_output(f"tests.floors.{name}")) / 1024 for name in ("bare_chart", "console_memory"))
    return "memory, both windows and the chart up", f"{ours:.0f} MB, floor {bare:.0f} MB: {ours / bare:.2f} × (≤ 1.4)", ours <= 1.4 * bare


def _replay() -> Line:
    program = Path(sys.executable).with_name("state-in-class")
    bare = _medians(lambda: _seconds([sys.executable, "-c", "import msgspec, json"]))
    ours = _medians(lambda: _seconds([str(program), "replay", str(RECORD)]))
    return "replay of one record", f"{ours:.0f} ms, floor {bare:.0f} ms: {ours / bare:.2f} × (≤ 2)", ours <= 2 * bare


def _fold() -> Line:
    from msgspec import structs

    from app.codec import record_from
    from app.editions.settings import setting_of
    from app.rules.play import replay
    from app.rules.start import start

    record = record_from(RECORD.read_bytes())
    setting = setting_of(record.header)
    state, entries = start(setting), len(record.entries)
    ours = median(_timed(lambda: replay(setting, record.entries)) for _ in range(300)) / entries * 1e6
    bare = median(_timed(lambda: [structs.replace(state, round=n) for n in range(entries)]) for _ in range(300)) / entries * 1e6
    return f"fold of a whole game, {entries} entries", f"{ours:.1f} µs an entry, floor {bare:.2f} µs (≤ 100 µs)", ours <= 100


def _confirm() -> Iterator[Line]:
    from PySide6.QtWidgets import QApplication

    from ui.main import application

    application()
    whole, parts = _confirmed()
    bare = _bare_windows()
    QApplication.processEvents()
    middle, worst = median(whole), quantiles(whole, n=100)[98]
    split = ", ".join(f"{name} {median(times):.1f}" for name, times in parts.items())
    figures = f"median {middle:.1f} ms (≤ 50), p99 {worst:.1f} ms (≤ 100), floor {bare:.1f} ms; {split}"
    yield "confirm → both windows painted", figures, middle <= 50 and worst <= 100


def _confirmed() -> tuple[list[float], dict[str, list[float]]]:
    """Confirm the votes and the pay day of round 8 again and again, with everything on screen; times in ms."""
    from app.lessons.store import Lesson
    from ui.demo import begin, recorded_game
    from ui.main import Program
    from ui.text.languages import Language

    program = Program(Language.ENGLISH, Language.SPANISH)
    whole: list[float] = []
    parts: dict[str, list[float]] = {"commit": [], "fold": [], "paint": []}
    entries = recorded_game().entries
    with TemporaryDirectory() as folder:
        begin(Path(folder), program.windows())
        for entry in entries[:-4]:
            program.console.entered.emit(entry)
        _settle(30)
        with _spied(Lesson, "append", parts["commit"]), _spied_name("app.table.replay", parts["fold"]):
            for _ in range(ROUNDS):
                for entry in entries[-4:-1]:
                    began = time.perf_counter()
                    program.console.entered.emit(entry)
                    painting = time.perf_counter()
                    _settle(2)
                    whole.append((time.perf_counter() - began) * 1e3)
                    parts["paint"].append((time.perf_counter() - painting) * 1e3)
                program.bridge.undo(3)
                _settle(4)
        program.close()
    return whole, parts


def _debrief() -> Iterator[Line]:
    """Open the debrief of the whole game, and step through it on desk and wall; pyqtgraph has been loaded before."""
    from ui.demo import begin, recorded_game
    from ui.main import Program
    from ui.text.languages import Language

    program, steps = Program(Language.ENGLISH, Language.SPANISH), list[float]()
    with TemporaryDirectory() as folder:
        begin(Path(folder), program.windows())
        for entry in recorded_game().entries:
            program.console.entered.emit(entry)
        _settle(30)
        opened = _timed(lambda: (program.console.debrief_wanted.emit(), _settle(2))) * 1e3
        debriefing = program.bridge.debriefing
        debriefing.turn_wall()
        _settle(10)
        parts = sum(len(slide.parts) for slide in debriefing.chosen_slides)
        steps += [_timed(lambda: (debriefing.step(1), _settle(2))) * 1e3 for _ in range(parts - 1)]
        program.close()
    yield "debrief of eight rounds opens", f"{opened:.0f} ms (≤ 300)", opened <= 300
    middle, worst = median(steps), max(steps)
    yield "slide step painted on desk and wall", f"median {middle:.1f} ms (≤ 50), worst {worst:.1f} ms", middle <= 50


def _what_ifs() -> Iterator[Line]:
    from app.debrief.what_if.changes import changes
    from app.debrief.what_if.trying import all_what_ifs, what_if

    game = _recorded()
    one = [_timed(lambda change=change: what_if(game, change)) * 1e3 for change in changes(game)]
    yield "one what-if", f"median {median(one):.1f} ms, worst {max(one):.1f} ms (≤ 20)", max(one) <= 20
    every = _timed(lambda: [*all_what_ifs(game)])
    yield f"all {len(one)} single changes", f"{every:.2f} s (≤ 3)", every <= 3


def _papers() -> Line:
    """Handout and deck of the whole game, all slides."""
    from app.debrief.wanted import Wanted
    from ui.exports.writing import papers, slides_of
    from ui.text.languages import Language
    from ui.text.words import Words

    game, words = _recorded(), Words(Language.SPANISH)
    whole = _timed(lambda: [*papers(slides_of(game, None, Wanted()), words, "a line at the foot")])
    return "whole PDF, handout and deck", f"{whole:.2f} s (≤ 5)", whole <= 5


def _recorded() -> "Replay":
    from app.codec import record_from
    from app.editions.settings import setting_of
    from app.rules.play import replay

    record = record_from(RECORD.read_bytes())
    return replay(setting_of(record.header), record.entries)


def _bare_windows() -> float:
    """The same chart redrawn bare, and two windows of labels; median in ms."""
    from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

    from ui.kit.charts import TensionChart
    from ui.kit.theme import LIGHT

    windows, labels = [QWidget(), QWidget()], []
    for window in windows:
        column = QVBoxLayout(window)
        labels += [QLabel("0") for _ in range(20)]
        for label in labels[-20:]:
            column.addWidget(label)
        window.resize(1366, 768)
    chart = TensionChart(LIGHT, ground="well")
    windows[0].layout().addWidget(chart)
    for window in windows:
        window.show()
    _settle(10)
    times = []
    for n in range(ROUNDS):
        began = time.perf_counter()
        for label in labels:
            label.setText(str(n))
        chart.show_line([3, 3, 4, 4, 6, 5, n % 9])
        _settle(2)
        times.append((time.perf_counter() - began) * 1e3)
    return median(times)


def _settle(turns: int) -> None:
    from PySide6.QtWidgets import QApplication

    for _ in range(turns):
        QApplication.processEvents()


@contextmanager
def _spied(owner: object, name: str, times: list[float]) -> Iterator[None]:
    with mock.patch.object(owner, name, _clocked(getattr(owner, name), times)):
        yield


@contextmanager
def _spied_name(path: str, times: list[float]) -> Iterator[None]:
    module, _, name = path.rpartition(".")
    with mock.patch(path, _clocked(getattr(sys.modules[module], name), times)):
        yield


def _clocked(function: Callable[..., object], times: list[float]) -> Callable[..., object]:
    def clocked(*args: object) -> object:
        began = time.perf_counter()
        try:
            return function(*args)
        finally:
            times.append((time.perf_counter() - began) * 1e3)

    return clocked


def _timed(job: Callable[[], object]) -> float:
    began = time.perf_counter()
    job()
    return time.perf_counter() - began


def _medians(run: Callable[[], float]) -> float:
    run()
    return median(run() for _ in range(RUNS))


def _painted_after(module: str) -> float:
    began = time.monotonic_ns()
    return (int(_output(module)) - began) / 1e6


def _output(module: str) -> str:
    done = subprocess.run([sys.executable, "-m", module], cwd=HERE.parent, env=_installed(), capture_output=True, text=True, check=True)
    return done.stdout.strip()


@cache
def _compiled() -> TemporaryDirectory[str]:
    """A folder for compiled modules: whoever installs the program has them compiled, whatever the settings here."""
    return TemporaryDirectory(prefix="state-in-class-compiled-")


def _installed() -> dict[str, str]:
    settings = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    return settings | {"PYTHONPYCACHEPREFIX": _compiled().name}


def _seconds(command: list[str]) -> float:
    return _timed(lambda: subprocess.run(command, stdout=subprocess.DEVNULL, env=_installed(), check=True)) * 1e3


if __name__ == "__main__":
    sys.exit(main())
