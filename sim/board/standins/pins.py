"""The simulated board's pins, their levels, and the parts soldered to them."""

from collections.abc import Callable, Sequence
from types import ModuleType
from typing import Protocol

from sim.board import board_files

STICK_MIDDLE = 32768


class Pin:
    """A pin of the chip, with its outside wiring and its use by the program.

    The wiring persists; the use ends with the program.

    Wiring: `level`, the analog level (0 to 65535); `touched`, the digital level that a switch
    connects it to, None while it is open; `register`, `matrix` and `panel`, the parts that it is
    connected to. Use: `pull`, the level of its resistor; `driven`, its output level; `user`, the
    object that uses the pin, and `role`, that object's name for it.
    """

    def __init__(self, name: str) -> None:
        self.name = name
        self.level = STICK_MIDDLE
        self.touched: bool | None = None
        self.register: Register | None = None
        self.matrix: Matrix | None = None
        self.panel: Panel | None = None
        self.pressed_at: bool | None = None  # the level that a scanner takes for a press
        self.is_analog = False
        self.release()

    def release(self) -> None:
        """End the program's use of the pin."""
        self.pull: bool | None = None
        self.driven: bool | None = None
        self.user = self.role = ""
        self.watchers: list[Callable[[], None]] = []

    def take(self, user: str, role: str = "") -> None:
        """Reserve the pin for `user`; as on a board, ValueError if it is in use."""
        if self.user:
            raise ValueError(f"{self.name} in use")
        self.user, self.role = user, role

    @property
    def high(self) -> bool:
        """The digital level, True for 3.3 V, set by the switch, the program or the resistor.

        They are listed in order of precedence.
        """
        levels = (self.touched, self.driven, self.pull)
        return next((level for level in levels if level is not None), False)

    def touch(self, level: bool | None) -> None:
        """Connect the pin to ground (False), to 3.3 V (True) or to nothing (None)."""
        self.touched = level
        self._tell()

    def drive(self, level: bool) -> None:
        """Output a level from the program."""
        self.driven = level
        self._tell()

    def _tell(self) -> None:
        for watcher in self.watchers:
            watcher()

    def __repr__(self) -> str:
        return f"board.{self.name}"


class Panel(Protocol):
    """A resistive touch panel, whose plates set the analog level of their pins."""

    def level(self, pin: Pin) -> int:
        """Return the level of one of its pins."""


class Register:
    """A shift register: a bit for each button, True while it is pressed."""

    def __init__(self, size: int, clock: str, latch: str) -> None:
        self.bits = [False] * size
        self.clock = clock
        self.latch = latch
        self.scanners: list[Callable[[], None]] = []

    def set(self, bit: int, down: bool) -> None:
        """Press or release a button and notify the register's scanners."""
        self.bits[bit] = down
        for scan in self.scanners:
            scan()


class Matrix:
    """Keys at the crossings of rows and columns, each joining its two wires while it is pressed."""

    def __init__(self, rows: Sequence[str], columns: Sequence[str], size: int) -> None:
        """Take the names of the row and column pins, and the number of keys."""
        self.wires = tuple(rows), tuple(columns)
        self.down = [False] * size
        self.scanners: list[Callable[[], None]] = []

    def set(self, number: int, down: bool) -> None:
        """Press or release a key and notify the matrix's scanners."""
        self.down[number] = down
        for scan in self.scanners:
            scan()


class BoardModule(ModuleType):
    """The `board` module: the board's real pin names and nothing else."""

    def __init__(self, board_id: str) -> None:
        super().__init__("board")
        self.board_id = board_id
        by_chip_pin: dict[str, Pin] = {}
        for name, chip_pin in board_files.pins(board_id).items():
            setattr(self, name, by_chip_pin.setdefault(chip_pin, Pin(name)))
        self.pins = tuple(by_chip_pin.values())

    def end_program(self) -> None:
        """Release all pins, as CircuitPython does when a program ends."""
        for pin in self.pins:
            pin.release()
            for part in (pin.register, pin.matrix):
                if part is not None:
                    part.scanners.clear()

    def __getattr__(self, name: str) -> Pin:
        raise AttributeError(f"board {self.board_id!r} has no pin or member named {name!r}")
