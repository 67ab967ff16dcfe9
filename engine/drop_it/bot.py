"""The computer player of Drop It: tries drops, takes the best.

It really lets some of its pieces fall, and takes what scores most.

It looks at a few drops up to where they first meet something, judges them there, and sees the whole
fall of the most promising; then at the next few, and so on. (The most promising of all are mostly
alike: it is better to see different ones.) Its choice depends on nothing but the state of the game.
It thinks in steps, so that a screen can stay alive meanwhile:

    bot.begin(game)
    while not bot.step():
        ...  # draw, look for keys; to stop early, just stop
    game.apply(bot.action)

Nothing is allocated once it is made.
"""

from engine.const import TYPE_CHECKING, const
from engine.drop_it.actions import drop_action, shape_of, x_of
from engine.drop_it.board import WIDTH
from engine.drop_it.fall import Fall
from engine.drop_it.game import DROP, JOKER, PASS, SPEND, UNUSED_JOKER
from engine.drop_it.judge import Judge
from engine.drop_it.pieces import COLOURS, FIRST, KIND, KINDS, PIECES, TURNS
from engine.rng import Rng

if TYPE_CHECKING:
    from engine.drop_it.game import Game

# How hard it thinks: drops looked at for each that is seen to its end, how many of these, and how
# often they may look for a way aside, which is most of what a fall costs.
BOARD = (3, 12, 260)
DESKTOP = (3, 120, 4000)

_POINT = const(16)  # what a point is worth
_BROKEN = const(-1000)  # what it takes off if a landing breaks a rule,
_DOUBT = const(-96)  # and less where the piece only first meets something
_WORST = const(-100000)
_FAR = const(1 << 20)
_LATER = const(2)  # points more that a joker has to bring while more drops are to come


class Bot:
    """A player for any game."""

    def __init__(self, effort: tuple[int, int, int] = BOARD) -> None:
        self.action = -1  # the best so far; the choice, when `step` has returned True
        self._looks, self._drops, self._most_work = effort
        self._judge = Judge()
        self._rng = Rng(1, 1)
        self._kinds = bytearray(KINDS)  # those that it has left
        self._kind_count = 0
        self._game: "Game" = None  # type: ignore[assignment]  # until a choice is begun
        self._fall = Fall(None)  # type: ignore[arg-type]  # a game brings its board
        self._at = 0  # drops looked at since the latest that was seen to its end
        self._seen = 0  # drops seen to their end
        self._promising = 0  # the most promising since: a drop of no colour
        self._promise = 0
        self._most = 0  # what the choice is worth
        self._colour = 0

    def choose(self, game: "Game") -> int:
        """Return a legal action; -1 when the game is over."""
        self.begin(game)
        while not self.step():
            pass
        return self.action

    def begin(self, game: "Game") -> None:
        """Begin to think about the choice that a game offers now."""
        self._game = game
        self._fall.turn_to(game.board)
        self._most = _WORST
        self._at = self._seen = self._fall.work = 0
        self.action = -1
        if game.phase == DROP:
            self._list_kinds()
            # The same for the same state: what was settled last and where, and how much.
            board = game.board
            at = max(0, board.count - 1)
            self._rng.low = board.count << 8 | board.x(at)
            self._rng.high = board.y(at) << 4 | 1
            self._rng.warm_up()
        elif game.phase == JOKER:
            self.action = self._answer()

    def step(self) -> bool:
        """Think a little further; return whether the choice is made."""
        if self._game.phase != DROP:
            return True
        if self._at < self._looks:
            if self._at == 0:
                self._promise = _WORST
            self._at += 1
            self._look()
            return False
        self._at = 0
        self._see(self._promising)
        self._seen += 1
        return self._seen == self._drops or self._fall.work >= self._most_work

    def _list_kinds(self) -> None:
        """List the kinds that the side has left, of whatever colour."""
        game = self._game
        side = game.side()
        self._kind_count = 0
        for kind in range(KINDS):
            for colour in range(COLOURS):
                if game.left(side, colour, kind):
                    self._kinds[self._kind_count] = kind
                    self._kind_count += 1
                    break

    def _look(self) -> None:
        """Let a piece fall to where it first meets something, and judge it there."""
        fall = self._fall
        kind = self._kinds[self._rng.below(self._kind_count)]
        o = self._rng.below(TURNS[kind])
        x = self._rng.below(WIDTH + 1)
        fall.begin(kind, o, x)
        fall.fall(_FAR)
        promise = self._worth(kind, _DOUBT)
        if promise > self._promise:
            self._promise = promise
            self._promising = drop_action(FIRST[kind] + o, 0, x)

    def _see(self, action: int) -> None:
        """See a whole fall, and take it if it is worth more than what was seen before."""
        fall = self._fall
        shape = shape_of(action)
        kind = KIND[shape]
        fall.drop(kind, shape - FIRST[kind], x_of(action))
        worth = self._worth(kind, _BROKEN)
        if worth > self._most:
            self._most = worth
            self.action = drop_action(shape, self._colour, x_of(action))

    def _worth(self, kind: int, broken: int) -> int:
        """Return what the fall is worth, in the colour for which it is worth most, left there."""
        game = self._game
        judge = self._judge
        side = game.side()
        judge.see(self._fall)
        most = _WORST
        for colour in range(COLOURS):
            if game.left(side, colour, kind):
                judge.apply_rules(self._fall, colour, game.edges)
                worth = judge.points() * _POINT
                if judge.broken:
                    worth = max(worth + broken, self._worth_of_joker())
                if worth > most:
                    most = worth
                    self._colour = colour
        return most

    def _worth_of_joker(self) -> int:
        """Return what a broken landing is worth with a joker spent on it."""
        game = self._game
        if game.jokers[game.side()] == 0:
            return _WORST
        return (self._judge.points() - UNUSED_JOKER - self._patience()) * _POINT

    def _patience(self) -> int:
        """Return how many points more than its worth at the end a joker has to bring now."""
        game = self._game
        to_come = (PIECES - game.board.count) // game.sides
        return _LATER if to_come > game.jokers[game.side()] else 0

    def _answer(self) -> int:
        """Choose whether to spend a joker on the latest landing."""
        gain = self._game.judge.points() - UNUSED_JOKER
        return SPEND if gain > 0 and gain >= self._patience() else PASS
