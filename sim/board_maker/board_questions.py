"""The questions that `python -m sim.newboard` asks.

A question answered by an option is skipped. A question reports what is wrong with an answer and
asks again; if an option was wrong, PlanError is raised.
"""

import sys
from argparse import ArgumentTypeError, Namespace
from collections.abc import Callable
from typing import TypeVar

from sim.board import board_files
from sim.board_maker import board_plan
from sim.board_maker.board_plan import BUILT_IN, SCREENS, Plan, PlanError
from sim.command_line import complain, whole_number

SELF = "newboard"
T = TypeVar("T")


def plan(wanted: Namespace) -> Plan:
    """Return the plan given by the options, asking for everything they leave out."""
    if sys.stdin.isatty():
        print("Enter accepts the answer in [ ], ? explains the question, Ctrl-C quits.")
    name = _name(wanted)
    board = board_files.board_id(name)
    title = _title(wanted)
    screen = _screen(wanted, name)
    if screen not in SCREENS and wanted.pins is not None:
        raise PlanError(f"--pins is for a screen that you wire: {board} has its own")
    size = _size(wanted, screen)
    rotation = board_plan.check_rotation(wanted.rotation, screen, size)
    pins = _pins(wanted, screen, board) if screen in SCREENS else {}
    if rotation is None:
        rotation = board_plan.usual_rotation(screen, size, pins)
    touch = _touch(wanted)
    touch_pins = _touch_pins(wanted, board, pins) if touch else {}
    taken = pins | {f"touch {name}": pin for name, pin in touch_pins.items()}
    keys = _keys(wanted, board, taken, touch != "")
    sound = _sound(wanted, board, taken | keys)
    drive_kb = _drive(wanted, board)
    return Plan(name, title, screen, size, pins, keys, sound, rotation, touch, touch_pins, drive_kb)


def _name(wanted: Namespace) -> str:
    return _ask(
        "Name of the new file",
        wanted.name,
        "raspberry_pi_pico_mine",
        board_plan.check_name,
        "the board's id, from boot_out.txt on its drive, then _ and a name of your choice",
    )


def _title(wanted: Namespace) -> str:
    return _ask(
        "What you call it",
        wanted.title,
        "My handheld",
        board_plan.check_title,
        "a few words; the window and the wiring picture show them",
    )


# --- the screen ---


def _screen(wanted: Namespace, name: str) -> str:
    return _ask(
        f"Screen ({', '.join(SCREENS)}, {BUILT_IN})",
        wanted.screen,
        next(iter(SCREENS)),
        lambda text: board_plan.check_screen(text, name),
        f"the chip that drives it, according to the seller; {BUILT_IN}: it is part of the board",
    )


def _size(wanted: Namespace, screen: str) -> str:
    known = list(SCREENS[screen].sizes) if screen in SCREENS else []
    return _ask(
        f"Its size ({', '.join(known) or 'width x height'})",
        wanted.size,
        known[0] if known else "160x128",
        lambda text: board_plan.check_size(text, screen),
        "width x height in pixels, as you hold it",
    )


def _pins(wanted: Namespace, screen: str, board: str) -> dict[str, str]:
    return _ask(
        "Its pins (" + " ".join(f"{pin}=..." for pin in SCREENS[screen].pins) + ")",
        wanted.pins,
        board_plan.usual_pins(screen, board),
        lambda text: board_plan.check_screen_pins(text, screen, board),
        f"for each wire of the screen, the pin it goes to: {_pins_of(board)}",
    )


# --- what else is wired ---


def _touch(wanted: Namespace) -> str:
    return _ask(
        f"Chip of its touch screen ({', '.join(board_plan.TOUCH_CHIPS)}, none)",
        wanted.touch,
        board_plan.NONE,
        board_plan.check_touch,
        "focaltouch: FT6206, FT6236 or FT6336; cst8xx: CST816, CST826 or CST836; none: it feels no"
        " finger",
    )


def _touch_pins(wanted: Namespace, board: str, taken: dict[str, str]) -> dict[str, str]:
    return _ask(
        "Its pins (sda=... scl=...)",
        wanted.touch_pins,
        "",
        lambda text: board_plan.check_touch_pins(text, board, taken),
        f"the pin for data and for the clock: {_pins_of(board)}",
    )


def _keys(wanted: Namespace, board: str, taken: dict[str, str], has_touch: bool) -> dict[str, str]:
    return _ask(
        "Keys (of " + " ".join(board_plan.KEYS) + ", as a=GP14 b=GP15)",
        wanted.keys,
        board_plan.usual_keys(board, taken),
        lambda text: board_plan.check_keys(text, board, taken, has_touch),
        f"the pin for each key, whose other wire goes to GND: {_pins_of(board)}",
    )


def _sound(wanted: Namespace, board: str, taken: dict[str, str]) -> str:
    return _ask(
        "Pin of a piezo",
        wanted.sound,
        "none",
        lambda text: board_plan.check_sound(text, board, taken),
        f"its other wire goes to GND; none: it stays silent. {_pins_of(board)}",
    )


def _pins_of(board: str) -> str:
    return f"{board} has {board_plan.pins_of(board)}; unsuitable ones are rejected"


def _drive(wanted: Namespace, board: str) -> int:
    known = board_plan.drive_of(board)
    if known and wanted.drive is None:
        return known
    return _ask(
        "Size of the CIRCUITPY drive in KB",
        wanted.drive,
        "",
        _kilobytes,
        "as the computer shows it when the board is plugged in; 1 MB is 1024 KB",
    )


def _kilobytes(text: str) -> int:
    try:
        return whole_number(text, 64, 10**6)
    except ArgumentTypeError:
        raise PlanError(f"{text[:20]!r} is not a number of KB from 64 to 1000000") from None


def _ask(
    question: str, given: str | None, usual: str, check: Callable[[str], T], meaning: str
) -> T:
    """Return a valid answer from the option, or else from the user.

    Answering ? prints `meaning`.
    """
    if given is not None:
        return check(given)
    while True:
        print(f"{question} [{usual}]: " if usual else f"{question}: ", end="", flush=True)
        answer = _answer() or usual
        if answer == "?":
            print(f"  {meaning}")
            continue
        try:
            return check(answer)
        except PlanError as mistake:
            complain(str(mistake), SELF)


def _answer() -> str:
    try:
        return input().strip()
    except UnicodeDecodeError as mistake:
        raise PlanError(
            f"an answer is not valid {mistake.encoding}, so nothing was written: start again, and"
            " use plain letters"
        ) from mistake
