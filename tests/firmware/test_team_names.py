"""A team is named by its players' letters, or by seats if another team has the same letters."""

from collections.abc import Sequence
from types import SimpleNamespace

import pytest

from firmware.session.rules import side_name


def team_names(names: Sequence[str], sides: int, is_short: bool = False) -> list[str]:
    """Return the names of the sides of a game whose players have these names."""
    game = SimpleNamespace(players=len(names), sides=sides)
    return [side_name(names.__getitem__, game, side, is_short) for side in range(sides)]


@pytest.mark.parametrize(
    ("names", "sides", "is_short", "wanted"),
    [
        (["ANN", "BOB", "ANN"], 3, False, ["ANN", "BOB", "ANN"]),
        (["ANN", "BOB", "CAT", "DAN"], 2, False, ["ANN+CAT", "BOB+DAN"]),
        (["ANN", "BOB", "CAT", "DAN"], 2, True, ["A+C", "B+D"]),
        (["ANN", "BOB", "CAT", "DAN", "EVE", "FAY"], 2, False, ["A+C+E", "B+D+F"]),
        (["BEN", "BE2", "BE3", "BE4"], 2, False, ["BEN+BE3", "BE2+BE4"]),
        (["BEN", "BE2", "BE3", "BE4"], 2, True, ["1+3", "2+4"]),
        (["BEN", "BE2", "BE3", "BE4", "BE5", "BE6"], 2, False, ["1+3+5", "2+4+6"]),
        (["ANN", "AMY", "BOB", "BEN", "CAT"], 2, False, ["A+B+C", "A+B"]),
    ],
)
def test_no_two_teams_are_called_the_same(
    names: list[str], sides: int, is_short: bool, wanted: list[str]
) -> None:
    assert team_names(names, sides, is_short) == wanted
