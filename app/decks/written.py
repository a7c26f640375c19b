"""A deck as text: TOML, which holds all of it, and CSV, which a spreadsheet opens in columns."""

import csv
import io
import json

from app.debrief.plain_text import guarded
from app.decks.columns import Column, Say
from app.editions.decks import KeptDeck, is_sample
from app.terms import names
from app.terms.people import RoleCard
from app.terms.saying import Says

_COMPARED = Says.DECK_COMPARED_HEAD


def toml_of(kept: KeptDeck, say: Say) -> str:
    """The deck as `kept_deck` reads it; it begins with a line that says whether these are the printed cards."""
    head = [f"# {_one_line(say(standing(kept)))}", f"name = {_quoted(kept.name)}"]
    if kept.is_compared:
        head.append(f"compared = {_quoted(kept.compared)}")
    return "\n".join([*head, *(line for role in kept.roles for line in _card(role))]) + "\n"


def standing(kept: KeptDeck) -> Says:
    """Whether these cards are the printed ones, as far as anybody said."""
    if is_sample(kept.deck):
        return Says.EXPORT_SAMPLE_DECK
    return Says.DECK_IS_COMPARED if kept.is_compared else Says.DECK_NOT_COMPARED


def csv_of(kept: KeptDeck, say: Say, separator: str) -> bytes:
    """A table with heads in words, in UTF-8 with its mark, so that a double click opens it in columns with its accents."""
    text = io.StringIO()
    writer = csv.writer(text, delimiter=separator, lineterminator="\r\n")
    writer.writerow([*(guarded(say(column.value)) for column in Column), say(_COMPARED)])
    compared = say(Says.DECK_YES if kept.is_compared else Says.DECK_NOT_YET)
    for role in kept.roles:
        writer.writerow([*_cells(role, say), compared])
    return text.getvalue().encode("utf-8-sig", "replace")


def _cells(role: RoleCard, say: Say) -> list[str | int]:
    goals = role.goals
    return [
        guarded(_one_line(say(names.role(role)))), say(names.social_class(role.social_class)), role.income, role.cost_of_living,
        goals.get_by, goals.live_well, goals.thrive, say(Says.DECK_YES) if role.spare else "", role.left_out_at or "",
        guarded(_one_line(role.id)),
    ]


def _card(role: RoleCard) -> list[str]:
    goals = role.goals
    lines = [
        "", "[[roles]]", f"id = {_quoted(role.id)}", f'class = "{role.social_class}"', f"income = {role.income}",
        f"cost_of_living = {role.cost_of_living}",
        f"goals = {{ get_by = {goals.get_by}, live_well = {goals.live_well}, thrive = {goals.thrive} }}",
    ]
    if role.title != role.id:
        lines.append(f"name = {_quoted(role.title)}")
    if role.spare:
        lines.append("spare = true")
    if role.left_out_at:
        lines.append(f"left_out_at = {role.left_out_at}")
    return lines


def _quoted(text: str) -> str:
    """A TOML string: JSON's own, but for the sign that JSON leaves as it is and TOML does not, and half letters."""
    whole = text.encode("utf-8", "replace").decode()
    return json.dumps(whole, ensure_ascii=False).replace("\x7f", "\\u007f")


def _one_line(text: str) -> str:
    return " ".join(text.split())
