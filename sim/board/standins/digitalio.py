"""Stand-in for CircuitPython's digitalio: a pin as input or output."""

from enum import Enum

from sim.board.standins.pins import Pin


class Pull(Enum):
    """The resistor of an input."""

    UP = True
    DOWN = False


class Direction(Enum):
    """Which way a pin works."""

    INPUT = "input"
    OUTPUT = "output"


class DigitalInOut:
    """A pin that starts as an input."""

    def __init__(self, pin: Pin) -> None:
        pin.take("digitalio.DigitalInOut")
        self._pin = pin
        self.direction = Direction.INPUT

    def switch_to_output(self, value: bool = False) -> None:
        """Make the pin an output with this level."""
        self.direction = Direction.OUTPUT
        self._pin.drive(value)

    def switch_to_input(self, pull: Pull | None = None) -> None:
        """Make the pin an input."""
        self.direction = Direction.INPUT
        self._pin.driven = None
        self._pin.pull = None if pull is None else pull.value

    @property
    def value(self) -> bool:
        return self._pin.high

    @value.setter
    def value(self, value: bool) -> None:
        if self.direction is not Direction.OUTPUT:
            raise AttributeError("Cannot set value when direction is input.")
        self._pin.drive(bool(value))

    def deinit(self) -> None:
        """Release the pin."""
        self._pin.release()

    def __enter__(self) -> "DigitalInOut":
        return self

    def __exit__(self, *_: object) -> None:
        self.deinit()
