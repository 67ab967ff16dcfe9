"""`python -m sim.newboard`: makes a board file from the wiring that it asks you for.

Writes boards/<name>.py and its wiring pictures, and shows the game on it. Questions answered by an
option are skipped. Exit code 2: it cannot be done; one line says why, and nothing is written.
"""

import sys
from collections.abc import Sequence

import sim.blinka  # noqa: F401 - exits with one line if a library is missing
from sim.board_maker import board_plan, board_questions
from sim.board_maker.board_plan import BUILT_IN, SCREENS, TOUCH_CHIPS, TURNS, PlanError
from sim.bundler.checks import listed_files
from sim.command_line import OneLineParser, OptionsError, command, complain, run


def main(arguments: Sequence[str]) -> int:
    """Run the command line; return the exit code."""
    try:
        listed_files.check_project()
    except ValueError as mistake:
        return complain(str(mistake), board_questions.SELF)
    from sim.board_maker.handheld_files import make  # imported late: it loads the checked files

    try:
        wanted = _parser().parse_args(arguments)
        plan = board_questions.plan(wanted)
        files = make(plan)
    except (OptionsError, PlanError) as mistake:
        return complain(str(mistake), board_questions.SELF)
    except (EOFError, KeyboardInterrupt):
        print(file=sys.stderr)
        return complain(
            "not all questions were answered, so nothing was written", board_questions.SELF
        )
    for file in files:
        print(f"wrote {file}")
    print(f"to undo this, delete these {len(files)} files")
    print(f"play it:  {command('play', f'--board {plan.name}')}")
    if wanted.view == "none":
        return 0
    from sim.__main__ import main as simulate

    return simulate(["--board", plan.name, *(["--view", wanted.view] if wanted.view else [])])


def _parser() -> OneLineParser:
    from sim.options import VIEWS  # as well

    parser = OneLineParser(prog="python -m sim.newboard", description=__doc__)
    add = parser.add_argument
    add(
        "--name",
        metavar="ID_mine",
        help="the board's id from boot_out.txt, _ and a name of your choice",
    )
    add("--title", help="what you call it")
    add("--screen", metavar="KIND", help=f"{', '.join(SCREENS)}, or {BUILT_IN}")
    add("--size", metavar="WxH", help="of the screen, in pixels")
    add("--pins", metavar='"clk=GP10 ..."', help="of the screen")
    add("--rotation", metavar="DEGREES", type=int, choices=TURNS, help="if it is mounted turned")
    add("--keys", metavar='"a=GP14 ..."', help=f"of {' '.join(board_plan.KEYS)}, or none")
    add("--sound", metavar="PIN", help="of a piezo, or none")
    add("--touch", metavar="CHIP", help=f"of a touch screen: {', '.join(TOUCH_CHIPS)}, or none")
    add("--touch-pins", metavar='"sda=GP4 scl=GP5"', help="of that chip")
    add("--drive", metavar="KB", help="size of the drive CIRCUITPY")
    add("--view", choices=VIEWS, help="where to show the game, if at all")
    return parser


if __name__ == "__main__":
    run(main, "newboard")
