"""The main loop: keys arrive as events, runs repeat exactly, and end when everything is at rest."""

import pytest

from sim.views.key_record import KeyRecord
from tests.sim.handheld import switch_on
from tests.sim.square import STEP


def test_a_script_reaches_the_app_as_presses_and_releases():
    handheld = switch_on()
    handheld.press("right*2 b:400 up select")
    names = ["right", "right", "b", "up", "select"]
    assert handheld.app.events == [(name, down) for name in names for down in (True, False)]
    assert (handheld.app.square.x, handheld.app.square.y) == (80 + 2 * STEP, 64 - STEP)


def test_it_waits_for_the_animation_to_end():
    handheld = switch_on()
    handheld.press("a")
    assert handheld.app.at_rest
    assert handheld.app.square.x == 85


def test_a_pause_takes_virtual_time_only(capsys):
    handheld = switch_on()
    handheld.press("b wait:60000*5")
    assert handheld.clock.now_ms() >= 300_000
    assert capsys.readouterr().err == ""


def test_an_app_that_never_rests_is_left_after_a_while(capsys):
    handheld = switch_on()
    handheld.app.is_restless = True
    handheld.press("b")
    assert "still moving" in capsys.readouterr().err


def test_the_same_run_twice_is_the_same_to_the_byte():
    ends = []
    for _ in range(2):
        handheld = switch_on()
        handheld.press("a right:200 down*3 a left wait:77 up")
        display = handheld.machine.display
        ends.append((bytes(display.pixels), display.frames, display.pixels_sent))
    assert ends[0] == ends[1]


def test_an_exception_of_the_app_comes_out():
    with pytest.raises(ZeroDivisionError, match="START was pressed"):
        switch_on().press("right start left")


class ThreeKeys:
    """A player who presses three keys, each once the app is at rest."""

    def __init__(self):
        self.left = ["a", "right", "a"]

    def next_key(self, app):
        assert app.at_rest
        return self.left.pop(0) if self.left else None


def test_a_player_presses_keys_after_the_script():
    handheld = switch_on()
    handheld.press("down", player=ThreeKeys())
    assert [name for name, down in handheld.app.events if down] == ["down", "a", "right", "a"]
    assert handheld.app.at_rest


def test_a_player_is_not_asked_for_ever():
    handheld = switch_on()
    handheld.app.is_restless = True
    with pytest.raises(RuntimeError, match="not at rest"):
        handheld.press("", player=ThreeKeys())


def test_a_key_that_is_recorded_does_not_wait_for_ever_for_a_picture_that_stands_still():
    handheld = switch_on()
    handheld.app.blinks = True
    handheld.press("right")
    record = KeyRecord("pygamer", 0, handheld.machine.display)
    with pytest.raises(RuntimeError, match="not at rest"):
        handheld.press("right", record=record)


class Hasty:
    """A view whose user types fast, with whole presses within one frame, and then closes it."""

    def __init__(self, moves):
        self.closed = False
        self.touched = None
        self._moves = [moves]
        self._frames_left = 20

    def key_changes(self, now_ms):
        self._frames_left -= 1
        self.closed = self._frames_left == 0
        return self._moves.pop() if self._moves else []

    def play_latest(self, sounds):
        """Ignore sounds."""

    def show(self, display):
        pass

    def close(self):
        pass


def test_flicks_within_one_frame_are_all_seen():
    taps = ["left", "right", "left", "up", "b", "b", "left"]
    handheld = switch_on()
    handheld.press("", view=Hasty([(name, down) for name in taps for down in (True, False)]))
    pressed = [name for name, down in handheld.app.events if down]
    assert [name for name in pressed if name != "b"] == [name for name in taps if name != "b"]
    assert pressed.count("b") == 2


def test_a_key_the_board_has_not_is_ignored():
    handheld = switch_on()
    handheld.press("", view=Hasty([("x", True), ("x", False), ("b", True), ("b", False)]))
    assert handheld.app.events == [("b", True), ("b", False)]


def test_a_player_who_presses_no_key_of_this_board_is_reported():
    class Lost:
        def next_key(self, app):
            return "x"

    with pytest.raises(KeyError, match="no key 'x'"):
        switch_on().press("", player=Lost())


def test_ctrl_c_ends_a_run_that_nobody_watches(monkeypatch):
    class Stopped:
        def next_key(self, app):
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        switch_on().press("", player=Stopped())
