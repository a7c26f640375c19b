"""What a widget really paints, heard while it does."""

from collections.abc import Iterator
from contextlib import contextmanager

from ui.kit.painting import PaintedText, painted_text_listeners


@contextmanager
def painted_texts() -> Iterator[list[PaintedText]]:
    """Every text that is painted until the block ends, by whichever widget."""
    heard: list[PaintedText] = []
    painted_text_listeners.append(heard.append)
    try:
        yield heard
    finally:
        painted_text_listeners.remove(heard.append)
