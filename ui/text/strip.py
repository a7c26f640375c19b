"""What the strip below the wall says, where one screen is for all: nothing that the class may not read."""

from PySide6.QtCore import QT_TRANSLATE_NOOP

from app.terms.saying import Says

SENTENCES: dict[Says, str] = {
    Says.STRIP_PAY_DAY: QT_TRANSLATE_NOOP("Words", "Pay day: who could pay in full?"),
    Says.STRIP_PAY_DAY_HINT: QT_TRANSLATE_NOOP("Words", "All: Enter. If not, type all they handed over, Income and all."),
    Says.STRIP_MIDLIFE: QT_TRANSLATE_NOOP("Words", "Card {number} of {players}: who reads, and which card?"),
    Says.STRIP_DEAL_HINT: QT_TRANSLATE_NOOP("Words", "Enter: as the program drew. Or choose the role of each player."),
    Says.STRIP_EVENT_HINT: QT_TRANSLATE_NOOP("Words", "Its text for you: hold F4. Too few coins? Tell it there."),
    Says.STRIP_SHORT_HINT: QT_TRANSLATE_NOOP("Words", "Has somebody too few coins? Hold F4 and tell it there."),
    Says.STRIP_OVER_HINT: QT_TRANSLATE_NOOP("Words", "Hold F4 for the scores, the debrief and the export."),
    Says.STRIP_REPAIR: QT_TRANSLATE_NOOP("Words", "A repair is open at the desk: hold F4 to go on with it."),
    Says.STRIP_NO_LESSON: QT_TRANSLATE_NOOP("Words", "No lesson is open yet: hold F4 for the desk."),
    Says.STRIP_REFUSED: QT_TRANSLATE_NOOP("Words", "That cannot be. Hold F4 to see why at the desk."),
    Says.STRIP_TO_READ: QT_TRANSLATE_NOOP("Words", "The desk has something to say: hold F4 to read it."),
    Says.STRIP_UNSAVED: QT_TRANSLATE_NOOP("Words", "UNSAVED: hold F4"),
    Says.STRIP_CARD_AT_DESK: QT_TRANSLATE_NOOP("Words", "What this card takes is told at the desk: hold F4."),
    Says.STRIP_TYPE_COUNT: QT_TRANSLATE_NOOP("Words", "Type what was counted, then Enter."),
    Says.STRIP_CHOOSE: QT_TRANSLATE_NOOP("Words", "Choose the answer, then Enter."),
    Says.STRIP_ROLES_MISSING: QT_TRANSLATE_NOOP("Words", "Choose a role for everybody, or for nobody."),
    Says.STRIP_NONE: QT_TRANSLATE_NOOP("Words", "None of them"),
    Says.STRIP_BY_CONSOLE: QT_TRANSLATE_NOOP("Words", "The program draws"),
    Says.STRIP_FINAL_PACT: QT_TRANSLATE_NOOP("Words", "Who put what into the pact? If that stays secret, just Enter."),
    Says.STRIP_FINAL_IDEOLOGY: QT_TRANSLATE_NOOP("Words", "Were ideologies dealt? Type the seats that achieved theirs, or Enter."),
    Says.STRIP_HOLD: QT_TRANSLATE_NOOP("Words", "Hold F4: desk"),
    Says.STRIP_OK: QT_TRANSLATE_NOOP("Words", "OK"),
    Says.STRIP_LEAVE: QT_TRANSLATE_NOOP("Words", "Leave"),
    Says.STRIP_ASK_LEAVE: QT_TRANSLATE_NOOP("Words", "Leave, so that the class sees the desk? Then once more: Esc, or this button."),
    Says.STRIP_OTHER_SCREEN: QT_TRANSLATE_NOOP("Words", "Another screen is there. Hold F4, then F5 moves the wall to it."),
    Says.STRIP_STEPS_LEFT: QT_TRANSLATE_NOOP("Words", "There is more to show: PageDown."),
    Says.STRIP_ALL_SHOWN: QT_TRANSLATE_NOOP("Words", "All shown"),
    Says.STRIP_DEBRIEF_HIDDEN: QT_TRANSLATE_NOOP("Words", "The class does not see the debrief yet. Hold F4 for “{button}”."),
    Says.ALONE_MIRRORED: QT_TRANSLATE_NOOP("Words", "The screens show the same: the class sees this desk. The wall can take it all but for a strip to type in."),
    Says.ALONE_SINGLE: QT_TRANSLATE_NOOP("Words", "There is one screen only. The wall can take it all but for a strip to type in; the desk shows while F4 is held."),
    Says.ALONE_BEGIN: QT_TRANSLATE_NOOP("Words", "One screen for all"),
    Says.ALONE_LEAVE: QT_TRANSLATE_NOOP("Words", "Give the screen back to the desk"),
}
