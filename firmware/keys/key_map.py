"""What a board's keys mean: eight meanings, some of them held.

On few keys they are a step and a choice.

Meanings are up down left right a b start select help, and on few keys next and previous. Boards
name their keys with the first eight of these, or x and y; a board with all four directions and
both a and b has many keys, any other one few.
"""

from engine.const import TYPE_CHECKING
from firmware.keys.directions import HANDS

if TYPE_CHECKING:
    from collections.abc import Mapping

    from firmware.interfaces.words import Words
    from firmware.keys.names import KeyNames


class KeyMap:
    """What a press of each key means, and what holding means.

    It is "" for nothing.
    """

    def __init__(self, names: tuple[str, ...], labels: "Mapping[str, str]") -> None:
        """Take a board file's KEYS and LABELS.

        LABELS has what is printed on the keys, by their names. ValueError if there is no key to
        choose with, or none to go on with.
        """
        self.names = names
        self._labels = labels
        self.hand = 0
        self.is_few = False
        self.labels: Mapping[str, str] | None = None  # see KeyNames.labels
        self.use_hand(0)

    def use_hand(self, hand: int) -> None:
        """Give the keys their meanings for a choice of settings.HAND."""
        from firmware.keys.meanings import Meanings

        self.hand = hand
        shared = Meanings(self.names, HANDS[hand][1])
        self._seen = shared.seen
        self.pressed = shared.pressed
        self.held = shared.held
        self.is_few = shared.is_few

    def has(self, meaning: str) -> bool:
        """Return whether a key has this meaning, pressed or held."""
        return meaning in self.pressed or meaning in self.held

    def name_keys(self, words: "Words") -> None:
        """Put the board's keys into the hints among words.

        What no key means is left out.
        Words that stayed loaded since they were last asked for have them.
        """
        labels = self.labels
        if labels is None or hasattr(words, "has_keys"):
            return
        words.has_keys = True
        # Not dir: on a board it tries all names that there are, one by one, for 0.15 s.
        for name, hints in words.__dict__.items():
            if isinstance(hints, str) and hints.startswith("["):  # no other word does
                named = ""
                for hint in hints.split("[")[1:]:
                    key, _, what = hint.partition("]")
                    key = labels.get(key, key)
                    if key and "[" + key + "]" not in named:  # few keys have one for two
                        named += "[" + key + "]" + what
                setattr(words, name, named.rstrip())

    def names_of_keys(self) -> "KeyNames":
        """Return the KeyNames, what the player reads.

        For one use, since few need them for long.
        """
        from firmware.keys.names import KeyNames

        return KeyNames(self, self._seen, self._labels)
