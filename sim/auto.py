"""Players that play a whole game by key presses alone, as a person would: at random, or well."""

import random
from typing import Any

from engine.number_drop.game import Game
from engine.number_drop.legal import Legal
from engine.number_drop.shapes import SHAPE
from engine.number_drop.sheet import WIDTH
from engine.number_drop.table import LETTERS, ROLL
from firmware.screens.drop import NO_DIAL, SHAPE_DIAL
from sim import auto_drop, auto_few
from sim.strong import best_player

_MENUS = ("title", "players", "give_up")


class Auto:
    """Chooses an action for each phase, and then the keys that bring its screen there."""

    game = "number_drop"

    def __init__(self, how: str, players: int, seed: int | None) -> None:
        """Play `how`: "random", any legal action as likely, or "hint", the computer player's."""
        self._random = random.Random(seed)
        self._bot = self._make_bot(players) if how == "hint" else None
        self._players = players
        self._decided = -1  # the number of actions before the one that is decided
        self._action = 0
        self._way: list[str] = []  # what the next keys mean, if nobody else presses any
        self._presses = 0  # how many there were when the next key was asked for

    def _make_bot(self, players: int) -> Any:
        return best_player(players)

    def next_key(self, app: Any) -> str | None:
        """Return the key to press now, by the board's name for it, None when the game is over."""
        if app.screen.name == "over":
            return None
        if not self._way or app.presses != self._presses + 1:
            self._way = self._meanings(app)
        self._presses = app.presses
        meaning = self._way.pop(0)
        return str(app.key_map.names[app.key_map.pressed.index(meaning)])

    def _meanings(self, app: Any) -> list[str]:
        """Return what the next keys mean, at least one of them."""
        screen = app.screen
        few = app.key_map.is_few
        if screen.name in _MENUS:
            return [self._menu(app, screen, few)]
        if screen.name == "computer":
            return ["a"]  # on to the next thing that it does
        return self._in_game(app, screen, few)

    def _in_game(self, app: Any, screen: Any, few: bool) -> list[str]:
        """Return what the next keys mean on a screen of a game."""
        game = app.record.game
        if game.phase != ROLL and self._decided != app.record.count:
            self._decided = app.record.count
            self._action = self._decide(game)
        if few:
            return [auto_few.key(screen, self._action)]
        steer = getattr(self, "_" + screen.name, None)
        return ["a"] if steer is None else steer(screen, self._action)

    def _decide(self, game: Game) -> int:
        if self._bot is not None:
            return self._bot.choose(game)
        legal = Legal(game)
        return legal.nth(self._random.randrange(legal.count()))

    def _menu(self, app: Any, screen: Any, few: bool) -> str:
        """Return the key that leads on through the menus before a game."""
        if screen.name == "title":
            line = "players" if self._players > 1 else "solo"
            wanted = screen.lines.index(line if app.offered == self.game else "other")
        elif screen.name == "players":
            wanted = 0 if screen.table.count == self._players else 1
        else:
            wanted = 1  # the game that has begun is given up
        if screen.menu.chosen != wanted:
            return "next" if few else "down"
        return "right" if screen.name == "players" and wanted and not few else "a"

    def _place(self, screen: Any, col: int) -> list[str]:
        if screen.col == col:
            return ["a"]
        return ["right" if (col - screen.col) % WIDTH <= WIDTH // 2 else "left"]

    def _slide(self, screen: Any, letter: int) -> list[str]:
        if screen.letter == letter:
            return ["a"]
        there, back = (_slides(screen, letter, step) for step in (1, -1))
        return ["down" if there <= back else "up"]

    def _block(self, screen: Any, landing: int) -> list[str]:
        return auto_drop.way(screen.falling, landing)

    def _drop(self, screen: Any, action: int) -> list[str]:
        if screen.any_shape and SHAPE[screen.falling.orientation] != SHAPE[action >> 3 & 63]:
            if screen.cursor == NO_DIAL:
                return ["b"]
            if screen.cursor != SHAPE_DIAL:
                return ["left"]
            return [auto_drop.shape_key(screen.falling, action & 511)]
        return auto_drop.way_to_drop(screen, action)

    def _combo(self, screen: Any, action: int) -> list[str]:
        if screen.action == action:
            return ["a"]
        last = screen.turns == 0 or screen.turn == screen.turns - 1
        return ["right" if last else "down"]


def _slides(screen: Any, letter: int, step: int) -> int:
    """Return how many presses lead to a letter, only tiles that can slide counting."""
    letters = screen.game.slide_letters()
    presses, at = 0, screen.letter
    while at != letter:
        at = (at + step) % LETTERS
        presses += letters >> at & 1
    return presses


def make_player(how: str, players: int, seed: int | None, game: str = Auto.game) -> Auto:
    """Return a player for `--auto`, of a game by its name."""
    if game == Auto.game:
        return Auto(how, players, seed)
    from sim.auto_drop_it import DropItAuto  # not both games' rules where one is played

    return DropItAuto(how, players, seed)
