"""Which files stay out of a bundle, by the names that PyInstaller gives them on each system."""

import pytest


@pytest.mark.parametrize("place", [
    "PySide6/Qt/plugins/platforms/libqeglfs.so",
    "PySide6\\plugins\\tls\\qopensslbackend.dll",
    "PySide6/Qt/translations/qt_de.qm",
    "PySide6/Qt/translations/qtbase_de.qm",
    "PySide6/Qt/translations/qtbase_pt_BR.qm",
    "PySide6/opengl32sw.dll",
    "PySide6/Qt6Network.dll",
    "resources/pictures/desk.png",
])
def test_what_is_not_used_stays_out(script, place):
    """PACKAGING: drop other platforms, TLS, and translations other than English and Spanish."""
    assert script("contents").is_left_out(place)


@pytest.mark.parametrize("place", [
    "PySide6/Qt/plugins/platforms/libqxcb.so",
    "PySide6\\plugins\\platforms\\qwindows.dll",
    "PySide6/Qt/plugins/imageformats/libqsvg.so",
    "PySide6/Qt/translations/qtbase_es.qm",
    "PySide6/Qt/translations/qtbase_en.qm",
    "PySide6/Qt/plugins/platforminputcontexts/libcomposeplatforminputcontextplugin.so",
    "resources/editions/shared.toml",
    "resources/translations/state_in_class_es.qm",
])
def test_what_is_used_is_in(script, place):
    """Accents are typed with two keys; both languages are spoken."""
    assert not script("contents").is_left_out(place)


def test_a_library_of_the_system_comes_along_only_if_it_is_named(script):
    """An older one of ours could keep graphics drivers from loading; the one for cursors is missing on many desktops."""
    contents = script("contents")
    assert contents.is_left_out("libstdc++.so.6", from_system=True)
    assert not contents.is_left_out("libxcb-cursor.so.0", from_system=True)
    assert not contents.is_left_out("PySide6/Qt/lib/libQt6Core.so.6", from_system=True)
