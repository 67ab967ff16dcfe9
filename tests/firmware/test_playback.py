"""A finished game is replayed: at each position, the game is as it was then."""

import random
from functools import cache

import pytest

from engine.number_drop.record import Record
from engine.number_drop.replay import Replay
from engine.number_drop.table import ROLL
from firmware.number_drop.playback import Playback
from tests.engine.playing import Chooser, saved


@cache
def played(players: int) -> tuple[Record, list[bytes], list[int]]:
    """Return a game, its state after each action, and the number of actions before each roll."""
    record = Record(players, 7)
    chooser = Chooser(7, 0.5)
    while not record.game.is_over():
        record.apply(chooser.action(record.game))
    replay = Replay(record)
    states, rolls = [saved(replay.game)], []
    while (action := replay.next()) >= 0:
        if replay.game.phase == ROLL:
            rolls.append(len(states))
        replay.do(action)
        states.append(saved(replay.game))
    return record, states, rolls


@pytest.mark.parametrize("players", [1, 2, 6])
def test_it_can_go_to_any_action_in_any_order(players):
    record, states, _ = played(players)
    review = Playback(record)
    chance = random.Random(players)
    places = list(range(len(states))) * 2
    chance.shuffle(places)
    for place in [0, len(states) - 1, *places]:
        review.go_to(place)
        assert review.done == place and saved(review.game) == states[place]


@pytest.mark.parametrize("players", [1, 3])
def test_rounds_forward_and_back(players):
    record, states, rolls = played(players)
    review = Playback(record)
    there = []
    while review.done < review.count:
        there.append(review.next_roll())
    assert there == [*rolls, len(states) - 1]
    back = []
    while review.done:
        review.go_to(review.roll_before())
        back.append(review.done)
    assert back == [*reversed(rolls), 0]


def test_it_remembers_how_the_sheet_was_before():
    record, states, _ = played(2)
    review = Playback(record)
    for place in range(1, len(states)):
        review.go_to(place - 1)
        before = bytes(review.game.sheet().bytes)
        review.go_to(place)
        assert bytes(review.before.bytes) == before
