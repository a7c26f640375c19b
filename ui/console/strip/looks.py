"""The strip's colours while the wall is black: as dark as letters can be read."""

from msgspec import structs

from ui.kit.theme import DARK, Theme, mixed

COLOURS = ("coin", "health", "education", "shield", "tax_a", "tax_b", "tax_c", "tax_d")
GREY, GLOW = "#999999", 0.4  # the letters; how much of a colour is taken away


def dimmed(theme: Theme) -> Theme:
    """The same meanings on black, whatever the theme is; letters keep seven to one, and nothing else glows.

    >>> dimmed(DARK).paper
    '#000000'
    """
    dark = structs.replace(DARK, name=theme.name, zoom=theme.zoom, paper="#000000", card="#000000", well="#000000")
    quiet = {name: mixed(getattr(dark, name), dark.paper, GLOW) for name in COLOURS}
    return structs.replace(dark, ink=GREY, muted=GREY, line="#6A6A6A", plate=GREY, **quiet)
