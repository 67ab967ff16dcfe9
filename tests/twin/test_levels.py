"""The computer players are as strong as their names promise.

The seeds were never used for tuning. The games are fixed, so the assertions do not depend on luck;
the mean of all games may differ from that of these by their standard error, below 0.3 points.
"""

from collections.abc import Iterator

import pytest

from engine.levels import NAMES
from engine.number_drop.player.levels import STRONGEST
from firmware.kept import ranks
from firmware.number_drop.facts import BLUE
from sim.players.twin import Twin
from tests import slow
from tests.bench import players

GAMES = {"BEN": 1000, "GUI": 1000, "NOO": 1000, "BRO": 1000, "LU6": 1000}
NEAR = 3  # points
MATCHES = 200


@pytest.fixture(scope="module")
def twin() -> Iterator[Twin]:
    with Twin() as running:
        yield running


@pytest.mark.parametrize("name", slow.but([NAMES[0], NAMES[-1]], NAMES))
def test_a_level_scores_about_what_its_name_does(twin: Twin, name: str) -> None:
    scores = players.level_scores(twin, NAMES.index(name), GAMES[name])
    measured = players.Measured(name, scores)
    print(players.line(measured))
    assert measured.error < 0.35
    assert abs(measured.mean - BLUE[ranks.NAMES.index(name)]) <= NEAR


def test_the_strongest_wins_by_looking_at_the_others_too(twin: Twin) -> None:
    share = players.wins(twin, STRONGEST, MATCHES)
    print(f"{share:.1%} of {MATCHES} games of two")
    assert share >= 0.55
