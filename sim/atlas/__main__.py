"""`python -m sim.atlas`: repaints all atlases, for the simulator and for bundles."""

from collections.abc import Sequence

import sim.blinka  # noqa: F401 - exits with one line if a library is missing
from sim.atlas import folder
from sim.atlas.catalogue import names, paint
from sim.command_line import run


def main(_: Sequence[str]) -> int:
    """Paint all atlases; return the exit code."""
    folder.write({name: paint(name) for name in names()})
    return 0


if __name__ == "__main__":
    run(main, "atlas")
