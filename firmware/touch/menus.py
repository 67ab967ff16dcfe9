"""What gestures mean on screens beside the game, and on hints: buttons."""

from engine.const import TYPE_CHECKING, const
from firmware.keys.directions import DIRECTIONS, NEXT, PREVIOUS
from firmware.keys.names import ARROWS, HINTED
from firmware.touch.gesture import DOWN, LEFT, RIGHT, SWIPES, TAP, UP, press
from firmware.widgets import font

if TYPE_CHECKING:
    from typing import Any

    from firmware.screens.parts.entry_screen import EntryScreen
    from firmware.screens.parts.menu_screen import MenuScreen
    from firmware.session.interfaces.handheld import Handheld
    from firmware.touch.gesture import Gesture
    from firmware.widgets.bars import HintBar

# The key that a swipe stands for where pages are turned: what comes is pulled to the finger.
_PULLED = {LEFT: "right", RIGHT: "left", UP: "down", DOWN: "up"}
_PIECES = const(6)  # entries of a hint among those of a line: of its key, and of what it does
_REACH = const(2)  # pixels around a hint


def shown_in(screen: "Any") -> "Any":
    """Return the screen that acts, None while a lesson is read.

    In a lesson it is the one that the lesson is about.
    """
    if screen.name != "tutorial":
        return screen
    bubble = screen.bubble
    reads = not bubble.hidden and (screen.covers or bubble.pages > 1)
    return None if reads or screen.is_read else screen.inner


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


def _menu(screen: "MenuScreen", gesture: "Gesture") -> None:
    """Tap a line to act or change its value; swipe for others."""
    menu = screen.menu
    if gesture.kind == TAP:
        line = menu.line_at(gesture.y)
        if line >= 0:
            if line != menu.chosen:
                screen.step(line - menu.chosen)
            press(screen, "right" if menu.has_value(line) else "a")
    elif gesture.kind in (UP, DOWN):
        last = len(menu.texts) - 1
        far = max(1, menu.count - 1)
        line = min(last, menu.chosen + far) if gesture.kind == UP else max(0, menu.chosen - far)
        if line != menu.chosen:
            screen.step(line - menu.chosen)


def _letters(screen: "EntryScreen", gesture: "Gesture") -> None:
    """Tap a letter's upper or lower half to turn it.

    A swipe turns the letter that is lit.
    """
    if gesture.kind in (UP, DOWN):
        press(screen, gesture.kind)
    elif gesture.kind == TAP:
        index = (gesture.x - screen.left) // screen.pitch
        if 0 <= index < len(screen.letters):
            screen.index = index
            middle = (screen.group.top + screen.group.bottom) // 2
            press(screen, "up" if gesture.y < middle else "down")


def key_at(screen: "Any", gesture: "Gesture") -> str:
    """Return the meaning of the hint's key there, "" for none."""
    bar = _speaking(screen).bar
    if bar is None:
        return ""
    for index, line in enumerate(bar.lines):
        top = bar.y + line.grid.y
        tall = line.bitmap.height
        if not -_REACH <= gesture.y - top < tall + _REACH:
            continue
        pieces = _hints_of(bar)[index]
        for at in range(0, len(pieces), _PIECES):
            label, x, _, words, after, _ = pieces[at : at + _PIECES]
            x += bar.x + line.grid.x
            end = bar.x + line.grid.x + after + font.SMALL.width(words)
            if x - _REACH <= gesture.x <= end + _REACH:
                half = x + font.SMALL.width(label) // 2
                return _meaning(screen.app, label, gesture.x > half)
    return ""


def _speaking(screen: "Any") -> "Any":
    """Return the screen whose hints are shown: a lesson shows another's."""
    return getattr(screen, "inner", None) or screen


def _hints_of(bar: "HintBar") -> "list[list[Any]]":
    """Return a HintBar's hints by line, as it has placed them."""
    pieces: list[list[Any]] = [[] for _ in bar.lines]
    _, first, row, x = bar.parts[bar.part]
    bar.lay_out(bar.measured, first, row, x, pieces)
    return pieces


def _meaning(app: "Handheld", label: str, is_right: bool) -> str:
    """Return what a key means, given the label in its hint.

    Of two arrows it is the nearer one.
    """
    names = app.key_map.names_of_keys()
    for name in HINTED:
        if names.label(name, app.words.HOLD) != label:
            continue
        if name[0] not in ARROWS:
            return name.lower()
        if app.key_map.is_few:
            return NEXT if is_right else PREVIOUS
        if len(name) <= 2:
            return DIRECTIONS[ARROWS.find(name[-1] if is_right else name[0])]
    return ""
