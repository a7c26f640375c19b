"""News of screens: those that come later are followed like the first ones."""

from PySide6.QtCore import QRect
from PySide6.QtGui import QGuiApplication

from ui.kit import screen_news


class NoScreenYet:
    """The application before anything is plugged in."""

    instance = QGuiApplication.instance
    screens = staticmethod(list)


def test_a_screen_that_came_later_is_followed(qapp, monkeypatch):
    """FIELD 3 and 5: a projector is plugged in, and then made a mirror; the desk must hear of both."""
    monkeypatch.setattr(screen_news, "QGuiApplication", NoScreenYet)
    news, heard, screen = screen_news.ScreenNews(qapp), [], qapp.primaryScreen()
    for name in ("added", "removed", "changed"):
        getattr(news, name).connect(lambda *_, name=name: heard.append(name))
    screen.geometryChanged.emit(QRect())
    assert heard == []
    qapp.screenAdded.emit(screen)
    screen.geometryChanged.emit(QRect())
    qapp.primaryScreenChanged.emit(screen)
    qapp.screenRemoved.emit(screen)
    assert heard == ["added", "changed", "changed", "removed"]
    news.deleteLater()
