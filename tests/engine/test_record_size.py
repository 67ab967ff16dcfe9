"""How many bytes a game takes: at most 160 if solo, and never more than its room."""

import pytest

from engine.number_drop.dice import FACES, ROLLS, STAR
from engine.number_drop.legal import Legal
from engine.number_drop.record import Record
from engine.number_drop.replay import from_bytes
from engine.number_drop.table import COMBO, DROP, ROLL
from tests import slow
from tests.engine.playing import Chooser

MOST_SOLO = 160
# The number of games, by the skill of their players; the first ones are quick.
GAMES = [(0, 200), (0.9, 15), (1, 15), (0, 800), (0.9, 60), (1, 60)]
_LONG_ROLLS = [n for n in range(ROLLS) if all(FACES[i][n // 6**i % 6] == STAR for i in range(3))]
_STAR_SHAPE = 5  # the face of the shape die


def whole_game(players: int, seed: int, skill: float, by_hand: bool) -> Record:
    """Return a finished game; without enough room, its record would raise ValueError."""
    record, chooser = Record(players, seed), Chooser(seed, skill, by_hand)
    while not record.game.is_over():
        record.apply(chooser.action(record.game))
    return record


@pytest.mark.parametrize("by_hand", [False, True])
@pytest.mark.parametrize(("skill", "games"), slow.rows_but(GAMES[:3], GAMES))
def test_a_solo_game_takes_at_most_160_bytes(skill: float, games: int, by_hand: bool) -> None:
    records = (whole_game(1, seed, skill, by_hand) for seed in range(games))
    largest = max(len(record.to_bytes()) for record in records)
    print(f"solo, skill {skill}, dice by hand {by_hand}: at most {largest} bytes")
    assert largest <= MOST_SOLO


@pytest.mark.parametrize("players", [2, 6])
def test_a_game_of_many_fits_into_its_room(players: int) -> None:
    records = [whole_game(players, seed, seed % 2, True) for seed in range(6)]
    sizes = [len(record.to_bytes()) for record in records]
    print(f"{players} players: {min(sizes)} to {max(sizes)} bytes, room {room(records[0])}")
    assert max(sizes) < room(records[0])


def room(record: Record) -> int:
    """Return how many bytes a record can take, including two for its checksum."""
    return len(record.bits.data) + 2


def longest_game(players: int, seed: int, star_shape: bool) -> Record:
    """Return the game that takes most bits: manual dice, all stars, slow slides, long combos."""
    record, chooser = Record(players, seed), Chooser(seed, 1)
    while not record.game.is_over():
        game = record.game
        action = chooser.action(game)
        if game.phase == ROLL:
            rolls = [n for n in _LONG_ROLLS if (n // 1296 == _STAR_SHAPE) == star_shape]
            at_bottom = [n for n in rolls if star_shape or is_at_bottom(record, n // 1296)]
            rolls = at_bottom or rolls  # slide (b) is skipped: more rounds
            action = rolls[(seed * 7 + record.count) % len(rolls)]
        elif game.phase == DROP:
            action = flattest(record, action)
        elif game.phase == COMBO:
            action = smallest_combo(record)
        record.apply(action)
    return record


def is_at_bottom(record: Record, shape: int) -> bool:
    return any(record.game.notches[i] == 4 and record.game.tiles[i] == shape for i in range(5))


def flattest(record: Record, action: int) -> int:
    """Return the bot's landing with three equal stars, which leaves long combos to circle."""
    number = next(die for die in record.game.dice[:4] if die != STAR)
    return (number * 0x1111) << 9 | action & 511


def smallest_combo(record: Record) -> int:
    """Return the legal combo of the smallest value, so that all are circled in the end."""
    best, least = 0, 9
    legal = Legal(record.game)
    for index in range(1, min(legal.count(), 400)):
        action = legal.nth(index)
        record.game.combos.trace(action)
        if record.game.combos.size < least:
            best, least = action, record.game.combos.size
    return best


@pytest.mark.parametrize("star_shape", [False, True])
@pytest.mark.parametrize("players", [1, 3])
def test_games_driven_to_be_long_fit_too(players: int, star_shape: bool) -> None:
    for seed in range(2):
        record = longest_game(players, seed, star_shape)
        data = record.to_bytes()
        assert from_bytes(data).to_bytes() == data
        print(f"{players} players, star shapes {star_shape}: {len(data)} bytes")
        assert len(data) <= (MOST_SOLO if players == 1 else room(record))
