"""Shows a report after a crash, waits for a key or a touch, and restarts the game.

No state that an exception left half-changed is used again. `supervisor.reload` rebuilds everything,
and the game is loaded from flash as after a power cut. Nothing is saved here either: on boards
whose flash must be erased, the copy in RAM may be half-changed, and would replace an intact one. So
a crash never costs more than a power cut at the same moment.

Most crashes are due to a lack of memory. code.py has unloaded the app before it loads this module,
which uses none of the app's modules. Neither does crash_screen.py, except for loading the texts
when the program runs from source.
"""

import time
import traceback

import displayio
import supervisor

from engine.const import TYPE_CHECKING, const
from firmware.text import LANGUAGES  # shown if no texts were loaded

if TYPE_CHECKING:
    from firmware.interfaces.board import BoardFile, Display, Keys, TouchScreen

_TEXT = "firmware.text."
_FIRST = const(1000)  # ms during which keys are ignored
_TICKS = const((1 << 29) - 1)  # supervisor.ticks_ms wraps at 2^29
_NAP = 0.02  # s
_PAUSE = const(10)  # s to read the console if nothing else can be shown
_SCROLLED = const(20)  # lines: the height of a board's console
_BUNDLE = "/bundle_id.txt"


def recover(error: Exception, board_file: "BoardFile", loaded: list[str]) -> None:
    """Report an exception, and restart when a key is pressed or the screen touched.

    `board_file` is what `start` was given; `loaded` are the names of the modules that were loaded.
    """
    _print_bundle()
    traceback.print_exception(error)
    try:
        show(error, board_file, loaded)
        make_touch = getattr(board_file, "make_touch", None)
        wait(board_file.make_keys(), make_touch() if make_touch else None)
    except Exception as another:  # a crash loop must leave time to read
        traceback.print_exception(another)
        _show_console(board_file)
        time.sleep(_PAUSE)
    # The console is visible while the board starts; its content is meant for the serial line only.
    print("\n" * _SCROLLED)
    supervisor.reload()
    while True:  # until the reload takes effect
        time.sleep(_NAP)


def _print_bundle() -> None:
    """Print the bundle's ID, which identifies its name map; source has none."""
    try:
        with open(_BUNDLE) as file:
            print(file.read(), end="")
    except (OSError, MemoryError):  # the traceback matters more
        pass


def show(error: Exception, board_file: "BoardFile", loaded: list[str]) -> None:
    """Show what happened, in the language whose texts were loaded, or in all if none were."""
    _silence(board_file)
    display = board_file.make_display()
    display.root_group = None  # type: ignore[assignment]  # see interfaces/board.py
    _light(display)
    known = [name[len(_TEXT) :] for name in loaded if name.startswith(_TEXT) and "_" not in name]
    if len(known) > 1:  # when run from source, English is always loaded
        known = [name for name in known if name != LANGUAGES[0]]
    from firmware.crash_screen import make

    has_keys = board_file.KEYS != ()
    display.root_group = make(display.width, display.height, error, known or LANGUAGES, has_keys)
    display.refresh()


def wait(keys: "Keys", touch_screen: "TouchScreen | None" = None) -> None:
    """Return at a key or a touch, ignoring those meant for what was on screen before the crash."""
    begin = supervisor.ticks_ms()
    while True:
        is_late = (supervisor.ticks_ms() - begin) & _TICKS >= _FIRST
        if touch_screen is not None and touch_screen.touched() is not None and is_late:
            return
        event = keys.next_event()
        while event:
            if event > 0 and is_late:
                return
            event = keys.next_event()
        time.sleep(_NAP)


def _silence(board_file: "BoardFile") -> None:
    """Stop the note that is playing: a voice would hold it forever."""
    voice = board_file.make_voice() if hasattr(board_file, "make_voice") else None
    if voice is not None:
        voice.tone(0, 0)
        if hasattr(voice, "rumble"):
            voice.rumble(0)


def _light(display: "Display") -> None:
    """Set full brightness, since the backlight may be dimmed."""
    try:
        display.brightness = 1.0
    except (AttributeError, RuntimeError):  # no backlight
        pass


def _show_console(board_file: "BoardFile") -> None:
    """Show the console, if possible."""
    try:
        display = board_file.make_display()
        display.root_group = displayio.CIRCUITPYTHON_TERMINAL
        display.refresh()
    except Exception as another:
        traceback.print_exception(another)
