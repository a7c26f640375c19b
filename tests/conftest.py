"""What every test stands on: a screen that nobody sees, a home that is nobody's, and one typeface.

It clears the Qt settings of whoever runs the tests before Qt is loaded, and loads nothing of the game itself.
"""

import gc
import os

import pytest

from tests.windows import own_windows

for name in [name for name in os.environ if name.startswith("QT_")]:
    del os.environ[name]
os.environ["QT_QPA_PLATFORM"] = "offscreen"

# Games by the thousand are no rubbish while a test looks at them: to go through them again and again took a fifth of the time.
gc.set_threshold(50_000, 20, 20)


@pytest.fixture(autouse=True)
def own_home(tmp_path_factory, monkeypatch):
    """A home folder of the test's own, so that no test reads or writes the settings and lessons of a person."""
    home = tmp_path_factory.mktemp("home")
    folders = {"HOME": ".", "USERPROFILE": ".", "APPDATA": "AppData/Roaming", "LOCALAPPDATA": "AppData/Local",
               "XDG_CONFIG_HOME": ".config", "XDG_DATA_HOME": ".local/share", "XDG_STATE_HOME": ".local/state",
               "XDG_CACHE_HOME": ".cache", "XDG_RUNTIME_DIR": "run"}
    for variable, folder in folders.items():
        place = home / folder
        place.mkdir(parents=True, exist_ok=True)
        place.chmod(0o700)  # Qt warns of a runtime folder that others may read
        monkeypatch.setenv(variable, str(place.resolve()))
    return home


@pytest.fixture(autouse=True)
def no_window_left():
    """Every window that a test makes ends with it."""
    with own_windows():
        yield


@pytest.fixture(scope="session")
def typeface(qapp):
    """The console's own typeface; a machine without fonts paints black boxes otherwise, and says nothing."""
    from ui.kit.theme import load_fonts

    return load_fonts()
