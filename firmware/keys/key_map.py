"""Maps a board's keys to commands.

Commands are up, down, left, right, a, b, start, select, help and look, and on boards with few keys
next and previous. Some are given by holding a key. Boards name their keys after the first eight, or
x and y. A board with all four directions, a and b has many keys; all others have few.
"""

from engine.const import TYPE_CHECKING
from firmware.keys.directions import HANDS

if TYPE_CHECKING:
    from collections.abc import Mapping

    from firmware.interfaces.words import Words
    from firmware.keys.names import KeyNames


class KeyMap:
    """The commands for pressing and for holding each key, "" for none."""

    def __init__(self, names: tuple[str, ...], labels: "Mapping[str, str]") -> None:
        """Take a board file's KEYS and LABELS, the text printed on keys by key name.

        A board without keys gets all commands, which its touch screen gives. ValueError if there
        is no key to choose with, or no second key.
        """
        from firmware.keys.commands import ALL

        self.names = names or ALL
        self._labels = labels
        self.hand = 0
        self.is_few = False
        self.labels: Mapping[str, str] | None = None  # see KeyNames.labels
        self.use_hand(0)

    def use_hand(self, hand: int) -> None:
        """Assign commands to the keys for a choice of settings.HAND."""
        from firmware.keys.commands import KeyCommands

        self.hand = hand
        shared = KeyCommands(self.names, HANDS[hand][1])
        self._seen = shared.seen
        self.pressed = shared.pressed
        self.held = shared.held
        self.is_few = shared.is_few

    def has(self, command: str) -> bool:
        """Return whether a key has this command, pressed or held."""
        return command in self.pressed or command in self.held

    def name_keys(self, words: "Words") -> None:
        """Put this board's key labels into the hints of a topic, leaving out hints without a key.

        Texts that were done before and have stayed loaded are skipped.
        """
        labels = self.labels
        if labels is None or hasattr(words, "has_keys"):
            return
        words.has_keys = True
        # Not dir(): on a board it tries every name in existence, which takes 0.15 s.
        for name, hints in words.__dict__.items():
            if isinstance(hints, str) and hints.startswith("["):  # only hints do
                named = ""
                for hint in hints.split("[")[1:]:
                    key, _, what = hint.partition("]")
                    key = labels.get(key, key)
                    if what.strip() == key:  # a key labelled OK says it all
                        what = " "
                    if key and "[" + key + "]" not in named:  # few keys share commands
                        named += "[" + key + "]" + what
                setattr(words, name, named.rstrip())

    def names_of_keys(self) -> "KeyNames":
        """Return the key names that the player reads, for one use, since few need them."""
        from firmware.keys.names import KeyNames

        return KeyNames(self, self._seen, self._labels)
