"""The board's sounds as samples, for WAV files and the computer's speaker."""

import wave
from array import array
from collections.abc import Iterable
from itertools import pairwise
from pathlib import Path

from sim.board.standins.sounds import SILENCE, Sound

RATE = 22050  # samples per second
_LOUDEST = 16000  # of 32767, since a pulse wave is loud
_LOOP_MS = 80  # of a tone that is looped


def samples(sounds: Iterable[Sound], end_ms: int) -> "array[int]":
    """Return 16-bit samples of a whole run, from switching on to `end_ms`."""
    made = array("h")
    for sound, after in pairwise([SILENCE, *sounds, Sound(end_ms, 0)]):
        made.extend(_tone(sound, after.ms * RATE // 1000 - len(made)))
    return made


def loop(sound: Sound) -> "array[int]":
    """Return samples of a tone that loops without a click: whole periods of it."""
    periods = max(1, round(sound.frequency * _LOOP_MS / 1000))
    return _tone(sound, round(periods * RATE / sound.frequency))


def write(path: Path, sounds: Iterable[Sound], end_ms: int) -> None:
    """Write a WAV file; OSError if that fails."""
    # Opened here: if wave fails to open a file, its half-made object complains as well.
    with open(path, "wb") as raw, wave.open(raw, "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(samples(sounds, end_ms).tobytes())


def _tone(sound: Sound, count: int) -> "array[int]":
    if not sound.frequency or count <= 0:
        return array("h", bytes(2 * max(0, count)))
    points = [round(value * _LOUDEST) for value in sound.wave]
    step = sound.frequency * len(points) / RATE
    return array("h", (points[int(i * step) % len(points)] for i in range(count)))
