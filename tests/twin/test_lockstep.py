"""The twin and the engine play the same games, choice by choice, with the same visible state."""

import zlib
from collections.abc import Iterator

import pytest

from engine.number_drop.bot import Bot
from engine.number_drop.game import Game
from engine.number_drop.player.levels import LEVELS, STRONGEST
from engine.number_drop.sheet import EMPTY, HEIGHT, RUN, SAME, WIDTH
from engine.number_drop.table import BLOCK, COMBO, DROP, ROLL
from sim.players.twin import Twin
from tests import slow

CELLS = 112
FIRST_SEED = 400_000
RULES_SEED = 300_000
RULES_GAMES = [200, 2000]
AT_THE_TABLE = (1, 1, 1, 1, 1, 1, 1, 1, 2, 3)  # players of the games, in turn
# For a byte of a sheet, which has two cells: a mask of those that are filled.
_FILLED = [(low & 15 != EMPTY) | (low >> 4 != EMPTY) << 1 for low in range(256)]
# players, level, how often the twin's choice of a combo is its player's, games
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
    """Return a digest of everything that a player can see; see state.mjs."""
    seen = [game.phase, game.player, game.active, game.round, game.used, game.slides]
    seen += [] if game.phase == ROLL else game.dice
    seen += [*game.tiles, *game.notches]
    for sheet in game.sheets:
        game.combos.load(sheet)
        seen += game.combos.grid[:CELLS]
        for row in range(HEIGHT):
            a, b, c, d = sheet.bytes[4 * row : 4 * row + 4]
            mask = _FILLED[a] | _FILLED[b] << 2 | _FILLED[c] << 4 | _FILLED[d] << 6
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


def replay(steps: list[tuple[int, int | None, int, int]], players: int, seed: int) -> int:
    """Replay the twin's game; return its number of choices, or raise AssertionError.

    The engine's player is not run, because that takes long.
    """
    game = Game(players, seed)
    for action, _, before, combos in steps:
        while game.phase == ROLL:
            game.apply(game.chance())
        where = f"players {players}, seed {seed}, round {game.round}, phase {game.phase}"
        assert before == digest(game), where
        if game.phase == COMBO:
            assert combos == count_combos(game), where
        game.apply(action)
    assert game.is_over()
    return len(steps)


def rules_agree(twin: Twin, games: int) -> int:
    """Play games by the twin's weak levels and random combos; return the number of choices."""
    choices = 0
    asked: tuple[int, int] | None = None
    for number in range(games + 1):  # while one game is compared, the twin plays the next one
        steps = twin.answer()["steps"] if asked else []
        before, asked = asked, None
        if number < games:
            asked = (AT_THE_TABLE[number % len(AT_THE_TABLE)], RULES_SEED + number)
            level = number // len(AT_THE_TABLE) % 2
            twin.send("trace", players=asked[0], seed=asked[1], level=level, skill=0.3)
        if before:
            choices += replay(steps, *before)
    return choices


def play_both(twin: Twin, players: int, seed: int, level: int, skill: float) -> None:
    """Play a game on both; AssertionError if they differ."""
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
                assert bot.value == worth, where
        game.apply(action)
    assert game.is_over()


@pytest.mark.parametrize(("players", "level", "skill", "games"), GAMES)
def test_both_play_the_same_games(
    twin: Twin, players: int, level: int, skill: float, games: int
) -> None:
    for seed in range(FIRST_SEED, FIRST_SEED + games):
        play_both(twin, players, seed, level, skill)


@pytest.mark.parametrize("games", slow.but(RULES_GAMES[:1], RULES_GAMES))
def test_many_more_games_go_by_the_same_rules(twin: Twin, games: int) -> None:
    assert rules_agree(twin, games) > 50 * games
