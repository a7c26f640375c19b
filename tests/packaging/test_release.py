"""The workflow that makes a release: read strictly, because it is run only when a release is made."""

import re

import pytest
import yaml

from tests.packaging.scripts import ROOT

FILE = ROOT / ".github" / "workflows" / "release.yml"


class Strict(yaml.SafeLoader):
    """YAML without two keys of the same name, and in which `on` is a word."""


Strict.yaml_implicit_resolvers = {
    sign: [(tag, pattern) for tag, pattern in found if tag != "tag:yaml.org,2002:bool"]
    for sign, found in yaml.SafeLoader.yaml_implicit_resolvers.items()
}


def _mapping(loader, node):
    keys = [loader.construct_object(key) for key, _ in node.value]
    assert len(keys) == len(set(keys)), f"{node.start_mark}: {keys}"
    return {key: loader.construct_object(value, deep=True) for key, (_, value) in zip(keys, node.value, strict=True)}


Strict.add_constructor("tag:yaml.org,2002:map", _mapping)


@pytest.fixture(scope="module")
def workflow():
    return yaml.load(FILE.read_text(encoding="utf-8"), Strict)  # noqa: S506 - a SafeLoader, only stricter


def steps(workflow):
    return [step for job in workflow["jobs"].values() for step in job["steps"]]


def test_two_keys_of_one_name_are_refused():
    """YAML itself would take the last, and say nothing."""
    with pytest.raises(AssertionError):
        yaml.load("a: 1\na: 2\n", Strict)  # noqa: S506 - as above


def test_it_has_the_keys_that_a_workflow_has_and_no_other(workflow):
    """A word that is misspelt is ignored, or fails on the day of a release."""
    assert set(workflow) == {"name", "on", "permissions", "jobs"}
    job_keys = {"runs-on", "timeout-minutes", "steps", "needs", "if", "permissions"}
    step_keys = {"name", "uses", "with", "run", "env"}
    assert all({"runs-on", "timeout-minutes", "steps"} <= set(job) <= job_keys for job in workflow["jobs"].values())
    assert all(set(step) <= step_keys and ("uses" in step) != ("run" in step) for step in steps(workflow))


def test_it_builds_on_the_systems_that_schools_have(workflow):
    """PACKAGING: GLIBC 2.35 is Ubuntu 22.04's; Windows is built on Windows."""
    assert {workflow["jobs"][name]["runs-on"] for name in ("linux", "windows")} == {"ubuntu-22.04", "windows-latest"}


def test_what_it_waits_for_is_there(workflow):
    """A job that waits for none of ours never starts."""
    assert set(workflow["jobs"]["draft"]["needs"]) <= set(workflow["jobs"])


def test_every_action_is_pinned_to_a_commit_and_says_which_version_that_is():
    """A tag can be moved to other code; a commit cannot."""
    used = re.findall(r"uses: (.*)", FILE.read_text(encoding="utf-8"))
    assert used
    assert all(re.fullmatch(r"actions/[a-z-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+", each) for each in used)


def test_it_may_write_only_where_the_release_is_drafted(workflow):
    """The jobs that build run code of others."""
    assert workflow["permissions"] == {"contents": "read"}
    assert [name for name, job in workflow["jobs"].items() if "permissions" in job] == ["draft"]


def test_it_calls_only_words_that_dev_knows(workflow, script):
    """`dev.py` would print its words and fail."""
    called = [word for step in steps(workflow) for word in re.findall(r"packaging/dev\.py (\w+)", step.get("run", ""))]
    assert called == ["build", "build"]
    assert all(f"dev.py {word}" in script("dev").__doc__ for word in called)


def test_it_keeps_the_python_that_the_lock_was_tested_with(workflow):
    """The lock's wheels are of one version of Python."""
    versions = [step["with"]["python-version"] for step in steps(workflow) if "setup-python" in step.get("uses", "")]
    assert versions == ["3.11", "3.11"]
