"""How a game is played: with undo, with hints, or strictly without both; kept with the game."""

from engine.const import const
from firmware.storage import MARKS

UNDO = const(1)  # something was undone
HINT = const(2)  # a hint was asked for
STRICT = const(4)  # neither is possible

_ROOM = const(3)  # bytes kept: the low half of the game's seed, which says whose marks they are


def load(storage, record):
    """Return the marks of a game, None for no game, as they were kept; 0 if none were."""
    if record is None:
        return 0
    data = bytearray(_ROOM)
    if storage.read(MARKS, data) != _ROOM:
        return 0
    return data[2] if data[0] | data[1] << 8 == record.game.seed_low else 0


def keep(storage, record, marks):
    """Keep the marks of a game, if they are others than before."""
    if storage.keeps_games and marks != load(storage, record):
        seed = record.game.seed_low
        storage.keep(MARKS, bytes((seed & 0xFF, seed >> 8, marks)), _ROOM)
