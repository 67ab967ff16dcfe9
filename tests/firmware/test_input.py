"""Keys as the app reads them: none are lost, and only directions repeat."""

from collections import deque

import pytest

from firmware.kept import settings
from firmware.kept.settings import Settings
from firmware.keys.input import DELAYS, HOLD, RATES, Input
from firmware.keys.key_map import KeyMap
from sim.board.fingers import Fingers
from tests.firmware.handheld import Handheld

NAMES = ("b", "a", "start", "select", "right", "down", "up", "left")
SIX = ("up", "down", "left", "right", "a", "b")
THREE = ("up", "a", "down")
TWO = ("a", "b")
DIRECTIONS = ("right", "down", "up", "left")
TICKS = (1 << 29) - 1  # a board's clock wraps after it
REPEAT_DELAY, REPEAT_RATE = DELAYS[1], RATES[1]  # the default settings


class Keys:
    """A board's keys, whose events are queued until they are read."""

    def __init__(self, names):
        self._events: deque[int] = deque()
        self._names = names

    def down(self, *names):
        self._events.extend(self._names.index(name) + 1 for name in names)

    def up(self, *names):
        self._events.extend(-1 - self._names.index(name) for name in names)

    def tap(self, *names):
        for name in names:
            self.down(name)
            self.up(name)

    def next_event(self):
        return self._events.popleft() if self._events else 0


class TimedKeys(Keys):
    """Keys that record when each event happened."""

    def __init__(self, names):
        super().__init__(names)
        self.when = None
        self._times: deque[int] = deque()

    def at(self, *times):
        """Record when the next events happened, in the board's ms."""
        self._times.extend(time & TICKS for time in times)

    def next_event(self):
        self.when = self._times.popleft() if self._times else None
        return super().next_event()


class Hand:
    """An Input with its keys, read step by step as by the app."""

    def __init__(self, names=NAMES, keys=Keys):
        self.keys = keys(names)
        self.settings = Settings()
        self.input = Input(self.keys, KeyMap(names, {}), self.settings.values)

    def step(self, elapsed=0):
        """Let time pass; return the keys that the step handles."""
        self.input.elapse(elapsed)
        taken = []
        while key := self.input.next_key():
            taken.append(key)
            assert len(taken) < 100
        return taken


def test_no_press_is_lost_however_slow_the_step():
    hand = Hand()
    pressed = []
    for name in NAMES * 4:
        hand.keys.down(name)
        hand.keys.up(name)
        pressed.append(name)
    assert hand.step(5000) == pressed
    assert hand.input.presses == len(pressed)
    assert hand.step(5000) == []


@pytest.mark.parametrize(
    ("names", "meanings"),
    [(SIX, {}), (THREE, {"up": "previous", "down": "next"}), (TWO, {"b": "next"})],
    ids=len,
)
def test_no_press_is_lost_and_the_order_is_kept_on_few_keys(names, meanings):
    hand = Hand(names)
    pressed = names * 3 + names[::-1] * 2
    hand.keys.tap(*pressed)
    assert hand.step(5000) == [meanings.get(name, name) for name in pressed]
    assert hand.input.presses == len(pressed)
    assert [hand.step(5000) for _ in range(3)] == [[]] * 3


def test_presses_that_overlap_all_count():
    hand = Hand()
    hand.keys.down("left", "a", "b")
    hand.keys.up("left", "b", "a")
    assert hand.step() == ["left", "a", "b"]


def test_overlapping_presses_of_keys_that_can_be_held_keep_their_order():
    hand = Hand(TWO)
    hand.keys.down("a", "b", "a")  # the first A's release is late, or was missed
    assert hand.step() == ["a", "next"]
    hand.keys.up("b", "a")
    assert hand.step() == ["a"]
    assert hand.input.presses == 3


# --- held ---


@pytest.mark.parametrize(
    ("names", "key", "held"),
    [
        (TWO, "b", "b"),
        (TWO, "a", "start"),
        (THREE, "up", "b"),
        (THREE, "a", "start"),
        (SIX, "b", "start"),
        (NAMES, "select", "help"),
    ],
)
def test_a_key_held_means_one_thing_once_and_not_its_short_one(names, key, held):
    hand = Hand(names)
    hand.keys.down(key)
    assert hand.step(10) == []
    assert hand.step(HOLD - 1) == []
    assert hand.step(1) == [held]
    assert [hand.step(1000) for _ in range(3)] == [[]] * 3
    hand.keys.up(key)
    assert hand.step() == []
    assert hand.input.presses == 1


def test_a_tap_that_a_slow_step_saw_late_is_no_hold():
    hand = Hand(TWO)
    hand.keys.down("b")
    assert hand.step(10) == []
    hand.keys.up("b")
    assert hand.step(10 * HOLD) == ["next"]


@pytest.mark.parametrize(("held", "meaning"), [(HOLD - 1, "next"), (HOLD, "b")])
@pytest.mark.parametrize("start", [0, TICKS - 100], ids=["early", "before the clock wraps"])
def test_a_key_held_and_let_go_while_a_screen_was_drawn_means_what_it_did(start, held, meaning):
    hand = Hand(TWO, TimedKeys)
    hand.keys.tap("b")
    hand.keys.at(start, start + held)
    assert hand.step(2 * HOLD) == [meaning]
    assert hand.step(2 * HOLD) == []


def test_time_that_moves_nothing_counts_for_a_hold():
    hand = Hand(TWO, TimedKeys)
    hand.keys.down("b")
    hand.keys.at(1000)
    assert hand.step(10) == []  # then a screen is loaded, for an unknown time
    hand.keys.up("b")
    hand.keys.at(1000 + HOLD)
    assert hand.step(10) == ["b"]


@pytest.mark.parametrize(("held", "meaning"), [(HOLD - 1, "next"), (HOLD, "b")])
def test_a_key_means_what_it_did_when_the_next_one_was_pressed(held, meaning):
    hand = Hand(TWO, TimedKeys)
    hand.keys.down("b")
    hand.keys.tap("a")
    hand.keys.at(0, held, held + 50)
    assert hand.step(2 * HOLD) == [meaning, "a"]
    assert hand.input.presses == 2


def test_keys_without_a_held_meaning_act_at_once():
    for names, key, meaning in ((SIX, "up", "up"), (THREE, "down", "next"), (NAMES, "b", "b")):
        hand = Hand(names)
        hand.keys.down(key)
        assert hand.step() == [meaning]


# --- repeated ---


@pytest.mark.parametrize("name", DIRECTIONS)
def test_a_held_direction_repeats_after_a_delay_and_then_at_a_rate(name):
    hand = Hand()
    hand.keys.down(name)
    assert hand.step(10) == [name]
    assert hand.step(REPEAT_DELAY - 1) == []
    assert hand.step(1) == [name]
    for _ in range(5):
        assert hand.step(REPEAT_RATE - 1) == []
        assert hand.step(1) == [name]
    assert hand.input.presses == 1


@pytest.mark.parametrize("choice", range(3))
def test_delay_and_rate_are_what_is_set_at_once(choice):
    hand = Hand()
    hand.settings.values[settings.DELAY] = choice
    hand.settings.values[settings.RATE] = choice
    hand.keys.down("left")
    assert hand.step() == ["left"]
    for wait in (DELAYS[choice], RATES[choice], RATES[choice]):
        assert hand.step(wait - 1) == []
        assert hand.step(1) == ["left"]
        assert hand.input.is_repeat


def test_longer_delays_and_faster_rates_come_later():
    assert sorted(DELAYS) == list(DELAYS) and sorted(RATES, reverse=True) == list(RATES)
    assert len(DELAYS) == settings.CHOICES[settings.DELAY]
    assert len(RATES) == settings.CHOICES[settings.RATE]


def test_the_step_repeats_on_three_keys_the_one_back_is_held_for_back():
    hand = Hand(THREE)
    hand.keys.down("down")
    assert hand.step() == ["next"]
    assert hand.step(REPEAT_DELAY) == ["next"]
    assert hand.step(REPEAT_RATE) == ["next"]


def test_a_slow_step_makes_one_repeat_not_a_burst():
    hand = Hand()
    hand.keys.down("left")
    assert hand.step() == ["left"]
    assert hand.step(60_000) == ["left"]
    assert hand.step(1) == []


@pytest.mark.parametrize("name", ["a", "b", "start"])
def test_what_acts_never_repeats(name):
    hand = Hand()
    hand.keys.down(name)
    assert hand.step() == [name]
    assert [hand.step(100) for _ in range(50)] == [[]] * 50


def test_letting_go_ends_the_repeats():
    hand = Hand()
    hand.keys.down("up")
    assert hand.step() == ["up"]
    assert hand.step(REPEAT_DELAY) == ["up"]
    hand.keys.up("up")
    assert [hand.step(REPEAT_DELAY) for _ in range(5)] == [[]] * 5


def test_a_direction_let_go_within_a_slow_step_does_not_repeat():
    hand = Hand()
    hand.keys.down("up")
    assert hand.step() == ["up"]
    hand.keys.up("up")
    assert hand.step(REPEAT_DELAY + 50) == []


def test_another_key_ends_the_repeats_and_letting_the_first_go_changes_nothing():
    hand = Hand()
    hand.keys.down("left", "a")
    assert hand.step() == ["left", "a"]
    assert hand.step(REPEAT_DELAY) == []
    hand.keys.down("right")
    assert hand.step() == ["right"]
    hand.keys.up("left")
    assert hand.step(REPEAT_DELAY) == ["right"]


def placing(now=0):
    """Return an app that places the first digit, with its clock at `now`, and its fingers."""
    device = Handheld()
    device.press("a")
    device.step((now - device.now) % (1 << 29))
    assert device.name == "place" and device.screen.col == 3
    return device, Fingers(device.machine)


def test_the_clock_wraps_unnoticed():
    start = (1 << 29) - 200
    device, fingers = placing(start)
    fingers.move("left", True)
    fingers.frame()
    device.step(10)
    assert device.screen.col == 2
    device.step(REPEAT_DELAY - 20)
    assert device.now < start and device.screen.col == 2
    device.step(20)
    assert device.screen.col == 1
    device.step(REPEAT_RATE)
    assert device.screen.col == 0


def test_two_presses_of_a_button_within_one_step_are_two():
    device, fingers = placing()
    for down in (True, False, True, False):
        fingers.move("b", down)
        fingers.frame()
    before = device.app.input.presses
    device.step(3000)
    assert device.app.input.presses == before + 2
