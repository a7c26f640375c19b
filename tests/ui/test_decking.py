"""The teacher's role cards from the page to the disk, into a lesson and out on every export; in real windows."""

import pytest
from msgspec import structs
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QFileDialog, QMessageBox

from app.decks.folder import shelved
from app.editions.decks import kept_deck
from app.table import Table
from app.terms.saying import Says
from tests.ui.programs import let_go
from ui.console.new_lesson import NewLesson
from ui.console.pages.pact import PactPage
from ui.decking import Decking
from ui.program import Program
from ui.shelf import decks_folder, default_folder
from ui.text.languages import Language

ENTER = Qt.Key.Key_Return
HEADS = "Rol\tClase\tIngresos\tCoste Vital\tSalir adelante\tVivir bien\tProsperar\tRepuesto\tFuera con"
LINES = (
    HEADS, "Armadora\talta\t15\t5\t20\t30\t40\t\t", "Cirujana\talta\t12\t4\t12\t20\t30\t\t", "Ingeniera\tmedia\t8\t3\t12\t20\t28\t\t",
    "Profesor\tmedia\t7\t3\t10\t18\t25\t\t", "Oficinista\tmedia\t6\t2\t8\t15\t22\t\t7", "Electricista\tbaja\t6\t3\t8\t15\t22\t\t",
    "Dependiente\tbaja\t5\t2\t8\t14\t20\t\t", "Autónoma precaria\tbaja\t4\t2\t4\t9\t14\t\t6", "Rentista\talta\t13\t4\t16\t25\t35\tsí\t",
    "Enfermero\tmedia\t7\t3\t10\t17\t24\tsí\t", "Camarero\tbaja\t5\t3\t5\t10\t16\tsí\t",
)
TABLE = "\n".join(LINES)


@pytest.fixture(params=Language)
def program(qapp, typeface, request, monkeypatch, tmp_path):
    """The program in each language, with a folder of its own."""
    monkeypatch.setattr("ui.program._decks_folder", lambda: tmp_path / "decks")
    made = Program(request.param, request.param)
    made.console.resize(1280, 705)
    made.welcome()
    made.console.show_start()
    made.console.show()
    made.console.later.finish()
    yield made
    let_go(qapp, made)


@pytest.fixture
def page(program):
    """The page of the role cards, opened from the welcome."""
    program.console.welcome.cards_wanted.emit()
    assert program.console.asks.page is program.console.decks
    return program.console.decks


def paste(page, text, qtbot):
    QGuiApplication.clipboard().setText(text)
    field = page.table.lines[0].name
    field.setFocus()
    qtbot.keyClick(field, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)


def status(page):
    return page.side.status._words.text()


def compared(page, qtbot, name="Impresas"):
    """The pasted cards, compared and kept."""
    paste(page, TABLE, qtbot)
    page.name.setText(name)
    page.side.tick.click()
    page.confirm()
    return page


def lesson(program, folder, deck):
    names = tuple(f"P{n}" for n in range(8))
    program.bridge.begin_lesson(NewLesson("L", "with-pact", names, deck, Language.SPANISH, Language.SPANISH, str(folder)))
    return program.bridge.table


def test_pasted_cards_are_kept_and_played_with(program, page, qtbot, tmp_path):
    """Issue 6, 2: from a spreadsheet to a deck of one's own, by keyboard; the next start finds it."""
    paste(page, TABLE, qtbot)
    assert status(page) == program.desk_words.say(Says.DECK_PASTED, n=11)
    assert page.table.lines[0].name.text() == "Armadora"
    page.confirm()
    (each,) = shelved(tmp_path / "decks")
    assert [role.income for role in each.kept.roles] == [15, 12, 8, 7, 6, 6, 5, 4, 13, 7, 5]
    assert not each.kept.is_compared
    assert str(tmp_path / "decks") in status(page)
    page.confirm()
    form = program.console.setup.form
    assert program.console.asks.page is program.console.setup
    assert form.deck == form.shown_decks[form.roles.chosen_index] == str(each.path)
    again = Decking(tmp_path / "decks", program.desk_words, "with-pact", program)
    heard = []
    again.changed.connect(lambda decks, folder: heard.append((decks, folder)))
    again.tell()
    assert [offer.path for offer in heard[0][0]] == ["", str(each.path)]


@pytest.mark.parametrize("text", [TABLE.replace("\t15\t", "\t15,5\t", 1), TABLE.replace("alta", "rica"), "nothing", ""])
def test_what_cannot_be_read_leaves_the_cards_as_they_are(program, page, qtbot, text):
    """Issue 6, 2: decimal commas refused in words, and all or nothing."""
    before = page.deck
    QGuiApplication.clipboard().setText(text)
    qtbot.mouseClick(page.paste, Qt.MouseButton.LeftButton)
    assert page.deck == before
    assert status(page).startswith(program.desk_words.say(Says.DECK_NOT_PASTED, faults="").strip())
    if "15,5" in text:
        assert "15,5" in status(page)


def test_the_next_paste_over_some_cards_leaves_no_two_with_one_id(page, qtbot):
    """Three rows over the last three; the first row is now called as one of the others."""
    page.table.lines[8].name.setFocus()
    QGuiApplication.clipboard().setText("\n".join(["Engineer\talta\t1\t1\t1\t1\t1"] * 2 + ["Nurse\tmedia\t1\t1\t1\t1\t1"]))
    qtbot.keyClick(page.table.lines[8].name, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    ids = [role.id for role in page.deck.roles]
    assert len(set(ids)) == len(ids) == 11
    assert [role.income for role in page.deck.roles[8:]] == [1, 1, 1]


def test_what_was_compared_is_a_note_of_the_lesson_and_on_every_export(program, page, qtbot, tmp_path):
    """Issue 6, 2: kept with the deck and as the lesson's note; until then every export says that these are not the printed cards."""
    compared(page, qtbot)
    kept = shelved(tmp_path / "decks")[0].path
    unsaid = tmp_path / "unsaid.toml"
    unsaid.write_text("\n".join(line for line in kept.read_text("utf-8").splitlines() if "compared =" not in line), "utf-8")
    decks = {Says.EXPORT_PRINTED_DECK: str(kept), Says.EXPORT_OWN_DECK: str(unsaid), Says.EXPORT_SAMPLE_DECK: None}
    for told, deck in decks.items():
        out = tmp_path / told
        table = lesson(program, out, deck)
        assert table.has_compared_deck is (told is Says.EXPORT_PRINTED_DECK)
        program.exporting.write_into(out)
        text = "".join(file.read_text("utf-8-sig") for file in out.glob("*.csv"))
        assert [key for key in decks if program.desk_words.say(key) in text] == [told]
        line = program.console.top.edition.text()
        assert (("not compared" in line) or ("sin comparar" in line)) is (told is Says.EXPORT_OWN_DECK)


def test_a_lesson_that_is_opened_again_knows_and_a_repair_takes_it_away(program, page, qtbot, tmp_path):
    """A figure that a repair changes is not the one that somebody compared; an undo brings it back."""
    compared(page, qtbot)
    table = lesson(program, tmp_path, str(shelved(tmp_path / "decks")[0].path))
    where = table.lesson.path
    program.bridge.close()
    table = Table.opened(where)
    assert table.has_compared_deck
    deck = table.replay.state.setting.deck
    changed = structs.replace(deck, roles=(structs.replace(deck.roles[0], income=3), *deck.roles[1:]))
    table.amend((), structs.replace(table.header, deck=changed))
    assert not table.has_compared_deck
    table.undo(1)
    assert table.has_compared_deck
    table.close()


def test_a_deck_goes_out_and_comes_in_again(program, page, qtbot, tmp_path, monkeypatch):
    """Issue 6, 2: TOML and CSV; what comes in is a deck of its own, and overwrites none."""
    compared(page, qtbot)
    out = tmp_path / "out"
    out.mkdir()
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: str(out))
    qtbot.mouseClick(page.side.give_out, Qt.MouseButton.LeftButton)
    assert sorted(path.suffix for path in out.iterdir()) == [".csv", ".toml"]
    assert program.desk_words.say(Says.DECK_IS_COMPARED) in status(page)
    for suffix, is_compared in ((".toml", True), (".csv", False)):
        path = next(path for path in out.iterdir() if path.suffix == suffix)
        monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_, path=path: (str(path), ""))
        qtbot.mouseClick(page.side.take_in, Qt.MouseButton.LeftButton)
        assert page.is_compared is is_compared
        before = len(shelved(tmp_path / "decks"))
        page.confirm()
        assert len(shelved(tmp_path / "decks")) == before + 1
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(tmp_path / "none.csv"), ""))
    qtbot.mouseClick(page.side.take_in, Qt.MouseButton.LeftButton)
    assert "none.csv" in status(page)


def test_a_deck_is_deleted_after_one_question(program, page, qtbot, tmp_path, monkeypatch):
    """For good; the sample has no such button, and a deck that was chosen is chosen no longer."""
    assert page.side.remove.isHidden()
    compared(page, qtbot)
    monkeypatch.setattr(QMessageBox, "exec", lambda _box: 0)
    monkeypatch.setattr(QMessageBox, "clickedButton", lambda box: box.buttons()[0])
    agreed = program.desk_words.say(Says.DELETE_YES)
    monkeypatch.setattr(QMessageBox, "clickedButton", lambda box: next(each for each in box.buttons() if each.text() == agreed))
    qtbot.mouseClick(page.side.remove, Qt.MouseButton.LeftButton)
    assert shelved(tmp_path / "decks") == ()
    assert program.console.setup.form.deck == ""
    assert page.side.remove.isHidden()


def test_a_folder_that_cannot_be_written_is_told_and_nothing_that_was_typed_is_lost(program, page, qtbot, tmp_path):
    """FIELD 28: it says what it cannot keep."""
    (tmp_path / "decks").write_text("a file lies where the folder should be")
    paste(page, TABLE, qtbot)
    page.confirm()
    assert str(tmp_path / "decks") in status(page)
    assert page.is_changed
    assert page.table.lines[0].name.text() == "Armadora"


def test_the_sample_cards_are_never_the_printed_ones_whatever_is_asked(program, page, tmp_path):
    """Issue 6, 2: not even by a file that says so."""
    sample = page.deck
    program.decking.keep(structs.replace(page.keeping, deck=structs.replace(sample, name="Printed"), is_compared=True))
    (each,) = shelved(tmp_path / "decks")
    assert not kept_deck(each.path).is_compared


def test_from_the_start_to_the_pact_by_keyboard_alone(program, qtbot, tmp_path):
    """Issue 6, 1: less than a minute to the pact. Enter, Enter, paste, Enter: four keys for eight pupils with their names."""
    console, presses = program.console, 0
    program._folder = str(tmp_path)
    program.welcome()
    console.show_start()
    QGuiApplication.clipboard().setText("\n".join(f"{n}. García, Name {n}" for n in range(1, 9)))
    keys = [(ENTER, Qt.KeyboardModifier.NoModifier)] * 2 + [(Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)]
    for key, modifier in [*keys, (ENTER, Qt.KeyboardModifier.NoModifier)]:
        qtbot.wait(450)  # as fast as a person who is not held back
        qtbot.keyClick(QApplication.focusWidget() or console, key, modifier)
        presses += 1
    assert isinstance(console.asks.page, PactPage)
    assert program.bridge.table.replay.state.setting.players == tuple(f"Name {n}" for n in range(1, 9))
    assert presses <= 4


def test_decks_lie_among_the_documents_or_beside_a_program_that_is_carried_along(tmp_path):
    """Where backups find them; on a stick, with the program."""
    assert decks_folder().parent == default_folder()
    assert decks_folder(tmp_path).parent == tmp_path


def test_keeping_a_deck_changes_no_game_that_is_open(program, page, qtbot, tmp_path):
    """A running game's cards are put right by a repair."""
    table = lesson(program, tmp_path, None)
    before = table.header
    compared(page, qtbot)
    assert program.bridge.table.header == before
