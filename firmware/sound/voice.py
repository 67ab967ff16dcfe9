"""Plays effects on a board's one voice while the app goes on.

A voice is what a board file's make_voice() returns: `tone(frequency, volume)` and, if it has a
motor, `rumble(strength)`.
"""

from engine.const import TYPE_CHECKING, const
from firmware.sound.effects import BLOCK, DROP, GO

if TYPE_CHECKING:
    from collections.abc import Iterable

    from firmware.interfaces.board import Motor, Voice

_SILENCE = const(255)
_UNIT = const(10)  # ms
# The twelve heights of the lowest octave, in sixteenths of 1 Hz: 220 Hz times 2^(n/12).
_HEIGHTS = (3520, 3729, 3951, 4186, 4435, 4699, 4978, 5274, 5588, 5920, 6272, 6645)
_VOLUMES = (0, 50, 100)  # by settings.SOUND: off, soft, full
_SHAKES = ((DROP, 60, 40), (BLOCK, 100, 160), (GO, 100, 120))  # effect, strength, ms


def frequency(semitones: int) -> int:
    """Return a note's frequency, semitones above 220 Hz, in Hz."""
    return (_HEIGHTS[semitones % 12] << semitones // 12) >> 4


class Sound:
    """What is heard and felt.

    A new effect cuts the old one off, unless that matters more.
    """

    def __init__(self, voice: "Voice | None") -> None:
        """Take a board's voice, or None."""
        self.voice: Motor = voice  # type: ignore[assignment]  # asked for no more than it has
        self._can_shake = hasattr(voice, "rumble")
        self._volume = 0
        self._notes = b""
        self._at = 0  # the note that sounds
        self._left = 0  # ms of it
        self._shaking = 0  # ms

    def set_level(self, level: int) -> None:
        """Be off (0), soft (1) or full (2) from now on."""
        self._volume = _VOLUMES[level]
        if not level:
            self._silence()

    def play_all(self, effects: "Iterable[bytes]") -> None:
        """Begin those of several effects that matter most."""
        for notes in effects:
            self.play(notes)

    def play(self, notes: bytes) -> None:
        """Begin an effect.

        While it lasts, only one that is as long, or longer, cuts it off.
        """
        if self.voice is None or not self._volume or len(notes) < len(self._notes) - self._at:
            return
        self._notes = notes
        self._at = 0
        self._sound()
        for effect, strength, length in _SHAKES:
            if self._can_shake and effect is notes:
                self.voice.rumble(strength)
                self._shaking = length

    def hush(self) -> None:
        """Silence the note that sounds, and the motor.

        The next note comes at its time.
        """
        if self._notes:
            self.voice.tone(0, 0)
        if self._shaking:
            self._shaking = 0
            self.voice.rumble(0)

    def tick(self, elapsed: int) -> None:
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

    def _sound(self, late: int = 0) -> None:
        """Sound the note that it is at.

        `late` is 0, or below it by the ms that the note is late.
        """
        height = self._notes[self._at]
        self._left = self._notes[self._at + 1] * _UNIT + late
        if self._left > 0:
            self.voice.tone(0 if height == _SILENCE else frequency(height), self._volume)

    def _silence(self) -> None:
        if self._notes:
            self.voice.tone(0, 0)
        self._notes = b""
        self._at = 0
        if self._shaking:
            self._shaking = 0
            self.voice.rumble(0)
