"""Plays a game on a board file's board, to try its screens."""

from typing import TYPE_CHECKING

from sim import options, session

if TYPE_CHECKING:  # at run time the board comes first
    from firmware.app import App


def play(name: str) -> "App":
    """Play a random whole game; return the app at its end.

    Raises what the firmware raises, and RuntimeError if the game does not end.
    """
    app = session.play(options.parse(["--board", name, "--view", "none", "--auto", "random"]))
    if app.navigator.screen.name != "over":
        raise RuntimeError(f"the game ended on the screen {app.navigator.screen.name}")
    return app
