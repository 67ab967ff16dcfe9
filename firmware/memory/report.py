"""Reports free memory on the serial console while the drive is on trial.

A drive is on trial if it has a file trial.txt: docs/TRIAL.md. Nothing else loads this module.
"""

from engine.const import TYPE_CHECKING
from firmware.memory import heap

if TYPE_CHECKING:
    from typing import Any


class Report:
    """What trial.txt asks for.

    Each of its lines is a word and a number: `seed` for the dice, as for an App, and `ballast` for
    bytes to hold, which imitate a board with less memory.
    """

    def __init__(self, path: str) -> None:
        """Read the file, and take the ballast."""
        self.seed: int | None = None
        self._ballast = b""
        self._presses = -1
        self._name = ""
        with open(path) as lines:
            for line in lines:
                word, number = line.split()
                if word == "seed":
                    self.seed = int(number)
                elif word == "ballast":
                    self._ballast = bytes(int(number))

    def print_free(self, app: "Any") -> None:  # the App; its type would be an import cycle
        """Print one line for each screen at rest: `trial: NAME BYTES`, with the bytes free."""
        screen = app.navigator.screen
        if not app.at_rest or screen.is_busy or app.input.peek_key():
            return
        if self._presses == app.input.presses and self._name == screen.name:
            return
        self._presses, self._name = app.input.presses, screen.name
        print("trial:", screen.name, heap.free())
