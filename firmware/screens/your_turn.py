"""Begins the turn of a single human player with a summary of the computers' turns."""

from engine.const import TYPE_CHECKING
from firmware.screens.parts.guarded_screen import GuardedScreen

if TYPE_CHECKING:
    from firmware.screens.parts.play_screen import PlayScreen
    from firmware.session.interfaces.handheld import Handheld
    from firmware.widgets.bars import HintBar


class Screen(GuardedScreen):
    """Guards the turn's screen from keys meant for the previous one.

    It covers that screen, with an empty bar, for as long as such keys may arrive.
    """

    bar: "HintBar"
    on_table = True

    def __init__(self, app: "Handheld") -> None:
        super().__init__(app)
        self.group = app.navigator.view
        self.bar = app.navigator.view.hints
        texts = app.shared_words("table")
        self._message = texts.YOUR_TURN
        self.bar.show("")

    def _gains(self) -> str:
        """Return what the computers have gained since the person's last choice."""
        name_of, computer_gains = self.app.name_of, self.app.session.computer_gains
        gains = [
            name_of(player) + " +" + str(points) for player, points in computer_gains if points > 0
        ]
        return ", ".join(gains) + ". " if gains else ""

    def ready(self) -> None:
        """Let the person act."""
        turn: "PlayScreen" = self.parent
        gains = self._gains() + (turn.message or self._message)
        self.app.navigator.pop()
        self.app.navigator.defer(_begin, turn, gains)


def _begin(turn: "PlayScreen", gains: str) -> None:
    """Enable the turn's keys and show `gains`, unless saving has failed."""
    if turn.is_guarded:  # it may not have been
        turn.be_ready()
    if turn.app.session.storage.is_healthy:
        turn.show_message(gains)
