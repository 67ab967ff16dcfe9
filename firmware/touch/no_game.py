"""A game that gestures mean nothing to: only its hints are tapped."""

from engine.const import TYPE_CHECKING

if TYPE_CHECKING:
    from typing import Any

    from firmware.touch.gesture import Gesture


def answer(screen: "Any", gesture: "Gesture") -> bool:
    """Do nothing."""
    return False
