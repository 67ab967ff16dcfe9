"""Gestures on screens other than the table, and on key hints, which act as buttons."""

from engine.const import TYPE_CHECKING, const
from firmware import screen_names
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
    from firmware.touch.wording import Wording
    from firmware.widgets.bars import HintBar

# The key for a swipe that turns pages: the next page is pulled toward the finger.
_PULLED = {LEFT: "right", RIGHT: "left", UP: "down", DOWN: "up"}
_FAR = const(1000)  # pixels: farther away than any hint
_PIECES = const(6)  # list entries per hint in a line: three for its key, three for its text
_REACH = const(6)  # pixels around a hint that also count
_ABOVE = const(2)  # pixels above the bar, or around a line that is not in it


def shown_in(screen: "Any") -> "Any":
    """Return the screen that acts: in a lesson its inner screen, or None while text is shown."""
    if screen.name != screen_names.TUTORIAL:
        return screen
    bubble = screen.bubble
    reads = not bubble.hidden and (screen.covers or bubble.pages > 1)
    return None if reads or screen.is_read else screen.inner


def answer(screen: "Any", gesture: "Gesture") -> None:
    """Let a screen handle a gesture."""
    if hasattr(screen, "menu"):
        _menu(screen, gesture)
    elif hasattr(screen, "letters"):
        _letters(screen, gesture)
    elif gesture.kind == TAP and screen.name == screen_names.CALENDAR:
        screen.touch(gesture.x, gesture.y)
    elif gesture.kind == TAP:
        press(screen, "a")
    elif gesture.kind in SWIPES:
        press(screen, _PULLED[gesture.kind])


def _menu(screen: "MenuScreen", gesture: "Gesture") -> None:
    """Tap a line to choose it or change its value; swipe to move through the lines."""
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
    """Tap the upper or lower half of a letter to change it; swipe to change the current one."""
    if gesture.kind in (UP, DOWN):
        press(screen, gesture.kind)
    elif gesture.kind == TAP:
        index = (gesture.x - screen.left) // screen.pitch
        if 0 <= index < len(screen.letters):
            screen.index = index
            middle = (screen.group.top + screen.group.bottom) // 2
            press(screen, "up" if gesture.y < middle else "down")


def key_at(screen: "Any", gesture: "Gesture", wording: "Wording") -> str:
    """Return the command of the key whose hint is touched, or "".

    In the bar the nearest hint counts, since the bar is as high as a fingertip and its lines are
    not.
    """
    bar = _speaking(screen).bar
    if bar is None:
        return ""
    found, nearest = "", _FAR
    across = gesture.x - bar.x
    along = gesture.y - bar.y
    for line, pieces in zip(bar.lines, _hints_of(bar)):
        top = line.grid.y
        down = max(top - along, along - top - line.bitmap.height + 1, 0)
        if down > _ABOVE and along < -_ABOVE:
            continue
        for at in range(0, len(pieces), _PIECES):
            label, x, _, words, after, _ = pieces[at : at + _PIECES]
            x += line.grid.x
            end = line.grid.x + after + font.SMALL.width(words)
            aside = max(x - across, across - end, 0)
            if aside <= _REACH and down + aside < nearest:
                nearest = down + aside
                half = x + font.SMALL.width(label) // 2
                key = wording.key_of(label, words)
                found = _command(screen.app, key, across > half)
    return found


def _speaking(screen: "Any") -> "Any":
    """Return the screen whose hints are shown, which in a lesson is the inner one."""
    return getattr(screen, "inner", None) or screen


def _hints_of(bar: "HintBar") -> "list[list[Any]]":
    """Return a HintBar's hints by line, as laid out."""
    pieces: list[list[Any]] = [[] for _ in bar.lines]
    _, first, row, x = bar.pages[bar.page]
    bar.lay_out(bar.measured, first, row, x, pieces)
    return pieces


def _command(app: "Handheld", label: str, is_right: bool) -> str:
    """Return the command of a key by its label in a hint; of two arrows, the nearer one counts."""
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
