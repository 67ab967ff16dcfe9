"""How games of Number Drop are saved: see kept/kept_game.py."""

from engine.const import TYPE_CHECKING
from engine.number_drop.combos import PASS
from engine.number_drop.record import Record
from engine.number_drop.table import COMBO, Table
from firmware.number_drop.log_entries import carry

if TYPE_CHECKING:
    from engine.number_drop.game import Game
    from engine.number_drop.replay import Replay
    from firmware.interfaces.game import EntryReader


def from_bytes(data: bytes | bytearray) -> Record:
    """Return the Record of a game's bytes; ValueError as for `replay.from_bytes`."""
    from engine.number_drop import replay  # not needed where a game begins

    return replay.from_bytes(data)


resume = from_bytes


def suspend(record: Record) -> bytes:
    """Return the game as bytes."""
    return record.to_bytes()


def replay(record: Record) -> "Replay":
    """Return a replay of a finished game."""
    from engine.number_drop.replay import Replay

    return Replay(record)


def from_seed(players: int, seed: int) -> Record:
    """Return the Record of a new game."""
    return Record(players, seed)


def seed_of(record: Record) -> bytes:
    """Return the four bytes of a new game's seed, low byte first; no bytes for any other game."""
    game = record.game
    if record.count or game.house or not _has_seeds_tiles(game):
        return b""
    low, high = game.seed_low, game.seed_high
    return bytes((low & 0xFF, low >> 8, high & 0xFF, high >> 8))


def _has_seeds_tiles(game: "Game") -> bool:
    """Return whether the tiles are those that the seed draws; two or more players draw the same."""
    drawn = Table(min(game.players, 2), game.seed_low | game.seed_high << 16)
    return drawn.tiles == game.tiles


def redo(log: "EntryReader", record: Record, version: int) -> bool:
    """Redo the log's next choice; return whether its entry is complete.

    ValueError if the entry is damaged. Both versions of the log have the same entries.
    """
    # Without this bit, finding out about the pass would double the time.
    passed = record.game.phase == COMBO and log.carry(0, 1)
    if passed:
        record.apply(PASS)
    try:
        action = carry(log, record.game)
    except EOFError:
        if passed:
            record.undo()
        return False
    if not log.check():
        raise ValueError("the log is damaged")
    record.apply(action)
    return True


def is_sound(record: Record) -> bool:
    """Return True: `redo` has taken only legal actions."""
    return True
