"""How games of Number Drop are kept: see kept/kept_game.py."""

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
    """Return the Record of a game's bytes; ValueError as `replay.from_bytes` raises it."""
    from engine.number_drop import replay  # not where a game only begins

    return replay.from_bytes(data)


take_up = from_bytes


def put_away(record: Record) -> bytes:
    """Return the game as bytes."""
    return record.to_bytes()


def replay(record: Record) -> "Replay":
    """Return a finished game to be played again."""
    from engine.number_drop.replay import Replay

    return Replay(record)


def from_seed(players: int, seed: int) -> Record:
    """Return the Record of a game in which nothing has been done."""
    return Record(players, seed)


def seed_of(record: Record) -> bytes:
    """Return the four bytes that tell a game just begun.

    The low byte comes first; there are none of another game.
    """
    game = record.game
    if record.count or not _has_seeds_tiles(game):
        return b""
    low, high = game.seed_low, game.seed_high
    return bytes((low & 0xFF, low >> 8, high & 0xFF, high >> 8))


def _has_seeds_tiles(game: "Game") -> bool:
    """Return whether the tiles are those that the seed draws.

    More players do not change those.
    """
    drawn = Table(min(game.players, 2), game.seed_low | game.seed_high << 16)
    return drawn.tiles == game.tiles


def redo(log: "EntryReader", record: Record, version: int) -> bool:
    """Do the choice that the log says next, in either version.

    Return whether it is whole. ValueError if it is damaged.
    """
    # To look for combos in order to know of the pass would take half of the time.
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
    """Return True: only what the rules allow was done.

    That holds whatever the log says.
    """
    return True
