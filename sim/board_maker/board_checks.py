"""Checks of a board file: its text, its pins, its modules.

Each check returns a line for each mistake; `python -m sim.newboard` and `make boards` use them.
"""

from sim.board import board_files
from sim.board_maker import modules, rp2_pins, wiring

MOST_LINES = 40


def too_long(name: str) -> list[str]:
    """Return a line if the board file has too many lines."""
    lines = len((board_files.FOLDER / f"{name}.py").read_text(encoding="utf-8").splitlines())
    return [f"{lines} lines, {MOST_LINES} are enough"] if lines > MOST_LINES else []


def wrong_wires(name: str) -> list[str]:
    """Return a line for each pin that cannot serve its wire.

    The board file says what it wants of the pin.
    """
    if board_files.facts(name).nvm != "rp2":
        return []
    wired = wiring.read(name)
    return rp2_pins.mistakes(wired.board_id, {wire.label: wire.pin for wire in wired.wires})


ALL = (too_long, modules.missing, wrong_wires)
