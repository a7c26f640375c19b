"""The clock and the bell at the desk, in English."""

from PySide6.QtCore import QT_TRANSLATE_NOOP

from app.terms.saying import Says

SENTENCES = {
    # the clock of a debate
    Says.CLOCK_LEFT: QT_TRANSLATE_NOOP("Words", "Left of the debate: {time}"),
    Says.CLOCK_OVER: QT_TRANSLATE_NOOP("Words", "The debate is over, by {time}"),
    Says.CLOCK_START: QT_TRANSLATE_NOOP("Words", "Start the debate’s clock ({key})"),
    Says.CLOCK_PAUSE: QT_TRANSLATE_NOOP("Words", "Pause the debate’s clock ({key})"),
    Says.CLOCK_LESS: QT_TRANSLATE_NOOP("Words", "30 seconds less ({key})"),
    Says.CLOCK_MORE: QT_TRANSLATE_NOOP("Words", "30 seconds more ({key})"),
    Says.CLOCK_SLEPT: QT_TRANSLATE_NOOP("Words", "The computer slept while the clock ran: it stands at {time}. F11 lets it go on."),
    # when the bell rings, and how the rest fits
    Says.PACE: QT_TRANSLATE_NOOP("Words", "Clock and bell"),
    Says.WHY_PACE: QT_TRANSLATE_NOOP("Words", "Type when the bell rings, and the desk says how the rest of the game fits."),
    Says.PACE_DEBATE: QT_TRANSLATE_NOOP("Words", "A debate lasts"),
    Says.PACE_BELL: QT_TRANSLATE_NOOP("Words", "The bell rings at"),
    Says.PACE_DEBATE_HINT: QT_TRANSLATE_NOOP("Words", "minutes and seconds, from 0:15 to 15:00"),
    Says.PACE_BELL_HINT: QT_TRANSLATE_NOOP("Words", "a time of day, such as 11:25"),
    Says.PACE_NO_BELL: QT_TRANSLATE_NOOP("Words", "No bell"),
    Says.PACE_LONGER: QT_TRANSLATE_NOOP("Words", "15 seconds longer"),
    Says.PACE_SHORTER: QT_TRANSLATE_NOOP("Words", "15 seconds shorter"),
    Says.PACE_OVER: QT_TRANSLATE_NOOP("Words", "{minutes} min for {what}: about {over} min too long"),
    Says.PACE_SPARE: QT_TRANSLATE_NOOP("Words", "{minutes} min for {what}: about {over} min to spare"),
    Says.PACE_JUST: QT_TRANSLATE_NOOP("Words", "{minutes} min for {what}: it just fits"),
    Says.PACE_RUNG: QT_TRANSLATE_NOOP("Words", "The bell has rung, with {what} to come"),
    Says.PACE_AND_MIDLIFE: QT_TRANSLATE_NOOP("Words", "{rounds} and the Midlife cards"),
    Says.PACE_MIDLIFE: QT_TRANSLATE_NOOP("Words", "the Midlife cards"),
    Says.PACE_COUNT: QT_TRANSLATE_NOOP("Words", "the final count"),
    Says.PACE_BY_GAME: QT_TRANSLATE_NOOP("Words", "Reckoned by what the rounds of this game have taken so far; the final count is included."),
    Says.PACE_BY_FIGURES: QT_TRANSLATE_NOOP(
        "Words", "Reckoned by usual times until a round of this game has been timed; the final count is included.",
    ),
    Says.PACE_SHORTEN: QT_TRANSLATE_NOOP("Words", "Shorten debates to {time}"),
    Says.PACE_STOP: QT_TRANSLATE_NOOP("Words", "Stop after round {round}"),
    Says.PACE_PLANNED: QT_TRANSLATE_NOOP("Words", "Planned: stop after round {round}. The desk asks then; nothing stops by itself."),
    Says.PACE_UNPLAN: QT_TRANSLATE_NOOP("Words", "Drop the plan"),
    Says.NOW_STOP: QT_TRANSLATE_NOOP("Words", "The bell rings: stop here?"),
    Says.WHY_STOP: QT_TRANSLATE_NOOP("Words", "You planned to stop after round {round}. Esc plays on and drops the plan."),
    Says.ASK_PLANNED_STOP: QT_TRANSLATE_NOOP("Words", "Round {round} is over: Enter ends the game here."),
    Says.MENU_SOUND: QT_TRANSLATE_NOOP("Words", "Clock"),
    Says.SOUND_ON: QT_TRANSLATE_NOOP("Words", "With a soft bell"),
    Says.SOUND_OFF: QT_TRANSLATE_NOOP("Words", "Without sound"),
}
