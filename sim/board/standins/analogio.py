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
        return self._pin.panel.level(self._pin) if self._pin.panel else self._pin.level

    def deinit(self) -> None:
        """Release the pin."""
        self._pin.release()

    def __enter__(self) -> "AnalogIn":
        return self

    def __exit__(self, *_: object) -> None:
        self.deinit()
