"""Tells the player after a crash, and starts the game anew.

It waits for a key first.

Nothing goes on with what an exception left half done. `supervisor.reload` makes all of it new, and
the game is read from the memory as after a power cut. Nor is anything saved here: on boards whose
memory erases, the copy in RAM may be half changed, and would replace a whole one. So a crash never
costs more than a power cut at the same moment.

Mostly memory is short. code.py has unloaded the app before it loads this, which uses none
of the app's modules. Nor does crash_screen.py, but to read the words where the program is source.
"""

import time
import traceback

import displayio
import supervisor

from engine.const import TYPE_CHECKING, const
from firmware.text import LANGUAGES  # to show where no words were loaded

if TYPE_CHECKING:
    from firmware.interfaces.board import BoardFile, Display, Keys

_TEXT = "firmware.text."
_FIRST = const(1000)  # ms in which keys do not count
_TICKS = const((1 << 29) - 1)  # supervisor.ticks_ms wraps at 2^29
_NAP = 0.02  # s
_PAUSE = const(10)  # s to read the console where nothing else can be shown
_SCROLLED = const(20)  # lines, as many as a board's console has
_BUNDLE = "/bundle_id.txt"


def recover(error: Exception, board_file: "BoardFile", loaded: list[str]) -> None:
    """Report an exception, and start anew when a key is pressed.

    `board_file` is what `start` was given, `loaded` the names of the modules that were there.
    """
    _print_bundle()
    traceback.print_exception(error)
    try:
        show(error, board_file, loaded)
        wait(board_file.make_keys())
    except Exception as another:  # a loop of crashes must not be too quick to be read
        traceback.print_exception(another)
        _show_console(board_file)
        time.sleep(_PAUSE)
    # The console can be seen while the board starts: what it was told is for the serial line.
    print("\n" * _SCROLLED)
    supervisor.reload()
    while True:  # until that takes effect
        time.sleep(_NAP)


def _print_bundle() -> None:
    """Print the bundle's id, which tells its map; sources have none."""
    try:
        with open(_BUNDLE) as file:
            print(file.read(), end="")
    except (OSError, MemoryError):  # the traceback matters more
        pass


def show(error: Exception, board_file: "BoardFile", loaded: list[str]) -> None:
    """Show what happened, in the language of the loaded words.

    Where no language was loaded, it is in all.
    """
    _silence(board_file)
    display = board_file.make_display()
    display.root_group = None  # type: ignore[assignment]  # see interfaces/board.py
    _light(display)
    known = [name[len(_TEXT) :] for name in loaded if name.startswith(_TEXT) and "_" not in name]
    if len(known) > 1:  # from sources English is imported beside any other
        known = [name for name in known if name != LANGUAGES[0]]
    from firmware.crash_screen import make

    display.root_group = make(display.width, display.height, error, known or LANGUAGES)
    display.refresh()


def wait(keys: "Keys") -> None:
    """Return when a key is pressed.

    A key that was meant for what the player saw before does not count.
    """
    begin = supervisor.ticks_ms()
    while True:
        is_late = (supervisor.ticks_ms() - begin) & _TICKS >= _FIRST
        event = keys.next_event()
        while event:
            if event > 0 and is_late:
                return
            event = keys.next_event()
        time.sleep(_NAP)


def _silence(board_file: "BoardFile") -> None:
    """End the note that sounds: a voice goes on by itself."""
    voice = board_file.make_voice() if hasattr(board_file, "make_voice") else None
    if voice is not None:
        voice.tone(0, 0)
        if hasattr(voice, "rumble"):
            voice.rumble(0)


def _light(display: "Display") -> None:
    """Give full light: it may be down."""
    try:
        display.brightness = 1.0
    except (AttributeError, RuntimeError):  # there is no light to set
        pass


def _show_console(board_file: "BoardFile") -> None:
    """Show what was printed, if that can be."""
    try:
        display = board_file.make_display()
        display.root_group = displayio.CIRCUITPYTHON_TERMINAL
        display.refresh()
    except Exception as another:
        traceback.print_exception(another)
