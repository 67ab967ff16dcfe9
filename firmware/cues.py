"""Which effect goes with a key, wherever it is pressed."""

from firmware import sound
from firmware.key_map import NEXT, PREVIOUS


def of_key(key):
    """Return the effect that a key has wherever it is pressed."""
    if key in ("left", "right", NEXT, PREVIOUS):
        return sound.MOVE
    return sound.TURN if key in ("up", "down") else sound.PRESS
