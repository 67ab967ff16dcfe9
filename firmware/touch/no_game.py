"""A game that gestures mean nothing to: only its hints are tapped."""

from engine.const import TYPE_CHECKING

if TYPE_CHECKING:
    from firmware.screens.parts.base import Base
    from firmware.touch.gesture import Gesture


def answer(screen: "Base", gesture: "Gesture") -> bool:
    """Do nothing."""
    return False
