"""Checks of a board file: text, modules, memory, pins.

Each check returns a line for each mistake; `python -m sim.newboard` and `make boards` use them.
"""

from sim.board import board_files
from sim.board_maker import board_plan, modules, rp2_pins, wiring

MOST_LINES = 40


def placed(name: str, line: str) -> str:
    """Return what is wrong with a board file, behind its name.

    What is in another file says so itself.
    """
    return line if line.startswith("boards/") else f"boards/{name}.py: {line}"


def too_long(name: str) -> list[str]:
    """Return a line if the board file has too many lines."""
    lines = len(board_files.read(board_files.FOLDER / f"{name}.py").splitlines())
    return [f"{lines} lines, {MOST_LINES} are enough"] if lines > MOST_LINES else []


def wrong_memory(name: str) -> list[str]:
    """Return a line if the board's chip has another memory."""
    said = board_files.facts(name).nvm
    try:
        right = board_plan.nvm_of(board_files.board_id(name))
    except board_plan.PlanError:  # of that chip it is not known
        return []
    return [f'NVM is "{said}": for this board write "{right}"'] if said != right else []


def wrong_wires(name: str) -> list[str]:
    """Return a line for each pin that cannot serve its wire.

    The board file says what it wants of the pin.
    """
    if board_files.facts(name).nvm != "rp2":
        return []
    wired = wiring.read(name)
    return rp2_pins.mistakes(wired.board_id, {wire.label: wire.pin for wire in wired.wires})


ALL = (too_long, modules.missing, wrong_memory, wrong_wires)
