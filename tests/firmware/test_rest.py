"""At rest the loop sleeps, and keys are still handled promptly."""

import pytest

from firmware.memory import plan
from tests.firmware.handheld import Handheld, begin
from tests.firmware.test_computer import at_table

STEP = 3  # ms that a step takes on these boards, unless a test says otherwise
NOTICED = 20  # ms that a key may wait longer: keypad's own interval
FLICK = 50  # ms that a thumb pushes a stick, at least
FRAME = 25  # ms of an animation's picture


class Loop:
    """Does the same as code.py, on a board whose steps take `step` ms."""

    def __init__(self, device: Handheld, step: int = STEP) -> None:
        self.device = device
        self.now = device.now
        self.began: list[int] = []  # when each step began
        self.step = step

    def turn(self) -> int:
        """Take a step and sleep after it; return for how long."""
        app = self.device.app
        self.began.append(self.now)
        app.step(self.now % (1 << 29))
        self.now += self.step
        nap: int = app.rest(self.now % (1 << 29))
        self.now += nap
        return nap

    def press(self, key: str) -> None:
        """Press and release a key, without waiting for anything."""
        for down in (True, False):
            self.device.machine.keys[key].set(down)

    def run(self, ms: int) -> None:
        """Continue for this long."""
        end = self.now + ms
        while self.now < end:
            self.turn()


def gaps(times: list[int]) -> list[int]:
    """Return the ms from each time to the next."""
    return [after - before for before, after in zip(times, times[1:], strict=False)]


def test_at_rest_every_step_sleeps_and_most_of_the_time_goes_by_asleep():
    loop = Loop(Handheld())
    start = loop.now
    naps = []
    while loop.now < start + 10_000:
        naps.append(loop.turn())
    assert min(naps) > 0
    assert sum(naps) / (loop.now - start) > 0.75


@pytest.mark.parametrize("board", ["pygamer", "clue_nrf52840_express", "tinycircuits_thumby"])
def test_a_key_is_answered_in_time_whenever_it_comes(board):
    loop = Loop(Handheld(board=board))
    device = loop.device
    key = device.machine.keys["b" if board.startswith("clue") else "down"]
    late = []
    for phase in range(2 * (STEP + NOTICED)):
        before, presses = device.screen.menu.chosen, device.app.input.presses
        due = loop.now + 500 + phase
        while loop.now < due:
            loop.turn()
        key.set(True)  # when it was due, while the loop slept
        asked = loop.now
        loop.turn()
        assert device.app.input.presses == presses + 1
        late.append(asked - due)
        while loop.now < due + FLICK:
            loop.turn()
        key.set(False)
        loop.turn()
        assert device.screen.menu.chosen != before
    assert 0 < max(late) < NOTICED


def test_a_stick_is_asked_often_enough_for_the_shortest_flick():
    device = Handheld()
    assert device.app.at_rest
    for step in (STEP, 15):
        loop = Loop(device, step)
        loop.run(1000)
        assert max(gaps(loop.began)) < FLICK
        device.now = loop.now


def test_keys_that_wait_for_another_screen_are_not_slept_over():
    device = Handheld()
    loop = Loop(device)
    loop.press("a")
    loop.press("a")
    assert loop.turn() == 0 and device.name == "place"
    loop.turn()
    assert device.name != "place"


@pytest.mark.parametrize(("step", "least"), [(3, 20), (15, 20), (40, 1000 // 41), (90, 1000 // 91)])
def test_an_animation_has_its_frames_and_a_slow_board_all_that_it_can(step, least):
    device = Handheld(seed=3)
    begin(device)
    loop = Loop(device, step)
    loop.press("a")
    loop.turn()
    naps = []
    while not device.app.at_rest:
        naps.append(loop.turn())
    assert device.name == "slide" and len(naps) > 3
    assert 1000 / max(gaps(loop.began)) >= least
    # Only as many pictures as needed: the loop sleeps for the rest.
    assert min(gaps(loop.began)) >= FRAME
    assert set(naps[:-1]) == {max(0, FRAME - step)}


def test_a_computers_choice_is_seen_as_long_after_a_table_that_was_long_to_load(bytes_free):
    bytes_free(plan.THOUGHT - 1)
    device = at_table("cc")
    loop = Loop(device, 2000)  # more than the 1500 ms that it is shown
    while device.name != "computer_thinking":
        loop.turn()
    while device.name != "computer" or device.screen.action < 0:
        loop.turn()
    loop.step = STEP
    start, shown = loop.now, device.screen
    while device.screen is shown and shown.action >= 0:
        loop.turn()
    assert 1400 <= loop.now - start <= 1600


def test_while_it_thinks_it_does_not_sleep():
    device = Handheld(seed=4)
    device.play_to("drop")
    device.press("right")
    loop = Loop(device)
    loop.press("select")
    while device.name != "hint":
        loop.turn()
    naps = []
    while device.name == "hint":
        naps.append(loop.turn())
    assert len(naps) > 3 and set(naps[:-1]) == {0}


def test_a_computers_turn_is_thought_without_a_pause_and_looked_at_with_one():
    device = at_table("cc")
    loop = Loop(device)
    thought: list[int] = []
    looked: list[int] = []
    for _ in range(1000):
        nap = loop.turn()
        if device.name == "computer":
            (thought if device.screen.is_busy else looked).append(nap)
    assert set(thought) == {0} and set(looked) == {10}


def test_the_clock_may_wrap_within_a_frame():
    device = Handheld()
    device.step((1 << 29) - 10 - device.now)
    device.screen.at_rest = False
    loop = Loop(device, 15)
    assert [loop.turn() for _ in range(3)] == [FRAME - 15] * 3


def test_memory_is_tidied_once_after_a_key_when_all_that_it_led_to_is_shown(monkeypatch):
    device = Handheld()
    begin(device)
    loop = Loop(device)
    loop.run(200)
    tidied: list[int] = []  # when

    def tidy() -> None:
        screen = device.app.navigator.screen
        if screen is not None:  # otherwise a transition is running
            assert screen.at_rest
            tidied.append(loop.now)

    monkeypatch.setattr("gc.collect", tidy)
    loop.run(1000)
    assert not tidied
    presses = device.app.input.presses
    device.machine.keys["left"].set(True)  # it has no effect here
    while not device.app.input.presses > presses:
        assert not tidied
        loop.turn()
    device.machine.keys["left"].set(False)
    pressed = loop.now
    loop.run(1000)
    assert len(tidied) == 1 and tidied[0] - pressed < FRAME
    tidied.clear()
    loop.press("a")
    loop.turn()
    assert not device.app.at_rest and not tidied  # dice are rolling
    loop.run(3000)
    assert len(tidied) == 1
