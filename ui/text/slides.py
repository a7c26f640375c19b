"""What the debrief's slides say: headings, news, labels, one question for the class and two for the teacher."""

from PySide6.QtCore import QT_TRANSLATE_NOOP

from app.terms.saying import Says

SENTENCES: dict[Says, str] = {
    Says.SLIDE_SEAT: QT_TRANSLATE_NOOP("Words", "{letter} · {role} · {social_class}"),
    Says.SLIDE_NUMBER: QT_TRANSLATE_NOOP("Words", "{n}"),
    Says.SLIDE_FEELINGS: QT_TRANSLATE_NOOP("Words", "How do you feel?"),
    Says.SLIDE_FEELINGS_QUESTION: QT_TRANSLATE_NOOP("Words", "Which word fits you right now, and which moment of the game made it so?"),
    Says.SLIDE_FEELINGS_ASK_1: QT_TRANSLATE_NOOP(
        "Words", "Did two people live through the same moment and choose opposite words? What did each of them see?"
    ),
    Says.SLIDE_FEELINGS_ASK_2: QT_TRANSLATE_NOOP(
        "Words", "How much of what you feel belongs to the role you were dealt, and how much to you?"
    ),
    Says.SLIDE_FEELING_PROUD: QT_TRANSLATE_NOOP("Words", "proud"),
    Says.SLIDE_FEELING_RELIEVED: QT_TRANSLATE_NOOP("Words", "relieved"),
    Says.SLIDE_FEELING_CHEATED: QT_TRANSLATE_NOOP("Words", "cheated"),
    Says.SLIDE_FEELING_POWERLESS: QT_TRANSLATE_NOOP("Words", "powerless"),
    Says.SLIDE_FEELING_ANGRY: QT_TRANSLATE_NOOP("Words", "angry"),
    Says.SLIDE_FEELING_GUILTY: QT_TRANSLATE_NOOP("Words", "a little guilty"),
    Says.SLIDE_FEELING_SURPRISED: QT_TRANSLATE_NOOP("Words", "surprised"),
    Says.SLIDE_FEELING_AGAIN: QT_TRANSLATE_NOOP("Words", "ready to play again"),
    Says.SLIDE_TENSION: QT_TRANSLATE_NOOP("Words", "Tension, round by round"),
    Says.SLIDE_TENSION_NEWS: QT_TRANSLATE_NOOP("Words", "From {start} to {end}"),
    Says.SLIDE_TENSION_QUESTION: QT_TRANSLATE_NOOP("Words", "When could you notice that things were about to change?"),
    Says.SLIDE_TENSION_ASK_1: QT_TRANSLATE_NOOP("Words", "Who noticed first, and why did the others listen, or not?"),
    Says.SLIDE_TENSION_ASK_2: QT_TRANSLATE_NOOP(
        "Words", "When would it have been cheapest to act, and what did you spend your coins on then?"
    ),
    Says.FAILED_TENSION: QT_TRANSLATE_NOOP("Words", "The road to failure"),
    Says.FAILED_TENSION_NEWS: QT_TRANSLATE_NOOP("Words", "The State failed in round {round}"),
    Says.FAILED_TENSION_QUESTION: QT_TRANSLATE_NOOP("Words", "Up to when could the country still have been saved?"),
    Says.FAILED_TENSION_ASK_1: QT_TRANSLATE_NOOP("Words", "Who saw the danger and kept quiet, and what made them keep quiet?"),
    Says.FAILED_TENSION_ASK_2: QT_TRANSLATE_NOOP("Words", "Did anybody gain something for a while from what ended badly for everybody?"),
    Says.SLIDE_BAND: QT_TRANSLATE_NOOP("Words", "{points} points for everyone"),
    Says.SLIDE_CAUSES: QT_TRANSLATE_NOOP("Words", "All that moved Tension"),
    Says.SLIDE_CAUSES_NEWS: QT_TRANSLATE_NOOP("Words", "The largest part: {cause}"),
    Says.SLIDE_CAUSES_QUESTION: QT_TRANSLATE_NOOP("Words", "Which of these moves did somebody decide, and which only happened?"),
    Says.SLIDE_CAUSES_ASK_1: QT_TRANSLATE_NOOP("Words", "Who could have prevented the largest move, and what would it have cost them?"),
    Says.SLIDE_CAUSES_ASK_2: QT_TRANSLATE_NOOP("Words", "Where around you does pressure grow in this way, although nobody wants it to?"),
    Says.FAILED_CAUSES: QT_TRANSLATE_NOOP("Words", "What brought it down"),
    Says.FAILED_CAUSES_QUESTION: QT_TRANSLATE_NOOP("Words", "Which of these causes would you have called harmless when it happened?"),
    Says.FAILED_CAUSES_ASK_1: QT_TRANSLATE_NOOP(
        "Words", "If you could take away a single block, which one, and who would have to give something up for it?"
    ),
    Says.FAILED_CAUSES_ASK_2: QT_TRANSLATE_NOOP(
        "Words", "Is a country that fails like this the fault of somebody, of a rule, or of chance?"
    ),
    Says.CAUSED_BY_EXCLUSION: QT_TRANSLATE_NOOP("Words", "could not pay"),
    Says.CAUSED_BY_MIDLIFE_EXCLUSION: QT_TRANSLATE_NOOP("Words", "tokens from cards"),
    Says.CAUSED_BY_STORM: QT_TRANSLATE_NOOP("Words", "the storm"),
    Says.CAUSED_BY_COUNTRY_CARD: QT_TRANSLATE_NOOP("Words", "a weak State"),
    Says.CAUSED_BY_SERVICE_AT_LEVEL_1: QT_TRANSLATE_NOOP("Words", "neglected services"),
    Says.CAUSED_BY_ALL_SERVICES_HIGH: QT_TRANSLATE_NOOP("Words", "strong services"),
    Says.CAUSED_BY_CORRECTION: QT_TRANSLATE_NOOP("Words", "corrections"),
    Says.CAUSED_BY_THE_REST: QT_TRANSLATE_NOOP("Words", "all before that"),
    Says.SLIDE_LAST_PUSH: QT_TRANSLATE_NOOP("Words", "The last push"),
    Says.SLIDE_LAST_PUSH_NEWS: QT_TRANSLATE_NOOP("Words", "At the end: {cause}"),
    Says.SLIDE_LAST_PUSH_QUESTION: QT_TRANSLATE_NOOP(
        "Words", "Was it the last push that brought the country down, or everything before it?"
    ),
    Says.SLIDE_LAST_PUSH_ASK_1: QT_TRANSLATE_NOOP("Words", "Without this push, how long would the country have lasted?"),
    Says.SLIDE_LAST_PUSH_ASK_2: QT_TRANSLATE_NOOP("Words", "Why is the last cause remembered so well, and the first one so badly?"),
    Says.SLIDE_TAXES: QT_TRANSLATE_NOOP("Words", "Taxes and what they raised"),
    Says.SLIDE_TAXES_NEWS: QT_TRANSLATE_NOOP("Words", "Raised in all: {coins}"),
    Says.SLIDE_TAXES_QUESTION: QT_TRANSLATE_NOOP("Words", "Why these taxes? Tell a reason that nobody said aloud while you played."),
    Says.SLIDE_TAXES_ASK_1: QT_TRANSLATE_NOOP("Words", "Which tax raised less than you had thought, and where did the difference stay?"),
    Says.SLIDE_TAXES_ASK_2: QT_TRANSLATE_NOOP("Words", "Does a tax that raises more also do more good? What does that hang on?"),
    Says.SLIDE_COINS_EACH_ROUND: QT_TRANSLATE_NOOP("Words", "coins in each round"),
    Says.SLIDE_VOTES: QT_TRANSLATE_NOOP("Words", "How you voted"),
    Says.SLIDE_VOTES_NEWS: QT_TRANSLATE_NOOP("Words", "Tied: {ties} of {votes} · more than half: {majorities}"),
    Says.SLIDE_VOTES_NOTE: QT_TRANSLATE_NOOP("Words", "= a tie was settled by asking · > more than half of the votes"),
    Says.SLIDE_VOTES_QUESTION: QT_TRANSLATE_NOOP("Words", "Is a decision that was won by one vote worth as much as one that all agree on?"),
    Says.SLIDE_VOTES_ASK_1: QT_TRANSLATE_NOOP(
        "Words", "Did somebody promise one vote and cast another? Would a show of hands have changed it?"
    ),
    Says.SLIDE_VOTES_ASK_2: QT_TRANSLATE_NOOP(
        "Words", "In a tie the lowest Income decides. What speaks for that rule, and what would you put in its place?"
    ),
    Says.SLIDE_TAX_VOTES: QT_TRANSLATE_NOOP("Words", "Tax, % of the votes"),
    Says.SLIDE_BUDGET_VOTES: QT_TRANSLATE_NOOP("Words", "Budget, % of the votes"),
    Says.SLIDE_SHARE_OF_VOTES: QT_TRANSLATE_NOOP("Words", "% of the votes in each round"),
    Says.SLIDE_SERVICES: QT_TRANSLATE_NOOP("Words", "The three services"),
    Says.SLIDE_SERVICES_NEWS: QT_TRANSLATE_NOOP("Words", "The levels add up to {levels}"),
    Says.SLIDE_SERVICES_QUESTION: QT_TRANSLATE_NOOP("Words", "Which service would you build first another time, and for whom?"),
    Says.SLIDE_SERVICES_ASK_1: QT_TRANSLATE_NOOP("Words", "What was lost by obsolescence, and with whose coins was it built again?"),
    Says.SLIDE_SERVICES_ASK_2: QT_TRANSLATE_NOOP("Words", "Which service did you miss only when it was already too weak?"),
    Says.SLIDE_OBSOLESCENCE: QT_TRANSLATE_NOOP("Words", "obsolescence"),
    Says.SLIDE_LEVEL: QT_TRANSLATE_NOOP("Words", "level"),
    Says.SLIDE_MONEY: QT_TRANSLATE_NOOP("Words", "Where the money went"),
    Says.SLIDE_MONEY_NEWS: QT_TRANSLATE_NOOP("Words", "Put together: {coins}"),
    Says.SLIDE_MONEY_QUESTION: QT_TRANSLATE_NOOP("Words", "Whose money is this once it lies in the middle of the table?"),
    Says.SLIDE_MONEY_ASK_1: QT_TRANSLATE_NOOP(
        "Words", "Which card would have hurt less if a service had stood higher, and what would that have cost each of you?"
    ),
    Says.SLIDE_MONEY_ASK_2: QT_TRANSLATE_NOOP("Words", "Are coins wasted while a fund is still below the price of a level?"),
    Says.SLIDE_MONEY_IN: QT_TRANSLATE_NOOP("Words", "paid in"),
    Says.SLIDE_MONEY_OUT: QT_TRANSLATE_NOOP("Words", "went to"),
    Says.SLIDE_MONEY_GIVEN: QT_TRANSLATE_NOOP("Words", "from events and cards"),
    Says.SLIDE_MONEY_UNSHARED: QT_TRANSLATE_NOOP("Words", "not shared out"),
    Says.SLIDE_MONEY_FLOW: QT_TRANSLATE_NOOP("Words", "The common money"),
    Says.SLIDE_MONEY_CARDS: QT_TRANSLATE_NOOP("Words", "The Midlife cards"),
    Says.SLIDE_CARDS_SUFFERED: QT_TRANSLATE_NOOP("Words", "hit in full"),
    Says.SLIDE_CARDS_SOFTENED: QT_TRANSLATE_NOOP("Words", "softened by services"),
    Says.SLIDE_CARDS_WINDFALL: QT_TRANSLATE_NOOP("Words", "brought something"),
    Says.SLIDE_IN_COINS: QT_TRANSLATE_NOOP("Words", "coins"),
    Says.SLIDE_COINS_BY_CLASS: QT_TRANSLATE_NOOP("Words", "coins, added up by class"),
    Says.SLIDE_IN_CARDS: QT_TRANSLATE_NOOP("Words", "cards"),
    Says.SLIDE_BURDEN: QT_TRANSLATE_NOOP("Words", "Who carried the tax"),
    Says.SLIDE_BURDEN_NEWS: QT_TRANSLATE_NOOP("Words", "The largest share of its Income: {classes}"),
    Says.SLIDE_BURDEN_QUESTION: QT_TRANSLATE_NOOP(
        "Words", "What is a fair contribution: the same coins, the same share, or something else?"
    ),
    Says.SLIDE_BURDEN_ASK_1: QT_TRANSLATE_NOOP("Words", "Who had least left to live on after paying, and does the picture show it?"),
    Says.SLIDE_BURDEN_ASK_2: QT_TRANSLATE_NOOP("Words", "Both pictures are true. Who would show which one in an election campaign?"),
    Says.SLIDE_BURDEN_COINS: QT_TRANSLATE_NOOP("Words", "Tax in coins"),
    Says.SLIDE_BURDEN_SHARE: QT_TRANSLATE_NOOP("Words", "Tax in % of Income"),
    Says.SLIDE_SHARE_OF_INCOME: QT_TRANSLATE_NOOP("Words", "% of Income"),
    Says.SLIDE_TOKENS: QT_TRANSLATE_NOOP("Words", "Who was left out"),
    Says.SLIDE_TOKENS_NEWS: QT_TRANSLATE_NOOP("Words", "Exclusion tokens in all: {tokens}"),
    Says.SLIDE_TOKENS_NONE: QT_TRANSLATE_NOOP("Words", "Nobody was left out"),
    Says.SLIDE_TOKENS_QUESTION: QT_TRANSLATE_NOOP("Words", "Can somebody escape from being left out alone, or does it take the others?"),
    Says.SLIDE_TOKENS_ASK_1: QT_TRANSLATE_NOOP(
        "Words", "What did the table do after the first token? Did anybody change a vote because of it?"
    ),
    Says.SLIDE_TOKENS_ASK_2: QT_TRANSLATE_NOOP("Words", "Whom do we stop seeing when a country looks only at its averages?"),
    Says.SLIDE_TOKENS_PAY_DAY: QT_TRANSLATE_NOOP("Words", "on a pay day"),
    Says.SLIDE_TOKENS_CARD: QT_TRANSLATE_NOOP("Words", "by a Midlife card"),
    Says.SLIDE_IN_TOKENS: QT_TRANSLATE_NOOP("Words", "tokens"),
    Says.SLIDE_CLASSES: QT_TRANSLATE_NOOP("Words", "From birth to the end"),
    Says.SLIDE_CLASSES_NEWS: QT_TRANSLATE_NOOP("Words", "Up: {up} · down: {down} · the same: {same}"),
    Says.SLIDE_CLASSES_QUESTION: QT_TRANSLATE_NOOP("Words", "How much of where you ended was already decided by the card you were dealt?"),
    Says.SLIDE_CLASSES_ASK_1: QT_TRANSLATE_NOOP(
        "Words", "What moves people up or down here: effort, luck, or what the country offers them?"
    ),
    Says.SLIDE_CLASSES_ASK_2: QT_TRANSLATE_NOOP("Words", "Would you have voted otherwise without knowing in which class you would end?"),
    Says.SLIDE_CLASS_BEFORE: QT_TRANSLATE_NOOP("Words", "at birth"),
    Says.SLIDE_CLASS_AFTER: QT_TRANSLATE_NOOP("Words", "at the end"),
    Says.SLIDE_SCORES: QT_TRANSLATE_NOOP("Words", "What a score is made of"),
    Says.SLIDE_SCORES_NEWS: QT_TRANSLATE_NOOP("Words", "Most points: {names}"),
    Says.SLIDE_SCORES_QUESTION: QT_TRANSLATE_NOOP("Words", "Which part of your score did you make on your own?"),
    Says.SLIDE_SCORES_ASK_1: QT_TRANSLATE_NOOP("Words", "What does whoever has most points owe to those who have fewer?"),
    Says.SLIDE_SCORES_ASK_2: QT_TRANSLATE_NOOP(
        "Words", "Who would win if only savings counted, and who if only the country counted? Which count would you choose?"
    ),
    Says.SLIDE_IN_POINTS: QT_TRANSLATE_NOOP("Words", "points"),
    Says.SLIDE_GAP: QT_TRANSLATE_NOOP("Words", "Most and least saved"),
    Says.SLIDE_GAP_NEWS: QT_TRANSLATE_NOOP("Words", "The most saved is {whole}.{tenths} times the least"),
    Says.SLIDE_GAP_NEWS_WHOLE: QT_TRANSLATE_NOOP("Words", "The most saved is {whole} times the least"),
    Says.SLIDE_GAP_NEWS_NOTHING: QT_TRANSLATE_NOOP("Words", "Somebody saved nothing, so no number of times is enough"),
    Says.SLIDE_GAP_NEWS_SAME: QT_TRANSLATE_NOOP("Words", "Everybody has saved the same: {coins}"),
    Says.SLIDE_GAP_NOTE: QT_TRANSLATE_NOOP("Words", "Gini: {gini} of 100 (0: all the same) · few players: orientation only"),
    Says.SLIDE_GAP_QUESTION: QT_TRANSLATE_NOOP("Words", "From where on does a gap become a problem for everybody, also for those on top?"),
    Says.SLIDE_GAP_ASK_1: QT_TRANSLATE_NOOP(
        "Words", "How much of this gap was there on the first pay day, and what made it grow or shrink?"
    ),
    Says.SLIDE_GAP_ASK_2: QT_TRANSLATE_NOOP("Words", "What does a single figure about inequality tell us, and what does it hide?"),
    Says.SLIDE_PACT: QT_TRANSLATE_NOOP("Words", "The pact"),
    Says.SLIDE_PACT_NEWS: QT_TRANSLATE_NOOP("Words", "{coins} of {most}: Tension began at {tension}"),
    Says.SLIDE_PACT_QUESTION: QT_TRANSLATE_NOOP("Words", "What made you give, or keep, before you knew who you would be?"),
    Says.SLIDE_PACT_ASK_1: QT_TRANSLATE_NOOP("Words", "What would you put in now that you know your role?"),
    Says.SLIDE_PACT_ASK_2: QT_TRANSLATE_NOOP(
        "Words", "What did you believe that the others would do, and how did that change what you did?"
    ),
    Says.SLIDE_PACT_TABLE: QT_TRANSLATE_NOOP("Words", "All together"),
    Says.SLIDE_PACT_SEATS: QT_TRANSLATE_NOOP("Words", "Each of you"),
    Says.SLIDE_PACT_GIVEN: QT_TRANSLATE_NOOP("Words", "put in"),
    Says.SLIDE_PACT_KEPT: QT_TRANSLATE_NOOP("Words", "kept"),
    Says.SLIDE_WHAT_IF: QT_TRANSLATE_NOOP("Words", "What if…?"),
    Says.SLIDE_WHAT_IF_QUESTION: QT_TRANSLATE_NOOP("Words", "Which of these changes could you really have agreed on?"),
    Says.SLIDE_WHAT_IF_ASK_1: QT_TRANSLATE_NOOP(
        "Words", "Who would have lost something by it, and what could the others have offered them?"
    ),
    Says.SLIDE_WHAT_IF_ASK_2: QT_TRANSLATE_NOOP(
        "Words", "What does this comparison leave out, because people would have behaved in another way?"
    ),
    Says.SLIDE_WHAT_IF_NOTE: QT_TRANSLATE_NOOP("Words", "A line ends where nobody can know what you would have done."),
    Says.FAILED_WHAT_IF: QT_TRANSLATE_NOOP("Words", "What would have saved it"),
    Says.FAILED_WHAT_IF_QUESTION: QT_TRANSLATE_NOOP("Words", "One change would have been enough. Why did nobody make it?"),
    Says.FAILED_WHAT_IF_ASK_1: QT_TRANSLATE_NOOP("Words", "Who would have had to give way for it, and what would have convinced them?"),
    Says.FAILED_WHAT_IF_ASK_2: QT_TRANSLATE_NOOP("Words", "Would the country have been safe after that, or only saved for a round?"),
    Says.LOST_WHAT_IF: QT_TRANSLATE_NOOP("Words", "What would have saved it?"),
    Says.LOST_WHAT_IF_NONE: QT_TRANSLATE_NOOP("Words", "No single change that can be followed would have saved the country."),
    Says.LOST_WHAT_IF_QUESTION: QT_TRANSLATE_NOOP("Words", "Which two things would have had to change together?"),
    Says.LOST_WHAT_IF_ASK_1: QT_TRANSLATE_NOOP("Words", "From when on was one change no longer enough?"),
    Says.LOST_WHAT_IF_ASK_2: QT_TRANSLATE_NOOP("Words", "Do you know a problem that nobody can solve by changing only one thing?"),
    Says.SLIDE_REAL: QT_TRANSLATE_NOOP("Words", "as it was"),
    Says.SLIDE_WHAT_IF_LEVELS: QT_TRANSLATE_NOOP("Words", "The levels together"),
    Says.CHANGE_IN_ROUND: QT_TRANSLATE_NOOP("Words", "Round {round}: {what}"),
    Says.CHANGE_NUMBERED: QT_TRANSLATE_NOOP("Words", "{number} · {change}"),
    Says.CHANGE_PACT: QT_TRANSLATE_NOOP("Words", "The pact: {what}"),
    Says.CHANGE_PACT_OF: QT_TRANSLATE_NOOP("Words", "{name}: {coins} for the pact"),
    Says.SLIDE_PREDICTION: QT_TRANSLATE_NOOP("Words", "What you expected"),
    Says.SLIDE_PREDICTION_NEWS: QT_TRANSLATE_NOOP("Words", "Hands for what happened: {hands} of {all}"),
    Says.SLIDE_PREDICTION_QUESTION: QT_TRANSLATE_NOOP(
        "Words", "What did you expect of each other, and what was different from what you thought?"
    ),
    Says.SLIDE_PREDICTION_ASK_1: QT_TRANSLATE_NOOP("Words", "Did the prediction itself change how somebody played?"),
    Says.SLIDE_PREDICTION_ASK_2: QT_TRANSLATE_NOOP("Words", "Who saw it coming, and from which sign?"),
    Says.SLIDE_EXPECTED_LEGACY: QT_TRANSLATE_NOOP("Words", "the Legacy"),
    Says.SLIDE_EXPECTED_NO_LEGACY: QT_TRANSLATE_NOOP("Words", "no Legacy"),
    Says.SLIDE_EXPECTED_FAILED_STATE: QT_TRANSLATE_NOOP("Words", "a Failed State"),
    Says.SLIDE_HAPPENED: QT_TRANSLATE_NOOP("Words", "this happened"),
    Says.SLIDE_IN_HANDS: QT_TRANSLATE_NOOP("Words", "hands"),
    Says.SLIDE_NEXT: QT_TRANSLATE_NOOP("Words", "And now?"),
    Says.SLIDE_NEXT_QUESTION: QT_TRANSLATE_NOOP(
        "Words", "What would you do differently from the first round on, and whom would you need for it?"
    ),
    Says.SLIDE_NEXT_ASK_1: QT_TRANSLATE_NOOP("Words", "What will you see with other eyes the next time the news speak of taxes?"),
    Says.SLIDE_NEXT_ASK_2: QT_TRANSLATE_NOOP("Words", "Which rule of the game would you change, and how would you win a vote for it?"),
    Says.SLIDE_NEXT_KEEP: QT_TRANSLATE_NOOP("Words", "Next time I would do again …"),
    Says.SLIDE_NEXT_CHANGE: QT_TRANSLATE_NOOP("Words", "Next time I would not …"),
    Says.SLIDE_NEXT_ASK: QT_TRANSLATE_NOOP("Words", "What I still want to ask is …"),
    Says.SLIDE_NEXT_OUTSIDE: QT_TRANSLATE_NOOP("Words", "Outside of the game this is like …"),
}
