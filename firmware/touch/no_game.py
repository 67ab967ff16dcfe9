"""Substitute for games that support no gestures: only their key hints can be tapped."""

from engine.const import TYPE_CHECKING

if TYPE_CHECKING:
    from firmware.screens.parts.base import Base
    from firmware.touch.gesture import Gesture


def answer(screen: "Base", gesture: "Gesture") -> bool:
    """Ignore the gesture."""
    return False
