"""Puts aside what memory has no room for: game, storage.

The game is packed while its engine is unloaded. A lesson keeps nothing, and the storage with its
code takes some 7 KB of a board's memory, a copy of what is kept another 2 where every write erases.
Opening it again is what switching on does, but that the game is the one that was put aside.
"""

from engine.const import TYPE_CHECKING
from firmware import games
from firmware.loader import load

if TYPE_CHECKING:
    from typing import Any

    from firmware.interfaces.game import Record
    from firmware.session.interfaces.handheld import Handheld
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


def close_storage(app: "Handheld") -> bool:
    """Put the game aside and unload the storage, if all is safe.

    Return whether it was.
    """
    session = app.session
    session.storage.save()
    if not session.storage.may_end:
        return False
    session.put_aside()
    load("firmware.session.lesson_storage")  # it stays: the lesson's own session has one, too
    from firmware.session.lesson_storage import LessonStorage

    session.storage = LessonStorage()  # type: ignore[assignment]  # a part will do
    return True


def note_learnt(session: "Session") -> None:
    """Keep which games somebody has just learnt: the storage is open again.

    Beside a game of the same kind nothing is written: as long as it is the latest it tells that.
    """
    from firmware.kept.scores import Scores

    latest = session.game_name()
    try:
        for name in session.learnt:
            if name != latest:
                Scores(session.storage, name).keep_empty()
        session.storage.save()
        session.learnt = (latest,) if latest in session.learnt else ()
    except MemoryError:  # so it is known until the power goes
        return


def open_storage(app: "Handheld") -> None:
    """Open the storage again.

    The engine of the game aside is loaded for that.
    """
    session = app.session
    session.storage = app.open_storage()
    if session.storage.load() is not None:  # the log goes on from where its end was found
        unload_engine(session)
