"""Small effects for a board's one voice: a few notes each, played while the app goes on.

A note is two bytes: its height in semitones above A3 (220 Hz), 255 for silence, and its length in
units of 10 ms. A voice is what a board file's make_voice() returns: `tone(frequency, volume)` and,
if it has a motor, `rumble(strength)`.
"""

from engine.const import const

MOVE = b"\x24\x03"
TURN = b"\x28\x03\x2b\x03"
PRESS = b"\x1f\x04"  # a menu's line, or anything else that is done
REFUSED = b"\x0c\x0c"
ROLL = b"\x18\x05\xff\x04\x1c\x05\xff\x05\x19\x05\xff\x06\x1d\x06"
DROP = b"\x18\x05\x11\x05\x0c\x0c"
BLOCK = b"\x0c\x08\x0b\x08\x05\x18"
ROW = b"\x1d\x08\x21\x08\x24\x10"
LETTER = b"\x24\x08\x29\x08\x24\x08\x29\x18"
GO = b"\x11\x0a\xff\x03\x11\x0a\xff\x03\x11\x1c"
OVER = b"\x1d\x14\x1a\x14\x16\x14\x11\x30"
RANK = b"\x1d\x0c\x1d\x06\x1d\x06\x22\x0c\x1d\x0c\x22\x0c\x26\x28"
SAME = b"\x1f\x07\xff\x02"  # for each digit circled
RUN = b"\x18\x08"  # for the lowest digit circled; each next one is two semitones higher

_SILENCE = const(255)
_UNIT = const(10)  # ms
_STEP = const(2)  # semitones from one digit of a run to the next
# The twelve heights of the lowest octave, in sixteenths of 1 Hz: 220 Hz times 2^(n/12).
_HEIGHTS = (3520, 3729, 3951, 4186, 4435, 4699, 4978, 5274, 5588, 5920, 6272, 6645)
_VOLUMES = (0, 50, 100)  # by settings.SOUND: off, soft, full
_SHAKES = ((DROP, 60, 40), (BLOCK, 100, 160), (GO, 100, 120))  # effect, strength, ms


def frequency(semitones):
    """Return the frequency of a note so many semitones above 220 Hz, in Hz."""
    return (_HEIGHTS[semitones % 12] << semitones // 12) >> 4


def combo(kind, value):
    """Return the effect of a combo: as many notes as digits, climbing if they are consecutive."""
    if kind == 0:
        return SAME * value
    climbing = bytearray(RUN * value)
    for digit in range(value):
        climbing[2 * digit] += _STEP * digit
    return climbing


class Sound:
    """What is heard and felt. A new effect cuts the old one off, unless that matters more."""

    def __init__(self, voice):
        """Take a board's voice, or None."""
        self.voice = voice
        self._can_shake = hasattr(voice, "rumble")
        self._volume = 0
        self._notes = b""
        self._at = 0  # the note that sounds
        self._left = 0  # ms of it
        self._shaking = 0  # ms

    def set_level(self, level):
        """Be off (0), soft (1) or full (2) from now on."""
        self._volume = _VOLUMES[level]
        if not level:
            self._silence()

    def play(self, notes):
        """Begin an effect. While it lasts, only one that is as long, or longer, cuts it off."""
        if self.voice is None or not self._volume or len(notes) < len(self._notes) - self._at:
            return
        self._notes = notes
        self._at = 0
        self._sound()
        for effect, strength, length in _SHAKES:
            if self._can_shake and effect is notes:
                self.voice.rumble(strength)
                self._shaking = length

    def hush(self):
        """Silence the note that sounds; the next one comes at its time."""
        if self._notes:
            self.voice.tone(0, 0)

    def tick(self, elapsed):
        """Let time go by, in ms."""
        if self._shaking:
            self._shaking -= min(self._shaking, elapsed)
            if not self._shaking:
                self.voice.rumble(0)
        if not self._notes:
            return
        self._left -= elapsed
        while self._left <= 0:
            self._at += 2
            if self._at >= len(self._notes):
                self._silence()
                return
            self._sound(self._left)

    def _sound(self, late=0):
        """Sound the note that it is at; `late` is 0 or how many ms it should have begun ago."""
        height = self._notes[self._at]
        self._left = self._notes[self._at + 1] * _UNIT + late
        if self._left > 0:
            self.voice.tone(0 if height == _SILENCE else frequency(height), self._volume)

    def _silence(self):
        if self._notes:
            self.voice.tone(0, 0)
        self._notes = b""
        self._at = 0
        if self._shaking:
            self._shaking = 0
            self.voice.rumble(0)
