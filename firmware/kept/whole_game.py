"""A game as bytes, as it waits in a slot (session/slots.py) and begins a log (kept_game.py).

    1 byte   how it is played: see marks.py
    1 byte   the round, 0 if the game counts none
    1 byte   players
    2 bytes  the first side's score plus 1000, low byte first
    2 bytes  the daily game's packed date or number, low byte first; 0 for any other game
    3 bytes  for each player if there are several: see seats.py
    ...      the game, as its `suspend` returns it

The bytes before the game say how far it is, without its engine.
"""

from engine.const import TYPE_CHECKING, const
from firmware import games
from firmware.kept.seats import MOST_PLAYERS, ROOM, Seats

if TYPE_CHECKING:
    from firmware.interfaces.game import Record

    # Its round, 0 if it counts none; its players; the first side's score; a daily game's packed
    # date or number, 0 for any other game
    Standing = tuple[int, int, int, int]

MOST_HEAD = const(26)  # bytes up to the game's first, at most
_SEATS = const(7)
_SEAT = const(3)  # bytes per seat, as in what Seats.write_into writes,
_FIRST_SEAT = const(2)  # where the first is here
_SHIFT = const(1000)  # makes scores non-negative
_MOST = const(65535)


def pack(data: bytes, standing: "Standing", marks: int, players: Seats) -> bytes:
    """Return a game with its seats, given its bytes, as `data_of` returns them."""
    number, count, score, day = standing
    score = max(0, min(score + _SHIFT, _MOST))
    head = bytes((marks, number, count, score & 0xFF, score >> 8, day & 0xFF, day >> 8))
    return head + _pack_seats(players, count) + data


def data_of(record: "Record") -> bytes:
    """Return a Record's game as `pack` takes it."""
    return games.saved_game(games.name_of(record.bits.data)).suspend(record)


def standing_in(packed: bytes | bytearray) -> "Standing":
    """Return how far a packed game is."""
    return packed[1], packed[2], (packed[3] | packed[4] << 8) - _SHIFT, packed[5] | packed[6] << 8


def marks_in(packed: bytes | bytearray) -> int:
    """Return how a packed game is played."""
    return packed[0]


def name_in(packed: bytes | bytearray) -> str:
    """Return the name of a packed game, or "" if it is none of this device's."""
    return games.name_of(packed[_game_at(packed) :]) if len(packed) > _SEATS else ""


def unpack(packed: bytes | bytearray) -> "Record":
    """Return the Record of a packed game; ValueError if there is none."""
    name = name_in(packed)
    if not name:
        raise ValueError("not a game of this device")
    record = games.saved_game(name).resume(bytes(packed[_game_at(packed) :]))
    if record.game.players != packed[2]:
        raise ValueError("not the players of this game")
    return record


def unpack_seats(packed: bytes | bytearray, players: Seats) -> None:
    """Take the seats of a packed game, if several play."""
    if 1 < packed[2] <= MOST_PLAYERS:
        data = bytearray(ROOM)
        players.write_into(data)
        data[_FIRST_SEAT : _FIRST_SEAT + packed[2] * _SEAT] = packed[_SEATS : _game_at(packed)]
        others = Seats()
        others.take(data, ROOM)
        others.count = packed[2]
        from firmware.kept import match

        match.seat(players, others)


def _pack_seats(players: Seats, count: int) -> bytes:
    """Return the seats of several players as bytes, none for a single player."""
    data = bytearray(ROOM)
    players.write_into(data)
    return bytes(data[_FIRST_SEAT : _FIRST_SEAT + count * _SEAT]) if count > 1 else b""


def _game_at(packed: bytes | bytearray) -> int:
    """Return where the game begins."""
    return _SEATS + (packed[2] * _SEAT if packed[2] > 1 else 0)
