"""Players that play a whole game by key presses alone, as a person would: at random, or well."""

import random
from typing import Any

from engine.number_drop.bot import Bot
from engine.number_drop.dice import DICE
from engine.number_drop.game import Game
from engine.number_drop.legal import Legal
from engine.number_drop.shapes import SHAPE
from engine.number_drop.table import ROLL
from firmware.screens.drop import NO_DIAL, SHAPE_DIAL


class Auto:
    """Chooses an action for each phase, and then the keys that bring its screen there."""

    def __init__(self, how: str, players: int, seed: int | None) -> None:
        """Play `how`: "random", any legal action as likely, or "hint", the computer player's."""
        self._random = random.Random(seed)
        self._bot = Bot() if how == "hint" else None
        self._players = players
        self._decided = -1  # the number of actions before the one that is decided
        self._action = 0
        self._turns = 0  # of the shape, since it was flipped

    def next_key(self, app: Any) -> str | None:
        """Return the key to press now, None when the game is over."""
        screen = app.screen
        if screen.name == "over":
            return None
        if screen.name == "title":
            return self._title(screen)
        game = app.record.game
        if game.phase != ROLL and self._decided != app.record.count:
            self._decided = app.record.count
            self._action = self._decide(game)
        steer = getattr(self, "_" + screen.name, None)
        return "a" if steer is None else steer(screen)

    def _decide(self, game: Game) -> int:
        if self._bot is not None:
            return self._bot.choose(game)
        legal = Legal(game)
        return legal.nth(self._random.randrange(legal.count()))

    def _title(self, screen: Any) -> str:
        if screen.players != self._players:
            return "right" if screen.line() == "players" else "down"
        return "a" if screen.line() != "continue" else "down"

    def _place(self, screen: Any) -> str:
        return _towards(screen.col, self._action)

    def _slide(self, screen: Any) -> str:
        return "a" if screen.letter == self._action else "down"

    def _block(self, screen: Any) -> str:
        return self._fall(screen.falling, self._action)

    def _fall(self, falling: Any, landing: int) -> str:
        """Turn until it is turned right, flipping it after every full turn; then move."""
        if falling.orientation == landing >> 3:
            return _towards(falling.col, landing & 7)
        if self._turns == 4:
            self._turns = 0
            return "down"
        self._turns += 1
        return "up"

    def _drop(self, screen: Any) -> str:
        landing = self._action & 511
        if screen.any_shape and SHAPE[screen.falling.orientation] != SHAPE[landing >> 3]:
            if screen.cursor == NO_DIAL:
                return "b"
            return "up" if screen.cursor == SHAPE_DIAL else "left"
        key = self._fall(screen.falling, landing)
        if key != "a":
            return key if screen.cursor == NO_DIAL else "b"
        for cell in range(DICE):
            if screen.dial.digit(cell) != self._action >> 9 + 4 * cell & 15:
                return self._turn_dial(screen, cell)
        return "a"

    def _turn_dial(self, screen: Any, cell: int) -> str:
        if screen.cursor == NO_DIAL:
            return "b"
        if screen.cursor != cell:
            return "right" if screen.cursor < cell else "left"
        return "up"

    def _combo(self, screen: Any) -> str:
        if screen.action == self._action:
            return "a"
        last = screen.turns == 0 or screen.turn == screen.turns - 1
        return "right" if last else "down"


def _towards(col: int, wanted: int) -> str:
    if col == wanted:
        return "a"
    return "right" if col < wanted else "left"


def make_player(how: str, players: int, seed: int | None) -> Auto:
    """Return a player for `--auto`."""
    return Auto(how, players, seed)
