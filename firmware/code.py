"""Entry point on a board: finds the board file and runs the app forever.

After a crash, a report is shown, and a key press restarts the game. By then the app may
have used up all memory, so nothing here keeps a reference to the app, or uses its loader, which is
unloaded with it.
"""

import gc
import os
import sys
import time

import board
import supervisor

TYPE_CHECKING = False

if TYPE_CHECKING:
    from collections.abc import Callable
    from types import ModuleType
    from typing import Any, TypeVar

    from firmware.memory.report import Report

    Part = TypeVar("Part")  # a board's display, keys, voice or touch screen


def find_board_file() -> "ModuleType | None":
    """Return the board file, a module of boards/, or None after printing what to do.

    The module is named after the board ID. Makers of several kinds of board can name another one in
    settings.toml: NUMBER_DROP_BOARD = "raspberry_pi_pico_mono".
    """
    try:  # CircuitPython 10.1 and older have no get_setting
        name = getattr(supervisor, "get_setting", os.getenv)("NUMBER_DROP_BOARD")
    except ValueError:  # once the app runs, its line is printed and the title names it
        print("settings.toml: NUMBER_DROP_BOARD cannot be read: look at its quotes.")
        name = None
    return name and load_board_file(str(name)) or load_board_file(board.board_id)


def load_board_file(name: str) -> "ModuleType | None":
    """Return the module boards/<name>, or None after printing what to do about it.

    The console is visible on the display as long as the app shows nothing there.
    """
    try:
        __import__("boards." + name)
        module = sys.modules["boards." + name]
        if hasattr(module, "make_display"):
            return module
        print("boards/" + name + " is not a board file: it has no make_display.")
    except ImportError as error:
        if "boards." + name in str(error):
            print("No boards/" + name + " here: this copy of the game is for another board.")
        else:
            print("boards/" + name + " cannot be loaded: " + str(error) + ".")
    print("The game's page says how to get one for this board, or how to add it.")
    return None


def is_incompatible(error: Exception) -> bool:
    """Return whether an import failed because the .mpy file is for another CircuitPython."""
    return isinstance(error, ValueError) and ".mpy" in str(error)  # the rest is translated


def report_version() -> None:
    """Print which CircuitPython the game's files are for; built-in displays show the console."""
    version = ".".join([str(part) for part in sys.implementation.version[:3]])
    page = "https://circuitpython.org/board/" + board.board_id
    print("The game's files need CircuitPython 10, this is " + version + ". Get it from", page)


def once(make: "Callable[[], Part]", made: "list[Part]") -> "Callable[[], Part]":
    """Return a function that calls `make` on its first call only, and appends the result to `made`.

    This keeps the same display and keys in use after a crash.
    """

    def get() -> "Part":
        if not made:
            made.append(make())
        return made[0]

    return get


def make_once(board_file: "ModuleType") -> "list[Any]":
    """Make each part of a board only once; return the list that will hold its display."""
    shown: list[Any] = []
    for name in list(board_file.__dict__):
        if name.startswith("make_"):
            made = shown if name == "make_display" else []
            setattr(board_file, name, once(getattr(board_file, name), made))
    return shown


def make_report() -> "Report | None":
    """Return the Report of a drive that is on trial, otherwise None."""
    if "trial.txt" not in os.listdir("/"):
        return None
    from firmware.memory.report import Report

    return Report("/trial.txt")


def run(board_file: "ModuleType") -> None:
    """Run the app on a board, given its board file."""
    from firmware.start import start

    report = make_report()
    app = start(board_file, "/saves", report.seed if report else None)
    while True:
        app.step(supervisor.ticks_ms())
        if report:
            report.print_free(app)
        time.sleep(app.rest(supervisor.ticks_ms()) / 1000)


def unload_program(displays: "list[Any]") -> list[str]:
    """Unload all of the game's modules and return their names.

    The displays are cleared first, because what they show holds references to the whole app.
    """
    for display in displays:
        display.root_group = None
    names = list(sys.modules)
    for name in names:
        whole = name + "engine."[-1]  # matches packages too; bundles use a slash
        if whole.startswith("engine.") or whole.startswith("firmware."):  # noqa: PIE810
            # A dict's free slot keeps the deleted value alive until it is used again.
            sys.modules[name] = None  # type: ignore[assignment]  # until deleted
            del sys.modules[name]
    gc.collect()
    return names


def main() -> None:
    """Run the app, or report that CircuitPython cannot load its files."""
    try:
        run_forever()
    except ValueError as error:
        if not is_incompatible(error):
            raise
        report_version()


def run_forever() -> None:
    """Run the app on this board, and restart it after a crash."""
    board_file = find_board_file()
    if board_file is None:
        return
    # A reload does not undo the rotation of a built-in display that is set for left-handed use.
    own: Any = getattr(board, "DISPLAY", None)
    mounted = getattr(own, "rotation", 0)
    shown = make_once(board_file)
    try:
        run(board_file)
    except SystemExit as end:
        unload_program(shown)
        from firmware.memory.restart import REASON, reload_program

        if REASON not in end.args:
            raise
        reload_program(board_file)
    except Exception as error:  # Ctrl-C and a reload are not Exceptions
        if is_incompatible(error):
            raise
        names = unload_program(shown)
        from firmware.crash import recover

        recover(error, board_file, names)
    finally:  # also after a reload or Ctrl-C
        if own in shown:
            own.rotation = mounted


main()
