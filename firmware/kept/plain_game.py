"""How games with a Record of engine/plain.py are saved.

Their game.py and saved_game.py import from here what interfaces/game.py asks of them.
"""

from engine.const import TYPE_CHECKING

if TYPE_CHECKING:
    from engine.plain import Record
    from engine.store.log import Log
    from firmware.interfaces.game import EntryReader, ReplayedGame


def put(log: "Log", record: "Record", action: int, count: int) -> bool:
    """Write a choice into the log."""
    log.begin()
    record.carry(log, action)
    return log.end()


def take_forced_actions(record: "Record") -> None:
    """Do nothing, since every action is a player's choice."""


def undo(record: "Record") -> int:
    """Undo the latest choice and return it."""
    return record.undo()


def suspend(record: "Record") -> bytes:
    """Return the game as bytes."""
    return record.to_bytes()


def replay(record: "Record") -> "ReplayedGame":
    """Return a finished game for replaying."""
    return record.replay()


def seed_of(record: "Record") -> bytes:
    """Return no bytes: a seed does not identify its game."""
    return b""


def redo(log: "EntryReader", record: "Record", version: int) -> bool:
    """Make the next choice in the log, unless it is incomplete; return whether it was complete.

    ValueError if it is damaged.
    """
    try:
        action = record.carry(log)
    except EOFError:
        return False
    if not log.check():
        raise ValueError("the log is damaged")
    record.apply(action)
    return True


def is_sound(record: "Record") -> bool:
    """Return True: `redo` has applied only legal actions."""
    return True
