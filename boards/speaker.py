"""A loudspeaker on a DAC, a PWM pin or I2S, which plays one soft tone at a time."""

import array
import math

import audiocore
import digitalio

TYPE_CHECKING = False
if TYPE_CHECKING:
    from audiobusio import I2SOut
    from audioio import AudioOut
    from audiopwmio import PWMAudioOut
    from microcontroller import Pin

# Samples per wave: 8000 to 96000 a second at 125 to 1500 Hz, which I2S amplifiers accept.
_LENGTH = 64
_STEPS = 4  # of loudness; each has a wave of its own, made when it is first heard
_LOUDEST = 12000  # of 32767: these speakers are small, and so are the rooms they are heard in


class Speaker:
    """A voice, silent at first: `tone` sounds until the next call."""

    def __init__(
        self,
        output: "AudioOut | I2SOut | PWMAudioOut",
        enable_pin: "Pin | None" = None,
        signed: bool = False,
    ) -> None:
        """Take an audio output: audioio's, audiopwmio's, or audiobusio's, which is `signed`.

        `enable_pin` switches the amplifier on; it is off while nothing sounds.
        """
        self._output = output
        self._signed = signed
        self._waves: "dict[int, audiocore.RawSample]" = {}
        self._enable: "digitalio.DigitalInOut | None" = None
        if enable_pin:
            self._enable = digitalio.DigitalInOut(enable_pin)
            self._enable.switch_to_output(value=False)

    def tone(self, frequency: int, volume: int) -> None:
        """Sound at `frequency`, 125 to 1500 Hz, and `volume`, 1 to 100; 0 of either is silence."""
        sounds = frequency > 0 and volume > 0
        if sounds:
            wave = self._wave((volume * _STEPS - 1) // 100)
            wave.sample_rate = frequency * _LENGTH
            self._output.play(wave, loop=True)
        else:
            self._output.stop()
        if self._enable:
            self._enable.value = sounds

    def _wave(self, step: int) -> "audiocore.RawSample":
        """Return the sample for a loudness, 0 to _STEPS - 1."""
        if step not in self._waves:
            # To sound twice as loud, the swing has to more than double.
            swing = _LOUDEST * (step + 1) * (step + 1) // (_STEPS * _STEPS)
            middle = 0 if self._signed else 32768
            wave = array.array("h" if self._signed else "H", [middle] * _LENGTH)
            for i in range(_LENGTH):
                wave[i] = middle + int(swing * math.sin(2 * math.pi * i / _LENGTH))
            self._waves[step] = audiocore.RawSample(wave)
        return self._waves[step]
