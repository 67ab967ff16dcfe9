"""The WAV contains the board's sounds: the right tones at the right times."""

import math
import subprocess
import sys
import wave
from array import array

import pytest

from firmware.sound import effects, voice
from sim.board.standins.sounds import Sound, pulse
from sim.project import ROOT
from sim.views import wav


def strength(samples: "array[int]", frequency: float) -> float:
    """Return a frequency's strength per sample, by Goertzel's algorithm."""
    turn = 2 * math.cos(2 * math.pi * frequency / wav.RATE)
    before, last = 0.0, 0.0
    for value in samples:
        before, last = last, value + turn * last - before
    return math.sqrt(before**2 + last**2 - turn * before * last) / max(1, len(samples))


def test_each_sound_lasts_until_the_next():
    low, high = Sound(100, 440, pulse(0.5)), Sound(300, 880, pulse(0.5))
    made = wav.samples([low, high, Sound(400, 0)], 1000)
    assert len(made) == wav.RATE
    at = [ms * wav.RATE // 1000 for ms in (100, 300, 400)]
    assert not any(made[: at[0]]) and not any(made[at[2] :])
    for part, there, absent in ((made[at[0] : at[1]], 440, 660), (made[at[1] : at[2]], 880, 440)):
        assert strength(part, there) > 20 * strength(part, absent)


def test_a_tone_that_goes_round_has_no_seam():
    for frequency in (110.0, 440.0, 3300.0):
        tone = wav.loop(Sound(0, frequency, pulse(0.5)))
        periods = frequency * len(tone) / wav.RATE
        assert periods == pytest.approx(round(periods), abs=0.01 * periods)


def test_a_run_is_recorded(tmp_path):
    file = tmp_path / "run.wav"
    command = [sys.executable, "-m", "sim", "--view", "none", "--keys", "down wait:500"]
    subprocess.run([*command, "--wav", str(file)], cwd=ROOT, check=True)
    with wave.open(str(file)) as written:
        assert (written.getnchannels(), written.getframerate()) == (1, wav.RATE)
        heard = array("h", written.readframes(written.getnframes()))
    start = next(i for i, value in enumerate(heard) if value)
    notes = list(zip(effects.TURN[::2], effects.TURN[1::2], strict=True))
    first = heard[start : start + notes[0][1] * 10 * wav.RATE // 1000]
    frequency = voice.frequency(notes[0][0])
    assert strength(first, frequency) > 5 * strength(first, frequency * 1.5)
    assert not any(heard[-wav.RATE // 10 :])
