"""Which screen the wall belongs on. A screen that is lost changes nothing here: only somebody's choice does."""

from ui.kit.displays import Display, ScreenId, recognised, screen_ids


class ScreenMemory:
    """The chosen screen as a plain id, and whether the wall has been on it since the start."""

    def __init__(self, chosen: ScreenId | None = None) -> None:
        self.chosen = chosen
        self.is_met = False

    def take(self, display: Display, displays: tuple[Display, ...], own: Display | None) -> None:
        """Choose this screen, from now on."""
        chosen = self.identified(display, displays, own)
        self.is_met = self.is_met and chosen == self.chosen
        self.chosen = chosen

    def identified(self, display: Display, displays: tuple[Display, ...], own: Display | None) -> ScreenId:
        """What a screen would be remembered by."""
        return screen_ids(displays, own)[displays.index(display)]

    def found(self, displays: tuple[Display, ...], own: Display | None) -> Display | None:
        """The chosen screen, if it is there and shows nothing of the desk's; one that was met may have changed its mode."""
        return None if self.chosen is None else recognised(self.chosen, displays, own, any_size=self.is_met)
