"""Entry of the code of a friend's game."""

from engine.const import TYPE_CHECKING
from firmware import screen_names
from firmware.screens.parts.entry_screen import EntryScreen
from firmware.session.seeds import LENGTH, LETTERS, seed_of

if TYPE_CHECKING:
    from firmware.session.interfaces.handheld import Handheld


class Screen(EntryScreen):
    """Reports an invalid code and leaves it there to be corrected."""

    def __init__(self, app: "Handheld") -> None:
        super().__init__(app, app.shared_words("end").CODE, bytearray(b"0" * LENGTH), LETTERS)

    def done(self) -> None:
        """Go on to the game if the code is valid."""
        seed = seed_of(self.letters.decode())
        if seed < 0:
            self.refuse(self.app.shared_words("menus").NO_CODE)
        else:
            self.app.navigator.replace(screen_names.SEEDED, seed)
