"""What each board sounds like: pitch and loudness, and an amplifier that is off in silence."""

from typing import Any

import pytest

from sim.board import board_files, simulated_board
from sim.board.standins import supervisor

SILENT = {
    "adafruit_feather_esp32s2_reverse_tft",
    "adafruit_feather_esp32s3_reverse_tft",
    "espressif_esp32s3_usb_otg_n8",
    "lilygo_t_display_rp2040",
    "lilygo_tdisplay_s3",
    "lilygo_tqt_pro_psram",
    "ohs2020_badge",
}
SOUNDING = [name for name in board_files.names() if name not in SILENT]


def make_voice(name: str) -> tuple[simulated_board.Machine, Any]:
    """Return a board that is switched on, and its voice."""
    machine = simulated_board.switch_on(name)
    board_file: Any = simulated_board.load_board_file(name)
    return machine, board_file.make_voice()


def heard(machine: simulated_board.Machine) -> tuple[float, int]:
    """Return the frequency and the volume of the current sound."""
    return machine.sounds[-1].frequency, machine.sounds[-1].volume


@pytest.mark.parametrize("name", sorted(SILENT))
def test_a_board_without_sound_has_no_voice(name):
    simulated_board.switch_on(name)
    assert not hasattr(simulated_board.load_board_file(name), "make_voice")


@pytest.mark.parametrize("name", SOUNDING)
def test_it_starts_silent_and_plays_what_it_is_given(name, monkeypatch):
    machine, voice = make_voice(name)
    assert machine.sounds == []
    monkeypatch.setattr(supervisor, "elapsed_ms", lambda: 70)
    voice.tone(440, 100)
    assert heard(machine)[0] == 440
    assert heard(machine)[1] > 25
    assert machine.sounds[-1].ms == 70
    voice.tone(1320, 100)
    assert heard(machine)[0] == 1320
    voice.tone(0, 100)
    assert heard(machine) == (0, 0)


@pytest.mark.parametrize("name", SOUNDING)
def test_a_higher_volume_is_louder_and_none_is_silent(name):
    machine, voice = make_voice(name)
    loudness = []
    for volume in (0, 20, 50, 75, 100):
        voice.tone(500, volume)
        loudness.append(heard(machine)[1] if machine.sounds else 0)
    assert loudness == sorted(set(loudness))
    assert loudness[0] == 0


@pytest.mark.parametrize("name", ["pygamer", "pybadge", "tinycircuits_thumby_color"])
def test_the_amplifier_is_on_while_something_sounds(name):
    machine, voice = make_voice(name)
    enable = machine.board.SPEAKER_ENABLE
    levels = [enable.high]
    for frequency in (300, 0, 400):
        voice.tone(frequency, 50)
        levels.append(enable.high)
    assert levels == [False, True, False, True]


def test_only_the_thumby_color_shakes():
    for name in SOUNDING:
        machine, voice = make_voice(name)
        assert hasattr(voice, "rumble") == (name == "tinycircuits_thumby_color")
        assert machine.rumbles == []
        if hasattr(voice, "rumble"):
            voice.rumble(60)
            voice.rumble(0)
            assert [rumble.strength for rumble in machine.rumbles] == [60, 0]


@pytest.mark.parametrize("name", SOUNDING)
def test_the_lowest_and_the_highest_tone_are_heard(name):
    machine, voice = make_voice(name)
    for frequency in (125, 1500):
        voice.tone(frequency, 100)
        assert heard(machine)[0] == frequency
