"""The one way out of a full memory: restart the program where the player was.

The game is on flash after every choice, so a restart costs three seconds and nothing else. That is
why nothing else in the firmware anticipates a MemoryError (Candea and Fox, "Crash-Only Software",
2003).
"""

import time

from engine.const import TYPE_CHECKING

if TYPE_CHECKING:
    from typing import Protocol

    from firmware.interfaces.board import BoardFile

    class Input(Protocol):
        """The input of the app."""

        presses: int

    class Device(Protocol):
        """The app."""

        was_restarted: bool

        @property
        def input(self) -> Input: ...
        def record_place(self) -> None:
            """Save where the player is, for the next start to resume there."""


_NAP = 0.02  # s
REASON = "memory is full"  # distinguishes our own SystemExit from one raised by a player's code
_END = SystemExit(REASON)  # made in time: later Python may have no room for the reason


def restart(app: "Device", error: MemoryError) -> None:
    """Record where the player is, and end the program; code.py starts it again.

    The screens and the table have been dropped already.

    Raises `error` if a restart would not help: no key, or only one since the last restart, has led
    here.
    """
    if app.input.presses <= app.was_restarted:
        raise error
    try:
        import traceback

        traceback.print_exception(error)  # for anyone who reads the serial console
        app.record_place()
    except MemoryError as another:  # the next start shows the title, as after a power cut
        print(another)
    raise _END


def reload_program(board_file: "BoardFile") -> None:
    """Start the board's whole program again, with this board file.

    The screen would show the console for as long as that takes. A display that the program has made
    keeps its picture if it is released; a board's own goes dark.
    """
    import board
    import displayio
    import supervisor

    display = board_file.make_display()
    try:
        if display is getattr(board, "DISPLAY", None):
            display.brightness = 0
        else:
            displayio.release_displays()
    except (AttributeError, RuntimeError) as error:  # no backlight
        print(error)
    supervisor.reload()
    while True:  # until that takes effect
        time.sleep(_NAP)
