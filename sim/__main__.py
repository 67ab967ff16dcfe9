"""`python -m sim`: runs the firmware on a simulated board.

Exit code 2: bad options. Exit code 75: the power went, as --cut wanted.
"""

import importlib.util
import os
import sys
from collections.abc import Sequence

from sim import options
from sim.flash import PowerCut

_LIBRARIES = ("busdisplay", "board_definitions", "PIL", "adafruit_display_text")

_POWER_CUT = 75


def main(arguments: Sequence[str]) -> int:
    """Do what the command line says; return the exit code."""
    missing = [name for name in _LIBRARIES if importlib.util.find_spec(name) is None]
    if missing:
        return options.complain(
            f"{', '.join(missing)} not installed: run `make setup`, then .venv/bin/python -m sim"
        )
    from sim.boards import BoardFileError
    from sim.script import ScriptError
    from sim.session import play
    from sim.views import NoViewError

    try:
        play(options.parse(arguments))
    except (options.OptionsError, BoardFileError, ScriptError, NoViewError) as mistake:
        return options.complain(str(mistake))
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
