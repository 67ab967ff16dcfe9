"""Plays whole games of Number Drop by key presses, for `--auto`."""

from typing import Any

from engine.number_drop.actions import landing_of, orientation_of
from engine.number_drop.bot import Bot
from engine.number_drop.game import Game
from engine.number_drop.legal import Legal
from engine.number_drop.shapes import SHAPE
from engine.number_drop.sheet import WIDTH
from engine.number_drop.table import ROLL, TILES
from firmware.number_drop.screens.drop import NO_DIAL, SHAPE_DIAL
from sim.players import few_keys, key_paths
from sim.players.key_player import KeyPlayer
from sim.players.strong import best_player


class Auto(KeyPlayer):
    """Plays Number Drop."""

    game = "number_drop"

    def _make_bot(self, players: int) -> Any:
        return best_player(players)

    def _in_game(self, app: Any, screen: Any, few: bool) -> list[str]:
        """Return the commands of the next keys on a game's screen."""
        game = app.session.record.game
        if game.phase != ROLL and self._decided != app.session.record.count:
            self._decided = app.session.record.count
            self._action = self._decide(game)
        if few:
            return [few_keys.key(screen, self._action)]
        steer = getattr(self, "_at_" + screen.name, None)
        return ["a"] if steer is None else steer(screen, self._action)

    def _decide(self, game: Game) -> int:
        if self._bot is not None:
            # The strong player knows no house rules, the board's own does.
            bot = Bot() if game.house else self._bot
            return int(bot.choose(game))
        legal = Legal(game)
        return legal.nth(self._random.randrange(legal.count()))

    def _at_place(self, screen: Any, col: int) -> list[str]:
        if screen.col == col:
            return ["a"]
        return ["right" if (col - screen.col) % WIDTH <= WIDTH // 2 else "left"]

    def _at_slide(self, screen: Any, letter: int) -> list[str]:
        if screen.letter == letter:
            return ["a"]
        there, back = (_slides(screen, letter, step) for step in (1, -1))
        return ["down" if there <= back else "up"]

    def _at_block(self, screen: Any, landing: int) -> list[str]:
        return key_paths.way(screen.falling, landing)

    def _at_drop(self, screen: Any, action: int) -> list[str]:
        if screen.any_shape and SHAPE[screen.falling.orientation] != SHAPE[orientation_of(action)]:
            if screen.cursor == NO_DIAL:
                return ["b"]
            if screen.cursor != SHAPE_DIAL:
                return ["left"]
            return [key_paths.shape_key(screen.falling, landing_of(action))]
        return key_paths.keys_to_drop(screen, action)

    def _at_combo(self, screen: Any, action: int) -> list[str]:
        if screen.action == action:
            return ["a"]
        last = screen.turns == 0 or screen.turn == screen.turns - 1
        return ["right" if last else "down"]


def _slides(screen: Any, letter: int, step: int) -> int:
    """Return the number of presses to a letter, counting only tiles that can slide."""
    letters = screen.game.slide_letters()
    presses, at = 0, screen.letter
    while at != letter:
        at = (at + step) % TILES
        presses += letters >> at & 1
    return presses
