"""Stand-in for rp2pio, limited to programs that set a pin to make a tone."""

from array import array

from sim.board.standins.pins import Pin
from sim.board.standins.sounds import SoundLog, pulse

_SET_PINS = 0xE000
_OPERATION = 0xE0E0  # the bits that hold an instruction's kind and its destination
_DELAY, _DELAY_BITS = 8, 31


class StateMachine:
    """A PIO state machine that repeats its program forever."""

    def __init__(self, program: "array[int]", frequency: int, *, first_set_pin: Pin) -> None:
        first_set_pin.take("rp2pio.StateMachine")
        self._pin = first_set_pin
        self._high = self._cycles = 0
        for instruction in program:
            if instruction & _OPERATION != _SET_PINS:
                raise NotImplementedError(f"PIO instruction {instruction:#06x}")
            cycles = (instruction >> _DELAY & _DELAY_BITS) + 1
            self._cycles += cycles
            self._high += cycles * (instruction & 1)
        self.frequency = frequency

    @property
    def frequency(self) -> int:
        """Cycles per second."""
        return self._frequency

    @frequency.setter
    def frequency(self, frequency: int) -> None:
        self._frequency = frequency
        SoundLog.now.play(frequency / self._cycles, pulse(self._high / self._cycles))

    def deinit(self) -> None:
        """Stop, and release the pin."""
        self._pin.release()
        SoundLog.now.play(0, ())
