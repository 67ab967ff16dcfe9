"""Replays the last finished game: who did what, on whose sheet."""

from engine.const import TYPE_CHECKING
from engine.number_drop.table import ROLL
from firmware.number_drop.playback import Playback
from firmware.screens import replay

if TYPE_CHECKING:
    from engine.number_drop.game import Game
    from engine.number_drop.record import Record
    from firmware.number_drop.widgets.play_view import PlayView


class Screen(replay.Screen):
    """Left and right step by actions, up and down by rounds."""

    view: "PlayView"
    game: "Game"

    def begin(self, record: "Record") -> "Game":
        self._playback = Playback(record)
        return self._playback.game

    def go_to(self, done: int) -> None:
        review, game = self._playback, self.game
        done = max(0, min(done, review.count))
        if done == 0:
            review.go_to(0)
            message = self.texts.REPLAY
            player = 0
        else:
            review.go_to(done - 1)
            player = game.player
            action = review.next()
            message = self.who(player) + self.describe(action)
            review.do(action)
        self.done = done
        self.player = player
        self.view.show(game, self.name_of, player)
        if done:
            self.view.show_rolled(game)
            self.view.highlight(game.sheets[player], review.before)
            if game.phase == ROLL and game.round > 1:  # the action ended the round before
                self._show_round(game.round - 1)
        self.show_message(self.phrases.HINTS_ROUNDS, message)

    def _show_round(self, number: int) -> None:
        """Show round `number`, that of the dice next to it, in the header."""
        view, game = self.view, self.game
        who = self.name_of(self.player)
        when = view.words.ROUND + str(number)
        short = when.strip() if game.players == 1 else who
        view.header.show(who + when, short, game.score(self.player))

    def skip_round(self, step: int) -> int:
        return self._playback.next_roll() if step > 0 else self._playback.roll_before()
