"""Entry of a name of three letters, for scores and seats."""

from engine.const import TYPE_CHECKING
from firmware.kept.seats import LETTERS
from firmware.screens.parts.entry_screen import EntryScreen

if TYPE_CHECKING:
    from firmware.session.interfaces.handheld import Handheld


class Screen(EntryScreen):
    """Opened with a heading, and a bytearray of three letters to change.

    `made` is the result of the game that has ended, whose rank gets the name too, or "".
    """

    def __init__(self, app: "Handheld", heading: str, name: bytearray, made: str = "") -> None:
        super().__init__(app, heading, bytearray(name), LETTERS, made)
        self._name = name
        self._is_ranked = made != ""

    def done(self) -> None:
        """Write the name into the bytearray, unless it is blank, and close."""
        if bytes(self.letters).strip():
            self._name[:] = self.letters
        app = self.app
        if self._is_ranked:  # saved first: the end may restart to free memory
            app.navigator.show_busy()
            app.navigator.defer(app.session.end, self._name)
        app.navigator.pop()
