"""How games of Drop It are kept: see kept/kept_game.py."""

from engine.const import TYPE_CHECKING, const
from engine.drop_it.game import DROP
from engine.drop_it.record import carry
from engine.drop_it.replay import from_bytes as from_bytes
from engine.drop_it.rest import BITS, BYTES, packed, recall

if TYPE_CHECKING:
    from engine.drop_it.record import Record
    from engine.drop_it.settled import Settled
    from firmware.interfaces.game import EntryReader

_UNSURE = const(6)  # drops that have fewer than 16 check bits behind them: three stand in each


def put_away(record: "Record") -> bytes:
    """Return the game as bytes, with where its pieces rest.

    The rests follow the game, and their length in bytes is the last byte.
    """
    rests = packed(record.game.board)
    return record.to_bytes() + rests + bytes((len(rests),))


def take_up(data: bytes) -> "Record":
    """Return the Record that `put_away` made the bytes of."""
    end = len(data) - 1 - data[-1]
    return from_bytes(data[:end], data[end:-1])


def replay(record: "Record") -> "Settled":
    """Return a finished game to be played again."""
    from engine.drop_it.settled import Settled  # not where games are only kept

    return Settled(record)


def seed_of(record: "Record") -> bytes:
    """Return no bytes: nothing is random.

    A game is told in few.
    """
    return b""


def redo(log: "EntryReader", record: "Record", version: int) -> bool:
    """Do the choice that the log says next.

    Return whether it is whole. ValueError if it is damaged. In the first version it does not say
    where a drop comes to rest.
    """
    game = record.game
    rest = -1
    try:
        action = carry(log, game)
        if version > 1 and game.phase == DROP:
            rest = log.carry(0, BITS)
    except EOFError:
        return False
    if not log.check():
        raise ValueError("the log is damaged")
    if rest >= 0:
        game.check(action)
        recall(game, action, rest)
    record.apply(action)
    return True


def is_sound(record: "Record") -> bool:
    """Return whether the latest pieces rest where they fall.

    A log is not sure of these.
    """
    rests = packed(record.game.board)
    try:
        again = from_bytes(record.to_bytes(), rests[: -_UNSURE * BYTES])
    except ValueError:  # where it falls, a choice that follows cannot be made
        return False
    return packed(again.game.board) == rests
