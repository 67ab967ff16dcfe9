"""What the CircuitPython stub of a board does not say: its screen, its memory, its keys' wires."""

from dataclasses import dataclass


@dataclass(frozen=True)
class ShiftRegister:
    """The chip that hands the program several buttons over three pins, one after the other."""

    clock: str
    data: str
    latch: str
    keys: tuple[str, ...]  # in the order in which they are read


@dataclass(frozen=True)
class Stick:
    """The pins of an analog stick: left and up give low values, right and down high ones."""

    across: str
    along: str


@dataclass(frozen=True)
class Wiring:
    """One board: the size of its built-in screen in pixels, its memory, where its keys sit.

    `nvm_kind` is how its non-volatile memory is written: a name in `sim.flash_kinds.KINDS`.
    """

    screen: tuple[int, int]
    nvm_kind: str
    nvm_bytes: int
    register: ShiftRegister
    stick: Stick


WIRING = {
    "pygamer": Wiring(
        screen=(160, 128),
        nvm_kind="samd51",
        nvm_bytes=8192,
        register=ShiftRegister(
            clock="BUTTON_CLOCK",
            data="BUTTON_OUT",
            latch="BUTTON_LATCH",
            keys=("b", "a", "start", "select"),
        ),
        stick=Stick(across="JOYSTICK_X", along="JOYSTICK_Y"),
    ),
}
