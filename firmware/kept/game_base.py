"""The record that a game's log goes on from.

It holds what the game before it brought, too.

1 byte   version (3 bits), bytes of the result (2 bits), players (3 bits; 0 = all is told)
...      the result of the game that was finished before: see kept/statistics.py
4 bytes  the seed, low byte first, of a game of Number Drop just begun
...      or, if all is told, the game as Record.to_bytes gives it

Behind a base of version 2 the log of Drop It says where each drop comes to rest; of version 1 it
did not. There is nothing else that differs. Only behind a base of the latest version is written:
by storage.py, which is always in memory, so that no file is opened for it as a game begins.
"""

from engine.const import TYPE_CHECKING, const
from firmware import games

if TYPE_CHECKING:
    from firmware.interfaces.game import Record

# The bits of the first byte.
_PLAYERS = const(7)  # the lowest
AT_LENGTH = const(3)  # of the result
_LENGTH = const(3)  # as many bits
AT_VERSION = const(5)
MOST_HEAD = const(4)  # bytes that the first one and a result take
VERSION = const(2)
_SEED_BYTES = const(4)


def unpack(data: bytes | bytearray) -> "Record":
    """Return the Record that storage.py's `pack` made the bytes of. ValueError for all else."""
    if not 0 < version_of(data) <= VERSION:
        raise ValueError("not a game of this version")
    rest = data[1 + (data[0] >> AT_LENGTH & _LENGTH) :]
    players = data[0] & _PLAYERS
    if players == 0:
        return games.saved_game(games.name_of(rest)).from_bytes(rest)
    if len(rest) != _SEED_BYTES:
        raise ValueError("not a game's seed")
    seed = rest[0] | rest[1] << 8 | rest[2] << 16 | rest[3] << 24
    return games.saved_game(games.OF_SEEDS).from_seed(players, seed)


def version_of(data: bytes | bytearray) -> int:
    """Return the version of what `pack` made, 0 for no bytes."""
    return data[0] >> AT_VERSION if len(data) else 0


def result_in(head: bytes | bytearray) -> bytes | bytearray:
    """Return the result in the first MOST_HEAD bytes of what `pack` made."""
    return (
        head[1 : 1 + (head[0] >> AT_LENGTH & _LENGTH)] if 0 < version_of(head) <= VERSION else b""
    )
