"""The simulated board's pins, their levels, and what is soldered to them."""

from collections.abc import Callable, Sequence
from types import ModuleType

from sim.board import board_files

STICK_MIDDLE = 32768


class Pin:
    """A pin of the chip, with its wires outside and its use.

    What is outside stays; what the program does ends with the program.

    Outside: `level`, the analog one (0 to 65535); `touched`, the digital one that a switch connects
    it to, None while it is open; `register` and `matrix`, the parts behind it. By the program:
    `pull`, the level of its resistor; `driven`, what it puts out; `user`, what uses the pin, and
    `role`, what that calls it.
    """

    def __init__(self, name: str) -> None:
        self.name = name
        self.level = STICK_MIDDLE
        self.touched: bool | None = None
        self.register: Register | None = None
        self.matrix: Matrix | None = None
        self.pressed_at: bool | None = None  # what a scanner takes for a press
        self.is_analog = False
        self.let_go()

    def let_go(self) -> None:
        """End what the program does with the pin."""
        self.pull: bool | None = None
        self.driven: bool | None = None
        self.user = self.role = ""
        self.watchers: list[Callable[[], None]] = []

    def take(self, user: str, role: str = "") -> None:
        """Use the pin for something.

        Raises ValueError if it is in use, as a board does.
        """
        if self.user:
            raise ValueError(f"{self.name} in use")
        self.user, self.role = user, role

    @property
    def high(self) -> bool:
        """The digital level, True for 3.3 V.

        It is that of the switch, else of the program, else of the resistor.
        """
        levels = (self.touched, self.driven, self.pull)
        return next((level for level in levels if level is not None), False)

    def touch(self, level: bool | None) -> None:
        """Connect the pin to a level, None for nothing.

        False is ground, True 3.3 V.
        """
        self.touched = level
        self._tell()

    def drive(self, level: bool) -> None:
        """Let the program put out a level."""
        self.driven = level
        self._tell()

    def _tell(self) -> None:
        for watcher in self.watchers:
            watcher()

    def __repr__(self) -> str:
        return f"board.{self.name}"


class Register:
    """A shift register: a bit for each button, True while pressed."""

    def __init__(self, size: int, clock: str, latch: str) -> None:
        self.bits = [False] * size
        self.clock = clock
        self.latch = latch
        self.scanners: list[Callable[[], None]] = []

    def set(self, bit: int, down: bool) -> None:
        """Press or release a button and tell the register's scanners."""
        self.bits[bit] = down
        for scan in self.scanners:
            scan()


class Matrix:
    """Keys where rows and columns cross.

    Each joins its two wires while it is pressed.
    """

    def __init__(self, rows: Sequence[str], columns: Sequence[str], size: int) -> None:
        """Take the names of the pins, and how many keys there are."""
        self.wires = tuple(rows), tuple(columns)
        self.down = [False] * size
        self.scanners: list[Callable[[], None]] = []

    def set(self, number: int, down: bool) -> None:
        """Press or release a key and tell the matrix's scanners."""
        self.down[number] = down
        for scan in self.scanners:
            scan()


class BoardModule(ModuleType):
    """The `board` module: a board's real pin names, nothing else."""

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
            pin.let_go()
            for part in (pin.register, pin.matrix):
                if part is not None:
                    part.scanners.clear()

    def __getattr__(self, name: str) -> Pin:
        raise AttributeError(f"board {self.board_id!r} has no pin or member named {name!r}")
