"""The last finished game of Drop It once more, piece by piece."""

from engine.drop_it.game import JOKER
from engine.drop_it.pieces import KIND
from engine.drop_it.replay import Replay
from firmware.screens.drop_it_play import Play

_LEAP = 6  # pieces that up and down go


class Screen(Play):
    """Left and right go an action back and on, up and down six."""

    is_kept = False

    def __init__(self, app):
        self._last, self._seats = app.finished.take(app.record, app.seats)
        self._replay = None
        self._done = 0  # actions
        super().__init__(app)
        self._watch = app.words_of("table")
        self._go_to(0)

    def look_at(self, player):
        """Leave it to `_go_to` what is shown."""

    def _name_of(self, player):
        if self._last.game.players == 1:
            return self.app.words.SOLO
        return self._seats.name(player)

    def _go_to(self, done):
        """Show the game after so many actions, the last of them in words and lit up."""
        if self._replay is None or done < self._done:
            self._replay = Settled(self._last)
            self._done = 0
        player = 0
        self.game = game = self._replay.game
        while self._done < done:
            player = game.player()
            self._replay.do(self._replay.next())
            self._done += 1
        side = max(0, game.board.count - 1) % game.sides
        self.view.show(self.app.rules, game, side, self._name_of)
        self._tell(player)

    def _tell(self, player):
        game, texts = self._replay.game, self.texts
        message = self._watch.REPLAY
        if self._done:
            last = game.board.count - 1
            self.view.zone.ground().mark(game.board, piece=last, level=game.judge.level)
            message = self._name_of(player) + " " if game.players > 1 else ""
            if game.answer >= 0:
                message += texts.SPENDS if game.answer else texts.KEEPS
            else:
                noun = texts.NOUNS[KIND[game.board.shape(last)]]
                message += texts.DROPS + noun + " +" + str(game.points)
        self.bar.show(texts.HINTS_REPLAY, message)

    def press(self, key):
        """Go back or on, or leave."""
        steps = {"right": 1, "left": -1, "down": _LEAP, "up": -_LEAP}
        if key in steps:
            self._go_to(max(0, min(self._last.count, self._done + steps[key])))
        else:
            self.app.close()

    def go(self, step):
        """On few keys: go an action on or back."""
        self.press("right" if step > 0 else "left")

    def choose(self):
        """On few keys: go six on."""
        self.press("down")


class Settled(Replay):
    """A game played again without a fall: where its pieces came to rest is known."""

    def __init__(self, record):
        super().__init__(record)
        self._rests = record.game.board

    def do(self, action):
        """Do the action that `next` returned."""
        game = self.game
        if game.phase == JOKER:
            super().do(action)
            return
        fall, rests, at = game.fall, self._rests, game.board.count
        fall.shape = rests.shape(at)
        fall.x = rests.x(at)
        fall.y = rests.y(at)
        game.settle(action >> 13)
