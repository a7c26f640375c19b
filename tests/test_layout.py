"""The shape of the project: what lies where, and what may know what."""

import ast
import importlib
import pkgutil
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
TOP = {"app", "ui", "resources", "tests", "packaging", ".ci", ".github", ".gitignore",
       "README.md", "ARCHITECTURE.md", "CHANGELOG.md", "LICENSE", "pyproject.toml"}
MADE_BY_TOOLS = {".git", ".venv", "build", "dist", "__pycache__", ".pytest_cache", ".mypy_cache", ".ruff_cache", ".import_linter_cache",
                 ".hypothesis", ".coverage"}
NAMES_THAT_SAY_NOTHING = {"util", "utils", "helper", "helpers", "common", "manager", "managers", "base", "misc"}
SECRET = {"app.entries", "app.asks", "app.rules", "app.table", "app.lessons", "app.editions", "app.views.desk", "app.views.project"}


def is_made_by_tools(name):
    return name in MADE_BY_TOOLS or name.endswith((".egg-info", ".pyc", ".qm")) or name.startswith(".coverage.")


def files_of(folder):
    """Every file that people wrote, without asking git: a checkout may come as an archive."""
    for path in sorted(folder.iterdir()):
        if is_made_by_tools(path.name):
            continue
        if path.is_dir():
            yield from files_of(path)
        else:
            yield path


def test_the_top_level_holds_the_agreed_names_and_no_other():
    """DESIGN §Layout: the top level is fixed by the client."""
    assert {path.name for path in ROOT.iterdir() if not is_made_by_tools(path.name)} == TOP


def test_every_import_contract_is_kept():
    """DESIGN §Import contracts: kept from the first commit, none ignored."""
    linter = Path(sys.executable).with_name("lint-imports")
    outcome = subprocess.run([linter, "--no-cache"], cwd=ROOT, capture_output=True, text=True, check=False)
    assert outcome.returncode == 0, outcome.stdout + outcome.stderr
    assert "11 kept, 0 broken" in outcome.stdout


@pytest.mark.parametrize("package", ["app", "ui"])
def test_every_name_that_is_imported_is_there(package):
    """STYLE §Tests: an import in the middle of a function fails only when somebody needs it."""
    wanted, missing = 0, []
    for path in sorted((ROOT / package).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.ImportFrom) or node.module is None or node.module.partition(".")[0] not in {"app", "ui"}:
                continue
            module = importlib.import_module(node.module)
            wanted += len(node.names)
            there = {*vars(module), *(each.name for each in pkgutil.iter_modules(getattr(module, "__path__", ())))}
            missing += [f"{path}: {node.module}.{each.name}" for each in node.names if each.name not in there]
    assert missing == []
    assert wanted > 500


def test_no_import_contract_looks_away():
    """DESIGN §Import contracts: no ignored imports."""
    settings = (ROOT / "pyproject.toml").read_text(encoding="utf-8").partition("[tool.importlinter]")[2]
    assert "root_packages" in settings
    for way_out in ("ignore_imports", "exhaustive_ignores", "skip_descendants", "allow_indirect_imports"):
        assert way_out not in settings


def test_no_module_has_a_name_that_says_nothing():
    """STYLE §Names: no utils, helpers, common, manager, base, misc."""
    words = {path: set(part.split("_")) for path in files_of(ROOT) for part in path.relative_to(ROOT).with_suffix("").parts}
    assert not [str(path) for path, parts in words.items() if parts & NAMES_THAT_SAY_NOTHING]


def test_every_folder_of_tests_is_a_package():
    """STYLE §Traps: mypy and pytest see duplicate modules otherwise."""
    folders = {path.parent for path in files_of(ROOT / "tests") if path.suffix == ".py"}
    assert ROOT / "tests" in folders
    assert not [str(folder) for folder in folders if not (folder / "__init__.py").exists()]


def test_every_folder_of_code_is_a_package_whose_init_holds_no_code():
    """DESIGN §Import contracts, 8: a package's `__init__` can smuggle."""
    for part in ("app", "ui"):
        folders = {path.parent for path in files_of(ROOT / part) if path.suffix == ".py"}
        for folder in folders:
            statements = ast.parse((folder / "__init__.py").read_text(encoding="utf-8")).body
            assert all(isinstance(each, ast.Expr) and isinstance(each.value, ast.Constant) for each in statements), folder


def test_no_file_knows_the_machine_that_it_was_written_on():
    """The project runs from wherever it was put, so it names no folder of one machine."""
    places = re.compile("|".join(("/" + "work/", "/" + "root/", "(?<![/\\w])/" + "tmp/")))
    written = {".py", ".toml", ".md", ".lock", ".ts", ".json", ".sh", ".spec", ".nsi", ".yml", ""}
    found = [str(path) for path in files_of(ROOT) if path.suffix in written and ROOT / "tests" not in path.parents
             and places.search(path.read_text(encoding="utf-8"))]
    assert not found


def modules_under(package):
    """The names of a package and of every module in it, without importing any but packages."""
    root = importlib.import_module(package)
    return [package, *(found.name for found in pkgutil.walk_packages(root.__path__, f"{package}."))]


def loaded_in_a_fresh_process(modules):
    """The names of all modules that Python has loaded once these are imported."""
    code = "import importlib, sys\nfor name in sys.argv[1:]: importlib.import_module(name)\nprint(*sys.modules)"
    outcome = subprocess.run([sys.executable, "-c", code, *modules], cwd=ROOT, capture_output=True, text=True, check=False)
    assert outcome.returncode == 0, outcome.stderr
    return set(outcome.stdout.split())


@pytest.mark.parametrize("package", ["ui.projector", "ui.text", "ui.kit"])
def test_the_wall_loads_nothing_that_holds_a_secret(package):
    """DESIGN §Import contracts, 8: looked at in `sys.modules`, because a package's `__init__` can smuggle."""
    modules = modules_under(package)
    loaded = loaded_in_a_fresh_process(modules)
    assert set(modules) <= loaded
    assert not {name for name in loaded if any(name == secret or name.startswith(f"{secret}.") for secret in SECRET)}


def test_the_game_loads_no_qt_no_charts_and_no_numpy():
    """DESIGN §Import contracts, 4: `state-in-class replay` works where there is no Qt at all."""
    loaded = loaded_in_a_fresh_process(modules_under("app"))
    assert not loaded & {"PySide6", "shiboken6", "pyqtgraph", "numpy"}
