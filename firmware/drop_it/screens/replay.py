"""The last finished game of Drop It once more, piece by piece."""

from engine.const import TYPE_CHECKING
from engine.drop_it.pieces import KIND
from engine.drop_it.settled import Settled
from firmware.drop_it.widgets.view import DropItView
from firmware.screens.replaying import Replaying

if TYPE_CHECKING:
    from engine.drop_it.game import Game
    from engine.drop_it.record import Record

_LEAP = 6  # actions


class Screen(Replaying):
    """Left and right go an action back and on, up and down six."""

    view: DropItView
    game: "Game"

    def begin(self, record: "Record") -> "Game":
        self._own = self.app.own_words("play")
        self._last = record
        self._replay = Settled(record)
        return self._replay.game

    def make_view(self) -> DropItView:
        own = self._own
        return DropItView(self.app.width, self.app.height, own.COLOURS, own.KINDS)

    def go_to(self, done: int) -> None:
        done = max(0, min(done, self._last.count))
        if done < self.done:
            self._replay = Settled(self._last)
            self.game = self._replay.game
            self.done = 0
        player = 0
        game = self.game
        while self.done < done:
            player = game.player()
            self._replay.do(self._replay.next())
            self.done += 1
        side = max(0, game.board.count - 1) % game.sides
        self.view.show(self.app.session.rules, game, side, self.name_of)  # type: ignore[arg-type]  # Drop It's
        self._tell(player)

    def leap(self, step: int) -> int:
        return self.done + step * _LEAP

    def _tell(self, player: int) -> None:
        game, own = self.game, self._own
        message = self.texts.REPLAY
        if self.done:
            last = game.board.count - 1
            self.view.zone.ground().mark(game.board, piece=last, level=game.judge.level)
            message = self.who(player)
            if game.answer >= 0:
                message += own.SPENDS if game.answer else own.KEEPS
            else:
                noun = own.NOUNS[KIND[game.board.shape(last)]]
                message += own.DROPS + noun + " +" + str(game.points)
        self.bar.show(own.HINTS_REPLAY, message)
