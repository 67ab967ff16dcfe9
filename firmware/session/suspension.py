"""Suspends a game: packs it into bytes, so that its engine can be unloaded."""

from engine.const import TYPE_CHECKING
from firmware import games
from firmware.kept.storage import standing

if TYPE_CHECKING:
    from typing import Any

    from firmware.interfaces.game import Record
    from firmware.kept.whole_game import Standing
    from firmware.session.rules import Rules

    # The game as bytes, the saved state of its Rules, whether it is in progress, and its standing
    Suspended = tuple[bytes, Any, bool, Standing]


def suspend(record: "Record", rules: "Rules") -> "Suspended":
    """Return all that is kept of a game.

    As its engine is about to be unloaded, the caller must drop the game.
    """
    data = games.saved_game(games.name_of(record.bits.data)).suspend(record)
    return data, rules.save_state(), not record.game.is_over(), standing(record.game)


def resume(packed: "Suspended") -> "tuple[Record, Rules]":
    """Return the Record and the Rules of a suspended game."""
    data, state = packed[:2]
    record = games.saved_game(games.name_of(data)).resume(data)
    rules = games.module_of(record).Rules(record.game)
    rules.restore_state(state)
    return record, rules
