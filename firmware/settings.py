"""What a player can set: one small number each, all of them in a few bytes."""

from engine.const import const

# Each setting's number, and below its choices, from 0.
LANGUAGE = const(0)  # a place in LANGUAGES
THEME = const(1)  # dark, light, high contrast
SOUND = const(2)  # off, soft, full
BRIGHTNESS = const(3)  # 0 to 4, a fifth to all of it
SPEED = const(4)  # of animations: none, quick, at ease
HAND = const(5)  # right, left: the device turned round
DELAY = const(6)  # before a held key repeats: short, middle, long
RATE = const(7)  # of the repeats: slow, middle, fast
HINTS = const(8)  # not allowed, allowed
STRICT = const(9)  # off, on: neither undo nor hints, and scores that say so
CONFIRM = const(10)  # whether a turn ends with a question: never, always, after a pause

LANGUAGES = ("en", "fr")
CHOICES = bytes([len(LANGUAGES), 3, 3, 5, 3, 2, 3, 3, 2, 2, 3])
_DEFAULTS = bytes([0, 0, 1, 4, 2, 0, 1, 1, 1, 0, 0])


class Settings:
    """The choices made, `values[LANGUAGE]` and so on."""

    def __init__(self):
        self.values = bytearray(_DEFAULTS)

    def step(self, which, step):
        """Go to a setting's next choice (1) or the one before (-1), round the ends."""
        self.values[which] = (self.values[which] + step) % CHOICES[which]

    def take(self, data):
        """Take choices as they were kept; what is missing or no choice stays as it is."""
        for which in range(min(len(data), len(CHOICES))):
            if data[which] < CHOICES[which]:
                self.values[which] = data[which]
