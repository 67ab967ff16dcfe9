"""Legal caches the landings that it counted, but only while they are valid."""

import pytest

from engine.number_drop.dice import SHAPE_DIE, STAR
from engine.number_drop.game import Game
from engine.number_drop.legal import Legal
from engine.number_drop.sheet import HEIGHT, HEIGHTS
from engine.number_drop.table import BLOCK, DROP
from tests.engine.playing import Chooser, played


def some(legal: Legal) -> list[int]:
    """Return some legal actions by their numbers, which were not counted before."""
    return [legal.nth(index) for index in range(0, 4000, 37)]


@pytest.mark.parametrize(("players", "seed"), [(1, 3), (1, 4), (3, 3)])
def test_one_that_has_seen_the_whole_game_says_what_a_new_one_says(players: int, seed: int) -> None:
    game = Game(players, seed)
    legal, chooser = Legal(game), Chooser(seed)
    seen = set()
    while not game.is_over():
        if game.phase in (BLOCK, DROP):
            seen.add(game.phase)
            assert some(legal) == some(Legal(game))
            assert legal.count() == Legal(game).count()
        game.apply(chooser.action(game))
    assert seen == {BLOCK, DROP}


def test_another_shape_or_a_sheet_that_grew_is_counted_again() -> None:
    game = next(game for game in (played(1, 5, n) for n in range(100)) if game.phase == DROP)
    legal = Legal(game)
    counts = set()
    for shape in (0, 1, 2, 3, STAR):
        game.dice[SHAPE_DIE] = shape
        counts.add(legal.count())
        assert legal.count() == Legal(game).count()
        assert some(legal) == some(Legal(game))
    assert len(counts) > 2
    while game.sheet().height(0) < HEIGHT:
        game.sheet().bytes[HEIGHTS] += 1
        assert some(legal) == some(Legal(game))
        assert legal.count() == Legal(game).count()
