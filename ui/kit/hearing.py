"""What a screen reader is told: a role and a value for widgets that paint themselves, and news that must not wait to be found."""

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget, QWidget

Role = QAccessible.Role


class _Told(QAccessibleWidget):
    """The role that its kind has; its value is what it says of itself as description: "4/10"."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget, widget.heard_as)
        self._widget = widget

    def text(self, kind: QAccessible.Text) -> str:
        """What is told: the value where one is asked for, anything else as Qt does."""
        return self._widget.accessibleDescription() if kind is QAccessible.Text.Value else super().text(kind)


def let_hear() -> None:
    """Tell Qt, once, who answers for widgets that name a role in `heard_as`."""
    QAccessible.installFactory(_interface)


def _interface(_key: str, thing: QObject) -> QAccessibleInterface | None:
    return _Told(thing) if isinstance(thing, QWidget) and getattr(thing, "heard_as", None) is not None else None


def announce(widget: QWidget, text: str, *, at_once: bool = False) -> None:
    """Say this to whoever listens, wherever the keyboard is: when what is said now is over, or at once."""
    if text and QAccessible.isActive():
        event = QAccessibleAnnouncementEvent(widget, text)
        event.setPoliteness(QAccessible.AnnouncementPoliteness.Assertive if at_once else QAccessible.AnnouncementPoliteness.Polite)
        QAccessible.updateAccessibility(event)
