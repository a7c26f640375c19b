"""Which page draws which ask."""

from types import NoneType
from typing import get_args

import pytest

from app.asks import Ask
from tests.ui.console.pages import moments
from ui.console.pages.over import OverPage
from ui.console.pages.page import Page
from ui.console.pages.registry import PAGES, page_class


def test_every_ask_has_a_page_and_the_end_of_the_game_too():
    """DESIGN §The prompt is data: a page draws the ask; none is left without one, and none has two."""
    assert set(PAGES) == {*get_args(Ask), NoneType}
    assert len(set(PAGES.values())) == len(PAGES)


def test_the_end_of_the_game_shows_the_result():
    """SCREENS §The desk: scores anatomised, winners named."""
    assert page_class(None) is OverPage


@pytest.mark.parametrize("name", moments.ALL)
def test_every_recorded_moment_is_drawn_by_a_page(laid, name):
    """Each special moment of the recorded games has a page that takes its view whole."""
    assert isinstance(laid(moments.ALL[name]).page, Page)
