"""Sound effects: in order, in time, in the right place, and off when switched off."""

from types import ModuleType

import pytest

from engine.number_drop import sheet as rules
from engine.number_drop.game import Game
from engine.number_drop.table import BLOCK, COMBO, ROLL
from firmware.keys.directions import NEXT, PREVIOUS
from firmware.navigator import Navigator
from firmware.number_drop.sounds import ActionSound
from firmware.sound import effects
from firmware.sound.voice import Sound, frequency
from tests.engine.positions import fill, take
from tests.firmware.handheld import Handheld, begin

EFFECTS = {
    name: effect
    for name, effect in vars(effects).items()
    if name.isupper() and not name.startswith("_") and isinstance(effect, bytes)
}
OFF, SOFT, FULL = range(3)


class Voice:
    """Records what it should play."""

    def __init__(self) -> None:
        self.tones: list[tuple[int, int]] = []

    def tone(self, frequency: int, volume: int) -> None:
        self.tones.append((frequency, volume))


class Shaker(Voice):
    """A voice on a board with a motor."""

    def __init__(self) -> None:
        super().__init__()
        self.shakes: list[int] = []

    def rumble(self, strength: int) -> None:
        self.shakes.append(strength)


def made(level: int = FULL) -> tuple[Sound, Shaker]:
    voice = Shaker()
    loud = Sound(voice)
    loud.set_level(level)
    return loud, voice


def length(effect: bytes) -> int:
    return sum(effect[1::2]) * 10


def test_frequencies_are_those_of_equal_temperament():
    for semitones in range(48):
        assert frequency(semitones) == pytest.approx(220 * 2 ** (semitones / 12), rel=0.01)


@pytest.mark.parametrize("name", EFFECTS)
def test_an_effect_sounds_note_by_note_and_ends(name):
    effect = EFFECTS[name]
    loud, voice = made()
    loud.play(effect)
    for _ in range(length(effect)):
        loud.tick(1)
    notes = [0 if note == 255 else frequency(note) for note in effect[::2]]
    assert [frequency for frequency, _ in voice.tones] == [*notes, 0]
    loud.tick(1000)
    assert len(voice.tones) == len(notes) + 1


@pytest.mark.parametrize("name", EFFECTS)
def test_a_slow_screen_makes_no_effect_longer(name):
    effect = EFFECTS[name]
    loud, voice = made()
    loud.play(effect)
    loud.tick(length(effect) + 1)
    assert voice.tones[-1] == (0, 0)


@pytest.mark.parametrize("name", EFFECTS)
def test_off_is_off_and_soft_is_softer(name):
    heard = {}
    for level in (OFF, SOFT, FULL):
        loud, voice = made(level)
        loud.play(EFFECTS[name])
        heard[level] = max([volume for _, volume in voice.tones], default=0)
        assert level != OFF or not voice.tones and not voice.shakes
    assert heard[OFF] == 0 < heard[SOFT] < heard[FULL]


def test_turned_off_it_falls_silent_at_once():
    loud, voice = made()
    loud.play(effects.BLOCK)
    loud.set_level(OFF)
    assert voice.tones[-1] == (0, 0) and voice.shakes[-1] == 0


def test_a_short_effect_does_not_cut_off_a_long_one():
    loud, voice = made()
    loud.play(effects.OVER)
    loud.play(effects.MOVE)
    for _ in range(length(effects.OVER)):
        loud.tick(1)
    heard = [frequency for frequency, _ in voice.tones]
    assert heard == [*map(frequency, effects.OVER[::2]), 0]


def test_a_board_without_a_voice_or_a_motor_plays_on():
    silent = Sound(None)
    silent.set_level(FULL)
    silent.play(effects.DROP)
    silent.tick(1000)
    unmoved = Sound(Voice())
    unmoved.set_level(FULL)
    unmoved.play(effects.GO)
    unmoved.tick(1000)


def test_a_block_shakes_the_board_for_a_moment():
    loud, voice = made()
    loud.play(effects.BLOCK)
    loud.tick(100)
    assert voice.shakes == [100]
    loud.tick(100)
    assert voice.shakes == [100, 0]


@pytest.mark.parametrize("value", range(3, 9))
def test_a_combo_has_a_note_for_each_digit(value):
    climbing = effects.combo(1, value)[::2]
    assert len(climbing) == value
    assert list(climbing) == list(range(climbing[0], climbing[0] + 2 * value, 2)), "whole tones"
    level = [note for note in effects.combo(0, value)[::2] if note != 255]
    assert len(level) == value and len(set(level)) == 1


# --- in a game ---


class Listener(Handheld):
    """A handheld that records every effect that it starts."""

    def __init__(self) -> None:
        super().__init__(seed=1)
        self.heard = self.listen()


def test_a_key_is_heard_and_what_it_does_too():
    device = Listener()
    device.press("down")
    assert device.heard == [effects.TURN]
    device.press("up")
    begin(device)
    device.heard.clear()
    device.press("a")
    assert device.heard == [effects.PRESS, effects.ROLL]
    device.play_to("drop")
    device.heard.clear()
    device.press("left a")
    assert device.heard == [effects.MOVE, effects.PRESS, effects.DROP]


def test_a_step_on_few_keys_is_heard_as_one():
    assert effects.of_key(NEXT) == effects.of_key(PREVIOUS) == effects.of_key("left")
    assert effects.of_key("a") != effects.of_key("left")


def test_a_roll_is_heard_where_a_block_of_several_begins_and_the_bonus_as_the_longest_run():
    for players, wanted in ((1, effects.GO), (2, effects.ROLL)):
        game = Game(players, 1)
        game.phase = ROLL
        action_sound = ActionSound()
        action_sound.before(game)
        game.phase = BLOCK
        assert action_sound.after(game) == wanted
    game = Game(1, 1)
    game.phase = COMBO
    action_sound = ActionSound()
    action_sound.before(game)
    take(game.sheet(), same=[8])
    assert game.sheet().bonus
    assert action_sound.after(game) == effects.combo(rules.RUN, 8)


def test_no_note_sounds_while_a_screen_is_loaded(monkeypatch):
    """A press that starts work is only heard after it; the busy indicator responds first."""
    device, voice = Handheld(), Voice()
    device.app.sound = Sound(voice)
    device.app.sound.set_level(FULL)
    find, loaded = Navigator.find, []

    def find_noted(navigator: Navigator, name: str, owner: list[str]) -> ModuleType:
        loaded.append((name, voice.tones[-1:]))
        return find(navigator, name, owner)

    monkeypatch.setattr(Navigator, "find", find_noted)
    begin(device)
    device.press("a a a")
    assert {"roll", "slide"} <= {name for name, _ in loaded}
    assert any(volume for _, volume in voice.tones)
    assert [one for one in loaded if one[1] and one[1][0][1]] == []


def test_a_row_a_combo_a_letter_and_the_end_are_heard():
    device = Listener()
    device.play_to("over")
    for effect in (effects.ROW, effects.OVER, effects.BLOCK, effects.GO):
        assert effect in device.heard
    after = device.heard[device.heard.index(effects.OVER) + 1 :]
    counted = [notes for notes in after if len(notes) == 2]
    rest = {effects.ROW, effects.DROP, effects.RANK}  # rows or +10, penalties, and a new rank
    assert len(counted) > 5 and {*after} - {*counted} <= rest


def test_circling_is_heard_as_the_combo_that_it_was():
    for row, sizes, effect in (
        ("1234...", (0, 1 << 4), effects.combo(rules.RUN, 4)),
        ("33333..", (1 << 5, 0), effects.combo(rules.SAME, 5)),
    ):
        game = Game(1, 1)
        fill(game.sheet(), row)
        game.phase = COMBO
        action_sound = ActionSound()
        action_sound.before(game)
        combos = game.load_combos()
        combos.find(*sizes)
        assert combos.next()
        game.apply(combos.action())
        assert action_sound.after(game) == effect


def test_a_combo_that_circles_a_letter_is_heard_as_that():
    game = Game(1, 1)
    fill(game.sheet(), "1234...")
    take(game.sheet(), same=[4])
    game.phase = COMBO
    action_sound = ActionSound()
    action_sound.before(game)
    combos = game.load_combos()
    combos.find(0, 1 << 4)
    assert combos.next()
    game.apply(combos.action())
    assert action_sound.after(game) == effects.LETTER


def test_go_is_heard_when_a_tile_is_down():
    device = Listener()
    begin(device)
    device.heard.clear()
    device.play_to("block")
    assert device.heard[-1] == effects.GO
    assert device.heard.count(effects.GO) == 1


@pytest.mark.parametrize("name", EFFECTS)
def test_every_note_is_one_that_a_small_loudspeaker_can_play(name):
    heights = [note for note in EFFECTS[name][::2] if note != 255]
    assert all(250 <= frequency(note) <= 3000 for note in heights)
    assert 250 <= frequency(effects.combo(1, 8)[-2]) <= 3000


@pytest.mark.parametrize("name", EFFECTS)
def test_every_note_is_heard_at_thirty_frames_a_second(name):
    loud, voice = made()
    loud.play(EFFECTS[name])
    for _ in range(100):
        loud.tick(33)
    heard = [frequency for frequency, _ in voice.tones[:-1] if frequency]
    notes = [frequency(note) for note in EFFECTS[name][::2] if note != 255]
    assert set(heard) == set(notes)


def test_the_motor_stops_when_a_load_silences_the_note():
    """The motor would otherwise run during the whole load, which does not count as time."""
    loud, voice = made()
    loud.play(effects.BLOCK)
    loud.stop_note()
    assert voice.shakes == [100, 0] and voice.tones[-1] == (0, 0)
    loud.tick(1000)
    assert voice.shakes == [100, 0]
