"""A log of the sounds and rumbles of the simulated board.

Every stand-in that can make a sound reports it here, to be recorded and played.
"""

import math
from dataclasses import dataclass
from typing import ClassVar

from sim.board.standins import supervisor
from sim.board.standins.pins import BoardModule

_STEPS = 64  # samples of a pulse wave


@dataclass(frozen=True)
class Sound:
    """A wave repeated `frequency` times a second, starting at `ms` after switching on.

    `wave` is one period, in evenly spaced samples from -1 to 1. Silence has frequency 0.
    """

    ms: int
    frequency: float
    wave: tuple[float, ...] = ()

    @property
    def volume(self) -> int:
        """The loudness of the wave's fundamental, 0 to 100."""
        count = len(self.wave)
        if not count or not self.frequency:
            return 0
        turns = [2 * math.pi * i / count for i in range(count)]
        real = sum(value * math.cos(turn) for value, turn in zip(self.wave, turns, strict=True))
        imaginary = sum(
            value * math.sin(turn) for value, turn in zip(self.wave, turns, strict=True)
        )
        return min(100, round(100 * 2 * math.hypot(real, imaginary) / count))


@dataclass(frozen=True)
class Rumble:
    """The motor's `strength`, 0 to 100, starting at `ms` after switching on."""

    ms: int
    strength: int


SILENCE = Sound(0, 0)


class SoundLog:
    """The sounds and rumbles of the board so far.

    The speaker is only heard while the amplifier, if there is one, is on.
    """

    now: ClassVar["SoundLog"]

    def __init__(self, board: BoardModule) -> None:
        self.sounds: list[Sound] = []
        self.rumbles: list[Rumble] = []
        self._playing: tuple[float, tuple[float, ...]] = (0, ())
        self._amplifier = vars(board).get("SPEAKER_ENABLE")
        if self._amplifier is not None:
            self._amplifier.watchers.append(self._listen)

    def play(self, frequency: float, wave: tuple[float, ...]) -> None:
        """Make the speaker play a wave from now on; silence has frequency 0."""
        self._playing = (frequency, wave) if frequency and any(wave) else (0, ())
        self._listen()

    def shake(self, strength: int) -> None:
        """Make the motor shake from now on, with a strength of 0 to 100."""
        if strength != (self.rumbles[-1].strength if self.rumbles else 0):
            self.rumbles.append(Rumble(supervisor.elapsed_ms(), strength))

    def _listen(self) -> None:
        is_off = self._amplifier is not None and not self._amplifier.high
        heard = (0, ()) if is_off else self._playing
        last = self.sounds[-1] if self.sounds else SILENCE
        if heard != (last.frequency, last.wave):
            self.sounds.append(Sound(supervisor.elapsed_ms(), *heard))


def pulse(width: float) -> tuple[float, ...]:
    """Return one period of a pulse wave that is high for the fraction `width` of it.

    Widths of 0 and 1 make no sound.
    """
    high = round(width * _STEPS)
    return (1.0,) * high + (-1.0,) * (_STEPS - high) if 0 < high < _STEPS else ()
