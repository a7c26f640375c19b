"""What the keys are called on the screen. Which key does what stands in `keys.py`, and a test presses each by its name here."""

GUIDE, REPAIR, TILL, ALONE, WALL = "F1", "F2", "F3", "F4", "F5"
FROZEN, BLACK, CARD, REMEDY, MENU = "F6", "F7", "F8", "F9", "F10"
CLOCK, TIME = "F11", "F12"
IDENTIFY, PACE = WALL, CLOCK  # with Shift; so is less time
UNDO, REDO, PASTE = "Ctrl+Z", "Ctrl+Y", "Ctrl+V"
LEAVE, ENVELOPES = "Esc", "R"
BLACK_TOO, CLOCK_TOO, TIME_TOO = ".", "*", "/"  # as a presenter remote and the number pad have them
