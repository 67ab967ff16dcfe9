"""A piezo or buzzer on a PWM pin: a square wave, with narrow pulses when it is quiet."""

import pwmio

TYPE_CHECKING = False
if TYPE_CHECKING:
    from microcontroller import Pin

_HALF = 32768  # a pulse of half the wave is the loudest


class Piezo:
    """A voice, silent at first: `tone` sounds until the next call."""

    def __init__(self, pin: "Pin") -> None:
        self._pwm = pwmio.PWMOut(pin, frequency=440, duty_cycle=0, variable_frequency=True)

    def tone(self, frequency: int, volume: int) -> None:
        """Sound at `frequency`, 125 to 1500 Hz, and `volume`, 1 to 100; 0 of either is silence."""
        if frequency > 0 and volume > 0:
            self._pwm.frequency = frequency
            self._pwm.duty_cycle = _HALF * volume * volume // 10000
        else:
            self._pwm.duty_cycle = 0
