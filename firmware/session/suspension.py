"""Suspends a game: packs it into bytes, so that its engine can be unloaded."""

from engine.const import TYPE_CHECKING
from firmware import games

if TYPE_CHECKING:
    from typing import Any

    from firmware.interfaces.game import Record
    from firmware.session.interfaces.handheld import Session
    from firmware.session.rules import Rules


def suspend(session: "Session", record: "Record", rules: "Rules") -> "tuple[bytes, Any, bool]":
    """Return a game as bytes, its Rules' memo, and whether it is in progress.

    As its engine is about to be unloaded, the caller must drop the game.
    """
    data = games.saved_game(games.name_of(record.bits.data)).suspend(record)
    session.storage.game = None  # type: ignore[assignment]  # see storage.py
    return data, rules.save_state(), not record.game.is_over()


def resume(session: "Session", packed: "tuple[bytes, Any, bool]") -> "tuple[Record, Rules]":
    """Return the Record and the Rules of a suspended game."""
    data, state, _ = packed
    record = games.saved_game(games.name_of(data)).resume(data)
    session.storage.game = games.module_of(record)
    rules = session.storage.game.Rules(record.game)
    rules.restore_state(state)
    return record, rules
