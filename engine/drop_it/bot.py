"""The computer player of Drop It: tries drops, takes the best.

It really lets some of its pieces fall, and takes what scores most, with what it expects of the
others: outlook.py. It tries kind after kind, in turns and places as evenly spread as can be. Most
drops end where another one has ended: as soon as a piece is where one of its shape has been it need
not fall on. Its choice depends on nothing but the state of the game.
It thinks in steps, so that a screen can stay alive meanwhile:

    bot.begin(game)
    while not bot.step():
        ...  # draw, look for keys; to stop early, just stop
    game.apply(bot.action)

Nothing is allocated once it is made.
"""

from engine.const import TYPE_CHECKING, const
from engine.drop_it.actions import drop_action
from engine.drop_it.board import WIDTH
from engine.drop_it.fall import Fall
from engine.drop_it.game import DROP, JOKER, PASS, SPEND, UNUSED_JOKER
from engine.drop_it.judge import Judge
from engine.drop_it.outlook import POINT, Outlook
from engine.drop_it.pieces import COLOURS, FIRST, KIND, KINDS, LEFT, PIECES, RIGHT, TURNS

if TYPE_CHECKING:
    from engine.drop_it.game import Game

# How hard it thinks: drops tried, and what they may cost: see Fall.work.
BOARD = (100, 1050)
EFFORTS = ((1, 100), (2, 100), (3, 150), (4, 250), BOARD)  # by level, the weakest first

_WORST = const(-(1 << 29))
# The error of what two drops differ by, in tenths of a point: less, the more pieces are to come,
# for what they bring then changes all drops alike.
_TENTH = const(27648)  # POINT / 10
_ERROR = const(45)
_LATER = const(2)  # points more that a joker has to bring while more drops are to come
_TURN = const(5)  # to the next of a kind's orientations: all come in turn
# In 65536ths of a width: a place far from all before it, and where another choice begins.
_FRACTION = const(16)  # bits of such a part
_PLACE = const(40503)
_START = const(24248)
_MOST_MET = const(96)  # places remembered


class Bot:
    """A player for any game."""

    def __init__(self, effort: tuple[int, int] = BOARD) -> None:
        self.action = -1  # the best so far; the choice, when `step` has returned True
        self._drops, self._most_work = effort
        self._judge = Judge()
        self._outlook = Outlook()
        self._kinds = bytearray(KINDS)  # those that it has left
        self._kind_count = 0
        self._game: "Game" = None  # type: ignore[assignment]  # until a choice is begun
        self._fall = Fall(None)  # type: ignore[arg-type]  # a game brings its board
        self._tried = 0  # drops
        self._first = 0  # the kind that it begins with, of those left
        self._drop = -1  # the one that falls, of no colour; -1: none does
        self._met = [-1] * _MOST_MET  # where pieces have been at rest, but for tipping
        self._met_count = 0
        self._here = 0  # where the piece is, as in `_met`,
        self._best = 0  # and where the best drop ended
        self._second = _WORST  # what the best drop is worth that ends elsewhere
        self.worth = 0  # what the choice is worth, a point being outlook.POINT

    @property
    def is_close(self) -> bool:
        """Whether another drop may be as good.

        It ends elsewhere, and is worth less by no more than the error of the difference. The last
        drop of a game is known without one. Jokers are not judged.
        """
        to_come = PIECES - 1 - self._game.board.count
        error = _TENTH * (_ERROR - to_come) if to_come else 0
        return self._game.phase == DROP and self.worth - self._second <= error

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
        self.worth = self._second = _WORST
        self._tried = self._met_count = self._fall.work = 0
        # Who tries fewer drops than there are kinds would never come to the last ones.
        self._first = game.board.count if self._drops < KINDS else 0
        for i in range(_MOST_MET):
            self._met[i] = -1
        self._drop = self.action = -1
        if game.phase == DROP:
            self._list_kinds()
            self._outlook.look_at(game)
        elif game.phase == JOKER:
            self.action = self._answer()

    def step(self) -> bool:
        """Think a little further; return whether the choice is made."""
        if self._game.phase != DROP:
            return True
        if self._drop < 0:
            self._try_next()
        elif self._was_met():
            self._drop = -1
        elif not self._fall.tip():
            self._weigh()
            self._drop = -1
        if self.action < 0:
            return False
        return self._fall.work >= self._most_work or self._drop < 0 and self._tried >= self._drops

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

    def _try_next(self) -> None:
        """Let another piece fall, as far as it goes without tipping."""
        before = self._game.board.count
        kind = self._kinds[(self._tried + self._first) % self._kind_count]
        number = self._tried // self._kind_count
        shape = FIRST[kind] + (number * _TURN + before) % TURNS[kind]
        room = WIDTH - RIGHT[shape] + LEFT[shape] + 1
        part = (number * _PLACE + before * _START) % (1 << _FRACTION)
        x = (part * room >> _FRACTION) - LEFT[shape]
        self._tried += 1
        self._drop = drop_action(shape, 0, x)
        self._fall.begin(kind, shape - FIRST[kind], x)
        self._fall.settle()

    def _was_met(self) -> bool:
        """Return whether a piece has been where this one is; if not, remember it."""
        fall = self._fall
        place = self._here = fall.shape | fall.x << 5 | fall.y << 13
        if place in self._met:
            return True
        if self._met_count < _MOST_MET:
            self._met[self._met_count] = place
            self._met_count += 1
        return False

    def _weigh(self) -> None:
        """Judge the drop, in each colour that is left of its kind."""
        game = self._game
        judge = self._judge
        fall = self._fall
        kind = KIND[fall.shape]
        judge.see(fall)
        for colour in range(COLOURS):
            if game.left(game.side(), colour, kind):
                judge.apply_rules(fall, colour, game.edges)
                worth = self._outlook.worth(game, fall, colour) + POINT * self._points()
                self._offer(self._drop | drop_action(0, colour, 0), worth)

    def _offer(self, action: int, worth: int) -> None:
        """Take a drop if it is worth more than all before."""
        is_elsewhere = self._here != self._best
        if worth > self.worth:
            if is_elsewhere:
                self._second = self.worth
            self.worth = worth
            self.action = action
            self._best = self._here
        elif is_elsewhere and worth > self._second:
            self._second = worth

    def _points(self) -> int:
        """Return what the landing just judged brings, perhaps with a joker."""
        points = self._judge.points()
        if not self._judge.broken:
            return points
        game = self._game
        if game.jokers[game.side()] == 0:
            return 0
        return max(0, points - UNUSED_JOKER - self._patience())

    def _patience(self) -> int:
        """Return how many points more than its worth at the end a joker has to bring now."""
        game = self._game
        to_come = (PIECES - game.board.count) // game.sides
        return _LATER if to_come > game.jokers[game.side()] else 0

    def _answer(self) -> int:
        """Choose whether to spend a joker on the latest landing."""
        gain = self._game.judge.points() - UNUSED_JOKER
        return SPEND if gain > 0 and gain >= self._patience() else PASS
