"""`python -m sim.draw_wiring [board ...]`: draws the pictures in docs/wiring."""

from collections.abc import Sequence

import sim.blinka  # noqa: F401 - exits with one line if a library is missing
from sim.board.board_files import BoardFileError
from sim.board_maker import breadboard, wiring, wiring_picture
from sim.command_line import asks_for_help, complain, run
from sim.project import ROOT


def main(names: Sequence[str]) -> int:
    """Draw the wiring of the named boards, or of all wired by hand; return the exit code."""
    if asks_for_help(names, __doc__):
        return 0
    try:
        unknown = [name for name in names if name not in wiring.own_made()]
        if unknown:
            known = ", ".join(wiring.own_made())
            wrong = f"{unknown[0]!r} is not a board that is wired by hand: there are {known}"
            return complain(wrong, "wiring")
        for name in names or wiring.own_made():
            wired = wiring.read(name)
            made = wiring_picture.write(wired, wiring.FOLDER)
            if wired.is_pico:
                made += breadboard.write(wired, wiring.FOLDER)
            for file in made:
                print(file.relative_to(ROOT))
    except (BoardFileError, ValueError) as mistake:
        return complain(str(mistake), "wiring")
    return 0


if __name__ == "__main__":
    run(main, "wiring")
