"""What the board starts: finds its board file and runs the app for ever."""

import board
import supervisor

from firmware.app import App


def main():
    """Run the app on the board that this is."""
    board_file = getattr(__import__("boards." + board.board_id), board.board_id)
    app = App(board_file.make_display(), board_file.make_keys(), board_file.KEYS)
    while True:
        app.step(supervisor.ticks_ms())


main()
