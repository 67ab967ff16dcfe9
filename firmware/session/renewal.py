"""A new start of the program, where memory lies in pieces.

A table takes Bitmaps of some KB. After a long sitting there is memory enough, but not in one piece:
what lives long lies between what has gone, and no board can move it. So the program ends itself
between two screens: code.py catches the SystemExit, and starts it anew. The game is then read from
the memory, as after a power cut, and gone on with.
"""

import time

from engine.const import TYPE_CHECKING
from firmware import games
from firmware.kept import settings

if TYPE_CHECKING:
    from firmware.interfaces.board import BoardFile
    from firmware.session.interfaces.handheld import Handheld

_NAP = 0.02  # s
REASON = "memory lies in pieces"  # of a SystemExit that is no pupil's


def renew_in_game(app: "Handheld", is_held: bool, name: str = "") -> None:
    """Start anew in the game, ended or not, if all is kept.

    `is_held` says whether whoever acts has the device already. `name` is the screen that has found
    no room: an ended game's replay is opened by the new start.
    """
    session = app.session
    # In a lesson the storage is closed, and the session is none that knows its game.
    if not session.storage.is_open or session.offered != session.game_name():
        return
    if name == "replay" and not session.has_game():
        _end(app, settings.IN_REPLAY)
    else:
        _end(app, settings.HELD if is_held else settings.GOES_ON)


def renew_for_lesson(app: "Handheld") -> None:
    """Start anew in the first lesson, if all is kept.

    Menus leave their names and gaps, and a lesson needs nearly all of a small memory. On a handheld
    that was empty as it was switched on the lesson begins at once: a memory that is begun for a
    note needs 4 KB in one piece. One that was left would be forgotten.
    """
    session, storage = app.session, app.session.storage
    if storage.is_open and not storage.was_empty and not session.lesson:
        _end(app, settings.IN_LESSON)


def renew_to_begin(app: "Handheld") -> None:
    """Start anew at the title, if all is kept.

    The engine of the game that the title offers has found no room.
    """
    _end(app, settings.AT_TITLE)


def _end(app: "Handheld", where: int) -> None:
    """End the program if all is kept, noting where to go on."""
    session = app.session
    storage = session.storage
    storage.save(None if session.aside else session.record)
    if storage.may_end:
        _keep_note_and_end(app, where)


def _keep_note_and_end(app: "Handheld", where: int) -> None:
    """End the program if all is kept, with a note.

    The note has the game that was offered, and `where`. If all is not kept, or there is no room to
    keep the note, the program goes on without one.
    """
    choices, storage = app.settings, app.session.storage
    choices.agenda = _note(app.session.offered, where)
    try:
        choices.keep(storage)
        if storage.is_well:
            raise SystemExit(REASON)
        choices.agenda = 0  # what was to be made safe is only here, and waits without the note
        choices.keep(storage)
    except MemoryError as error:  # a memory begun or written anew takes 4 KB in one piece
        print(error)
    choices.agenda = 0


def _note(offered: str, where: int) -> int:
    """Return what the next start needs: the offered game, and `where`."""
    return 1 + games.NAMES.index(offered) * settings.RESUMPTIONS + where


def renew_at_title(app: "Handheld") -> None:
    """Start anew at the title, if all is kept.

    Mostly nothing is written for that: a cut while something is can cost a memory that erases. What
    the next start could not know is which game was offered, and that somebody has learnt to play.
    """
    session = app.session
    if not session.storage.is_open:  # a lesson was on
        from firmware.session import suspension

        try:
            suspension.open_storage(app)
        except MemoryError:  # all but these two is kept
            raise SystemExit(REASON) from None
    storage = session.storage
    storage.save()
    if not storage.may_end:
        return
    latest = session.game_name()
    is_learnt = session.offered != latest and session.offered in session.learnt
    if is_learnt or session.offered != (latest or games.NAMES[0]):
        _keep_note_and_end(app, settings.LEARNT if is_learnt else settings.AT_TITLE)
        if not storage.is_well:
            return
    raise SystemExit(REASON)


def start_anew(board_file: "BoardFile") -> None:
    """Start the board's whole program again, with this board file.

    A screen would show the console for as long as that takes. One that the program has made keeps
    its picture if nobody has it; a board's own goes dark.
    """
    import board
    import displayio
    import supervisor

    display = board_file.make_display()
    try:
        if display is getattr(board, "DISPLAY", None):
            display.brightness = 0
        else:
            displayio.release_displays()
    except (AttributeError, RuntimeError) as error:  # there is no light to set
        print(error)
    supervisor.reload()
    while True:  # until that takes effect
        time.sleep(_NAP)
