"""`python -m sim`: runs the firmware on a simulated board.

Exit code 2: bad options. Exit code 75: the power went, as --cut wanted.
"""

import importlib.util
import os
import sys
from collections.abc import Sequence

from sim import command_line, options
from sim.board.flash import PowerCut
from sim.project import SET_UP

_LIBRARIES = ("busdisplay", "board_definitions", "PIL", "adafruit_display_text")

_POWER_CUT = 75


def main(arguments: Sequence[str]) -> int:
    """Do what the command line says; return the exit code."""
    missing = [name for name in _LIBRARIES if importlib.util.find_spec(name) is None]
    if missing:
        return command_line.complain(
            f"{', '.join(missing)} not installed: {SET_UP}, and call .venv's python"
        )
    from sim.board.board_files import BoardFileError
    from sim.board.key_script import ScriptError
    from sim.session import play
    from sim.views.view import NoViewError

    try:
        play(options.parse(arguments))
    except (command_line.OptionsError, BoardFileError, ScriptError, NoViewError) as mistake:
        return command_line.complain(str(mistake))
    except PowerCut as cut:
        print(f"sim: {cut}", file=sys.stderr)
        return _POWER_CUT
    except KeyboardInterrupt:
        return 130  # what a shell expects of a program stopped by Ctrl-C
    return 0


if __name__ == "__main__":
    try:
        code = main(sys.argv[1:])
        sys.stdout.flush()
    except BrokenPipeError:
        # Nobody reads the dump. Python would complain once more when it closes what it prints to.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        code = 1
    sys.exit(code)
