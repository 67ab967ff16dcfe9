"""The last finished game once more, step by step: who did what, on whose sheet."""

from firmware.review import Review
from firmware.screens.base import Base
from firmware.telling import deed
from firmware.widgets.play_view import PlayView


class Screen(Base):
    """Left and right go an action back and on, up and down a round."""

    def __init__(self, app):
        super().__init__(app)
        if app.view is None:
            app.view = PlayView(app.width, app.height)
        self.view = app.view
        self.group = app.view
        self.bar = app.view.hints
        self._texts = app.words_of("table")
        record, self._seats = app.finished.take(app.record, app.seats)
        self._review = Review(record)
        self.game = self._review.game
        self._go_to(0)

    def _name_of(self, player):
        if self._review.game.players == 1:
            return self.app.words.SOLO
        return self._seats.name(player)

    def _go_to(self, done):
        """Show the game after so many actions, the last of them in words and lit up."""
        review, game = self._review, self.game
        if done == 0:
            review.go_to(0)
            message = self._texts.REPLAY
            player = 0
        else:
            review.go_to(done - 1)
            player = game.player
            action = review.next()
            message = deed(self._texts, game, action)
            if game.players > 1:
                message = self._name_of(player) + " " + message
            review.do(action)
        self.player = player
        self.view.show(game, self.app.words, self._name_of, player)
        if done:
            self.view.show_rolled(game)
            self.view.light_up(game.sheets[player], review.before)
        self.bar.show(self._texts.HINTS_REPLAY, message)

    def press(self, key):
        """Go back or on, or leave."""
        review = self._review
        if key == "right":
            self._go_to(min(review.done + 1, review.count))
        elif key == "left":
            self._go_to(max(review.done - 1, 0))
        elif key == "down":
            self._go_to(review.next_roll())
        elif key == "up":
            self._go_to(review.roll_before())
        else:
            self.app.close()

    def go(self, step):
        """On few keys: go an action on or back."""
        self.press("right" if step > 0 else "left")

    def choose(self):
        """On few keys: go a round on."""
        self.press("down")
