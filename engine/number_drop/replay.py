"""Replay a Number Drop game from its bytes, action by action."""

from engine import replay
from engine.const import TYPE_CHECKING
from engine.number_drop.codec import carry
from engine.number_drop.record import COUNT_BITS, HEAD, VERSION, WITH_HOUSE, Record
from engine.number_drop.table import TILES
from engine.replay import opened

if TYPE_CHECKING:
    from engine.number_drop.game import Game


def from_bytes(data: bytes | bytearray) -> Record:
    """Return the Record that `to_bytes` wrote.

    ValueError for anything else: truncated, longer, damaged, of another version, not a game.
    """
    bits = opened(data, VERSION, HEAD)
    players = bits.carry(0, 3)
    seed = bits.carry(0, 16) | bits.carry(0, 16) << 16
    tiles = [bits.carry(0, 4) for _ in range(TILES)]
    count = bits.carry(0, COUNT_BITS)
    house = 0
    if players == WITH_HOUSE:
        players = bits.carry(0, 3)
        house = bits.carry(0, 3)
    record = Record(players, seed, tiles, house)
    for _ in range(count):
        record.apply(carry(bits, record.game))
    if record.to_bytes() != bytes(data):
        raise ValueError("the saved game is damaged")
    return record


class Replay(replay.Replay):
    """A replay of a record."""

    game: "Game"

    def __init__(self, record: Record) -> None:
        game = record.game
        seed = game.seed_low | game.seed_high << 16
        begun = type(game)(game.players, seed, game.tiles, game.house)
        super().__init__(begun, carry, record, record.start)
