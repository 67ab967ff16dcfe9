"""What a board's keys mean: eight meanings, some of them held; on few keys a step and a choice.

Meanings are up down left right a b start select help, and on few keys next and previous. Boards
name their keys with the first eight of these, or x and y; a board with all four directions and
both a and b has many keys, any other one few.
"""

from firmware.modules import borrow

DIRECTIONS = ("left", "right", "up", "down")
# By settings.HAND: by how many degrees the picture is turned, and what each direction becomes.
HANDS = ((0, DIRECTIONS), (180, ("right", "left", "down", "up")))
NEXT = "next"
PREVIOUS = "previous"

_KEYS = ("A", "B", "START", "SELECT")  # as hints call those that are no arrows
_ARROWS = "\u2190\u2192\u2191\u2193"  # in the order of DIRECTIONS


class KeyMap:
    """By key number: what a press means, and what it means to hold the key; "" for nothing."""

    def __init__(self, names, labels):
        """Take a board file's KEYS and LABELS, {name: what is printed on the key}.

        ValueError if there is no key to choose with, or none to go on with.
        """
        self.names = names
        self._labels = labels
        self.hand = 0
        self.is_few = False
        self.use_hand(0)

    def use_hand(self, hand):
        """Give the keys their meanings for a choice of settings.HAND."""
        self.hand = hand
        shared = borrow("key_meanings").Meanings(self.names, HANDS[hand][1])
        self._seen = shared.seen
        self.pressed = shared.pressed
        self.held = shared.held
        self.is_few = shared.is_few

    def has(self, meaning):
        """Return whether a key has this meaning, pressed or held."""
        return meaning in self.pressed or meaning in self.held

    # --- what the player reads ---

    def name_keys(self, words, hold):
        """Put the board's own keys into the hints among words: all pairs of keys and deeds."""
        for name in dir(words):
            hints = getattr(words, name)
            if _are_hints(hints):
                setattr(words, name, self.named(hints, hold))

    def named(self, hints, hold):
        """Return hints with the keys that this board has for theirs; the same ones if it has those.

        What no key means is left out. `hold` is the word before a key that is to be held.
        """
        named = [(self.label(key, hold), what) for key, what in hints]
        named = tuple([hint for hint in named if hint[0]])
        return hints if named == hints else named

    def named_in(self, text, hold):
        """Return a text with the keys that this board has for those in brackets, as in `[A]`."""
        parts = text.split("[")
        for i in range(1, len(parts)):
            key, _, rest = parts[i].partition("]")
            parts[i] = self.label(key, hold) + rest
        return "".join(parts)

    def label(self, key, hold):
        """Return what is printed on the keys that a hint calls "A", "START" or by arrows."""
        if key[0] not in _ARROWS:
            return self._label(key.lower(), hold)
        meanings = [DIRECTIONS[_ARROWS.find(arrow)] for arrow in key]
        if self.is_few:
            meanings = (PREVIOUS, NEXT)
        labels = [self._label(meaning, hold) for meaning in meanings]
        labels = [label for label in labels if label]
        between = "" if all(label in _ARROWS for label in labels) else "/"
        return between.join(labels)

    def _label(self, meaning, hold):
        if meaning in self.pressed:
            return self.printed(self.pressed.index(meaning))
        if meaning in self.held:
            return hold + " " + self.printed(self.held.index(meaning))
        return ""

    def printed(self, number):
        """Return what is printed on a key; an arrow points to where the player sees it."""
        label = self._labels.get(self.names[number])
        if label:
            return label
        seen = self._seen[number]
        return _ARROWS[DIRECTIONS.index(seen)] if seen in DIRECTIONS else seen.upper()


def _are_hints(thing):
    """Return whether it is hints: no other tuple among words begins with a key."""
    if not isinstance(thing, tuple) or not thing or not isinstance(thing[0], tuple):
        return False
    key = thing[0][0]
    return key != "" and (key[0] in _ARROWS or key in _KEYS)
