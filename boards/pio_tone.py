"""A loudspeaker on any pin of an RP2040 or RP2350: a PIO state machine makes a square wave.

It is for a pin whose PWM slice has another use, because two pins on one slice cannot have two
pitches.
"""

import array

import digitalio
import rp2pio

TYPE_CHECKING = False
if TYPE_CHECKING:
    from microcontroller import Pin

_CYCLES = 64  # of the state machine per wave
_WIDEST = 32  # of them high at the loudest
_HIGH, _LOW = 0xE001, 0xE000  # PIO: set pins to 1, set pins to 0
_DELAY = 8  # the bit from which on an instruction's delay is, 0 to 31 cycles


class PioTone:
    """A voice, silent at first: `tone` sounds until the next call."""

    def __init__(self, pin: "Pin", enable_pin: "Pin") -> None:
        """Take the speaker's pin, and the one that switches its amplifier on."""
        self._pin = pin
        self._machine: "rp2pio.StateMachine | None" = None
        self._width = 0
        self._enable = digitalio.DigitalInOut(enable_pin)
        self._enable.switch_to_output(value=False)

    def tone(self, frequency: int, volume: int) -> None:
        """Sound at `frequency`, 125 to 1500 Hz, and `volume`, 1 to 100; 0 of either is silence."""
        width = (_WIDEST - 1) * volume * volume // 10000 + 1 if frequency > 0 and volume > 0 else 0
        if width != self._width:
            self._restart(width, frequency)
        elif width:
            self._machine.frequency = frequency * _CYCLES  # type: ignore[union-attr]  # it runs
        self._enable.value = width > 0

    def _restart(self, width: int, frequency: int) -> None:
        """Run the program for another width, none for 0."""
        if self._machine:
            self._machine.deinit()
            self._machine = None
        self._width = width
        if width:
            program = array.array("H", (_HIGH, _LOW, _LOW))
            for i, cycles in enumerate((width, _WIDEST + 1 - width, _CYCLES - _WIDEST - 1)):
                program[i] |= (cycles - 1) << _DELAY
            self._machine = rp2pio.StateMachine(
                program, frequency * _CYCLES, first_set_pin=self._pin
            )
