"""Which key of the computer stands for which key of the handheld."""

from collections.abc import Iterable

# Letters that are where they say on every keyboard layout; the buttons' own letters first of all.
KEYBOARD = {
    "up": "arrows",
    "down": "arrows",
    "left": "arrows",
    "right": "arrows",
    "a": "a",
    "b": "b",
    "x": "x",
    "y": "y",
    "start": "enter",
    "select": "space",
}


def legend(names: Iterable[str]) -> str:
    """Return the line that tells what to press for the board's keys `names`."""
    keys: list[str] = []
    for name, computer_key in KEYBOARD.items():
        if name not in names:
            continue
        told = "move: arrows" if computer_key == "arrows" else f"{name.upper()}: {computer_key}"
        if told not in keys:
            keys.append(told)
    return "   ".join(keys)
