"""Entry of the code of a friend's game."""

from engine.const import TYPE_CHECKING
from firmware import screen_names
from firmware.screens.parts.entry_screen import EntryScreen
from firmware.session.seeds import LENGTH, LETTERS, SHORT, seed_of

if TYPE_CHECKING:
    from firmware.session.interfaces.handheld import Handheld

_BLANK = " "


class Screen(EntryScreen):
    """Five letters are enough, unless they are the beginning of a long code."""

    def __init__(self, app: "Handheld") -> None:
        letters = bytearray(b"0" * SHORT + _BLANK.encode() * (LENGTH - SHORT))
        super().__init__(app, app.shared_words("end").CODE, letters, LETTERS + _BLANK)

    def press(self, key: str) -> None:
        """Accept a short code after its last letter; after a wrong one there may be more."""
        if key != "a" or self.index < SHORT - 1 or self._code()[SHORT:]:
            super().press(key)
        elif seed_of(self._code()) >= 0:
            self.done()
        else:
            super().press(key)
            self.refuse(self._menus.NO_CODE)

    def done(self) -> None:
        """Go on to the game if the code is valid."""
        seed = seed_of(self._code())
        if seed < 0:
            self.refuse(self._menus.NO_CODE)
        else:
            self.app.navigator.replace(screen_names.SEEDED, seed)

    def _code(self) -> str:
        return self.letters.decode().rstrip()
