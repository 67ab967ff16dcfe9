"""Checks of a board file: length, modules, memory and pins.

Each check returns a line for each mistake; `python -m sim.newboard` and `make boards` use them.
"""

from sim.board import board_files
from sim.board_maker import board_plan, modules, rp2_pins, wiring

MOST_LINES = 40
_OF_TOUCH = 8  # more for a file with make_touch()


def placed(name: str, line: str) -> str:
    """Prefix a mistake in a board file with the file's name, unless it already names a file."""
    return line if line.startswith("boards/") else f"boards/{name}.py: {line}"


def too_long(name: str) -> list[str]:
    """Return a line if the board file is too long."""
    lines = len(board_files.read(board_files.FOLDER / f"{name}.py").splitlines())
    most = MOST_LINES + (_OF_TOUCH if board_files.facts(name).has_touch else 0)
    return [f"{lines} lines, at most {most} are allowed"] if lines > most else []


def wrong_memory(name: str) -> list[str]:
    """Return a line if the board's chip has a different kind of memory."""
    said = board_files.facts(name).nvm
    try:
        right = board_plan.nvm_of(board_files.board_id(name))
    except board_plan.PlanError:  # the chip's memory is unknown
        return []
    return [f'NVM is "{said}": for this board write "{right}"'] if said != right else []


def wrong_wires(name: str) -> list[str]:
    """Return a line for each pin that cannot serve the wire the board file puts there."""
    if board_files.facts(name).nvm != "rp2":
        return []
    wired = wiring.read(name)
    return rp2_pins.mistakes(wired.board_id, {wire.label: wire.pin for wire in wired.wires})


ALL = (too_long, modules.missing, wrong_memory, wrong_wires)
