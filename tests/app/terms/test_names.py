"""Names: everything that the data files and the records name has a name to be said."""

from msgspec import structs

from app.editions.decks import sample_deck
from app.editions.editions import edition, edition_names
from app.terms import names
from app.terms.ballots import TAXES
from app.terms.people import CLASSES
from app.terms.saying import Says, say
from app.terms.services import SERVICES


def test_each_thing_has_a_name_of_its_own():
    """000: three classes, four taxes, three services, twelve Midlife cards; two editions."""
    said = [*map(names.social_class, CLASSES), *map(names.tax, TAXES), *map(names.service, SERVICES), *map(names.edition, edition_names())]
    said += [names.card(card.id) for card in edition("with-pact").cards]
    assert len({name.key for name in said}) == len(said) == 3 + 4 + 3 + 2 + 12


def test_a_tie_is_between_taxes_or_services():
    """000 §Tax vote, §Budget vote."""
    assert [names.choice(option) for option in ("B", "health")] == [say(Says.TAX_B), say(Says.HEALTH)]


def test_a_role_is_called_as_it_was_typed_or_as_the_game_calls_it_or_by_its_id():
    """RULES §The printed role cards: the teacher may have typed in others."""
    teacher = next(role for role in sample_deck("with-pact").roles if role.id == "secondary-school-teacher")
    nameless = structs.replace(teacher, name="secondary-school-teacher")
    assert names.role(nameless) == say(Says.ROLE_SECONDARY_SCHOOL_TEACHER)
    assert names.role(structs.replace(teacher, name="Maestra <b>")) == names.verbatim("Maestra <b>")
    assert names.role(structs.replace(teacher, id="astronaut", name="astronaut")) == names.verbatim("astronaut")
