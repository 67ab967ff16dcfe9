"""How a game is kept whose Record is one of engine/plain.py's.

Its game.py and saved_game.py import from here what interfaces/game.py asks of them.
"""

from engine.const import TYPE_CHECKING

if TYPE_CHECKING:
    from engine.plain import Record
    from engine.store.log import Log
    from firmware.interfaces.game import EntryReader, PlayedAgain


def put(log: "Log", record: "Record", action: int, count: int) -> bool:
    """Write a choice into the log."""
    log.begin()
    record.carry(log, action)
    return log.end()


def settle(record: "Record") -> None:
    """Do nothing: every choice is a player's own."""


def undo(record: "Record") -> int:
    """Take the latest choice back; return it."""
    return record.undo()


def put_away(record: "Record") -> bytes:
    """Return the game as bytes."""
    return record.to_bytes()


def replay(record: "Record") -> "PlayedAgain":
    """Return a finished game to be played again."""
    return record.replay()


def seed_of(record: "Record") -> bytes:
    """Return no bytes: a seed's say nothing of which game it is."""
    return b""


def redo(log: "EntryReader", record: "Record", version: int) -> bool:
    """Do the choice that the log says next.

    Return whether it is whole. ValueError if it is damaged.
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
    """Return True: only what the rules allow was done."""
    return True
