"""The bundle, made as `packaging/dev.py build` makes it and then watched at work: every file in it is used, or has a reason to be there."""

import re
import subprocess

import pytest

from tests.packaging.scripts import ROOT

pytestmark = [pytest.mark.long, pytest.mark.timeout(1200)]


@pytest.fixture(scope="module")
def made(script):
    """The bundle's folder."""
    return script("bundle").make()


@pytest.fixture(scope="module")
def at_work(made, tmp_path_factory):
    """A folder with a demo and an export of its lesson, both by the bundle, and what it opened of itself for them."""
    folder = tmp_path_factory.mktemp("work")
    demo = traced(made, folder, "demo", folder / "demo")
    export = traced(made, folder, "export", folder / "demo" / "demo.lesson", "--to", folder / "exports")
    return folder, demo | export


def traced(made, folder, *words):
    """What the program opens of the bundle for these words, links followed, by its place in it."""
    trace = folder / "trace"
    command = ["strace", "-f", "-qq", "-o", trace, "-e", "trace=open,openat,execve", made / made.name, *words]
    outcome = subprocess.run(command, capture_output=True, text=True, check=False)
    assert outcome.returncode == 0, outcome.stderr
    calls = [line for line in trace.read_text(encoding="utf-8", errors="replace").splitlines() if " = -1 " not in line]
    opened = {re.sub(r"/[^/]+/\.\./", "/", name) for line in calls for name in re.findall(r'"([^"]+)"', line) if name.startswith(str(made))}
    return {str((made / name).resolve().relative_to(made.resolve())) for name in opened}


def shipped(made):
    return {str(path.relative_to(made)) for path in made.rglob("*") if path.is_file() and not path.is_symlink()}


def test_what_is_shipped_is_opened_by_a_demo_or_an_export_or_has_a_reason(script, made, at_work):
    """PACKAGING: what is not used stays out."""
    patterns = tuple(script("contents").SHIPPED_UNSEEN)
    _, opened = at_work
    without = [name for name in sorted(shipped(made) - opened) if not script("contents").fits(name, patterns)]
    assert not without


def test_every_reason_is_still_wanted(script, made, at_work):
    """A reason for what is not there, or for what is always opened, would let something else in one day."""
    contents, (_, opened) = script("contents"), at_work
    unseen = shipped(made) - opened
    assert not [pattern for pattern in contents.SHIPPED_UNSEEN if not any(contents.fits(name, (pattern,)) for name in unseen)]


def test_the_bundle_plays_and_exports_as_the_source_does(at_work):
    """The words of the command line work from a bundle: the fonts, the editions and the translations are found in it."""
    folder, _ = at_work
    assert len(list((folder / "demo").glob("*-desk.png"))) > 50
    kinds = {path.suffix for path in (folder / "exports").iterdir()}
    assert {".xlsx", ".csv", ".pdf"} <= kinds


def test_the_bundle_checks_itself(made):
    """SCREENS: `check` says whether an installation works."""
    outcome = subprocess.run([made / made.name, "check"], capture_output=True, text=True, check=False)
    assert outcome.returncode == 0, outcome.stderr
    assert "52 of 52 entries" in outcome.stdout


def test_the_bundle_keeps_its_budget_of_bytes(script, made):
    """Issue: at most 175 MB unpacked."""
    assert script("bundle").size(made) <= 175 * 10**6


def test_no_file_of_the_bundle_names_the_folder_that_it_was_made_in(made):
    """A path of one machine has no place on another, and says who lives there."""
    place = str(ROOT).encode()
    assert not [name for name in sorted(shipped(made)) if place in (made / name).read_bytes()]


def test_every_library_that_is_linked_with_is_in_the_bundle_or_in_a_package_that_the_deb_asks_for(script, made):
    """A bare Debian must run what `apt install ./x.deb` has installed."""
    needs = script("linux_packages").depends(made)
    assert "libgl1" in needs
    assert re.search(r"libc6 \(>= 2\.\d+\)", needs)


def test_every_part_has_its_licence(made):
    """The LGPL, the OFL and the others want to go along."""
    texts = {path.name: path.read_text(encoding="utf-8") for path in (made / "_internal" / "licences").iterdir()}
    assert "GNU LESSER GENERAL PUBLIC LICENSE" in texts["LGPL-3.0.txt"]
    assert "SIL OPEN FONT LICENSE" in texts["fontpkg-atkinson-hyperlegible.txt"].upper()
    assert "PYTHON SOFTWARE FOUNDATION" in texts["Python.txt"].upper()
    assert "PySide6_Essentials 6." in texts["versions.txt"]
    assert min(len(text) for text in texts.values()) > 50
