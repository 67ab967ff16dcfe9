"""A person's turn: A rolls, up and down hold.

With few keys there is down alone.
"""

from engine.pig.game import HOLD, ROLL
from firmware.screens.play import Play


class Screen(Play):
    """What the keys do."""

    keys = {"a": ROLL, "up": HOLD, "down": HOLD}

    def hints(self) -> str:
        return self.words.HINTS_TURN
