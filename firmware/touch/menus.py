"""What gestures mean on screens beside the game."""

from engine.const import TYPE_CHECKING
from firmware.touch.gesture import DOWN, LEFT, RIGHT, SWIPES, TAP, UP, press

if TYPE_CHECKING:
    from typing import Any

    from firmware.touch.gesture import Gesture

# The key that a swipe stands for where pages are turned: what comes is pulled to the finger.
_PULLED = {LEFT: "right", RIGHT: "left", UP: "down", DOWN: "up"}


def shown_in(screen: "Any") -> "Any":
    """Return the screen that acts, None while a lesson is read.

    In a lesson it is the one that the lesson is about.
    """
    if screen.name != "tutorial":
        return screen
    bubble = screen._bubble
    reads = not bubble.hidden and (screen._covers or bubble.pages > 1)
    return None if reads or screen._is_read else screen._inner


def answer(screen: "Any", gesture: "Gesture") -> None:
    """Let a screen act on a gesture."""
    if hasattr(screen, "menu"):
        _menu(screen, gesture)
    elif hasattr(screen, "letters"):
        _letters(screen, gesture)
    elif gesture.kind == TAP:
        press(screen, "a")
    elif gesture.kind in SWIPES:
        press(screen, _PULLED[gesture.kind])


def _menu(screen: "Any", gesture: "Gesture") -> None:
    """Tap a line to do what it says, or to change its value; swipe to see other lines."""
    menu = screen.menu
    if gesture.kind == TAP:
        row = (gesture.y - menu.y) // menu.pitch
        if gesture.y >= menu.y and row < menu._count:
            line = menu._first + row
            if line != menu.chosen:
                screen.step(line - menu.chosen)
            press(screen, "right" if menu.has_value(line) else "a")
    elif gesture.kind in (UP, DOWN):
        last = len(menu._texts) - 1
        far = max(1, menu._count - 1)
        line = min(last, menu.chosen + far) if gesture.kind == UP else max(0, menu.chosen - far)
        if line != menu.chosen:
            screen.step(line - menu.chosen)


def _letters(screen: "Any", gesture: "Gesture") -> None:
    """Tap a letter, above or below its middle, to turn it; swipe to turn the one that is lit."""
    if gesture.kind in (UP, DOWN):
        press(screen, gesture.kind)
    elif gesture.kind == TAP:
        index = (gesture.x - screen._left) // screen._pitch
        if 0 <= index < len(screen.letters):
            screen.index = index
            middle = (screen.group.top + screen.group.bottom) // 2
            press(screen, "up" if gesture.y < middle else "down")
