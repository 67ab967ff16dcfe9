"""Plays a game on a board file's board, to try its screens."""

from typing import TYPE_CHECKING

from firmware import games
from sim import options, session

if TYPE_CHECKING:  # at run time the board has to be imported first
    from firmware.app import App

_BESIDE = 40  # pixels for a column's name and its points


def play(name: str) -> "App":
    """Play a whole random game; return the app in its final state.

    Raises whatever the firmware raises, RuntimeError if the game does not end, and ValueError if
    there is too little room next to the grid.
    """
    app = session.play(options.parse(["--board", name, "--view", "none", "--auto", "random"]))
    if app.navigator.screen.name != "over":
        raise RuntimeError(f"the game ended on the screen {app.navigator.screen.name}")
    if "number_drop" in games.NAMES:
        from firmware.number_drop.widgets.layout import lay_out

        room = lay_out(app.width, app.height).overlay_width
        if room < _BESIDE:
            raise ValueError(f"{room} pixels are left next to the grid, {_BESIDE} are needed")
    return app
