"""The turn of the only person at the table begins: what the computer's latest turns brought."""

from engine.standing import sides
from firmware.screens.guarded import Guarded


class Screen(Guarded):
    """Lies over the screen of that turn for as long as keys may have been meant for the last."""

    on_table = True

    def __init__(self, app):
        super().__init__(app)
        self.group = app.navigator.view
        self.bar = app.navigator.view.hints
        self._texts = app.words_of("table")
        self._brought = self._gains()
        self.bar.show((), self._brought + self._texts.YOUR_TURN)

    def _gains(self):
        """Return who of the computers gained what in the latest turn, in the order of play."""
        app = self.app
        rules, game = app.session.rules, app.session.record.game
        told = []
        for step in range(1, game.players):
            player = (rules.player(game) - step) % game.players
            gain = rules.gain(game, player % sides(game))  # the sides of teams take turns
            if gain > 0 and app.session.seats.is_computer(player) and step <= sides(game):
                told.insert(0, app.name_of(player) + " +" + str(gain))
        return " ".join(told) + ". " if told else ""

    def ready(self):
        """Let the person act."""
        turn = self.below
        message = turn.message or self._texts.YOUR_TURN  # type: ignore[attr-defined]
        self.app.navigator.close()
        self.app.navigator.later(turn.remark, self._brought + message)  # type: ignore[attr-defined]
