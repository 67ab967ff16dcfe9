"""What the board starts, copied to code.py: finds the board's file and runs the app for ever."""

import board
import supervisor

from firmware.start import start


def find_board_file():
    """Return the module boards/<board id>. Where that fails it is told what is missing."""
    try:
        return getattr(__import__("boards." + board.board_id), board.board_id)
    except ImportError:
        print("boards/" + board.board_id + ".py is missing, or what it imports is. Write it after")
        print("boards/pygamer.py; the error says more:")
        raise


def main():
    """Run the app on the board that this is."""
    app = start(find_board_file(), "/saves")
    while True:
        app.step(supervisor.ticks_ms())


main()
