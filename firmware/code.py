"""What the board starts, copied to code.py: finds the board's file and runs the app for ever."""

import os
import sys
import time

import board
import supervisor

from firmware.start import start


def find_board_file():
    """Return the board's module of boards/; None, all being said, if there is none.

    It has the name of the board, or the one that settings.toml gives, which is for makers of
    several: NUMBER_DROP_BOARD = "raspberry_pi_pico_mono".
    """
    try:
        wanted = os.getenv("NUMBER_DROP_BOARD")
    except ValueError as mistake:
        print("settings.toml:", mistake)
        wanted = None
    return wanted and load(str(wanted)) or load(board.board_id)


def load(name):
    """Return the module boards/<name>; where that fails say what to write, and return None.

    What is printed is on the screen too, as long as the app shows nothing else there.
    """
    try:
        __import__("boards." + name)
        module = sys.modules["boards." + name]
        if hasattr(module, "make_display"):
            return module
        print("boards/" + name + " is no board's file: it makes no display.")
    except ImportError as problem:
        if "boards." + name in str(problem):
            print("No boards/" + name + ".py for this board: write it after boards/pygamer.py.")
        else:
            print("boards/" + name + " needs what is not here: " + str(problem) + ".")
    print("README.md says how, under Your own board.")
    return None


def main():
    """Run the app on the board that this is."""
    board_file = find_board_file()
    if board_file is None:
        return
    app = start(board_file, "/saves")
    while True:
        app.step(supervisor.ticks_ms())
        time.sleep(app.rest(supervisor.ticks_ms()) / 1000)


main()
