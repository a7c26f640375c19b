"""A report made again from nothing but exported tables, to be held against the report of the replay.

It reads the headings and words of a language, as a person would, and knows no entry and no state.
"""

import csv
import re

import openpyxl

from app.debrief.plain_text import as_typed
from app.rules.facts import Cause
from app.terms import names
from app.terms.ballots import TAXES
from app.terms.people import CLASSES
from app.terms.saying import Says, say
from app.terms.services import SERVICES

EDITIONS = ("with-pact", "without-pact")
PLACES = (Says.WALL_FIRST, Says.WALL_SECOND, Says.WALL_THIRD)
SUMMANDS = {"dividend": Says.EXPORT_DIVIDEND, "legacy": Says.EXPORT_LEGACY, "life": Says.EXPORT_LIFE, "tokens": Says.EXPORT_TOKEN_POINTS,
            "tension": Says.EXPORT_TENSION_POINTS, "ideology": Says.EXPORT_IDEOLOGY}
CAUSES = {Cause.EXCLUSION: Says.CAUSE_EXCLUSION, Cause.MIDLIFE_EXCLUSION: Says.CAUSE_MIDLIFE_EXCLUSION, Cause.STORM: Says.CAUSE_STORM,
          Cause.COUNTRY_CARD: Says.CAUSE_COUNTRY_CARD, Cause.SERVICE_AT_LEVEL_1: Says.CAUSE_SERVICE_AT_LEVEL_1,
          Cause.ALL_SERVICES_HIGH: Says.CAUSE_ALL_SERVICES_HIGH, Cause.CORRECTION: Says.CAUSE_CORRECTION}


def in_words(tables, words):
    """The tables as rows of a language, heading first, in their order."""
    return [table.in_words(words.say) for table in tables]


def from_workbook(path):
    """The rows of every sheet, read with another program's eyes."""
    book = openpyxl.load_workbook(path)
    return [[[typed(cell.value) for cell in row] for row in sheet.iter_rows()] for sheet in book]


def typed(value):
    """A cell's value with its control characters, whose escapes openpyxl leaves as they are (other than the escape of an escape)."""
    return re.sub(r"_x00([01][0-9A-F])_", lambda found: chr(int(found[1], 16)), value) if isinstance(value, str) else value


def from_csv(paths, separator):
    """The rows of every file; CSV has no types, so what is all digits was a number."""
    return [[[_cell(text) for text in row] for row in _lines(path, separator)] for path in paths]


def _lines(path, separator):
    with path.open(encoding="utf-8-sig", newline="") as file:
        return list(csv.reader(file, delimiter=separator))


def _cell(text):
    return int(text) if text.lstrip("-").isdecimal() else as_typed(text) or None


def by_title(report, words, deck):
    """A report in which roles that share one name on their cards go by that name: no table can tell those apart."""
    titles = {role.id: words.say(names.role(role)) for role in deck.roles}
    shared = {role for role, title in titles.items() if list(titles.values()).count(title) > 1}
    players = [player | {"role": titles[player["role"]] if player["role"] in shared else player["role"]} for player in report["players"]]
    return report | {"players": players}


class Rebuilt:
    """The report that these tables tell, in the words of one language; roles are told apart by the deck's names for them."""

    def __init__(self, sheets, words, deck):
        self.words, self.deck = words, deck
        self.seats, self.rounds, self.moves, self.tokens = (
            [dict(zip(sheet[0], row, strict=True)) for row in sheet[1:]] for sheet in sheets[:4])
        self.about = dict(sheets[5][1:])

    def report(self):
        rows = [self._row(row) for row in self.rounds if self._at(row, Says.EXPORT_TENSION_END) is not None]
        return {"edition": self._edition(),
                "round": self._about(Says.EXPORT_LAST_ROUND), "waiting_for": None, "outcome": self._outcome(),
                "tension": self._about(Says.TENSION), "tax": self._tax(self._about(Says.TAX_IN_FORCE)),
                "reserve": self._about(Says.EXPORT_RESERVE), "tie": None, "services": self._services(),
                "players": [self._player(row) for row in self.seats], "history": rows,
                "tension_changes": [self._change(row) for row in self.moves], "scores": self._scores(), "legacy": self._legacy(),
                "refused": None}

    def _at(self, row, head, **values):
        return row[self.words.say(say(head, **values))]

    def _about(self, head, **values):
        return self._at(self.about, head, **values)

    def _key(self, text, sayings):
        """The key whose saying is this text."""
        if text is None:
            return None
        (found,) = {key for key, saying in sayings.items() if self.words.say(saying) == text}
        return found

    def _edition(self):
        return self._key(self._about(Says.SETUP_EDITION), {each: names.edition(each) for each in EDITIONS})

    def _tax(self, text):
        return self._key(text, {str(tax): names.tax(tax) for tax in TAXES})

    def _service(self, text):
        return self._key(text, {str(name): names.service(name) for name in SERVICES})

    def _each(self, row, head):
        values = {str(name): self._at(row, head, service=names.service(name)) for name in SERVICES}
        return None if None in values.values() else values

    def _services(self):
        levels, funds = self._each(self.about, Says.EXPORT_LEVEL), self._each(self.about, Says.EXPORT_FUND)
        return {name: {"level": levels[name], "fund": funds[name]} for name in levels}

    def _outcome(self):
        ended = self._about(Says.EXPORT_ENDED)
        if ended == self.words.say(Says.FOLLOWS_FAILED):
            return "failed_state"
        return "completed" if self._scores() else None

    def _legacy(self):
        legacy = self._about(Says.EXPORT_LEGACY)
        levels = sum(each["level"] for each in self._services().values())
        return self._key(legacy, {True: say(Says.WALL_LEGACY_WHY, levels=levels), False: say(Says.WALL_NO_LEGACY_WHY, levels=levels)})

    def _player(self, row):
        savings = self._at(row, Says.EXPORT_SAVINGS)
        return {"seat": self._at(row, Says.EXPORT_SEAT) - 1, "name": self._at(row, Says.COLUMN_NAME),
                "role": self._role(self._at(row, Says.COLUMN_ROLE)),
                "class": self._key(self._at(row, Says.COLUMN_CLASS), {str(each): say(Says(each)) for each in CLASSES}),
                "income": self._at(row, Says.COLUMN_INCOME), "cost_of_living": self._at(row, Says.EXPORT_COST),
                "coins": [savings, savings], "tokens": self._at(row, Says.EXPORT_TOKENS)}

    def _role(self, title):
        found = [role.id for role in self.deck.roles if self.words.say(names.role(role)) == title]
        return found[0] if len(found) == 1 else title

    def _row(self, row):
        round_, revenue = self._at(row, Says.EXPORT_ROUND), self._at(row, Says.EXPORT_REVENUE)
        short = [self._at(token, Says.EXPORT_SEAT) - 1 for token in self.tokens if self._at(token, Says.EXPORT_ROUND) == round_]
        ranking = [self._service(self._at(row, Says.EXPORT_PLACE, place=say(place))) for place in PLACES]
        return {"round": round_, "tax": self._tax(self._at(row, Says.TAX_IN_FORCE)), "revenue": revenue,
                "excluded": None if revenue is None else sorted(short), "budget": self._at(row, Says.EXPORT_BUDGET),
                "ranking": None if None in ranking else ranking, "received": self._each(row, Says.EXPORT_RECEIVED),
                "tension_start": self._at(row, Says.EXPORT_TENSION_START), "tension_end": self._at(row, Says.EXPORT_TENSION_END),
                "levels": self._each(row, Says.EXPORT_LEVEL), "funds": self._each(row, Says.EXPORT_FUND)}

    def _change(self, row):
        seat, service = self._at(row, Says.EXPORT_SEAT), self._service(self._at(row, Says.EXPORT_SERVICE))
        change = {"round": self._at(row, Says.EXPORT_ROUND), "cause": self._cause(row), "by": self._at(row, Says.EXPORT_MOVED_BY),
                  "to": self._at(row, Says.EXPORT_MOVED_TO)}
        return change | ({} if seat is None else {"seat": seat - 1}) | ({} if service is None else {"service": service})

    def _cause(self, row):
        level = {"with-pact": 4, "without-pact": 3}[self._edition()]
        values = {"name": self._at(row, Says.COLUMN_NAME) or "", "service": self._at(row, Says.EXPORT_SERVICE) or "", "level": level}
        return self._key(self._at(row, Says.EXPORT_CAUSE), {str(cause): say(words, **values) for cause, words in CAUSES.items()})

    def _scores(self):
        scored = [row for row in self.seats if self._at(row, Says.EXPORT_SAVINGS) is not None]
        return [self._score(row) for row in scored] or None

    def _score(self, row):
        winner = self._at(row, Says.EXPORT_WINNER) == self.words.say(Says.EXPORT_WINS)
        points = {part: self._at(row, head) for part, head in SUMMANDS.items()}
        return {"seat": self._at(row, Says.EXPORT_SEAT) - 1, "savings": self._at(row, Says.EXPORT_SAVINGS), **points,
                "total": self._at(row, Says.EXPORT_TOTAL), "winner": winner}
