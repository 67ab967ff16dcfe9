"""The pins of the simulated board, and what is soldered to them."""

import importlib.util
import re
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

STICK_MIDDLE = 32768

_PIN_LINE = re.compile(r"^(\w+): microcontroller\.Pin  # (\w+)", re.MULTILINE)


class Register:
    """A shift register: one bit for each button, True while it is pressed."""

    def __init__(self, size: int, clock: str, latch: str) -> None:
        self.bits = [False] * size
        self.clock = clock
        self.latch = latch
        self.scanners: list[Callable[[], None]] = []

    def set(self, bit: int, down: bool) -> None:
        """Press or release a button; whoever scans the register sees it at once."""
        self.bits[bit] = down
        for scan in self.scanners:
            scan()


class Pin:
    """A pin of the chip: its analog level (0 to 65535), or the register behind it."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.level = STICK_MIDDLE
        self.register: Register | None = None

    def __repr__(self) -> str:
        return f"board.{self.name}"


class BoardModule(ModuleType):
    """The `board` module of one board: its real pin names and nothing else."""

    def __init__(self, board_id: str) -> None:
        super().__init__("board")
        self.board_id = board_id
        by_chip_pin: dict[str, Pin] = {}
        for name, chip_pin in _PIN_LINE.findall(_stub(board_id)):
            setattr(self, name, by_chip_pin.setdefault(chip_pin, Pin(name)))

    def __getattr__(self, name: str) -> Pin:
        raise AttributeError(f"board {self.board_id!r} has no pin or member named {name!r}")


def _stub(board_id: str) -> str:
    """Return the text of the board's definition in the package circuitpython-stubs."""
    package = importlib.util.find_spec("board_definitions")
    if package is None or not package.submodule_search_locations:
        raise ModuleNotFoundError("circuitpython-stubs is missing: run make setup")
    folder = Path(next(iter(package.submodule_search_locations)))
    return (folder / board_id / "__init__.pyi").read_text(encoding="utf-8")
