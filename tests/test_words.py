"""Every sentence in both languages: none missing, none half done, each with the values it names; and whole games put into words."""

import ast
import re
import string
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from typing import get_args

import pytest

from app import entries as e
from app.asks import Draft
from app.debrief.slides.money import Blow
from app.editions.decks import sample_deck
from app.editions.editions import edition
from app.editions.sources import edition_names
from app.rules import refusals as r
from app.rules.edition import EventName
from app.rules.facts import Cause
from app.rules.play import Replay
from app.terms.ballots import TAXES
from app.terms.calendar import Phase
from app.terms.people import SocialClass
from app.terms.saying import Saying, Says, say
from app.terms.services import ServiceName
from app.views.project.announcing import announced
from app.views.project.desk import Around, desk_view
from app.views.project.refusing import refused
from app.views.project.scenes import public_views
from app.views.project.strip import strip_view
from app.views.slides import SlideId
from tests.app.rules.table import Table
from tests.app.views.games import counted_views, generated, moves_said, recorded, repair_views, repaired, sayings, steps, upto
from tests.app.views.project.test_refusing import EVERY
from ui import text
from ui.text import game
from ui.text.languages import NATIVE_NAMES, Language
from ui.text.words import COUNTED, SENTENCES, Words

ROOT = Path(__file__).resolve().parents[1]
MODULES = [import_module(f"ui.text.{found.name}") for found in iter_modules(text.__path__) if found.name != "words"]
SECTIONS = [module.SENTENCES for module in MODULES if hasattr(module, "SENTENCES")]
ENGLISH, SPANISH = Language.ENGLISH, Language.SPANISH

# Whatever is the same in both languages, and why.
SAME_IN_SPANISH = {
    Says.VERBATIM: "what was typed in",
    Says.SENTENCES: "sentences one after another",
    Says.SIGNED: "a number with its sign",
    Says.COMMA: "both languages put the same comma",
    Says.TOLD_CARD: "a name and a card, with a colon",
    Says.TOLD_CARD_AMOUNT: "a name, a card and a number",
    Says.PHASE_DEAL: "the word is the same",
    Says.TRY_RANKING: "three services, the first before the second",
    Says.LETTER_EDUCATION: "Education and Educación begin alike",
    Says.SLIDE_SEAT: "a letter, a role and a class",
    Says.SLIDE_NUMBER: "a number",
    Says.CHANGE_NUMBERED: "a numeral and a change",
}


TITLE = "Who Pays for Us All?"  # stays as it is printed where the game is credited


@pytest.fixture(scope="module")
def english() -> Words:
    return Words(ENGLISH)


@pytest.fixture(scope="module")
def spanish() -> Words:
    return Words(SPANISH)


def fields(template: str) -> set[str]:
    """The values that a sentence names."""
    return {name for _, name, _, _ in string.Formatter().parse(template) if name is not None}


# --------------------------------------------------------------------------------------------------------- the keys


def test_every_key_has_exactly_one_sentence_or_counted_form():
    """Issue 2 §How we shall see it: the keys come from the Enum."""
    for key in Says:
        assert sum(key in section for section in SECTIONS) + (key in COUNTED) == 1, key
    assert {key for section in SECTIONS for key in section} | COUNTED == set(Says)


def test_every_key_has_a_value_of_its_own():
    """Keys that share a value would be one key."""
    assert len({key.value for key in Says}) == len(Says.__members__) == len(Says)


def test_no_two_sentences_of_one_section_are_written_twice():
    """One word per idea: the same English is the same message for a translator."""
    for section in SECTIONS:
        said = Counter(section.values())
        assert {sentence for sentence in said if said[sentence] > 1} <= {"Great storm", "Players", "Name", "Lesson"}


def test_every_key_is_said_somewhere():
    """A sentence that nobody says is one more to translate, and to believe in."""
    tables = {ROOT / "app" / "terms" / "saying.py", *(ROOT / "ui" / "text").glob("*.py")}
    sources = {path for room in ("app", "ui") for path in (ROOT / room).rglob("*.py")} - tables
    said = {Says[name] for path in sources for name in _named(path)}
    joints = {Says.COMMA, Says.AND, Says.AND_BEFORE_I}  # said by Words itself
    assert set(Says) - said - joints - _said_by_id() == set()


def _said_by_id() -> set[Says]:
    """The keys that are made of an id in the sources: services, taxes, classes, roles, events, cards, slides, and what befell somebody."""
    cards = {card.id.replace("-", "_") for name in edition_names() for card in edition(name).cards}
    roles = {role.id.replace("-", "_") for name in edition_names() for role in sample_deck(name).roles}
    framed = {f"slide_{id_}" for id_ in SlideId} | {"failed_tension", "failed_causes", "failed_what_if", "lost_what_if"}
    kinds = {"tax": map(str.lower, TAXES), "event": EventName, "card": cards, "role": roles, "caused_by": Cause, "slide_cards": Blow}
    return (
        {Says(f"{kind}_{id_}") for kind, ids in kinds.items() for id_ in ids}
        | {Says(f"{slide}{part}") for slide in framed for part in ("", "_question", "_ask_1", "_ask_2")}
        | {Says(each) for each in (*ServiceName, *SocialClass)}
    )


def test_sentences_hold_no_markup_and_no_space_at_their_ends():
    """Everything is plain text (FIELD 29)."""
    for key, sentence in SENTENCES.items():
        assert sentence == sentence.strip(), key
        assert "  " not in sentence, key
        assert not re.search(r"<[a-z/]|&[a-z]+;", sentence), key


# --------------------------------------------------------------------------------------------------- the translation files


@cache
def messages(language: Language) -> list[ET.Element]:
    """What is said today; what the translators' tools remember of sentences that are gone is left out."""
    path = ROOT / "resources" / "translations" / f"state_in_class_{language}.ts"
    rooms = ET.parse(path).getroot().iter("context")  # noqa: S314 - our own file
    every = [message for room in rooms if room.find("name").text == "Words" for message in room.iter("message")]  # the rest is Qt's own
    return [message for message in every if message.find("translation").get("type") not in {"vanished", "obsolete"}]


@pytest.mark.parametrize("language", list(Language))
def test_no_translation_is_unfinished(language):
    """Issue 2 §7: complete in both languages."""
    for message in messages(language):
        translation = message.find("translation")
        texts = [form.text for form in translation.findall("numerusform")] or [translation.text]
        assert translation.get("type") is None, message.find("source").text
        assert all(texts), message.find("source").text


def test_the_spanish_file_holds_every_sentence_once_and_nothing_else():
    """What is collected from the sources is what the program says."""
    sources = [message.find("source").text for message in messages(SPANISH)]
    counted = {message.find("source").text for message in messages(SPANISH) if message.get("numerus") == "yes"}
    assert len(sources) == len(set(sources))
    assert set(sources) - counted == set(SENTENCES.values())
    assert len(counted) == len(COUNTED)


def test_what_is_compiled_is_what_is_written(spanish):
    """The program reads the compiled file."""
    for message in messages(SPANISH):
        if message.get("numerus") != "yes":
            assert spanish.tr(message.find("source").text) == message.find("translation").text


def test_english_says_what_is_written_in_the_sources(english):
    """English needs a file for its plurals only."""
    for sentence in SENTENCES.values():
        assert english.tr(sentence) == sentence


def test_spanish_differs_from_english_but_for_a_short_list(spanish):
    """Issue 2 §How we shall see it: es ≠ en but for a short list with reasons."""
    same = {key for key, sentence in SENTENCES.items() if spanish.tr(sentence) == sentence}
    assert same == set(SAME_IN_SPANISH)
    assert all(SAME_IN_SPANISH.values())


def test_both_languages_name_the_same_values(spanish):
    """Issue 2 §How we shall see it: placeholders match."""
    for key, sentence in SENTENCES.items():
        assert fields(spanish.tr(sentence)) == fields(sentence), key
        assert not {name for name in fields(sentence) if not name.isidentifier()}, key


def test_both_languages_end_their_sentences_alike(spanish):
    """A full stop, a question mark or a colon at the end is part of the look."""
    for key, sentence in SENTENCES.items():
        for sign in ".?:…!":
            assert sentence.endswith(sign) == spanish.tr(sentence).endswith(sign), key


def test_spanish_opens_its_questions(spanish):
    """Spanish puts a sign before a question, too."""
    for key, sentence in SENTENCES.items():
        translated = spanish.tr(sentence).replace(TITLE, "")
        assert translated.count("¿") == translated.count("?"), key
        assert translated.count("¡") == translated.count("!"), key


# -------------------------------------------------------------------------------------------------------- how they are used


def uses() -> Iterator[tuple[str, str, set[str]]]:
    """Every place in the sources where a key is said with its values: the place, the key, the values."""
    for path in sorted([*(ROOT / "app").rglob("*.py"), *(ROOT / "ui").rglob("*.py")]):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and _is_say(node.func) and node.args and not any(word.arg is None for word in node.keywords):
                yield from ((f"{path.name}:{node.lineno}", key, {word.arg for word in node.keywords}) for key in _keys(node.args[0]))


def _is_say(function: ast.expr) -> bool:
    name = function.id if isinstance(function, ast.Name) else function.attr if isinstance(function, ast.Attribute) else ""
    return name == "say"


def _keys(argument: ast.expr) -> Iterator[str]:
    if isinstance(argument, ast.IfExp):
        yield from _keys(argument.body)
        yield from _keys(argument.orelse)
    if isinstance(argument, ast.Attribute) and isinstance(argument.value, ast.Name) and argument.value.id == "Says":
        yield argument.attr


def test_every_use_of_a_key_gives_the_values_that_its_sentence_names():
    """A value that is missing is a KeyError in front of the class; one that is not named is never seen."""
    found = list(uses())
    for place, name, given in found:
        wanted = {"n"} if Says[name] in COUNTED | {Says.SIGNED} else fields(SENTENCES[Says[name]])
        assert given == wanted, (place, name)
    assert len(found) >= 150


def test_every_refusal_has_a_sentence(english, spanish):
    """SCREENS §The desk: errors say what to do; every kind of refusal, in both languages."""
    said = set()
    for refusal, sentence in EVERY:
        found = refused(Table().state, refusal)
        assert found == sentence
        said.add(type(refusal))
        for words in (english, spanish):
            assert is_whole(words.say(found)), refusal
        assert english.say(found) != spanish.say(found), refusal
    assert said == set(get_args(r.AnyRefusal))


# ------------------------------------------------------------------------------------------------------------ plurals


@pytest.mark.parametrize(
    ("key", "n", "in_english", "in_spanish"),
    [
        (Says.COINS, 0, "0 coins", "0 monedas"),
        (Says.COINS, 1, "1 coin", "1 moneda"),
        (Says.COINS, 2, "2 coins", "2 monedas"),
        (Says.COINS, 21, "21 coins", "21 monedas"),
        (Says.POINTS, 0, "0 points", "0 puntos"),
        (Says.POINTS, 1, "1 point", "1 punto"),
        (Says.POINTS, 2, "2 points", "2 puntos"),
        (Says.VOTES, 0, "0 votes", "0 votos"),
        (Says.VOTES, 1, "1 vote", "1 voto"),
        (Says.VOTES, 2, "2 votes", "2 votos"),
        (Says.STEPS, 0, "0 steps", "0 pasos"),
        (Says.STEPS, 1, "1 step", "1 paso"),
        (Says.STEPS, 2, "2 steps", "2 pasos"),
    ],
)
def test_plurals_are_right(key, n, in_english, in_spanish, english, spanish):
    """Issue 2 §7: plurals right."""
    assert (english.say(key, n=n), spanish.say(key, n=n)) == (in_english, in_spanish)


@pytest.mark.parametrize("key", sorted(COUNTED))
def test_every_counted_form_has_a_number_and_is_translated(key, english, spanish):
    """Both languages have one form for 1 and one for all the rest."""
    for n in (0, 1, 2, 7, 100):
        both = [words.say(key, n=n) for words in (english, spanish)]
        assert all(str(n) in said and is_whole(said) for said in both)
        assert both[0] != both[1]


@pytest.mark.parametrize(("n", "said"), [(3, "+3"), (0, "0"), (-1, "−1"), (-12, "−12")])
def test_a_change_has_its_sign(n, said, english, spanish):
    """The minus sign is a minus sign."""
    assert english.say(Says.SIGNED, n=n) == spanish.say(Says.SIGNED, n=n) == said


def test_a_negative_value_has_a_minus_sign(english):
    """Not a hyphen, wherever it stands."""
    assert english.say(Says.REFUSED_OUT_OF_BOUNDS, value=-2, low=0, high=24) == "−2 is out of bounds: 0 to 24 is possible."


# -------------------------------------------------------------------------------------------------------------- lists


@pytest.mark.parametrize(
    ("names", "in_english", "in_spanish"),
    [
        ((), "", ""),
        (("Ana",), "Ana", "Ana"),
        (("Ana", "Leo"), "Ana and Leo", "Ana y Leo"),
        (("Ana", "Leo", "Marta"), "Ana, Leo and Marta", "Ana, Leo y Marta"),
        (("Ana", "Irene"), "Ana and Irene", "Ana e Irene"),
        (("Ana", "Íñigo"), "Ana and Íñigo", "Ana e Íñigo"),
        (("Ana", "hijo"), "Ana and hijo", "Ana e hijo"),
        (("Ana", "Hilario"), "Ana and Hilario", "Ana e Hilario"),
        (("Ana", "HÍPICA"), "Ana and HÍPICA", "Ana e HÍPICA"),
        (("Ana", "Hielo"), "Ana and Hielo", "Ana y Hielo"),
        (("Ana", "Hugo"), "Ana and Hugo", "Ana y Hugo"),
        (("Ana", "Yolanda"), "Ana and Yolanda", "Ana y Yolanda"),
        (("Irene", "Ana"), "Irene and Ana", "Irene y Ana"),
        (("Ana", "Irene", "Iván"), "Ana, Irene and Iván", "Ana, Irene e Iván"),
    ],
)
def test_lists_are_joined_as_each_language_does(names, in_english, in_spanish, english, spanish):
    """Spanish says "e" before the sound of i, but not before "hie"."""
    assert (english.listed(names), spanish.listed(names)) == (in_english, in_spanish)
    as_sayings = tuple(say(Says.VERBATIM, text=name) for name in names)
    told = say(Says.TOLD_PAY_DAY_SHORT, names=as_sayings)
    assert in_english in english.say(told)
    assert in_spanish in spanish.say(told)


@pytest.mark.parametrize("name", ["{0}", "{name}", "}", "%n", "%1", "<b>Bob</b>", "&amp;", "a\nb", "渔夫", ""])
def test_a_name_is_said_as_it_was_typed(name, english, spanish):
    """FIELD 29: a pupil's name is no template and no markup."""
    for words in (english, spanish):
        assert name in words.say(Says.CAUSE_EXCLUSION, name=name)
        assert words.say(Says.VERBATIM, text=name) == name
        assert words.listed((name, name)).count(name) >= 2 or not name


# -------------------------------------------------------------------------------------------------------------- switching


def test_changing_the_language_tells_everybody(qtbot):
    """Issue 2 §7: switched at run time."""
    words = Words(ENGLISH)
    heard = []
    words.changed.connect(lambda: heard.append((words.language, words.say(Says.UNDO))))
    words.speak(SPANISH)
    words.speak(ENGLISH)
    assert heard == [(SPANISH, "Deshacer"), (ENGLISH, "Undo")]


def test_desk_and_wall_can_speak_two_languages(english, spanish):
    """SCREENS §Words: separate for desk and wall."""
    assert (english.say(Says.HEALTH), spanish.say(Says.HEALTH)) == ("Health", "Sanidad")
    assert (english.language, spanish.language) == (ENGLISH, SPANISH)
    assert set(NATIVE_NAMES) == set(Language)


# ---------------------------------------------------------------------------------------------------- whole games in words


def is_whole(text: str) -> bool:
    """Whether nothing of a template is left over."""
    return bool(text) and not re.search(r"[{}]|%n|%1|None|Saying\(|Says\.", text)


@cache
def all_said() -> dict[str, Saying]:
    """Every saying of every view over the recorded and the generated games, each once."""
    found: dict[str, Saying] = {}
    for whole in (recorded() | generated()).values():
        for number in range(len(whole.played) + 1):
            replay = upto(whole, number)
            for saying in sayings((public_views(replay), desk_view(replay, Around()), strip_view(replay))):
                found[repr(saying)] = saying
    for step in steps():
        if step.was.phase is Phase.MIDLIFE and isinstance(step.entry, e.CardRead):
            for card in step.was.edition.cards:
                around = Around(draft=Draft({}, step.entry.seat, card.id))
                for saying in sayings(desk_view(Replay(step.replay.start, step.before.played), around).card):
                    found[repr(saying)] = saying
    after_a_repair = desk_view(next(iter(recorded().values())), Around(undoes_a_repair=True))
    in_a_repair = strip_view(next(iter(recorded().values())), is_repairing=True)
    for saying in sayings((*repair_views(), *counted_views(), after_a_repair, in_a_repair)):
        found[repr(saying)] = saying
    for saying in sayings(tuple(announced(*pair) for pair in repaired())):
        found[repr(saying)] = saying
    for saying in moves_said():
        found[repr(saying)] = saying
    return found


def test_everything_that_is_told_of_a_game_can_be_said_in_both_languages(english, spanish):
    """Issue 2 §How we shall see it: words. No KeyError, nothing left of a template, and Spanish where Spanish is spoken."""
    said = all_said()
    assert len(said) >= 3000
    for saying in said.values():
        both = [words.say(saying) for words in (english, spanish)]
        if saying.key is Says.VERBATIM:
            assert both == [saying.values["text"]] * 2
            continue
        assert all(is_whole(text) for text in both), saying
        if saying.key not in SAME_IN_SPANISH:
            assert both[0] != both[1], saying


def test_the_games_say_everything_that_the_views_can_say():
    """A test that says little proves little: every key that stands in the views' own sources comes up."""
    said = {key for saying in all_said().values() for key in _inner(saying)}
    known = {Says[name] for path in (ROOT / "app" / "views" / "project").glob("*.py") if path.stem != "refusing" for name in _named(path)}
    assert {key for key in known - said if key not in SELDOM} == set()
    families = {key for key in Says if key.startswith(("event_", "card_", "tax_")) and key in game.SENTENCES}
    assert families - said - known <= SELDOM


# Said at generated tables only now and then, and looked at in the tests of the views.
SELDOM = frozenset({Says.FOLLOWS_PACT_SURPRISE})


def _inner(saying: Saying) -> Iterator[Says]:
    yield saying.key
    for value in saying.values.values():
        for inner in value if isinstance(value, tuple) else (value,):
            if isinstance(inner, Saying):
                yield from _inner(inner)


def _named(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "Says":
            yield node.attr
