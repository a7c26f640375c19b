"""The benchmark can be run: what it calls is there, as it calls it. Whether its targets are kept is for a quiet machine to say."""

from tests import bench


def test_what_needs_no_window_can_be_measured(qapp):
    """Nobody runs the benchmark at every change, and a call that no longer fits is found only by running it."""
    lines = [*bench._what_ifs(), bench._papers(), bench._fold()]
    assert len(lines) == 4
    assert all(what and any(letter.isdigit() for letter in figures) for what, figures, _ in lines)
