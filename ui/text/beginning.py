"""What is said in the first minutes: the welcome, a class that is split over tables, and its names."""

from PySide6.QtCore import QT_TRANSLATE_NOOP

from app.terms.saying import Says

SENTENCES: dict[Says, str] = {
    Says.NOW_WELCOME: QT_TRANSLATE_NOOP("Words", "What shall it be?"),
    Says.WHY_WELCOME: QT_TRANSLATE_NOOP("Words", "Everything stays on this computer: no network, no accounts."),
    Says.WELCOME_LAST: QT_TRANSLATE_NOOP("Words", "Go on with “{lesson}”"),
    Says.WELCOME_LAST_WHERE: QT_TRANSLATE_NOOP("Words", "It stopped in round {round} on {day}. Nothing that you confirmed is lost."),
    Says.WELCOME_LAST_EARLY: QT_TRANSLATE_NOOP("Words", "It stopped before round 1 on {day}. Nothing that you confirmed is lost."),
    Says.WELCOME_LAST_OVER: QT_TRANSLATE_NOOP("Words", "Look at “{lesson}”"),
    Says.WELCOME_LAST_OVER_WHY: QT_TRANSLATE_NOOP("Words", "Finished on {day}: its result and its debrief."),
    Says.WELCOME_NEW: QT_TRANSLATE_NOOP("Words", "New lesson"),
    Says.WELCOME_NEW_WHY: QT_TRANSLATE_NOOP("Words", "Players, edition, languages: less than a minute to the first step."),
    Says.WELCOME_OPEN: QT_TRANSLATE_NOOP("Words", "Open a lesson"),
    Says.WELCOME_OPEN_WHY: QT_TRANSLATE_NOOP("Words", "From a folder or a stick."),
    Says.WELCOME_CARDS: QT_TRANSLATE_NOOP("Words", "Role cards"),
    Says.WELCOME_CARDS_WHY: QT_TRANSLATE_NOOP("Words", "Type in or paste the printed ones, once."),
    Says.SETUP_PUPILS: QT_TRANSLATE_NOOP("Words", "or a class of"),
    Says.SETUP_PUPILS_ARE: QT_TRANSLATE_NOOP("Words", "Pupils in the class"),
    Says.SETUP_TABLES_ALIKE: QT_TRANSLATE_NOOP("Words", "{tables} tables of {seats}"),
    Says.SETUP_TABLES: QT_TRANSLATE_NOOP("Words", "{tables} tables: {seats} seats"),
    Says.SETUP_TABLE_IS_ONE: QT_TRANSLATE_NOOP("Words", "one table of {seats}"),
    Says.SETUP_WITH_PAIRS: QT_TRANSLATE_NOOP("Words", "{n} pupils make no whole tables; with {pairs} sharing a seat they do. The last names share."),
    Says.SETUP_TOO_FEW: QT_TRANSLATE_NOOP("Words", "A table takes at least 6 players."),
    Says.SETUP_OVER_TABLES: QT_TRANSLATE_NOOP("Words", "Each table is a lesson: on a computer of its own, or one after another here; the other names wait for “New lesson”."),
    Says.SETUP_DOUBLES: QT_TRANSLATE_NOOP("Words", "Twice in the list: {names}. Add a letter to tell them apart, or leave it so."),
    Says.SETUP_PASTE: QT_TRANSLATE_NOOP("Words", "Paste a list"),
    Says.SETUP_NO_LIST: QT_TRANSLATE_NOOP("Words", "There are no names to paste. Copy a list first: one name a line, or with commas."),
    Says.SETUP_TABLE_NUMBER: QT_TRANSLATE_NOOP("Words", "Table {n}"),
    Says.SETUP_TABLE_LABEL: QT_TRANSLATE_NOOP("Words", "Table {n} · {label}"),
    Says.SETUP_DECK_NOTICE: QT_TRANSLATE_NOOP("Words", "“{deck}” is not compared with the printed cards yet. Open the role cards to do so."),
}
