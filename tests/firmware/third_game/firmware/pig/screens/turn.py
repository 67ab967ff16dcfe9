"""A person's turn: A rolls, up and down hold; with few keys, only down does."""

from engine.pig.game import HOLD, ROLL
from firmware.screens.play import Play


class Screen(Play):
    """The screen on which a person rolls and holds."""

    keys = {"a": ROLL, "up": HOLD, "down": HOLD}

    def hints(self) -> str:
        return self.words.HINTS_TURN
