"""The computer at the table: watched, hurried, stopped and undone.

It never acts for a person, nor lets a person act by accident.
"""

import pytest

from engine.number_drop.table import COMBO, DROP, ROLL, START
from engine.store.codeword import BLANK
from engine.store.journal import Journal
from engine.store.tape import Tape
from sim import languages
from tests.firmware.handheld import FRAME_MS, Handheld

PLAY = languages.topic("number_drop.play", "en")
TABLE = languages.topic("number_drop.table", "en")

LEAST_MS = 350


def at_table(
    seats: str, journal: Journal | None = None, seed: int = 3, device: Handheld | None = None
) -> Handheld:
    """Return a handheld with a new game, one letter per seat: p for a person, c for BEN."""
    device = device or Handheld(seed=seed, journal=journal)
    device.choose("players")
    device.press("down" + " right" * (len(seats) - 2))
    for seat in seats:
        device.press("down" + " right" * (seat == "c"))
    device.press("down*2 a")  # past the house rules
    assert bytes(device.app.session.seats.kinds[: len(seats)]) == bytes(
        seat == "c" for seat in seats
    )
    return device


def watch(device: Handheld, until: str, most: int = 30_000) -> list[tuple[int, bool]]:
    """Let time pass without a key up to a screen.

    Return in which frames something was done, and whether it was a roll.
    """
    done: list[tuple[int, bool]] = []
    for frame in range(most):
        if device.name == until:
            return done
        before, phase = device.app.session.record.count, device.game.phase
        device.step()
        if device.app.session.record.count > before:
            done.append((frame, phase == ROLL))
    raise AssertionError(f"still in {device.name}")


def to_first_roll(device: Handheld) -> None:
    """Let every person write their first digit, and the computers theirs."""
    while device.game.round == 0:
        if device.name == "computer":
            device.step()
        else:
            device.rest()
            device.press("a")


@pytest.mark.parametrize(("seats", "screen"), [("cpc", "your_turn"), ("cpp", "hand_over")])
def test_it_plays_its_turn_alone_and_hands_over_to_the_person(seats, screen):
    device = at_table(seats)
    assert device.name == "computer"
    watch(device, screen)
    assert device.game.player == 1 and device.game.sheets[0].top() == 1


def test_a_player_alone_with_computers_is_handed_nothing():
    device = at_table("cpc")
    watch(device, "your_turn")
    assert not device.screen.bar.contents()[1] and device.screen.group is device.app.navigator.view
    device.rest()
    assert device.name == "place" and device.screen.message in device.texts()
    device.press("a")
    assert device.name == "computer"
    watch(device, "your_turn")  # the third one's digit, the first one's roll, drop and combo
    assert device.game.player == 1 and device.game.round == 1


def test_its_roll_that_starts_blocks_stands_until_a_key():
    device = at_table("pcc")
    seen = 0
    while not device.game.is_over() and not seen:
        before, done = device.game.phase, device.app.session.record.count
        device.step()
        has_rolled = before == ROLL and device.app.session.record.count > done
        if device.name == "computer" and has_rolled and device.game.phase not in (DROP, COMBO):
            seen += 1
            shown, count = device.screen.message, device.app.session.record.count
            assert shown.startswith(TABLE.BLOCK) or shown == TABLE.ALL_SAFE
            for _ in range(400):
                device.step()
            assert device.name == "computer" and device.app.session.record.count == count
            device.press("a")
            assert (device.name, device.screen.message) != ("computer", shown)
        elif device.name != "computer" and device.app.at_rest:
            device.press("a")
    assert seen


def test_each_thing_it_does_is_shown_for_a_while():
    device = at_table("ccc")
    done = watch(device, "over")
    apart = [
        (frame - before) * FRAME_MS
        for (before, _), (frame, is_roll) in zip(done, done[1:], strict=False)
        if not is_roll  # dice are rolled first, and then shown
    ]
    assert min(apart) >= LEAST_MS


def test_a_pass_is_shown_for_a_shorter_time():
    device = at_table("cc")
    shown: list[tuple[str, int]] = [("", 0)]  # messages, and for how many ms
    while device.name != "over" and len(shown) < 60:
        message = device.message if device.name == "computer" else ""
        if message != shown[-1][0]:
            shown.append((message, 0))
        shown[-1] = message, shown[-1][1] + FRAME_MS
        device.step()
    passes = [time for message, time in shown if message.endswith(" PASSES")]
    drops = [time for message, time in shown if " DROPS" in message]
    assert passes and max(passes) <= 600 < 1400 < max(drops)


def test_a_game_of_computers_alone_comes_to_its_end():
    device = at_table("cc")
    watch(device, "over")
    assert device.game.is_over() and device.app.input.presses < 20


def test_a_key_brings_one_thing_after_the_other():
    device = at_table("ccc")
    for _ in range(30):
        while device.screen.action < 0 or not device.app.at_rest:
            device.step()
            if device.name == "over":
                return
        before = device.app.session.record.count
        rolled = device.screen._roller >= 0
        device.press("a")
        done = device.app.session.record.count - before
        assert done <= 2 and (rolled or done), "a drop, and the pass of who has nothing to circle"


def test_a_persons_turn_begins_with_what_the_computers_gained():
    device = at_table("pcc")
    to_first_roll(device)
    device.rest()
    device.app.session.computer_gains = [[1, 6], [2, 2]]
    device.follow()
    device.app.navigator.run_transitions()
    device.rest()
    assert device.name == "roll"
    assert device.message == "BEN +6, BE2 +2. " + PLAY.ROLL
    device.press("start b")
    assert device.message == PLAY.ROLL


@pytest.mark.parametrize(("seats", "screen"), [("cp", "your_turn"), ("cpp", "hand_over")])
def test_hurrying_the_computer_does_not_begin_the_next_turn(seats, screen):
    device = at_table(seats)
    while device.name != screen:
        device.tap("a")
    for _ in range(20):
        device.tap("a")
    assert device.name == screen and device.game.player == 1
    assert device.game.phase == START


def test_nothing_happens_while_the_menu_is_open():
    device = at_table("cc")
    device.press("start")
    assert device.name == "pause"
    count = device.app.session.record.count
    for _ in range(200):
        device.step()
    assert device.app.session.record.count == count
    device.press("b")
    assert device.name == "computer"
    watch(device, "over")


@pytest.mark.parametrize("keys", ["b", "start down down a"])
def test_undo_goes_back_to_the_last_choice_of_the_person(keys):
    device = at_table("pcc")
    to_first_roll(device)
    device.rest()
    device.press("a")
    assert device.name == "drop" and device.game.phase == DROP
    rolled = device.app.session.record.count
    while device.name in ("drop", "combo"):
        device.press("a")
    assert device.name == "computer"
    last = device.app.session.record.count
    while device.game.player == 1:  # the computer has had its turn
        device.step()
    device.press(keys)
    assert device.name in ("drop", "combo") and device.game.player == 0
    assert rolled <= device.app.session.record.count < last


def test_there_is_nothing_to_undo_if_only_computers_acted_since_the_roll():
    device = at_table("cp")
    to_first_roll(device)
    watch(device, "your_turn")
    assert device.game.player == 1 and device.game.phase == DROP
    device.rest()
    count = device.app.session.record.count
    device.press("start")
    assert device.name == "pause" and "undo" not in device.screen.lines
    assert device.app.session.record.count == count


@pytest.mark.parametrize("frames", [5, 40, 90])
def test_after_power_off_it_continues_with_its_turn(frames):
    memory = bytearray([BLANK]) * 8192
    device = at_table("pc", Journal(Tape([memory])))
    to_first_roll(device)
    device.rest()
    device.press("a")
    while device.name in ("drop", "combo"):
        device.press("a")
    for _ in range(frames):
        device.step()
    count, name = device.app.session.record.count, device.name
    again = Handheld(journal=Journal(Tape([memory])))
    again.press("a")
    assert again.app.session.record.count == count
    assert again.name == ("computer" if name in ("computer", "motion") else "roll")
    assert again.app.name_of(1) == device.app.name_of(1) == "BEN"


def test_holding_a_leads_to_a_persons_turn_without_showing_what_computers_do():
    shown = {}
    for hold in (FRAME_MS, 1_500):
        device = at_table("pcc")
        device.press("a")
        while device.name != "computer":
            device.tap("a")
            device.step()
        device.tap("a", hold)
        ms = hold
        while device.name == "computer":
            device.step()
            ms += FRAME_MS
        assert device.name in ("your_turn", "hand_over", "roll")
        shown[hold] = ms
        if hold > FRAME_MS:
            device.rest()
            assert not device.app.session.skips, "a person's own choices are shown"
    assert min(shown, key=lambda hold: shown[hold]) > FRAME_MS
