"""Suspends a game: packs it into bytes, so that its engine can be unloaded."""

from engine.const import TYPE_CHECKING
from firmware import games

if TYPE_CHECKING:
    from typing import Any

    from firmware.interfaces.game import Record
    from firmware.session.interfaces.handheld import Session
    from firmware.session.rules import Rules
    from firmware.session.standing import Standing

    # The game as bytes, its Rules' memo, whether it is in progress, and its `standing`
    Suspended = tuple[bytes, Any, bool, Standing]


def suspend(session: "Session", record: "Record", rules: "Rules") -> "Suspended":
    """Return all that is kept of a game.

    As its engine is about to be unloaded, the caller must drop the game.
    """
    from firmware.session.standing import standing  # `resume` does without

    data = games.saved_game(games.name_of(record.bits.data)).suspend(record)
    session.storage.game = None  # type: ignore[assignment]  # see storage.py
    return data, rules.save_state(), not record.game.is_over(), standing(record.game)


def resume(session: "Session", packed: "Suspended") -> "tuple[Record, Rules]":
    """Return the Record and the Rules of a suspended game."""
    data, state = packed[:2]
    record = games.saved_game(games.name_of(data)).resume(data)
    session.storage.game = games.module_of(record)
    rules = session.storage.game.Rules(record.game)
    rules.restore_state(state)
    return record, rules
