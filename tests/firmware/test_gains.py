"""What turns have gained is shown once, and whose gain it is."""

import random

import pytest

from engine.drop_it.game import DROP
from engine.number_drop.bot import Bot
from engine.number_drop.table import ROLL
from firmware.drop_it.facts import TEAMS
from firmware.kept.seats import Seats
from firmware.kept.settings import SPEED
from tests.firmware.handheld import Handheld

COMPUTER = 2  # the level of those at the table


def at_table(seats: str, seed: int = 1, game: str = "number_drop", variant: int = 0) -> Handheld:
    """Return a handheld with a new game, one letter per seat: p for a person, c for a computer."""
    device = Handheld(seed=seed)
    device.app.settings.values[SPEED] = 0  # actions are not animated first
    session = device.app.session
    session.offer(game)
    session.variant = variant
    session.draft = Seats()
    session.draft.count = len(seats)
    for seat, who in enumerate(seats):
        session.draft.kinds[seat] = COMPUTER * (who == "c")
    device.new_game(len(seats), seed)
    device.app.navigator.run_transitions()
    return device


def gains_shown(device: Handheld, outcome: object) -> list[str]:
    """Return the gains that are shown when an outcome leads to the person's turn."""
    device.app.navigator.follow(outcome)
    device.app.navigator.run_transitions()
    assert device.name == "your_turn"
    device.rest()
    gains, _, _ = device.message.rpartition(". ")
    return gains.split(", ") if gains else []


def told_of(device: Handheld, won: dict[int, int]) -> set[str]:
    return {
        f"{device.app.name_of(player)} +{points}" for player, points in won.items() if points > 0
    }


@pytest.mark.parametrize("seed", [1, 3])
def test_a_person_alone_is_told_what_each_computer_has_won_since_they_chose(seed: int) -> None:
    device = at_table("cpc", seed)
    session, bot = device.app.session, Bot(COMPUTER)
    rounds, before = [], [0, 0, 0]
    while not session.record.game.is_over():
        game = session.record.game
        is_person = game.player == 1
        outcome = session.do(game.chance() if game.phase == ROLL else bot.choose(game), True)
        if is_person:
            before = [game.score(player) for player in range(3)]
        if outcome.overlay == "your_turn":
            won = {player: game.score(player) - before[player] for player in (0, 2)}
            assert set(gains_shown(device, outcome)) == told_of(device, won)
            rounds.append(len(told_of(device, won)))
    assert set(rounds) == {0, 1, 2}


@pytest.mark.parametrize("seats", ["cpc", "cpccc", "cccpc"])
def test_what_a_team_has_won_is_shown_whoever_dropped(seats: str) -> None:
    device = at_table(seats, 1, "drop_it", TEAMS)
    session, rnd = device.app.session, random.Random(1)
    person, tellings = seats.index("p"), set()
    dropped: list[tuple[int, int]] = []  # players and points
    while not session.record.game.is_over():
        game = session.record.game
        player = game.player()
        action = rnd.randrange(1 << 15) if game.phase == DROP else 0
        while not game.is_legal(action):
            action = rnd.randrange(1 << 15)
        outcome = session.do(action, True)
        if player == person:
            dropped = []
        elif game.phase == DROP:
            dropped.append((player, game.points))
        if outcome.overlay == "" and game.phase == DROP and game.player() == person and dropped:
            outcome = session.next(dropped[-1][0])  # the landing that was shown is over
        if outcome.overlay == "your_turn":
            order = dict.fromkeys(player for player, _ in dropped)
            won = {one: sum(points for player, points in dropped if player == one) for one in order}
            names = [f"{device.app.name_of(one)} +{won[one]}" for one in order if won[one] > 0]
            assert gains_shown(device, outcome) == names
            tellings.add(len(names))
    assert len(tellings) > 1


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 1), (3, 4)])
def test_at_a_round_s_end_each_one_s_gain_is_what_that_round_gained(
    players: int, seed: int
) -> None:
    device = at_table("p" * players, seed)
    session, bot = device.app.session, Bot(1)
    game, begun, at = device.game, [0] * players, 0
    while not game.is_over():
        session.do(game.chance() if game.phase == ROLL else bot.choose(game), True)
        if game.phase == ROLL and game.round != at:
            scores = [game.score(player) for player in range(players)]
            gains = [session.rules.gain(game, player) for player in range(players)]
            assert gains == [score - before for score, before in zip(scores, begun, strict=True)]
            begun, at = scores, game.round
