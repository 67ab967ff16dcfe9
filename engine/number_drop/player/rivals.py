"""The effect of rivals on choices: letters are weapons, and a leader may want the game to end."""

from engine.const import TYPE_CHECKING, const
from engine.number_drop.player.evaluation import POINT
from engine.number_drop.sheet import LINE, PENALTY
from engine.number_drop.table import TILES

if TYPE_CHECKING:
    from engine.number_drop.game import Game

# `make tune ARGS=--rivals` finds these by playing. The twin reads them.
WEAPON = const(384)  # a letter that can harm a rival, in 1/256 of a point
_TURN = const(1024)  # gain of a turn in the round that ends the game, in 1/256 of a point
_SLIDES = const(10)  # slides left in the first round, by assumption
_PACE = const(3)  # fifths of a slide fewer in each round

WIN = const(40 * 256)  # more than any choice is worth
_ALL_LETTERS = (1 << TILES) - 1
_NONE = const(-(1 << 20))


class Rivals:
    """What matters to a choice in the other players' sheets."""

    def __init__(self) -> None:
        self.are_there = False
        self.threats = 0  # mask of the letters whose blocks may drop
        self.harmless = _ALL_LETTERS  # mask of the letters that all others have circled
        self.is_ending = False  # whether the game ends this round in any case
        self._win = WIN
        self._score = 0  # the player's own
        self._best = _NONE  # of the others, at the end of this round

    def load(self, game: "Game", win: int) -> None:
        """Load the table as the acting player sees it, and the value of ending as the leader."""
        self.are_there = game.players > 1
        self._win = win
        self.is_ending = False
        if not self.are_there:
            return
        self.threats = game.threats()
        self.harmless = _ALL_LETTERS
        self._score = game.sheet().score() * POINT
        self._best = _NONE
        mine = (game.player - game.active) % game.players
        for i in range(game.players):
            if i == game.player:
                continue
            sheet = game.sheets[i]
            self.harmless &= sheet.circled_letters
            points = sheet.score() * POINT
            if sheet.top() > LINE:
                self.is_ending = True
                points -= (sheet.top() - LINE) * (PENALTY * POINT)
            if (i - game.active) % game.players > mine:
                points += _TURN
            if points > self._best:
                self._best = points

    def ending(self, value: int) -> int:
        """Return a value, adjusted for ending the game by choice."""
        if not self.are_there or self.is_ending:
            return value
        return value + self._win if self._score + value > self._best else value - self._win

    def slides_left(self, game_round: int) -> int:
        """Return an equivalent of solo's slides left, as a game with rivals ends too."""
        return max(0, _SLIDES - (game_round - 1) * _PACE // 5)
