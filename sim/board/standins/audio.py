"""Stand-ins for audiocore, audioio, audiopwmio and audiobusio: looped samples."""

from array import array

from sim.board.standins.pins import Pin
from sim.board.standins.sounds import SoundLog

# Sample rates that small I2S amplifiers (MAX98357A) accept; at others they are silent.
_I2S_RATES = range(8000, 96001)
_FULL = {"b": 128, "B": 128, "h": 32768, "H": 32768}


class RawSample:
    """Samples in a buffer; silence is half of the range for unsigned ones and 0 for signed ones."""

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
        """Return the samples of the first channel, each from -1 to 1."""
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
        """Play a sample in a loop; NotImplementedError if `loop` is False."""
        if not loop:
            raise NotImplementedError("the simulator plays only what is looped")
        wave = sample.wave()
        self.playing = True
        heard = sample.sample_rate in self._rates
        SoundLog.now.play(sample.sample_rate / len(wave) if heard else 0, wave)

    def stop(self) -> None:
        """Stop playing."""
        self.playing = False
        SoundLog.now.play(0, ())


class AudioOut(_Output):
    """audioio's AudioOut: a digital-to-analog converter."""

    def __init__(self, left_channel: Pin, *, right_channel: Pin | None = None) -> None:
        super().__init__(left_channel, right_channel)


class PWMAudioOut(_Output):
    """audiopwmio's PWMAudioOut: a fast PWM pin whose duty cycle follows the samples."""

    def __init__(self, left_channel: Pin, *, right_channel: Pin | None = None) -> None:
        super().__init__(left_channel, right_channel)


class I2SOut(_Output):
    """audiobusio's I2SOut: three wires to an amplifier with its own converter."""

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
