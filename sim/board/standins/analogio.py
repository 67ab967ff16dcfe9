"""Stand-in for CircuitPython's analogio, reading the level of a simulated pin."""

from sim.board.standins.pins import Pin


class AnalogIn:
    """An analog input; `value` is 0 to 65535."""

    def __init__(self, pin: Pin) -> None:
        pin.take("analogio.AnalogIn")
        pin.is_analog = True
        self._pin = pin

    @property
    def value(self) -> int:
        return self._pin.level
