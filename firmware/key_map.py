"""What a board's keys mean: eight meanings, some of them held; on few keys a step and a choice.

Meanings are up down left right a b start select help, and on few keys next and previous. Boards
name their keys with the first eight of these, or x and y; a board with all four directions and
both a and b has many keys, any other one few.
"""

DIRECTIONS = ("left", "right", "up", "down")
# By settings.HAND: by how many degrees the picture is turned, and what each direction becomes.
HANDS = ((0, DIRECTIONS), (180, ("right", "left", "down", "up")))
NEXT = "next"
PREVIOUS = "previous"

_OWN = DIRECTIONS + ("a", "b", "start", "select")  # what is meant by keys of that name
_ARROWS = "\u2190\u2192\u2191\u2193"  # in the order of DIRECTIONS


def _first(wanted, names):
    """Return the first of the wanted names that is there, "" for none."""
    for name in wanted:
        if name in names:
            return name
    return ""


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
        become = HANDS[hand][1]
        self._seen = [  # the names as the player sees the keys who holds the device
            become[DIRECTIONS.index(name)] if name in DIRECTIONS else name for name in self.names
        ]
        self.pressed = [""] * len(self.names)
        self.held = [""] * len(self.names)
        self.is_few = not all(name in self._seen for name in DIRECTIONS + ("b",))
        if "a" not in self.names or len(self.names) < 2:
            raise ValueError('KEYS needs "a" to choose with, and another key to go on with')
        if self.is_few:
            self._share_few()
        else:
            for name in _OWN:
                if name in self._seen:
                    self._mean(self.pressed, name, name)
        self._share_menu_and_hint()

    def _mean(self, meanings, name, meaning):
        meanings[self._seen.index(name)] = meaning

    def _share_few(self):
        """Let one key go on, and one back where there is one; A chooses."""
        onward = _first(("down", "right", "b", "up", "left"), self._seen)
        back = _first(("up", "left"), [name for name in self._seen if name != onward])
        self._mean(self.pressed, "a", "a")
        self._mean(self.pressed, onward, NEXT)
        if back:
            self._mean(self.pressed, back, PREVIOUS)
        if "b" in self._seen and onward != "b":
            self._mean(self.pressed, "b", "b")
        else:
            self._mean(self.held, back or onward, "b")

    def _share_menu_and_hint(self):
        """Find keys for the menu, the hint and the help; hint and help are in the menu too."""
        menu = _first(("start", "y", "x"), self._seen)
        others = [name for name in self._seen if name != menu]
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

    def has(self, meaning):
        """Return whether a key has this meaning, pressed or held."""
        return meaning in self.pressed or meaning in self.held

    # --- what the player reads ---

    def name_keys(self, words, hold):
        """Put the board's own keys into the hints among words: all that is called HINTS_..."""
        for name in dir(words):
            if name.startswith("HINTS_"):
                setattr(words, name, self.named(getattr(words, name), hold))

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
            return self._printed(self.pressed.index(meaning))
        if meaning in self.held:
            return hold + " " + self._printed(self.held.index(meaning))
        return ""

    def _printed(self, number):
        """Return what is printed on a key; an arrow points to where the player sees it."""
        label = self._labels.get(self.names[number])
        if label:
            return label
        seen = self._seen[number]
        return _ARROWS[DIRECTIONS.index(seen)] if seen in DIRECTIONS else seen.upper()
