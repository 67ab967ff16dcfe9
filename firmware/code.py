"""What the board starts, copied to code.py: finds the board's file and runs the app for ever."""

import os

import board
import supervisor

from firmware.start import start


def find_board_file():
    """Return the board's module of boards/; None, and say what to write, if there is none.

    It has the name of the board, or the one that settings.toml gives as BOARD_FILE.
    """
    name = str(os.getenv("BOARD_FILE") or board.board_id)
    try:
        return getattr(__import__("boards." + name), name)
    except ImportError as problem:
        # The screen shows what is printed, as long as the app shows nothing else there.
        if "boards." + name in str(problem):
            print("No file for this board: write boards/" + name + ".py after boards/pygamer.py.")
        else:
            print("boards/" + name + " needs what is not here: " + str(problem) + ".")
        print("See README.md, Your own board.")
        return None


def main():
    """Run the app on the board that this is."""
    board_file = find_board_file()
    if board_file is None:
        return
    app = start(board_file, "/saves")
    while True:
        app.step(supervisor.ticks_ms())


main()
