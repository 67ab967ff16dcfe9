"""A handheld's wires, found by running its board file on stand-ins.

The pictures of wiring_picture.py therefore show exactly the pins that the program uses.
"""

from dataclasses import dataclass
from typing import Any

from sim.board import board_files, simulated_board
from sim.board.wires import Switch
from sim.project import ROOT

FOLDER = ROOT / "docs" / "wiring"
SCREEN, KEY, SOUND = "screen", "key", "sound"
_SCREEN_USERS = ("busio", "fourwire", "i2cdisplaybus", "busdisplay")
_PICO = "raspberry_pi_pico"  # prefix of the ids of all boards in its form


@dataclass(frozen=True)
class Wire:
    """A wire from a pin of the board to a part.

    `label` is the key's name, or the label printed next to that pin of a screen. `far` is what a
    key's other leg is connected to: "GND" or "3V3".
    """

    pin: str
    part: str
    label: str
    far: str = ""


@dataclass(frozen=True)
class Wiring:
    """All wires of a handheld, its keys, and its screen, whose size in pixels is `panel`."""

    name: str
    title: str
    board_id: str
    panel: tuple[int, int]
    keys: tuple[str, ...]
    labels: dict[str, str]
    wires: tuple[Wire, ...]

    @property
    def is_pico(self) -> bool:
        """Whether the board has a Raspberry Pi Pico's form and pins."""
        return self.board_id.startswith(_PICO)


def read(name: str) -> Wiring:
    """Return the wiring of the board file `name`, in the order of the board's pins.

    Raises BoardFileError for a board file that cannot be used.
    """
    machine = simulated_board.switch_on(name)
    board_file: Any = simulated_board.load_board_file(name)
    board_file.make_display()
    board_file.make_keys()
    for name_of_part in ("make_touch", "make_voice"):
        if hasattr(board_file, name_of_part):
            getattr(board_file, name_of_part)()
    switches = {wire.part: key for key, wire in machine.keys.items() if isinstance(wire, Switch)}
    wires = []
    for pin in machine.board.pins:
        if pin in switches:
            far = "3V3" if pin.pressed_at else "GND"
            wires.append(Wire(pin_name(pin.name), KEY, switches[pin], far))
        elif pin.user.startswith(_SCREEN_USERS):
            wires.append(Wire(pin_name(pin.name), SCREEN, pin.role))
        elif pin.user:
            wires.append(Wire(pin_name(pin.name), SOUND, pin.role))
    return Wiring(
        name,
        board_file.NAME,
        machine.board.board_id,
        machine.display.panel,
        tuple(board_file.KEYS),
        getattr(board_file, "LABELS", {}),
        tuple(wires),
    )


def pin_name(name: str) -> str:
    """Return a pin's name as it is printed: the GP26 of a Pico is also called GP26_A0."""
    return name.partition("_")[0] if name.startswith("GP") else name


def own_made() -> list[str]:
    """Return the board files of handhelds wired by hand, which make their own screen.

    Of the Picos only the first, since the others are wired as it is.
    """
    return [
        name
        for name in board_files.names()
        if board_files.facts(name).screen is None and wired_as(name) == name
    ]


def wired_as(name: str) -> str:
    """Return the file of the first Pico with the same parts as another's, or `name` itself."""
    board = board_files.board_id(name)
    first = _PICO + name.removeprefix(board)
    is_known = board.startswith(_PICO) and (board_files.FOLDER / f"{first}.py").exists()
    return first if is_known else name
