"""A solo game of Drop It ends on its pile: its landings are counted up, then it has its rank."""

from random import Random

import pytest

from engine.drop_it.board import LEVELS
from engine.drop_it.game import JOKER, UNUSED_JOKER
from engine.drop_it.game import PASS as KEEP
from engine.drop_it.settled import Settled
from firmware.drop_it.facts import JOKERS
from tests.firmware.boxes import noted, texts
from tests.firmware.drop_it_scenes import go_on, judged, random_drop
from tests.firmware.handheld import FRAME_MS, Handheld, held

BOARDS = ("pygamer", "pyportal_titano", "raspberry_pi_pico_upright", "tinycircuits_thumby")


def counted(device: Handheld) -> list[list[str]]:
    """Return the texts of each frame of the count, if `noted`."""
    go_on(device)
    found = []
    while device.name == "count":
        found.append([text.text for text in texts(device)])
        device.step()
    return found


def scored(device: Handheld) -> tuple[int, int, int]:
    """Return the levels and bonus points of all landings that scored, and how many did not."""
    levels = bonus = faults = 0
    replay = Settled(device.app.session.record)
    for _ in range(device.app.session.record.count):
        replay.do(replay.next())
        game = replay.game
        if game.points:
            levels += game.judge.level
            bonus += game.judge.bonus
        faults += not game.points
    return levels, bonus, faults


def test_levels_bonus_and_faults_are_counted_up_next_to_the_pile():
    with noted():
        device = judged(1)
        frames = counted(device)
    levels, bonus, faults = scored(device)
    assert levels + bonus == device.game.score(0) and faults > 3 and levels > LEVELS
    last = frames[-1]
    for name, count in (("LEVELS", levels), ("BONUS", bonus), ("FAULTS", faults)):
        assert last[last.index(name) + 1] == str(count)
    shown = [int(frame[frame.index("LEVELS") + 1]) for frame in frames]
    assert shown == sorted(shown) and len(set(shown)) > 12


@pytest.mark.parametrize("board", BOARDS)
def test_the_count_ends_with_the_score(board):
    with held(board), noted():
        device = judged(1)
        last = counted(device)[-1]
        assert str(device.game.score(0)) in last and device.name == "over"


def test_unused_jokers_are_counted_last():
    device = Handheld(drawn=True)
    session = device.app.session
    session.offer("drop_it")
    session.variant = JOKERS
    device.new_game(1)
    device.app.navigator.run_transitions()
    chance = Random(5)
    while not device.game.is_over():
        keep = device.game.phase == JOKER
        outcome = session.do(KEEP if keep else random_drop(session.record, chance), True)
    unused = device.game.jokers[0]
    with noted():
        device.show_phase()
        device.app.navigator.run_transitions()
        device.app.navigator.follow(outcome)
        frames = counted(device)
    assert unused and [shown for shown in frames if f"JOKERS +{UNUSED_JOKER}" in shown]
    assert str(device.game.score(0)) in frames[-1]


@pytest.mark.parametrize("after", [0, 40, 100])
@pytest.mark.parametrize("key", ["a", "b", "start", "select", "left"])
def test_any_key_ends_it_and_does_nothing_else(key, after):
    device = judged(1)
    go_on(device)
    for _ in range(after):
        device.step()
    assert device.name == "count"
    device.tap(key)
    device.rest()
    assert device.name == "over" and device.app.session.record.game.is_over()


def test_it_takes_the_time_that_is_set_and_none_without_animations():
    taken = [len(counted(judged(1, speed=speed))) * FRAME_MS for speed in (0, 1, 2)]
    assert taken[0] == 0 and 1500 < taken[1] < taken[2] < 8000


@pytest.mark.parametrize("variant", [0, JOKERS])
def test_below_all_names_and_in_a_variant_there_is_no_rank(variant):
    device = judged(1, variant)
    counted(device)
    assert device.name == "over" and not [text for text in device.texts() if "RANK " in text]


def test_the_pile_stays_at_the_end_unless_memory_is_short(bytes_free):
    device = judged(1)
    counted(device)
    assert device.app.navigator.view is not None
    pile = device.app.navigator.view.zone
    assert pile in list(device.screen.group)
    device.tap("a")
    device.press("b")
    assert device.name == "over" and device.app.navigator.view is not None
    bytes_free(0)
    device = judged(1)
    assert not counted(device) and device.name == "over"
    assert device.app.navigator.view is None and f"TOTAL {device.game.score(0)}" in device.texts()
