"""What may be shared: no name, nothing that somebody typed, and nobody's vote, in any file of an export."""

import json
from zipfile import ZipFile

import pytest

from app.debrief.anonymous import without_names
from app.debrief.contents import contents
from app.debrief.csv_files import SEPARATORS
from app.debrief.exporting import export, tables_writer
from app.terms.saying import Says, say
from tests.app.debrief.recorded import COMPLETED, FILES, LANGUAGES, words, wrapped
from tests.replayed import printed, replayed

CANARY = "Quetzal"


def with_canaries(path):
    """A recorded game in which everything that can be typed is a word that stands nowhere else."""
    record = json.loads(json.dumps(wrapped(path)["record"]))
    record["players"] = [f"{CANARY}{seat}" for seat in range(len(record["players"]))]
    record["label"] = f"{CANARY} class"
    for entry in record["entries"]:
        if entry["type"] == "correction":
            entry["reason"] = f"{CANARY} is right"
    return replayed(record)


def letters(path):
    """What a file holds, its parts unpacked."""
    if path.suffix != ".xlsx":
        return path.read_bytes()
    with ZipFile(path) as parts:
        return b"".join(parts.read(part) for part in parts.namelist())


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_no_table_without_names_holds_a_word_that_somebody_typed(path):
    """FIELD 31: exporting everything breaks confidentiality."""
    whole = with_canaries(path)
    assert CANARY in str(contents(whole, "1.0"))
    assert CANARY not in str([table.in_words(words(language).say) for language in LANGUAGES
                              for table in contents(whole, "1.0", named=False)])


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_file_without_names_holds_one(language, tmp_path):
    """FIELD 31, down to the parts of the spreadsheet."""
    tables = tables_writer(with_canaries(COMPLETED[0]), words(language).say, SEPARATORS[language], named=False)
    files = export(tmp_path, "shared", (tables,))
    assert len(files) == 7
    assert not any(CANARY.encode() in letters(path) for path in files)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_game_without_names_is_the_same_game(path):
    """A name decides nothing."""
    whole = replayed(wrapped(path)["record"])
    report, again = printed(whole), printed(without_names(whole))
    assert [player.pop("name") for player in again["players"]] == list("ABCDEFGH")[:len(report["players"])]
    for player in report["players"]:
        player.pop("name")
    assert report | {"refused": None} == again


def test_who_chose_in_a_tie_is_told_only_with_names():
    """FIELD 31: no vote is linked to a seat."""
    told = set()
    for path in COMPLETED:
        for table in contents(replayed(wrapped(path)["record"]), "1.0", named=False):
            for head in (Says.EXPORT_TAX_DECIDED, Says.EXPORT_BUDGET_DECIDED):
                if say(head) in table.heads:
                    told |= {words(LANGUAGES[0]).say(row[table.heads.index(say(head))]) for row in table.rows
                             if row[table.heads.index(say(head))] is not None}
    assert {"by the votes", "by the player who was asked in a tie"} <= told
    assert all(decision.startswith(("by the", "Nobody voted")) for decision in told)
