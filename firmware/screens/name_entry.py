"""Writing a name of three letters, for scores and seats."""

from engine.const import TYPE_CHECKING
from firmware.kept.seats import LETTERS
from firmware.screens.parts.entry_screen import EntryScreen

if TYPE_CHECKING:
    from firmware.session.interfaces.handheld import Handheld


class Screen(EntryScreen):
    """Opened with a heading, and the name's three letters.

    They are a bytearray, which the name is written into; if it `is_ranked` it stands beside the
    rank of the game that has ended, too.
    """

    def __init__(
        self, app: "Handheld", heading: str, name: bytearray, is_ranked: bool = False
    ) -> None:
        super().__init__(app, heading, bytearray(name), LETTERS)
        self._name = name
        self._is_ranked = is_ranked

    def done(self) -> None:
        """Give the name to whoever asked for it; blanks alone are none."""
        if bytes(self.letters).strip():
            self._name[:] = self.letters
        app = self.app
        if self._is_ranked:  # kept first: the end may take a new start to find room
            app.navigator.announce()
            app.navigator.later(app.session.end, self._name)
        app.navigator.close()
