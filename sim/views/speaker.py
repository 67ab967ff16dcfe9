"""The computer's speaker, which plays the simulated board's sounds."""

from collections.abc import Sequence

import pygame

from sim.board.standins.sounds import Sound
from sim.views import wav

_MOST_KEPT = 200  # tones


class Speaker:
    """Plays the latest of the board's sounds in a loop; silent if there is no sound card."""

    def __init__(self) -> None:
        self._heard = 0
        self._tones: dict[tuple[float, tuple[float, ...]], pygame.mixer.Sound] = {}
        try:
            pygame.mixer.init(wav.RATE, -16, 1, 256)
            self.is_on = True
        except pygame.error:  # no sound card, as on many servers: the game is silent
            self.is_on = False

    def play_latest(self, sounds: Sequence[Sound]) -> None:
        """Play the latest sound, if it is new."""
        if not self.is_on or len(sounds) == self._heard:
            return
        self._heard = len(sounds)
        pygame.mixer.stop()
        if sounds[-1].frequency:
            self._tone(sounds[-1]).play(loops=-1)

    def close(self) -> None:
        """Stop playing."""
        if self.is_on:
            pygame.mixer.quit()

    def _tone(self, sound: Sound) -> pygame.mixer.Sound:
        key = sound.frequency, sound.wave
        if key not in self._tones:
            if len(self._tones) >= _MOST_KEPT:
                self._tones.clear()
            self._tones[key] = pygame.mixer.Sound(buffer=wav.loop(sound).tobytes())
        return self._tones[key]
