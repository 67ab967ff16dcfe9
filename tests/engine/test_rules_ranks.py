"""RULES.md, solo: the blue scores to beat, and the ranks."""

import pytest

from firmware.kept import ranks
from firmware.number_drop.facts import BLUE


@pytest.mark.parametrize(
    ("score", "rank"),
    [(100, 1), (99, 2), (93, 2), (92, 3), (62, 4), (61, 5), (55, 6), (23, 9), (27, 9), (28, 8)]
    + [(14, 9), (13, 0), (0, 0), (-15, 0)],
)
def test_the_rank_is_the_best_whose_blue_score_is_strictly_beaten(score: int, rank: int) -> None:
    assert ranks.rank(score, BLUE) == rank


def test_the_blue_scores_to_beat() -> None:
    table = " ".join(f"{n} {s}" for n, s in zip(ranks.NAMES, BLUE, strict=True))
    assert table == "CHE 99 FLO 92 MUM 75 DAD 61 LU6 55 BRO 46 NOO 34 GUI 27 BEN 13"
