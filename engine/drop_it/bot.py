"""The computer player of Drop It: tries drops, takes the best.

It lets some of its pieces fall as far as they go without tipping: kind after kind, in turns and
spots as evenly spread as can be. It weighs where each comes to: what it scores there, with what it
expects of the others (outlook.py). To see whether a piece tips on costs most. So that is tried of
the best spot first, then of the next; where no rule would be kept, of the lowest first. A piece
that comes where one of its shape has been is left alone. The choice depends on nothing but the
state of the game.

It thinks in steps, so that a screen can stay alive meanwhile:

    bot.begin(game)
    while not bot.step():
        ...  # draw, look for keys; to stop early, just stop
    game.apply(bot.action)

Nothing is allocated once it is made.
"""

from array import array

from engine.const import TYPE_CHECKING, const
from engine.drop_it.actions import colour_of, drop_action, shape_of, x_of
from engine.drop_it.board import WIDTH
from engine.drop_it.fall import Fall
from engine.drop_it.game import DROP, JOKER, PASS, SPEND, UNUSED_JOKER
from engine.drop_it.judge import Judge
from engine.drop_it.outlook import POINT, Outlook
from engine.drop_it.pieces import COLOURS, FIRST, KIND, KINDS, LEFT, PIECES, RIGHT, TOP, TURNS

if TYPE_CHECKING:
    from engine.drop_it.game import Game

# How hard it thinks: drops tried, and what they may cost: see Fall.work. 100 drops are never
# reached: the work is used up before, or _MOST_MET spots are.
BOARD = (100, 3500)
EFFORTS = ((1, 350), (2, 350), (3, 525), (4, 875), BOARD)  # by level, the weakest first
_SPREAD = const(4)  # one part in so many of the work goes into spots before any is tried
_LONGER = const(12)  # and one more is spent while nothing was found that keeps the rules
_TIPPING = const(8)  # one part in so many is left for it: to see at least one drop's end
# What costs work beside the falls, fitted to loops
_BEGIN = const(5)  # of a fall
_JUDGE = const(8)  # a spot
_COLOUR = const(3)  # to weigh a colour there,
_SIDE = const(3)  # and half as much for each side
_PICK = const(3)  # to look for the best spot

WORST = const(-(1 << 29))  # a drop that breaks a rule is worth so much or less, by its height
_NONE = const(-(1 << 29) - 4096)  # no drop: less than any
# The error of what two drops differ by, in tenths of a point: less, the more pieces are to come,
# for what they bring then changes all drops alike.
_ERROR = const(45)
_LATER = const(2)  # points more that a joker has to bring while more drops are to come
_TURN = const(5)  # to the next of a kind's orientations: all come in turn
# In 65536ths of a width: a spot far from all before it, and where another choice begins.
_FRACTION = const(16)  # bits of such a part
_APART = const(40503)
_START = const(24248)
_MOST_MET = const(44)  # spots remembered; when all are taken no more drops are begun
_X_AT = const(5)  # bits of a spot: the shape, x, y
_Y_AT = const(13)
KNOWN = const(0xFFFF)  # in the place of a drop: it is known where it ends
TO_RIGHT = const(1 << 15)  # beside a drop: the piece slides to the right first


class Bot:
    """A player for any game."""

    purpose = ()  # its choice speaks for itself

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
        self._drop = -1  # the one that is tried; -1: none is
        self._met = [-1] * _MOST_MET  # where pieces have been at rest, but for tipping,
        self._found = array("H", bytes(2 * _MOST_MET))  # the drops that lead there,
        self._hopes = [0] * _MOST_MET  # and what they are worth if the piece stays
        self._met_count = 0
        self._hope = 0  # what the drop tried is worth; 0: not known
        self._colour = 0  # the best of the latest spot weighed
        self._here = 0  # where the piece is, as in `_met`,
        self._best = 0  # and where the best drop ended
        self._second = _NONE  # what the best drop is worth that ends elsewhere
        self.worth = 0  # what the choice is worth, a point being outlook.POINT

    @property
    def is_close(self) -> bool:
        """Whether another drop may be as good.

        It ends elsewhere, and is worth less by no more than the error of the difference. A spot
        counts as an end if it was not tried whether a piece tips there. But of the last drop only
        ends that are known count, without an error. Jokers are not judged.
        """
        to_come = PIECES - 1 - self._game.board.count
        second = self._second
        untried = self._best_untried() if to_come else -1
        if untried >= 0:
            second = max(second, self._hopes[untried])
        error = POINT * (_ERROR - to_come) // 10 if to_come else 0
        return self._game.phase == DROP and second > _NONE and self.worth - second <= error

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
        self.worth = self._second = _NONE
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
        is_done = False
        if self._drop >= 0:
            self._tip()
        elif self._fall.work < self._most_work // _SPREAD and self._may_spread():
            self._find_next()
        elif not self._take_best():
            if self._may_spread():
                self._find_next()
            else:
                is_done = True
        most = self._most_work
        if self.worth <= WORST:
            most += most // _LONGER
        return self.action >= 0 and (is_done or self._fall.work >= most)

    def _may_spread(self) -> bool:
        """Return whether more drops may be begun."""
        most = self._most_work - self._most_work // _TIPPING
        return self._tried < self._drops and self._met_count < _MOST_MET and self._fall.work < most

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

    def _find_next(self) -> None:
        """Let another piece fall without tipping, and weigh where it stops."""
        before = self._game.board.count
        kind = self._kinds[(self._tried + self._first) % self._kind_count]
        number = self._tried // self._kind_count
        shape = FIRST[kind] + (number * _TURN + before) % TURNS[kind]
        room = WIDTH - RIGHT[shape] + LEFT[shape] + 1
        part = (number * _APART + before * _START) % (1 << _FRACTION)
        x = (part * room >> _FRACTION) - LEFT[shape]
        self._tried += 1
        fall = self._fall
        fall.work += _BEGIN
        fall.begin(kind, shape - FIRST[kind], x)
        fall.settle()
        if not self._was_met():
            hope = self._weigh()
            if hope == WORST:
                hope -= fall.y
            drop = drop_action(shape, self._colour, x) | (TO_RIGHT if fall.side > 0 else 0)
            self._remember(drop, hope)

    def _was_met(self) -> bool:
        """Return whether a piece has been where this one is."""
        fall = self._fall
        self._here = fall.shape | fall.x << _X_AT | fall.y << _Y_AT
        return self._here in self._met

    def _remember(self, drop: int, hope: int) -> None:
        """Remember where the piece is, if there is room.

        `drop` leads there and is worth `hope` if it stays; both count unless `drop` is KNOWN.
        """
        at = self._met_count
        if at < _MOST_MET:
            self._met[at] = self._here
            self._found[at] = drop
            self._hopes[at] = hope
            self._met_count = at + 1

    def _best_untried(self) -> int:
        """Return the number of the best spot with untried tipping, or -1."""
        best = -1
        for i in range(self._met_count):
            if self._found[i] != KNOWN and (best < 0 or self._hopes[i] > self._hopes[best]):
                best = i
        return best

    def _take_best(self) -> bool:
        """Take up the best drop whose end is not known.

        Return whether there is one worth tipping: while more spots may be found, it has to keep
        the rules, and to be worth more than the best drop.
        """
        fall = self._fall
        fall.work += _PICK
        found = self._found
        hopes = self._hopes
        best = self._best_untried()
        if best < 0 or hopes[best] <= max(WORST, self.worth) and self._may_spread():
            return False
        spot = self._here = self._met[best]
        x = spot >> _X_AT & (1 << _Y_AT - _X_AT) - 1
        side = 1 if found[best] & TO_RIGHT else -1
        fall.rest(spot & (1 << _X_AT) - 1, x, spot >> _Y_AT, side)
        self._drop = found[best] & TO_RIGHT - 1
        self._colour = colour_of(self._drop)
        self._hope = hopes[best]
        found[best] = KNOWN
        return True

    def _tip(self) -> None:
        """Tip the piece once; one that cannot tip has come to rest."""
        fall = self._fall
        drop = self._drop
        if fall.tip():
            self._hope = 0
            if self._was_met():
                self._drop = -1
            else:
                self._remember(KNOWN, 0)
            return
        self._drop = -1
        if self._hope == 0:
            self._hope = self._weigh()
        if self._hope <= WORST:
            # The lower it lies, the more room it leaves.
            self._hope = WORST - fall.y - TOP[fall.shape]
        self._offer(drop_action(shape_of(drop), self._colour, x_of(drop)), self._hope)

    def _weigh(self) -> int:
        """Return what the spot is worth in the best colour, or WORST.

        WORST means that every colour breaks a rule. The rule may be broken where a joker is left.
        """
        game = self._game
        judge = self._judge
        fall = self._fall
        side = game.side()
        kind = KIND[fall.shape]
        judge.see(fall)
        fall.work += _JUDGE
        best = WORST
        self._colour = -1
        for colour in range(COLOURS):
            if game.left(side, colour, kind):
                if self._colour < 0:
                    self._colour = colour
                judge.apply_rules(fall, colour, game.edges)
                if not judge.broken or game.jokers[side]:
                    fall.work += _COLOUR + (_SIDE * game.sides >> 1)
                    worth = self._outlook.worth(game, fall, colour) + POINT * self._points()
                    if worth > best:
                        best = worth
                        self._colour = colour
        return best

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
        return max(0, points - UNUSED_JOKER - self._patience())

    def _patience(self) -> int:
        """Return how many points above its end value a joker must bring."""
        game = self._game
        to_come = (PIECES - game.board.count) // game.sides
        return _LATER if to_come > game.jokers[game.side()] else 0

    def _answer(self) -> int:
        """Choose whether to spend a joker on the latest landing."""
        gain = self._game.judge.points() - UNUSED_JOKER
        return SPEND if gain > 0 and gain >= self._patience() else PASS
