"""`python -m sim.newboard`: asks what you wire to which pin, and makes a handheld of that.

Writes boards/<name>.py and its wiring pictures, and shows the game on it. What an option says is
not asked. Exit code 2: it cannot be done as wanted; one line says why, and nothing is written.
"""

import sys
from argparse import Namespace
from collections.abc import Callable, Sequence
from typing import TypeVar

from sim import board_checks, board_plan, board_text, boards, wiring, wiring_picture
from sim.board_plan import BUILT_IN, SCREENS, Plan, PlanError
from sim.options import VIEWS, OneLineParser, OptionsError, complain

_SELF = "newboard"
_TURNS = (0, 90, 180, 270)
T = TypeVar("T")


def main(arguments: Sequence[str]) -> int:
    """Do what the command line says; return the exit code."""
    try:
        wanted = _parser().parse_args(arguments)
        plan = _plan(wanted)
        files = make(plan)
    except (OptionsError, PlanError) as mistake:
        return complain(str(mistake), _SELF)
    except (EOFError, KeyboardInterrupt):
        print(file=sys.stderr)
        return complain("not all was answered: nothing is written", _SELF)
    for file in files:
        print(f"wrote {file}")
    print(f"to be rid of it again, delete these {len(files)} files")
    print(f'play it:  make play ARGS="--board {plan.name}"')
    if wanted.view == "none":
        return 0
    from sim.__main__ import main as simulate

    return simulate(["--board", plan.name, *(["--view", wanted.view] if wanted.view else [])])


def make(plan: Plan) -> list[str]:
    """Write the board file and its pictures; return their names.

    Raises PlanError for what shows only when the file runs, or cannot be written. Nothing is left
    then, nor where it is interrupted.
    """
    path = boards.FOLDER / f"{plan.name}.py"
    try:
        path.write_text(board_text.source(plan), encoding="utf-8")
        wrong = [line for check in board_checks.ALL for line in check(plan.name)]
        if wrong:
            raise PlanError(wrong[0])
        files = [path, *wiring_picture.write(wiring.read(plan.name), wiring.FOLDER)]
    except BaseException as mistake:
        for file in (path, *wiring_picture.files(plan.name, wiring.FOLDER)):
            file.unlink(missing_ok=True)
        if isinstance(mistake, boards.BoardFileError | ImportError | ValueError | OSError):
            raise PlanError(str(mistake)) from mistake
        raise
    return [str(file.relative_to(wiring.ROOT)) for file in files]


def _parser() -> OneLineParser:
    parser = OneLineParser(prog="python -m sim.newboard", description=__doc__, allow_abbrev=False)
    add = parser.add_argument
    add("--name", metavar="ID_mine", help="the board's id, as in boot_out.txt, _ and what you like")
    add("--title", help="what you call it")
    add("--screen", metavar="KIND", help=f"{', '.join(SCREENS)}, or {BUILT_IN}")
    add("--size", metavar="WxH", help="of the screen, in pixels")
    add("--pins", metavar='"clk=GP10 ..."', help="of the screen")
    add("--rotation", metavar="DEGREES", type=int, choices=_TURNS, help="if it is mounted turned")
    add("--keys", metavar='"a=GP14 ..."', help=f"of {' '.join(board_plan.KEYS)}")
    add("--sound", metavar="PIN", help="of a piezo, or none")
    add("--drive", metavar="KB", help="size of the drive CIRCUITPY")
    add("--view", choices=VIEWS, help="where to show the game; none: do not")
    return parser


def _plan(wanted: Namespace) -> Plan:
    """Take what the options say, and ask the rest in turn."""
    if sys.stdin.isatty():
        print("Enter takes what stands in [ ], ? tells more, Ctrl-C ends it.")
    name = _ask(
        "Name of the new file",
        wanted.name,
        "raspberry_pi_pico_mine",
        board_plan.check_name,
        "the board's id, as boot_out.txt on its drive has it, then _ and a name of yours",
    )
    board = boards.board_id(name)
    title = _ask(
        "What you call it",
        wanted.title,
        "My handheld",
        board_plan.check_title,
        "a few words; the window and the wiring picture show them",
    )
    kinds = f"Screen ({', '.join(SCREENS)}, {BUILT_IN})"
    screen = _ask(
        kinds,
        wanted.screen,
        next(iter(SCREENS)),
        lambda text: board_plan.check_screen(text, name),
        f"the chip that drives it, as its seller says; {BUILT_IN}: it came on the board",
    )
    kind = SCREENS.get(screen)
    sizes = ", ".join(kind.sizes) if kind else "width x height"
    size = _ask(
        f"Its size ({sizes})",
        wanted.size,
        next(iter(kind.sizes)) if kind else "160x128",
        lambda text: board_plan.check_size(text, screen),
        "width x height in pixels, as you hold it",
    )
    there = f"{board} has {board_plan.pins_of(board)}; one that cannot be it is told of"
    pins: dict[str, str] = {}
    if kind:
        pins = _ask(
            "Its pins (" + " ".join(f"{pin}=..." for pin in kind.pins) + ")",
            wanted.pins,
            board_plan.usual_pins(screen, board),
            lambda text: board_plan.check_screen_pins(text, screen, board),
            f"for each wire of the screen the pin where it ends: {there}",
        )
    keys = _ask(
        "Keys (of " + " ".join(board_plan.KEYS) + ", as a=GP14 b=GP15)",
        wanted.keys,
        "",
        lambda text: board_plan.check_keys(text, board, pins),
        f"for each key the pin, its other wire going to GND: {there}",
    )
    sound = _ask(
        "Pin of a piezo",
        wanted.sound,
        "none",
        lambda text: board_plan.check_sound(text, board, pins | keys),
        f"its other wire goes to GND; none: it stays silent. {there}",
    )
    known = board_plan.drive_of(board)
    if known and wanted.drive is None:
        drive_kb = known
    else:
        drive_kb = _ask(
            "Size of the drive CIRCUITPY in KB",
            wanted.drive,
            "",
            _drive,
            "as the computer tells it when the board is plugged in; 1 MB is 1024 KB",
        )
    return Plan(name, title, screen, size, pins, keys, sound, wanted.rotation, drive_kb)


def _drive(text: str) -> int:
    if not text.isdecimal() or not 64 <= int(text) <= 10**6:
        raise PlanError(f"{text!r} is no number of KB, 64 or more")
    return int(text)


def _ask(
    question: str, given: str | None, usual: str, check: Callable[[str], T], meaning: str
) -> T:
    """Return what the option or else the person says, once it is right; ? asks for the meaning."""
    if given is not None:
        return check(given)
    while True:
        print(f"{question} [{usual}]: " if usual else f"{question}: ", end="", flush=True)
        answer = input().strip() or usual
        if answer == "?":
            print(f"  {meaning}")
            continue
        try:
            return check(answer)
        except PlanError as mistake:
            complain(str(mistake), _SELF)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
