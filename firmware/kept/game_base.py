"""The record that a game's log goes on from.

It holds what the game before it brought, too.

1 byte   version (3 bits), bytes of the result (2 bits), players (3 bits; 0 = all is told)
...      the result of the game that was finished before: see kept/statistics.py
1 byte   in version 3 alone: how the game is played, from marks.py, and MAY_REPEAT
4 bytes  the seed, low byte first, of a game of Number Drop just begun
...      or, if all is told, the game as Record.to_bytes gives it

A game of which there is nothing to mark is written in version 2, so that it takes a byte less.
Behind a base of version 1 the log of Drop It did not say where each drop comes to rest; nothing is
written behind it any more.
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
MOST_HEAD = const(5)  # bytes before the game
VERSION = const(3)
VERSION_WITHOUT_MARKS = const(2)
_SEED_BYTES = const(4)
_MARKS = const(63)
MAY_REPEAT = const(128)  # beside marks: if the result is that of the base before, it counts once


def unpack(data: bytes | bytearray) -> "Record":
    """Return the Record that storage.py's `pack` made the bytes of.

    ValueError for all else.
    """
    if not 0 < version_of(data) <= VERSION:
        raise ValueError("not a game of this version")
    rest = data[_head(data) :]
    players = data[0] & _PLAYERS
    if players == 0:
        return games.saved_game(games.name_of(rest)).from_bytes(rest)
    if len(rest) != _SEED_BYTES:
        raise ValueError("not a game's seed")
    seed = rest[0] | rest[1] << 8 | rest[2] << 16 | rest[3] << 24
    return games.saved_game(games.OF_SEEDS).from_seed(players, seed)


def marks_in(data: bytes | bytearray) -> int:
    """Return how the game in what `pack` made is played.

    0 if it does not say so; see marks.py.
    """
    if version_of(data) != VERSION or _head(data) > len(data):
        return 0
    return data[_head(data) - 1] & _MARKS


def may_repeat(head: bytes | bytearray) -> bool:
    """Return whether `pack`'s bytes may repeat the result before."""
    return version_of(head) == VERSION and head[_head(head) - 1] & MAY_REPEAT > 0


def _head(data: bytes | bytearray) -> int:
    """Return how many bytes stand before the game."""
    return 1 + (data[0] >> AT_LENGTH & _LENGTH) + (version_of(data) == VERSION)


def version_of(data: bytes | bytearray) -> int:
    """Return the version of what `pack` made, 0 for no bytes."""
    return data[0] >> AT_VERSION if len(data) else 0


def result_in(head: bytes | bytearray) -> bytes | bytearray:
    """Return the result in the first MOST_HEAD bytes of what `pack` made."""
    return (
        head[1 : 1 + (head[0] >> AT_LENGTH & _LENGTH)] if 0 < version_of(head) <= VERSION else b""
    )
