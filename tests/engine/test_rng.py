"""The generator: as published, fair, and repeatable by seed."""

import pytest

from engine.levels import NAMES
from engine.number_drop.bot import Bot
from engine.number_drop.dice import FACES
from engine.number_drop.game import Game
from engine.number_drop.table import ROLL
from engine.rng import Rng
from tests.engine.positions import started

PAPER = 2463534242  # the seed in Marsaglia's paper


def of(seed: int) -> Rng:
    return Rng(seed & 0xFFFF, seed >> 16)


def numbers(rng: Rng, count: int) -> list[int]:
    """Return the next 32-bit numbers."""
    found = []
    for _ in range(count):
        rng.step()
        found.append(rng.high << 16 | rng.low)
    return found


def chi_square(counts: list[int]) -> float:
    """Return how far counts are from being equal; by chance, it is about len(counts) - 1."""
    mean = sum(counts) / len(counts)
    return sum((count - mean) ** 2 for count in counts) / mean


def test_xorshift32_gives_the_published_numbers() -> None:
    assert numbers(of(PAPER), 8) == [
        723471715,
        2497366906,
        2064144800,
        2008045182,
        3532304609,
        374114282,
        1350636274,
        691148861,
    ]


@pytest.mark.parametrize("seed", [1, 2, 0xFFFF, 0x10000, 0x80000000, 0xFFFFFFFF, 123456789])
def test_xorshift32_in_halves_is_xorshift32_in_one(seed: int) -> None:
    wanted = []
    x = seed
    for _ in range(200):
        x ^= x << 13 & 0xFFFFFFFF
        x ^= x >> 17
        x ^= x << 5 & 0xFFFFFFFF
        wanted.append(x)
    assert numbers(of(seed), 200) == wanted


def test_seed_0_which_would_give_only_0_gives_numbers_too() -> None:
    assert len(set(numbers(of(0), 100))) == 100


@pytest.mark.parametrize("limit", [1, 2, 3, 5, 6, 7, 10, 100, 7776, 65535, 65536])
def test_below_stays_in_range_and_reaches_both_ends(limit: int) -> None:
    rng = of(PAPER)
    drawn = {rng.below(limit) for _ in range(min(20 * limit, 20_000))}
    assert 0 <= min(drawn) <= max(drawn) < limit
    if limit <= 100:
        assert drawn == set(range(limit))


def test_below_draws_again_where_a_remainder_would_favour_the_small() -> None:
    class Stepping(Rng):
        """Iterates over all 65536 values of `high`."""

        def step(self) -> None:
            self.high = (self.high + 1) & 0xFFFF

    for limit in (3, 7776, 40_000):
        rng = Stepping(0, 0xFFFF)
        fair = 65536 // limit * limit
        counts = [0] * limit
        for _ in range(fair):
            counts[rng.below(limit)] += 1
        assert set(counts) == {65536 // limit}


def test_each_face_of_each_die_is_equally_likely() -> None:
    counts = [[0] * 6 for _ in range(5)]
    for seed in range(3000):
        game = Game(1, seed * 1_234_577 & 0xFFFFFFFF)
        roll = game.chance()
        for die in range(5):
            counts[die][roll // 6**die % 6] += 1
    for die in range(5):
        assert chi_square(counts[die]) < 20.5, f"die {die + 1}"  # 1 in 1000 by chance


def test_each_face_is_equally_likely_in_the_course_of_a_game_too() -> None:
    counts = [0] * 7776
    rng = of(7)
    rng.warm_up()
    for _ in range(40 * 7776):
        counts[rng.below(7776)] += 1
    assert 7775 - 5 * 125 < chi_square(counts) < 7775 + 5 * 125


def test_neighbouring_seeds_begin_differently() -> None:
    rolls = [Game(1, seed).chance() for seed in range(500)]
    assert len(set(rolls)) > 450


def test_each_tile_is_as_likely_on_each_letter() -> None:
    counts = [[0] * 10 for _ in range(5)]
    for seed in range(2000):
        for letter, tile in enumerate(Game(2, seed).tiles):
            counts[letter][tile] += 1
    assert all(chi_square(letter) < 27.9 for letter in counts)  # 1 in 1000 by chance


def rolls(game: Game, count: int) -> list[bytes]:
    """Play on with the computer player and return the next rolls."""
    bot = Bot(NAMES.index("NOO"))
    found: list[bytes] = []
    while len(found) < count:
        if game.phase == ROLL:
            game.apply(game.chance())
            found.append(bytes(game.dice))
        else:
            game.apply(bot.choose(game))
    return found


@pytest.mark.parametrize("players", [1, 4])
def test_same_seed_same_dice_whether_tiles_are_given_or_not(players: int) -> None:
    drawn = started(players)
    wanted = rolls(drawn, 8)
    assert rolls(started(players), 8) == wanted
    assert rolls(started(players, list(drawn.tiles)), 8) == wanted
    assert rolls(started(players, [4, 3, 2, 1, 0]), 8) == wanted


def test_other_seeds_other_dice() -> None:
    games = {seed: Game(1, seed) for seed in (1, 2, 3, 1 << 16, 1 << 31)}
    for game in games.values():
        game.apply(0)
    assert len({tuple(rolls(game, 4)) for game in games.values()}) == len(games)


def test_a_roll_given_by_hand_moves_the_generator_on_as_its_own() -> None:
    own, by_hand = started(2), started(2)
    own.apply(own.chance())
    by_hand.apply((by_hand.chance() + 1) % 7776)
    assert own.chance() == by_hand.chance()


def test_a_roll_is_read_from_its_faces_die_1_lowest() -> None:
    game = started(2)
    game.apply(1 + 6 * 2 + 36 * 3 + 216 * 4 + 1296 * 5)
    assert list(game.dice) == [FACES[die][die + 1] for die in range(5)]


@pytest.mark.parametrize("seed", [-1, 1 << 32, 10**30])
def test_the_low_32_bits_of_a_seed_count(seed: int) -> None:
    assert Game(6, seed).tiles == Game(6, seed & 0xFFFFFFFF).tiles
    assert Game(6, seed).chance() == Game(6, seed & 0xFFFFFFFF).chance()


@pytest.mark.parametrize("players", [-1, 0, 7])
def test_players_out_of_range_are_refused(players: int) -> None:
    with pytest.raises(ValueError, match="players must be 1 to 6"):
        Game(players, 1)
