"""The square as an app that fills the board's memory, run by `python -m tests.sim.writer`.

Each press writes the number of presses into every byte, and prints it afterwards.
"""

import sys
from typing import Any

from sim import __main__ as simulator
from sim import session
from sim.options import Options
from tests.sim.square import Square


class Writer(Square):
    """A square that writes at each press."""

    def _press(self, name: str) -> None:
        import microcontroller

        super()._press(name)
        nvm: Any = vars(microcontroller)["nvm"]
        presses = self.input.presses
        nvm[:] = bytes([presses % 256]) * len(nvm)
        print(presses, flush=True)


def _start(board_file: Any, wanted: Options, seed: int | None) -> Writer:
    display, keys = board_file.make_display(), board_file.make_keys()
    return Writer(display, keys, board_file.KEYS, seed, wanted.lang)


if __name__ == "__main__":
    vars(session)["_start"] = _start
    sys.exit(simulator.main(["--view", "none", *sys.argv[1:]]))
