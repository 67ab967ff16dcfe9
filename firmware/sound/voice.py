"""Plays effects on a board's single voice while the app continues.

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
# The twelve pitches of the lowest octave, in sixteenths of 1 Hz: 220 Hz times 2^(n/12).
_HEIGHTS = (3520, 3729, 3951, 4186, 4435, 4699, 4978, 5274, 5588, 5920, 6272, 6645)
_VOLUMES = (0, 50, 100)  # by settings.SOUND: off, soft, full
_SHAKES = ((DROP, 60, 40), (BLOCK, 100, 160), (GO, 100, 120))  # effect, strength, ms


def frequency(semitones: int) -> int:
    """Return the frequency in Hz of a note, given in semitones above 220 Hz."""
    return (_HEIGHTS[semitones % 12] << semitones // 12) >> 4


class Sound:
    """Sound and vibration; a new effect interrupts the current one, unless that matters more."""

    def __init__(self, voice: "Voice | None") -> None:
        """Take a board's voice, or None."""
        self.voice: Motor = voice  # type: ignore[assignment]  # only used as far as it goes
        self._can_shake = hasattr(voice, "rumble")
        self._volume = 0
        self._notes = b""
        self._at = 0  # the current note
        self._left = 0  # ms left of it
        self._shaking = 0  # ms

    def set_level(self, level: int) -> None:
        """Set the volume: off (0), soft (1) or full (2)."""
        self._volume = _VOLUMES[level]
        if not level:
            self._silence()

    def play_all(self, effects: "Iterable[bytes]") -> None:
        """Play the one of several effects that matters most."""
        for notes in effects:
            self.play(notes)

    def play(self, notes: bytes) -> None:
        """Begin an effect, unless a longer rest of another one is still playing."""
        if self.voice is None or not self._volume or len(notes) < len(self._notes) - self._at:
            return
        self._notes = notes
        self._at = 0
        self._sound()
        for effect, strength, length in _SHAKES:
            if self._can_shake and effect is notes:
                self.voice.rumble(strength)
                self._shaking = length

    def stop_note(self) -> None:
        """Silence the current note and the motor; the next note follows on schedule."""
        if self._notes:
            self.voice.tone(0, 0)
        if self._shaking:
            self._shaking = 0
            self.voice.rumble(0)

    def tick(self, elapsed: int) -> None:
        """Advance by `elapsed` ms."""
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
        """Sound the current note; `late` is 0 or, if the note is late, minus the delay in ms."""
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
