"""The papers as other programs read them: every word can be taken out of them, and the pages have something on them.

It fails, and says so, where poppler's tools are not installed.
"""

import re
import subprocess

import pytest

from tests.app.debrief.office import tool
from tests.ui.exports.games import GAMES, SLIDES, game, written
from ui.exports.writing import slides_of
from ui.text.languages import Language
from ui.text.words import Words

pytestmark = pytest.mark.others


def squeezed(text):
    """Letters alone: where a line breaks is the page's business."""
    return re.sub(r"\s+", "", text)


@pytest.mark.parametrize("language", tuple(Language))
@pytest.mark.parametrize("name", GAMES)
def test_every_question_can_be_selected_in_the_papers(name, language, tmp_path):
    """Issue 5.3: text that can be selected, with its accents."""
    words, slides = Words(language), slides_of(game(name), None, SLIDES)
    handout, deck = (path for path in written(tmp_path, game(name), language, SLIDES) if path.suffix == ".pdf")
    for paper in (handout, deck):
        text = squeezed(subprocess.run([tool("pdftotext"), paper, "-"], capture_output=True, text=True, check=True).stdout)
        assert all(squeezed(words.say(slide.question)) in text for slide in slides)
        fonts = subprocess.run([tool("pdffonts"), paper], capture_output=True, text=True, check=True).stdout.splitlines()[2:]
        assert fonts
        assert all("AtkinsonHyperlegible" in line and " yes " in line for line in fonts)
