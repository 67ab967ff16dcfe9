"""What a board's keys mean: eight meanings, some of them held.

On few keys they are a step and a choice.

Meanings are up down left right a b start select help, and on few keys next and previous. Boards
name their keys with the first eight of these, or x and y; a board with all four directions and
both a and b has many keys, any other one few.
"""

from engine.const import TYPE_CHECKING
from firmware.keys.directions import DIRECTIONS, HANDS, NEXT, PREVIOUS

if TYPE_CHECKING:
    from collections.abc import Container, Mapping

    from firmware.interfaces.words import Words
    from firmware.keys.names import KeyNames

_OWN = DIRECTIONS + ("a", "b", "start", "select")  # what is meant by keys of that name


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


def _first(wanted: tuple[str, ...], names: "Container[str]") -> str:
    """Return the first of the wanted names that is there, "" for none."""
    for name in wanted:
        if name in names:
            return name
    return ""


class Meanings:
    """Each key's name, and the meanings of press and hold.

    They are told by key number.
    """

    def __init__(self, names: tuple[str, ...], become: tuple[str, ...]) -> None:
        """Take a board file's KEYS, and the directions in hand.

        That is what each of DIRECTIONS becomes in the player's hand. ValueError if there is no key
        to choose with, or none to go on with.
        """
        self.seen = [
            become[DIRECTIONS.index(name)] if name in DIRECTIONS else name for name in names
        ]
        self.pressed = [""] * len(names)
        self.held = [""] * len(names)
        self.is_few = not all(name in self.seen for name in DIRECTIONS + ("b",))
        if "a" not in names or len(names) < 2:
            raise ValueError('KEYS needs "a" to choose with, and another key to go on with')
        if self.is_few:
            self._share_few()
        else:
            for name in _OWN:
                if name in self.seen:
                    self._mean(self.pressed, name, name)
        self._share_menu_and_hint()

    def _mean(self, meanings: list[str], name: str, meaning: str) -> None:
        meanings[self.seen.index(name)] = meaning

    def _share_few(self) -> None:
        """Let one key go on and, if possible, one back; A chooses."""
        onward = _first(("down", "right", "b", "up", "left"), self.seen)
        back = _first(("up", "left"), [name for name in self.seen if name != onward])
        self._mean(self.pressed, "a", "a")
        self._mean(self.pressed, onward, NEXT)
        if back:
            self._mean(self.pressed, back, PREVIOUS)
        if "b" in self.seen and onward != "b":
            self._mean(self.pressed, "b", "b")
        else:
            self._mean(self.held, back or onward, "b")

    def _share_menu_and_hint(self) -> None:
        """Find keys for the menu, the hint and the help.

        Hint and help are in the menu too. Six keys have none for them: A held looks at what the
        screen does not show, or hints, and else is A.
        """
        menu = _first(("start", "y", "x"), self.seen)
        others = [name for name in self.seen if name != menu]
        hint = _first(("select", "x", "y"), others)
        if menu:
            self._mean(self.pressed, menu, "start")
        else:
            self._mean(self.held, "a" if self.is_few else "b", "start")
        if hint:
            self._mean(self.pressed, hint, "select")
            own = _first(("y", "x"), [name for name in others if name != hint])
            if own:
                self._mean(self.pressed, own, "help")
            else:
                self._mean(self.held, hint, "help")
        elif not self.is_few:
            self._mean(self.held, "a", "look")
