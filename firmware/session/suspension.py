"""The game that is on, packed while its engine is unloaded."""

from engine.const import TYPE_CHECKING
from firmware import games

if TYPE_CHECKING:
    from typing import Any

    from firmware.interfaces.game import Record
    from firmware.session.interfaces.session import Session
    from firmware.session.rules import Rules


def pack(record: "Record", rules: "Rules") -> "tuple[bytes, Any, bool]":
    """Return game, Rules' memo, and whether it goes on.

    The game is bytes.
    """
    data = games.saved_game(games.name_of(record.bits.data)).put_away(record)
    return data, rules.memo(), not record.game.is_over()


def unload_engine(session: "Session") -> None:
    """Unload the engine of the game that was packed.

    Nothing may hold that game any more.
    """
    session.storage.game = None  # type: ignore[assignment]  # see storage.py
    games.unload_engine(session.game_name())


def take_up(session: "Session", packed: "tuple[bytes, Any, bool]") -> "tuple[Record, Rules]":
    """Return the Record and the Rules that `pack` packed."""
    data, memo, _ = packed
    record = games.saved_game(games.name_of(data)).take_up(data)
    session.storage.game = games.module_of(record)
    rules = session.storage.game.Rules(record.game)
    rules.recall(memo)
    return record, rules
