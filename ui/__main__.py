"""The program's entry point: words that need no screen go to the game's own command line, before any Qt is loaded."""

import sys

_WITHOUT_QT = {"replay", "enter", "record"}


def main() -> int:
    """Do what the command line says and return the exit status."""
    arguments = sys.argv[1:]
    if arguments and arguments[0] in _WITHOUT_QT:
        from app.cli import main as without_screen

        return without_screen(arguments)
    from ui.main import main as with_screens

    return with_screens(arguments)


if __name__ == "__main__":
    sys.exit(main())
