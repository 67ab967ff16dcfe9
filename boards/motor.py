"""A voice with a vibration motor."""

import pwmio

TYPE_CHECKING = False
if TYPE_CHECKING:
    from microcontroller import Pin

    from boards.piezo import Piezo
    from boards.pio_tone import PioTone
    from boards.speaker import Speaker

_FULL = 65535


class VoiceAndMotor:
    """A voice that can also rumble. The motor starts at rest."""

    def __init__(self, voice: "Piezo | PioTone | Speaker", pin: "Pin") -> None:
        """Take the voice, and the motor's pin."""
        self.tone = voice.tone
        self._pwm = pwmio.PWMOut(pin, frequency=5000, duty_cycle=0)

    def rumble(self, strength: int) -> None:
        """Rumble at `strength`, 1 to 100, until the next call; 0 stops it."""
        self._pwm.duty_cycle = _FULL * strength // 100
