"""How games of Drop It are kept, and come back when the board starts: see beginning.py."""

from engine.drop_it.record import carry
from engine.drop_it.replay import from_bytes

__all__ = ("from_bytes", "redo", "seed_of")


def seed_of(record):
    """Return no bytes: nothing is random, and a game is told in few."""
    return b""


def redo(log, record):
    """Do the choice that the log says next; return whether it is whole.

    ValueError if it is damaged.
    """
    try:
        action = carry(log, record.game)
    except EOFError:
        return False
    if not log.check():
        raise ValueError("the log is damaged")
    record.apply(action)
    return True
