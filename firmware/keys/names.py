"""The names of a board's keys, as used in texts."""

from engine.const import TYPE_CHECKING
from firmware.keys.directions import DIRECTIONS, NEXT, PREVIOUS

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import Protocol

    class KeyMap(Protocol):
        """The part of key_map.py's KeyMap used here; that module imports this one."""

        names: tuple[str, ...]
        pressed: list[str]
        held: list[str]
        is_few: bool


ARROWS = "\u2190\u2192\u2191\u2193"  # in the order of DIRECTIONS
# The keys that hints name: these, single arrows, and arrows that belong together.
HINTED = ("A", "B", "START", "SELECT", ARROWS[:2], ARROWS[2:], ARROWS) + tuple(ARROWS)
_NO_BREAK = "\u00a0"


class KeyNames:
    """The names of the keys of one KeyMap."""

    def __init__(self, key_map: "KeyMap", seen: list[str], labels: "Mapping[str, str]") -> None:
        """Take the keys as the player sees them, and a board's LABELS."""
        self._map = key_map
        self._seen = seen
        self._labels = labels

    def labels(self, hold: str) -> "dict[str, str] | None":
        """Return the label of each key that hints name, or None if all are labelled by that name.

        A key that the board lacks has "". `hold` is the word that precedes a key to be held.
        """
        labels = {key: self.label(key, hold) for key in HINTED}
        return None if all(labels[key] == key for key in HINTED) else labels

    def named_in(self, text: str, hold: str) -> str:
        """Return a text with this board's labels in place of the keys in brackets.

        No line break may separate a key from what it does.
        """
        parts = text.split("[")
        for i in range(1, len(parts)):
            key, _, rest = parts[i].partition("]")
            parts[i] = marked(self.label(key, hold)) + rest.replace(" ", _NO_BREAK, 1)
        return "".join(parts)

    def label(self, key: str, hold: str) -> str:
        """Return the labels of the keys that a hint names: "A", "START" and so on, or arrows."""
        if key[0] not in ARROWS:
            return self._label(key.lower(), hold)
        commands: Sequence[str] = [DIRECTIONS[ARROWS.find(arrow)] for arrow in key]
        if self._map.is_few:
            commands = (PREVIOUS, NEXT)
        labels = [self._label(command, hold) for command in commands]
        labels = [label for label in labels if label]
        between = "" if all(label in ARROWS for label in labels) else "/"
        return between.join(labels)

    def _label(self, command: str, hold: str) -> str:
        if command in self._map.pressed:
            return self.printed(self._map.pressed.index(command))
        if command in self._map.held:
            return hold + " " + self.printed(self._map.held.index(command))
        return ""

    def printed(self, number: int) -> str:
        """Return what is printed on a key; an arrow points the way that the player sees it."""
        label = self._labels.get(self._map.names[number])
        if label:  # brackets would end the key's name in a hint
            return label.replace("[", "(").replace("]", ")")
        seen = self._seen[number]
        return ARROWS[DIRECTIONS.index(seen)] if seen in DIRECTIONS else seen.upper()


def marked(label: str) -> str:
    """Return a key's label, in brackets so that it is not read as a word, unless it is an arrow."""
    if label[:1] in ARROWS:
        return label
    return "[" + label.replace(" ", _NO_BREAK) + "]"
