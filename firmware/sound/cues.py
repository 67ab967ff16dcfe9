"""Which effect goes with a key, wherever it is pressed."""

from firmware.keys.directions import NEXT, PREVIOUS
from firmware.sound import effects


def of_key(key: str) -> bytes:
    """Return the effect that a key has wherever it is pressed."""
    if key in ("left", "right", NEXT, PREVIOUS):
        return effects.MOVE
    return effects.TURN if key in ("up", "down") else effects.PRESS
