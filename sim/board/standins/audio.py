"""Stand-ins for audiocore, audioio, audiopwmio and audiobusio: looped samples."""

from array import array

from sim.board.standins.pins import Pin
from sim.board.standins.sounds import Ears

# Sample rates that small I2S amplifiers take (MAX98357A); at others they are silent.
_I2S_RATES = range(8000, 96001)
_FULL = {"b": 128, "B": 128, "h": 32768, "H": 32768}


class RawSample:
    """Samples in a buffer.

    Unsigned ones rest at half of what they can be, signed ones at 0.
    """

    def __init__(
        self,
        buffer: "array[int]",
        *,
        channel_count: int = 1,
        sample_rate: int = 8000,
        single_buffer: bool = True,
    ) -> None:
        self.buffer = buffer
        self.sample_rate = sample_rate
        self._channels = channel_count

    def wave(self) -> tuple[float, ...]:
        """Return what it holds for the first channel, -1 to 1."""
        full = _FULL[self.buffer.typecode]
        middle = full if self.buffer.typecode.isupper() else 0
        return tuple((value - middle) / full for value in self.buffer[:: self._channels])


class _Output:
    _rates = range(1, 350001)

    def __init__(self, *pins: Pin | None) -> None:
        for pin in pins:
            if pin is not None:
                pin.take(type(self).__name__)
        self.playing = False

    def play(self, sample: RawSample, *, loop: bool = False) -> None:
        """Play a sample, over and over. Raises NotImplementedError for once only."""
        if not loop:
            raise NotImplementedError("the simulator plays only what is looped")
        wave = sample.wave()
        self.playing = True
        heard = sample.sample_rate in self._rates
        Ears.now.play(sample.sample_rate / len(wave) if heard else 0, wave)

    def stop(self) -> None:
        """Play nothing."""
        self.playing = False
        Ears.now.play(0, ())


class AudioOut(_Output):
    """audioio's: a digital-to-analog converter."""

    def __init__(self, left_channel: Pin, *, right_channel: Pin | None = None) -> None:
        super().__init__(left_channel, right_channel)


class PWMAudioOut(_Output):
    """audiopwmio's: a fast PWM pin whose duty follows the samples."""

    def __init__(self, left_channel: Pin, *, right_channel: Pin | None = None) -> None:
        super().__init__(left_channel, right_channel)


class I2SOut(_Output):
    """audiobusio's: three wires to an amplifier with a converter of its own."""

    _rates = _I2S_RATES

    def __init__(
        self,
        bit_clock: Pin,
        word_select: Pin,
        data: Pin,
        *,
        main_clock: Pin | None = None,
        left_justified: bool = False,
    ) -> None:
        super().__init__(bit_clock, word_select, data, main_clock)
