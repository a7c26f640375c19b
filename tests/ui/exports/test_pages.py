"""The pages of the handout and the deck: everything is said in full, and each paper says only what is meant for its readers."""

from math import ceil

import pytest
from PySide6.QtGui import QImage, QPainter

from app.terms.saying import Says
from app.views.slides import SlideScene
from tests.ui.exports.games import GAMES, SLIDES, game, heard
from ui.exports.deck import deck
from ui.exports.handout import handout, to_guess
from ui.exports.look import credit, has_figure
from ui.exports.writing import slides_of
from ui.text.languages import Language
from ui.text.slide_figures import title
from ui.text.words import Words

LANGUAGES = tuple(Language)
SIGNS = set("ABCD")  # letters on the taxes' tokens, which are their shape


def pages(paper, name, language):
    """The slides, the words, and the texts of each page."""
    words, slides = Words(language), slides_of(game(name), None, SLIDES)
    image = QImage(2100, 2970, QImage.Format.Format_RGB32)
    with QPainter(image) as p:
        return slides, words, [heard(page, p) for page in paper(slides, words)]


def texts(page):
    return [painted.whole for painted in page]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_the_handout_begins_with_shapes_that_say_nothing(name, language):
    """Issue 5.3: a first page without labels to guess at."""
    slides, words, (first, *_) = pages(handout, name, language)
    numbers = [str(number) for number in range(1, len(to_guess(slides)) + 1)]
    told = {words.say(Says.EXPORT_GUESS), words.say(Says.EXPORT_GUESS_HOW), credit(words)}
    of = 1 + ceil(len(slides) / 2)
    assert set(texts(first)) - SIGNS == told | set(numbers) | {words.say(Says.EXPORT_PAGE, n=1, of=of)}
    assert 4 <= len(numbers) <= 6


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_slide_is_on_the_handout_with_its_question_two_a_page(name, language):
    """Issue 5.3: slides' pictures and questions; the teacher's own questions are not for the pupils."""
    slides, words, (_, *rest) = pages(handout, name, language)
    assert len(rest) == ceil(len(slides) / 2)
    for at, slide in enumerate(slides):
        page = texts(rest[at // 2])
        assert words.say(slide.question) in page
        assert any(title(SlideScene(slide, len(slide.parts), 1, 1), words) in text for text in page)
    everything = {text for page in rest for text in texts(page)}
    assert not {words.say(ask) for slide in slides for ask in slide.asks} & everything
    assert all(credit(words) in texts(page) for page in rest)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_the_deck_has_a_page_for_each_slide_and_the_teachers_questions_at_the_end(name, language):
    """Issue 5.3: a deck that is shown to the class gives no question of the teacher's away."""
    slides, words, told = pages(deck, name, language)
    shown, asked = told[:len(slides)], told[len(slides):]
    assert len(asked) == ceil(len(slides) / 6)
    asks = [words.say(ask) for slide in slides for ask in slide.asks]
    for slide, page in zip(slides, shown, strict=True):
        assert words.say(slide.question) in texts(page)
        assert not set(asks) & set(texts(page))
    assert [text for page in asked for text in texts(page) if text in asks] == asks


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("paper", [handout, deck])
def test_no_sentence_of_a_page_loses_a_word(paper, name, language):
    """SCREENS §Words: headings, questions, notes and credits are told in full."""
    slides, words, told = pages(paper, name, language)
    sentences = {words.say(each) for slide in slides for each in (slide.question, *slide.asks, *([slide.note] if slide.note else []))}
    sentences |= {credit(words), words.say(Says.EXPORT_GUESS), words.say(Says.EXPORT_GUESS_HOW), words.say(Says.EXPORT_FOR_TEACHER)}
    for page in told:
        for painted in page:
            if painted.whole in sentences:
                assert painted.text == painted.whole
                assert painted.px >= 21


@pytest.mark.parametrize("name", GAMES)
def test_shapes_to_guess_at_are_drawn(name):
    """Issue 5.3: words alone have no shape."""
    slides = slides_of(game(name), None, SLIDES)
    assert all(has_figure(slide) for slide in to_guess(slides))
