"""The last finished game of Pig once more, action by action."""

from engine.pig.record import Replay
from firmware.pig.widgets.view import View
from firmware.screens.replaying import Replaying


class Screen(Replaying):
    view: View

    def begin(self, record):
        self._last = record
        self._texts = self.app.own_words("play")
        return Replay(record).game

    def make_view(self):
        return View(self.app.width, self.app.height)

    def go_to(self, done):
        again = Replay(self._last)
        self.game = again.game
        self.done = max(0, min(done, self._last.count))
        message = self.texts.REPLAY
        for _ in range(self.done):
            player, action = again.game.player(), again.next()
            again.do(action)
            message = self.who(player) + self._texts.DEEDS[action]
        self.view.show(self.game, self.name_of, self._texts)
        self.bar.show(self.texts.HINTS_REPLAY, message)

    def leap(self, step):
        return self.done + 5 * step
