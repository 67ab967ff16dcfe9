"""Stand-in for CircuitPython's pwmio: pulses that can be heard or felt."""

from sim.board.standins.pins import Pin
from sim.board.standins.sounds import SoundLog, pulse

_ALWAYS = 65535


class PWMOut:
    """Pulses on a pin: a tone if their frequency can vary, otherwise a motor's."""

    def __init__(
        self,
        pin: Pin,
        *,
        duty_cycle: int = 0,
        frequency: int = 500,
        variable_frequency: bool = False,
    ) -> None:
        pin.take("pwmio.PWMOut", "PWM" if variable_frequency else "")
        self._is_tone = variable_frequency
        self._frequency = frequency
        self._duty_cycle = duty_cycle
        self._tell()

    @property
    def frequency(self) -> int:
        """Pulses per second."""
        return self._frequency

    @frequency.setter
    def frequency(self, frequency: int) -> None:
        if not self._is_tone:
            raise AttributeError("PWM frequency not writable when variable_frequency is False")
        self._frequency = frequency
        self._tell()

    @property
    def duty_cycle(self) -> int:
        """The share of the time that the pin is high, 0 to 65535."""
        return self._duty_cycle

    @duty_cycle.setter
    def duty_cycle(self, duty_cycle: int) -> None:
        self._duty_cycle = duty_cycle
        self._tell()

    def _tell(self) -> None:
        width = self._duty_cycle / _ALWAYS
        if self._is_tone:
            SoundLog.now.play(self._frequency, pulse(width))
        else:
            SoundLog.now.shake(round(width * 100))
