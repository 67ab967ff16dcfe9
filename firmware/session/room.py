"""Tells how much memory is free, and makes room for a screen.

What can be done without is unloaded first. Where that is not enough, or memory lies in pieces, the
program starts anew: see renewal.py. docs/MEMORY.md tells what each figure was measured by.
"""

import gc

from engine.const import TYPE_CHECKING, const
from firmware import theme
from firmware.loader import clear_stack, unload, unload_libraries
from firmware.widgets import atlas

if TYPE_CHECKING:
    from firmware.session.interfaces.handheld import Handheld

PLENTY = const(163000)  # bytes of all memory: a whole Pico has 163 648 beside its display's
# Bytes of all memory below which every way from a game to the title is a new start: names are never
# freed, and where their table doubles it needs 4 KB in one piece.
SMALL = const(160000)
THOUGHT = const(32000)  # bytes that a thought takes beside the table: 26 KB, and gaps
BITMAP = const(1200)  # bytes of the largest Bitmap of a column of words
TUTORIAL = "tutorial"  # the screen that needs no storage
MENUS = ("title", "pause", "end")
# Screens that show nothing of the game that is on.
_WITHOUT_GAME = MENUS + ("more", "help")
_STORAGE = "firmware.kept.storage"
TITLE_GAP = const(12000)  # bytes that have to be free in one piece at the title
_TITLE = const(62000)  # bytes that the title and its menus take: statistics 45 KB, and gaps
_MENU = const(56000)  # bytes that a menu in a game takes, and help and rules above it, and gaps
_LESSON = const(62000)  # bytes that a lesson takes beside the storage, and gaps
_KEEPING = const(23600)  # bytes that keeping a solo game's score takes beside its table, and gaps
_NAMES = const(4000)  # bytes in one piece for the names' table as it doubles
_CODE = const(4000)  # bytes in one piece for a table's code, which comes in many smaller ones
whole = PLENTY  # bytes of memory in all, used or free; those of a desktop are enough
if hasattr(gc, "mem_free"):
    whole = gc.mem_alloc() + gc.mem_free()  # type: ignore[attr-defined]  # comes with mem_free


def has(need: int) -> bool:
    """Return whether so many bytes are free.

    A desktop has enough.
    """
    gc.collect()
    return not hasattr(gc, "mem_free") or gc.mem_free() >= need


def has_gap(size: int) -> bool:
    """Return whether so many bytes are free in one piece.

    They stay free.
    """
    try:
        bytearray(size)
        return True
    except MemoryError:
        return False
    finally:
        gc.collect()


def may_renew(app: "Handheld") -> bool:
    """Return whether a new start would give more room.

    Memory is small, and not as a start leaves it: the key that asked is not the first since. All is
    kept.
    """
    storage = app.session.storage
    return whole < SMALL and app.input.presses > 1 and storage.may_end


def make_for(app: "Handheld", name: str) -> None:
    """Unload what a screen can do without, if memory is short.

    Where no piece is large enough for a menu of a game that goes on the program starts anew.
    """
    if name in _WITHOUT_GAME:
        # The last game's replay takes that up, and leads back to MORE.
        is_of_title = name == "title" or name == "more"
        may_renew = whole < PLENTY and app.input.presses and not is_of_title
        if may_renew and not has_gap(BITMAP):
            from firmware.session import renewal

            renewal.renew_in_game(app, False)
        if not has(_TITLE if is_of_title else _MENU):
            app.session.put_aside()
    if name == TUTORIAL:
        if whole < SMALL and app.input.presses:
            from firmware.session import renewal

            renewal.renew_for_lesson(app)
        if not has(_LESSON):
            from firmware.session import suspension

            if suspension.close_storage(app):
                unload(_STORAGE)
        atlas.hold_gaps()


def make_for_title(app: "Handheld") -> None:
    """Unload what the title can do without, or start anew at it.

    Not before a key is pressed: right after a start another would be no better.
    """
    if app.input.presses and (whole < SMALL or not has_gap(TITLE_GAP)):
        from firmware.session import renewal

        renewal.renew_at_title(app)
    make_for(app, "title")


def make_for_table(app: "Handheld", is_held: bool = True, name: str = "") -> None:
    """Read the atlases of the table that is made next.

    Then load the game, if it is aside. The atlases are read while there is nothing in their
    way. If there is no room for them the program starts anew; `is_held` and `name` are as for
    `renew_in_game`. Garbage has been collected: it takes 20 ms.
    """
    theme.forget()  # the palettes of what was shown: each would part a gap in two
    if not _has_bitmaps() and app.input.presses:
        atlas.forget()
        unload_libraries()
        clear_stack()  # what could not be read may still stand there
        gc.collect()  # to read the module takes some of what is left
        from firmware.session import renewal

        renewal.renew_in_game(app, is_held, name)
    app.session.take_up()


def _has_bitmaps() -> bool:
    """Read the Bitmaps of the next table; return whether it has room.

    Its code needs some beside them. Before the first table nobody knows which they are. Then
    gaps are held for them.
    """
    try:
        if not atlas.read_again():
            atlas.hold_gaps()
        return has_gap(_CODE)
    except MemoryError:
        return False


def make_for_end(app: "Handheld") -> None:
    """Unload what is shown, if memory is short.

    A solo game's end then begins with a new start, which keeps its score. Score, replay and
    analysis bring so many names that their table may double: that takes 3.9 KB in one piece.
    """
    navigator, session = app.navigator, app.session
    is_solo = session.record.game.players == 1
    if not (is_solo and session.rules.END_ON_TABLE):
        navigator.announce()  # to find out how the end is shown takes a board 60 ms
    if whole >= SMALL:
        return
    if not (has(_KEEPING) if is_solo else has_gap(_NAMES)):
        if is_solo and app.input.presses:  # else it has just been started for that
            navigator.sooner(_renew_at_end, app)
        navigator.leave_now()


def _renew_at_end(app: "Handheld") -> None:
    from firmware.session import renewal

    renewal.renew_in_game(app, True)
