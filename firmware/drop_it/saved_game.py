"""How games of Drop It are saved: see kept/kept_game.py."""

from engine.const import TYPE_CHECKING, const
from engine.drop_it.game import DROP
from engine.drop_it.record import carry
from engine.drop_it.replay import from_bytes as from_bytes
from engine.drop_it.rest import BITS, BYTES, packed, recall

if TYPE_CHECKING:
    from engine.drop_it.record import Record
    from engine.drop_it.settled import Settled
    from firmware.interfaces.game import EntryReader

_UNSURE = const(6)  # latest drops with fewer than 16 check bits after them, as an entry has three


def suspend(record: "Record") -> bytes:
    """Return the game as bytes, with where its pieces rest.

    The rests follow the game; the last byte is their length in bytes.
    """
    rests = packed(record.game.board)
    return record.to_bytes() + rests + bytes((len(rests),))


def resume(data: bytes) -> "Record":
    """Return the Record that `suspend` saved; ValueError for anything else."""
    end = len(data) - 1 - data[-1]
    if end < 0 or data[-1] % BYTES:
        raise ValueError("not where its pieces rest")
    return from_bytes(data[:end], data[end:-1])


def replay(record: "Record") -> "Settled":
    """Return a replay of a finished game."""
    from engine.drop_it.settled import Settled  # not needed where games are only saved

    return Settled(record)


def seed_of(record: "Record") -> bytes:
    """Return no bytes: nothing is random, and a game is short enough to be saved whole."""
    return b""


def redo(log: "EntryReader", record: "Record", version: int) -> bool:
    """Redo the log's next choice; return whether its entry is complete.

    ValueError if the entry is damaged. Version 1 of the log does not say where a drop comes to
    rest.
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
    """Return whether the latest pieces, which few check bits cover, rest where they would fall."""
    rests = packed(record.game.board)
    try:
        again = from_bytes(record.to_bytes(), rests[: -_UNSURE * BYTES])
    except ValueError:  # a later choice is not legal if the pieces are where they would fall
        return False
    return packed(again.game.board) == rests
