"""A new start of the program, where memory lies in pieces.

A table takes Bitmaps of some KB. After a long sitting there is memory enough, but not in one piece:
what lives long lies between what has gone, and no board can move it. So the program ends itself
between two screens: code.py catches the SystemExit, and starts it anew. The game is then read from
the memory, as after a power cut, and gone on with.
"""

import gc
import time

from engine.const import TYPE_CHECKING, const
from firmware import games

if TYPE_CHECKING:
    from firmware.interfaces.board import BoardFile
    from firmware.session.interfaces.handheld import Handheld


# Bytes that have to be free in one piece: at the title, and before a table, whose largest Bitmap
# has 4400.
_WHOLE = const(12000)
_GAP = const(7000)
# Bytes of all memory below which every way from a game to the title is a new start: names are never
# freed, and where their table doubles it needs 4 KB in one piece.
_SMALL = const(160000)
_NAP = 0.02  # s


def renew_if_parted(app: "Handheld", goes_on: bool) -> None:
    """Start anew at the title if there is no large gap.

    Or, if it `goes_on`, in the game, where one has begun. A lesson that was left would be lost.
    """
    session = app.session
    if session.has_game() if goes_on else not session.lesson:
        if not goes_on and _is_small() or not _has_gap(_GAP if goes_on else _WHOLE):
            _renew(app, goes_on)


def _is_small() -> bool:
    """Return whether a board has little memory. A desktop has enough."""
    if not hasattr(gc, "mem_free"):
        return False
    used: int = gc.mem_alloc()  # type: ignore[attr-defined]  # comes with mem_free
    free: int = gc.mem_free()
    return used + free < _SMALL


def _has_gap(size: int) -> bool:
    """Return whether so many bytes are free in one piece."""
    gc.collect()
    try:
        bytearray(size)
        return True
    except MemoryError:
        return False


def _renew(app: "Handheld", goes_on: bool) -> None:
    """Start anew. Nothing happens where something could not be kept."""
    session = app.session
    storage = session.storage
    if not storage.is_open:  # after lessons: all was kept before, and now nothing could be
        raise SystemExit
    try:
        storage.save(session.record if goes_on else None)
        if not storage.keeps_games:
            return
        app.settings.agenda = 1 + (games.NAMES.index(session.offered) << 1 | goes_on)
        app.settings.keep(storage)
        if not storage.is_well:
            app.settings.agenda = 0
            return
    except MemoryError:  # a memory written anew takes 4 KB in one piece
        app.settings.agenda = 0
        if goes_on:
            return
    raise SystemExit


def start_anew(board_file: "BoardFile") -> None:
    """Start the board's whole program again, with this board file.

    A screen would show the console for as long as that takes. One that the program has made keeps
    its picture if nobody has it; a board's own goes dark.
    """
    import board
    import displayio
    import supervisor

    display = board_file.make_display()
    is_own = display is getattr(board, "DISPLAY", None)
    if not is_own:
        displayio.release_displays()
    elif getattr(display, "brightness", -1) >= 0:  # else there is no light to set
        display.brightness = 0
    supervisor.reload()
    while True:  # until that takes effect
        time.sleep(_NAP)
