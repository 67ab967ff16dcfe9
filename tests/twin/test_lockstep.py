"""The twin and the engine play the same games, choice by choice, and see the same on the way."""

import zlib
from collections.abc import Iterator

import pytest

from engine.number_drop.bot import Bot
from engine.number_drop.game import Game
from engine.number_drop.player.levels import LEVELS, STRONGEST
from engine.number_drop.sheet import EMPTY, HEIGHT, RUN, SAME, WIDTH
from engine.number_drop.table import BLOCK, COMBO, DROP, ROLL
from sim.twin import Twin

CELLS = 112
FIRST_SEED = 400_000
# players, level, how often the twin's choice of a combo is that of its player, games
GAMES = [(1, level, 1.0, 4) for level in range(LEVELS)] + [
    (1, 1, 0.3, 30),
    (2, 1, 0.3, 10),
    (2, STRONGEST, 1.0, 2),
    (3, 2, 0.6, 6),
    (6, 1, 0.8, 4),
]


@pytest.fixture(scope="module")
def twin() -> Iterator[Twin]:
    with Twin() as running:
        yield running


def digest(game: Game) -> int:
    """Return a number that differs if anything differs that a player can see; see state.mjs."""
    seen = [game.phase, game.player, game.active, game.round, game.used, game.slides]
    seen += [] if game.phase == ROLL else game.dice
    seen += [*game.tiles, *game.notches]
    for sheet in game.sheets:
        game.combos.load(sheet)
        seen += game.combos.grid[:CELLS]
        for row in range(HEIGHT):
            filled = [sheet.digit(row << 3 | col) != EMPTY for col in range(WIDTH)]
            mask = sum(1 << col for col in range(WIDTH) if filled[col])
            seen.append(mask | sheet.row_is_circled(row) << 7)
        seen += [sheet.height(col) for col in range(WIDTH)]
        bonus = [sheet.bytes[80 + kind] & 32 for kind in (SAME, RUN)]
        seen += [sheet.same | bonus[SAME], sheet.run | bonus[RUN]]
        seen += [sheet.circled_letters, sheet.crossed_letters, sheet.score() & 255]
    return zlib.crc32(bytes(seen))


def count_combos(game: Game) -> int:
    """Return how many combos may be circled now."""
    combos = game.load_combos()
    combos.find_open()
    found = 0
    while combos.next():
        found += 1
    return found


def play_both(twin: Twin, players: int, seed: int, level: int, skill: float) -> None:
    """Play a game on both; AssertionError where they differ."""
    bot, game = Bot(level), Game(players, seed)
    steps = twin.ask("trace", players=players, seed=seed, level=level, skill=skill)["steps"]
    for action, worth, before, combos in steps:
        while game.phase == ROLL:
            game.apply(game.chance())
        where = f"players {players}, seed {seed}, round {game.round}, phase {game.phase}"
        assert before == digest(game), where
        if game.phase == COMBO:
            assert combos == count_combos(game), where
        if worth is not None:
            assert bot.choose(game) == action, where
            if game.phase in (BLOCK, DROP, COMBO):
                assert bot.worth == worth, where
        game.apply(action)
    assert game.is_over()


@pytest.mark.parametrize(("players", "level", "skill", "games"), GAMES)
def test_both_play_the_same_games(
    twin: Twin, players: int, level: int, skill: float, games: int
) -> None:
    for seed in range(FIRST_SEED, FIRST_SEED + games):
        play_both(twin, players, seed, level, skill)
