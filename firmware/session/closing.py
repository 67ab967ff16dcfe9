"""Closes the storage where memory is short, and opens it again.

A lesson keeps nothing, and the storage with its code takes some 7 KB of a board's memory, a copy of
what is kept another 2 where every write erases. Opening it again is what switching on does, but
that the game is the one that was put aside.
"""

from engine.const import TYPE_CHECKING
from firmware.session import suspension
from firmware.session.lesson_storage import LessonStorage

if TYPE_CHECKING:
    from firmware.session.interfaces.handheld import Handheld


def close(app: "Handheld") -> bool:
    """Put the game aside and unload the storage, if all is safe.

    Return whether it was.
    """
    session = app.session
    session.storage.save()
    if not session.storage.is_well or not session.storage.keeps_games:
        return False
    session.put_aside()
    session.storage = LessonStorage()  # type: ignore[assignment]  # a part will do
    return True


def open_again(app: "Handheld") -> None:
    """Open the storage.

    The engine of the game aside is loaded for that.
    """
    session = app.session
    session.storage = app.open_storage()
    if session.storage.load() is not None:  # the log goes on from where its end was found
        suspension.unload_engine(session)
