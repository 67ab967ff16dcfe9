"""Which key of the computer is which key of the handheld."""

from collections.abc import Iterable, Mapping

# Letters that most keyboard layouts have; the buttons' own letters where possible.
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
_OPPOSITE = {"up": "down", "down": "up", "left": "right", "right": "left"}


def turned(name: str, is_turned: bool) -> str:
    """Return the key in a key's place: on a board that `is_turned`, the opposite direction."""
    return _OPPOSITE.get(name, name) if is_turned else name


def legend(names: Iterable[str], labels: Mapping[str, str], is_turned: bool = False) -> str:
    """Return a line with the computer's keys for the board's keys `names`.

    `labels` are printed on some of the board's keys; the board may be turned round.
    """
    keys: list[str] = []
    for name in KEYBOARD:
        if name not in names:
            continue
        line = f"{labels.get(name, name.upper())}: {_key_for(name, is_turned)}"
        if KEYBOARD[name] == "arrows" and name not in labels:
            line = "move: arrows"
        if line not in keys:
            keys.append(line)
    return "   ".join(keys)


def key_legend(
    names: Iterable[str], labels: Mapping[str, str], is_turned: bool = False
) -> list[str]:
    """Return lines with the computer's key for each of the board's keys."""
    lines = ["On the board     on the computer", ""]
    for name in names:
        key = _key_for(name, is_turned)
        lines.append(f"{labels.get(name, name.upper())}:   {key}, or click it")
    return [*lines, "", "F1 closes this"]


def _key_for(name: str, is_turned: bool) -> str:
    if KEYBOARD[name] != "arrows":
        return KEYBOARD[name]
    return f"arrow {turned(name, is_turned)}"
