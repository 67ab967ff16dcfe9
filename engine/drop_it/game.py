"""A game of Drop It: sides drop pieces in turn, and score.

A side is a player or a team. An action is a whole number below 2^15, to be read by phase:

    DROP    bits 0-7 x (0 to 192), bits 8-12 the shape (see pieces.py), bits 13-14 the colour
    JOKER   0 = pass, 1 = spend a joker on the landing just judged

Nothing is random. A game allocates nothing once it is made: it can be played with the heap locked.
"""

from engine.const import const
from engine.drop_it.actions import colour_of, shape_of, x_of
from engine.drop_it.board import WIDTH, Board
from engine.drop_it.fall import Fall
from engine.drop_it.judge import COLOUR_EDGES, NO_EDGES, Judge
from engine.drop_it.pieces import (
    CIRCLE,
    COLOURS,
    DIAMOND,
    EACH,
    FIRST,
    KIND,
    KINDS,
    PIECES,
    SHAPES,
    SQUARE,
    TRIANGLE,
)

DROP = const(0)
JOKER = const(1)
OVER = const(2)

PASS = const(0)
SPEND = const(1)

MOST_PLAYERS = const(4)
MOST_IN_TEAMS = const(6)  # players, three against three
UNUSED_JOKER = const(3)  # points at the end
_HAND = const(16)  # numbers of one side in `hands`
_BLUE = const(3)
# Three players share the fourth colour: the kinds that each of them gets, one piece of each.
_SHARES = bytes((CIRCLE, TRIANGLE, SQUARE, CIRCLE, DIAMOND, TRIANGLE, CIRCLE, SQUARE, DIAMOND))
_SHARE = const(3)


class Game:
    """The state of a game, and what changes it."""

    def __init__(
        self,
        players: int,
        teams: bool | int = False,
        edges: int = COLOUR_EDGES,
        jokers: bool | int = False,
    ) -> None:
        """Set up a game for 1 to 4 players or, with `teams`, for 2 to 6 in two teams.

        `edges` says how the edges are marked (see judge.py), and `jokers` whether there are any.
        ValueError says what is wrong.
        """
        if not (2 if teams else 1) <= players <= (MOST_IN_TEAMS if teams else MOST_PLAYERS):
            raise ValueError("1 to 4 players, in teams 2 to 6")
        if not COLOUR_EDGES <= edges <= NO_EDGES:
            raise ValueError("edges: colours, shapes or none")
        self.players = players
        self.teams = bool(teams)
        self.edges = edges
        self.with_jokers = bool(jokers)
        self.sides = 2 if teams else players
        self.phase = DROP
        self.board = Board()
        self.fall = Fall(self.board)
        self.judge = Judge()  # of the latest landing
        self.points = 0  # that the latest landing scored
        self.answer = -1  # PASS or SPEND, if that was the latest action
        # By side, then colour, then kind: how many pieces it has left.
        self.hands = bytearray(self.sides * _HAND)
        self.held = bytearray(self.sides)  # by side: a mask of the colours that it began with
        self.scores = [0] * self.sides
        self.jokers = bytearray(self.sides)  # left
        self._deal()

    def _deal(self) -> None:
        each = COLOURS // self.sides  # three sides: one each, and the fourth is shared
        for side in range(self.sides):
            for colour in range(side * each, (side + 1) * each):
                self.held[side] |= 1 << colour
                for kind in range(KINDS):
                    self.hands[side * _HAND + colour * KINDS + kind] = EACH[kind]
            if self.sides == 3:
                self.held[side] |= 1 << _BLUE
                for i in range(side * _SHARE, (side + 1) * _SHARE):
                    self.hands[side * _HAND + _BLUE * KINDS + _SHARES[i]] += 1
            if self.with_jokers:
                self.jokers[side] = 2 if self.sides >= 3 else each

    # --- the state ---

    def is_over(self) -> bool:
        """Return whether the game has ended."""
        return self.phase == OVER

    @property
    def round(self) -> int:
        """The number of the piece in turn, from 1; when the game is over, of the last one."""
        return self.board.count + (self.phase == DROP)

    def side(self) -> int:
        """Return the side in turn, when the game is over that of the last turn."""
        return self.player() % self.sides

    def player(self) -> int:
        """Return who has to act; players sit round the table, so teams alternate."""
        return self.player_of(self.round - 1)

    def player_of(self, turn: int) -> int:
        """Return the player of a turn, counted from 0."""
        if not self.teams:
            return turn % self.players
        side = turn % 2
        members = (self.players + 1 - side) // 2
        return turn // 2 % members * 2 + side

    def left(self, side: int, colour: int, kind: int) -> int:
        """Return how many pieces of a colour and kind a side has left."""
        return self.hands[side * _HAND + colour * KINDS + kind]

    def score(self, side: int) -> int:
        """Return a side's points, including those for unused jokers when the game is over."""
        score = self.scores[side]
        if self.phase == OVER:
            score += UNUSED_JOKER * self.jokers[side]
        return score

    # --- actions ---

    def is_legal(self, action: int) -> bool:
        """Return whether an action, any whole number, may be applied now."""
        if action < 0 or self.phase == OVER:
            return False
        if self.phase == JOKER:
            return action <= SPEND
        shape = shape_of(action)
        colour = colour_of(action)
        return (
            colour < COLOURS
            and shape < SHAPES
            and x_of(action) <= WIDTH
            and self.left(self.side(), colour, KIND[shape]) > 0
        )

    def apply(self, action: int) -> None:
        """Do an action; ValueError with no change if it is not legal."""
        self.check(action)
        self.apply_legal(action)

    def check(self, action: int) -> None:
        """Raise ValueError if an action is not legal."""
        if not self.is_legal(action):
            raise ValueError("not a legal action")

    def apply_legal(self, action: int) -> None:
        """Do an action that has just been checked."""
        if self.phase == JOKER:
            self.answer = action
            if action == SPEND:
                side = self.side()
                self.jokers[side] -= 1
                self._score(side, self.judge.points())
            self._end_turn()
            return
        shape = shape_of(action)
        kind = KIND[shape]
        self.fall.drop(kind, shape - FIRST[kind], x_of(action))
        self.settle(colour_of(action))

    def settle(self, colour: int) -> None:
        """Judge and score the piece where `fall` brought it to rest."""
        fall = self.fall
        judge = self.judge
        side = self.side()
        judge.judge(fall, colour, self.edges)
        self.hands[side * _HAND + colour * KINDS + KIND[fall.shape]] -= 1
        self.board.place(fall.shape, colour, fall.x, fall.y)
        self.answer = -1
        self.points = 0
        if judge.broken and self.jokers[side]:
            self.phase = JOKER
            return
        if not judge.broken:
            self._score(side, judge.points())
        self._end_turn()

    def take_back(self) -> None:
        """Take back the latest action, a joker or a pass; `answer` says which it was."""
        self.phase = JOKER
        side = self.side()
        if self.answer == SPEND:
            self.jokers[side] += 1
            self.scores[side] -= self.points
            self.points = 0
        self.answer = -1

    def _score(self, side: int, points: int) -> None:
        self.points = points
        self.scores[side] += points

    def _end_turn(self) -> None:
        self.phase = OVER if self.board.count == PIECES else DROP
