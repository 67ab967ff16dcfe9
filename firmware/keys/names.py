"""What a board's keys are called: the hints among the words name the keys that it really has."""

from engine.const import TYPE_CHECKING
from firmware.keys.key_map import DIRECTIONS, NEXT, PREVIOUS

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from firmware.interfaces.words import Hints, Words
    from firmware.keys.key_map import KeyMap

_KEYS = ("A", "B", "START", "SELECT")  # as hints call those that are no arrows
_ARROWS = "\u2190\u2192\u2191\u2193"  # in the order of DIRECTIONS


class KeyNames:
    """The names of the keys of one KeyMap."""

    def __init__(self, key_map: "KeyMap", seen: list[str], labels: "Mapping[str, str]") -> None:
        """Take it, by key number where the player sees a direction's key, and a board's LABELS."""
        self._map = key_map
        self._seen = seen
        self._labels = labels

    def name_keys(self, words: "Words", hold: str) -> None:
        """Put the board's own keys into the hints among words: all pairs of keys and deeds.

        Words that stayed loaded since they were last asked for have them already.
        """
        if hasattr(words, "keys_are_named"):
            return
        words.keys_are_named = True
        # Not dir: on a board it tries all names that there are, one by one, for 0.15 s.
        for name, hints in words.__dict__.items():
            if _are_hints(hints):
                setattr(words, name, self.named(hints, hold))

    def named(self, hints: "Hints", hold: str) -> "Hints":
        """Return hints with the keys that this board has for theirs; the same ones if it has those.

        What no key means is left out. `hold` is the word before a key that is to be held.
        """
        all_named = [(self.label(key, hold), what) for key, what in hints]
        named = tuple([hint for hint in all_named if hint[0]])
        return hints if named == hints else named

    def named_in(self, text: str, hold: str) -> str:
        """Return a text with the keys that this board has for those in brackets, as in `[A]`."""
        parts = text.split("[")
        for i in range(1, len(parts)):
            key, _, rest = parts[i].partition("]")
            parts[i] = self.label(key, hold) + rest
        return "".join(parts)

    def label(self, key: str, hold: str) -> str:
        """Return what is printed on the keys that a hint calls "A", "START" or by arrows."""
        if key[0] not in _ARROWS:
            return self._label(key.lower(), hold)
        meanings: Sequence[str] = [DIRECTIONS[_ARROWS.find(arrow)] for arrow in key]
        if self._map.is_few:
            meanings = (PREVIOUS, NEXT)
        labels = [self._label(meaning, hold) for meaning in meanings]
        labels = [label for label in labels if label]
        between = "" if all(label in _ARROWS for label in labels) else "/"
        return between.join(labels)

    def _label(self, meaning: str, hold: str) -> str:
        if meaning in self._map.pressed:
            return self.printed(self._map.pressed.index(meaning))
        if meaning in self._map.held:
            return hold + " " + self.printed(self._map.held.index(meaning))
        return ""

    def printed(self, number: int) -> str:
        """Return what is printed on a key; an arrow points to where the player sees it."""
        label = self._labels.get(self._map.names[number])
        if label:
            return label
        seen = self._seen[number]
        return _ARROWS[DIRECTIONS.index(seen)] if seen in DIRECTIONS else seen.upper()


def _are_hints(thing: object) -> bool:
    """Return whether it is hints: no other tuple among words begins with a key."""
    if not isinstance(thing, tuple) or not thing or not isinstance(thing[0], tuple):
        return False
    key = thing[0][0]
    return key != "" and (key[0] in _ARROWS or key in _KEYS)
