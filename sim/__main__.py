"""`python -m sim`: runs the firmware on a simulated board.

Exit code 2: bad options. Exit code 75: the power cut that --cut asked for.
"""

import sys
import traceback
from collections.abc import Sequence

import sim.blinka  # noqa: F401 - exits with one line if a library is missing
from sim.atlas.freshness import PaintError
from sim.board.board_files import BoardFileError
from sim.board.flash import PowerCut
from sim.board.key_script import ScriptError
from sim.bundler.checks import listed_files
from sim.command_line import OptionsError, complain, run
from sim.players.twin import TwinError
from sim.views.view import NoViewError

_POWER_CUT = 75


def main(arguments: Sequence[str]) -> int:
    """Run the command line; return the exit code."""
    try:
        listed_files.check_project()
    except ValueError as mistake:
        return complain(str(mistake))
    from sim import options  # imported late: it loads files that check_project has to check first
    from sim.session import play

    try:
        play(options.parse(arguments))
    except (
        OptionsError,
        BoardFileError,
        PaintError,
        ScriptError,
        NoViewError,
        TwinError,
    ) as mistake:
        return complain(str(mistake))
    except PowerCut as cut:
        print(f"sim: {cut}", file=sys.stderr)
        return _POWER_CUT
    except BrokenPipeError:
        raise
    except OSError:  # raised by the firmware, so shown like any other bug in it
        traceback.print_exc()
        return 1
    return 0


if __name__ == "__main__":
    run(main)
