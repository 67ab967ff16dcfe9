"""Starts on a board as code.py, and runs the app for ever.

It finds the board's file.

A crash is told on a screen, and a key starts the game anew (crash.py). The app may have taken all
memory by then: nothing here keeps anything of it, or uses its loader, which goes with it.
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

    Part = TypeVar("Part")  # of a board: its screen, keys or voice


def find_board_file() -> "ModuleType | None":
    """Return the board's module of boards/, or None.

    The module has the name of the board, or what settings.toml gives, for makers of several:
    NUMBER_DROP_BOARD = "raspberry_pi_pico_mono". Where there is none, what to do has been printed.
    """
    try:
        name = os.getenv("NUMBER_DROP_BOARD")
    except ValueError as error:
        print("settings.toml:", error)
        name = None
    return name and load_board_file(str(name)) or load_board_file(board.board_id)


def load_board_file(name: str) -> "ModuleType | None":
    """Return the module boards/<name>, or None if that fails.

    It then says what to write. What is printed is on the screen too, as long as the app shows
    nothing else there.
    """
    try:
        __import__("boards." + name)
        module = sys.modules["boards." + name]
        if hasattr(module, "make_display"):
            return module
        print("boards/" + name + " is no board's file: it makes no display.")
    except ImportError as error:
        if "boards." + name in str(error):
            print("No boards/" + name + ".py for this board: write it after boards/pygamer.py.")
        else:
            print("boards/" + name + " needs what is not here: " + str(error) + ".")
    print("README.md says how, under Your own board.")
    return None


def once(make: "Callable[[], Part]", made: "list[Part]") -> "Callable[[], Part]":
    """Return a function that calls `make` once.

    What that returns goes into `made`, too. So the same screen or keys serve after a crash.
    """

    def get() -> "Part":
        if not made:
            made.append(make())
        return made[0]

    return get


def make_once(board_file: "ModuleType") -> "list[Any]":
    """Let each part of a board be made once.

    Return the list that its screen will be in.
    """
    shown: list[Any] = []
    for name in ("make_display", "make_keys", "make_voice"):
        if hasattr(board_file, name):
            made = shown if name == "make_display" else []
            setattr(board_file, name, once(getattr(board_file, name), made))
    return shown


def make_report() -> "Report | None":
    """Return what reports memory while the drive is on trial: docs/TRIAL.md."""
    if "trial.txt" not in os.listdir("/"):
        return None
    from firmware.memory.report import Report

    return Report("/trial.txt")


def run(board_file: "ModuleType") -> None:
    """Run the app on a board, given its module of boards/."""
    from firmware.start import start

    report = make_report()
    app = start(board_file, "/saves", report.seed if report else None)
    while True:
        app.step(supervisor.ticks_ms())
        if report:
            report.tell(app)
        time.sleep(app.rest(supervisor.ticks_ms()) / 1000)


def unload_program(displays: "list[Any]") -> list[str]:
    """Unload all of the game's modules; return their names.

    What the displays show goes first: parts of it hold the whole app.
    """
    for display in displays:
        display.root_group = None
    names = list(sys.modules)
    for name in names:
        whole = name + "engine."[-1]  # the packages themselves, too: in a bundle that is a slash
        if whole.startswith("engine.") or whole.startswith("firmware."):  # noqa: PIE810
            # or the dict's free place would hold on to it
            sys.modules[name] = None  # type: ignore[assignment]  # for a moment
            del sys.modules[name]
    gc.collect()
    return names


def main() -> None:
    """Run the app on this board, and anew after a crash."""
    board_file = find_board_file()
    if board_file is None:
        return
    # A board's own screen stays turned, for the left hand, when its program is started once more.
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
    except Exception as error:  # Ctrl-C and a reload are none
        names = unload_program(shown)
        from firmware.crash import recover

        recover(error, board_file, names)
    finally:  # of a reload and Ctrl-C, too
        if own in shown:
            own.rotation = mounted


main()
