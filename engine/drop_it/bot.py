"""The computer player of Drop It: tries drops, and takes the best.

It lets some of its pieces fall as far as they go without tipping: kind after kind, in orientations
and places spread as evenly as possible. It rates the spot where each stops by the points scored
there and by those expected of the other pieces (outlook.py). Finding out whether a piece tips over
costs most, so that is tried for the best spot first, then for the next one; where every spot breaks
a rule, for the lowest first. A piece that arrives where one of its shape has been is abandoned. The
choice depends on nothing but the state of the game.

It thinks in steps, so that a screen can stay responsive meanwhile:

    bot.begin(game)
    while not bot.step():
        ...  # draw, look for keys; to stop early, just stop
    game.apply(bot.action)

Nothing is allocated after construction.
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

# How hard it thinks: how many drops are tried, and how much work they may cost (see Fall.work). 100
# drops are never reached: the work is used up first, or all _MOST_MET spots are.
BOARD = (100, 3500)
EFFORTS = ((1, 350), (2, 350), (3, 525), (4, 875), BOARD)  # by level, the weakest first
_SPREAD = const(4)  # 1/_SPREAD of the work goes into finding spots before any is tried
_LONGER = const(12)  # and 1/_LONGER more is spent while nothing found keeps the rules
_TIPPING = const(8)  # 1/_TIPPING is left for tipping, to see at least one drop's end
# The cost of work other than falls, fitted to loops
_BEGIN = const(5)  # to begin a fall
_JUDGE = const(8)  # to judge a spot
_COLOUR = const(3)  # to rate a colour there,
_SIDE = const(3)  # and half as much for each side
_PICK = const(3)  # to look for the best spot

WORST = const(-(1 << 29))  # a drop that breaks a rule is worth this or less, by its height
_NONE = const(-(1 << 29) - 4096)  # no drop: less than any
# The error of the difference between two drops, in tenths of a point. It is smaller the more pieces
# are to come, because what those bring then changes all drops alike.
_ERROR = const(45)
_LATER = const(2)  # extra points that a joker has to bring while more drops are to come
_TURN = const(5)  # to the next of a kind's orientations, so that all get their turn
# In 65536ths of a width: a step far from all spots before, and where another choice begins.
_FRACTION = const(16)  # bits of such a fraction
_APART = const(40503)
_START = const(24248)
_MOST_MET = const(44)  # spots remembered; when all are taken, no more drops are begun
_X_AT = const(5)  # bits of a spot: the shape, x, y
_Y_AT = const(13)
KNOWN = const(0xFFFF)  # in place of a drop whose end is known
TO_RIGHT = const(1 << 15)  # added to a drop whose piece slides to the right first


class Bot:
    """A computer player for any game of Drop It."""

    purpose = ()  # its choice speaks for itself

    def __init__(self, effort: tuple[int, int] = BOARD) -> None:
        self.action = -1  # the best so far; the choice once `step` has returned True
        self._drops, self._most_work = effort
        self._judge = Judge()
        self._outlook = Outlook()
        self._kinds = bytearray(KINDS)  # those that the side has left
        self._kind_count = 0
        self._game: "Game" = None  # type: ignore[assignment]  # until a choice is begun
        self._fall = Fall(None)  # type: ignore[arg-type]  # set by `begin`
        self._tried = 0  # drops
        self._first = 0  # the kind that it begins with, among those left
        self._drop = -1  # the one being tried, -1 for none
        self._met = [-1] * _MOST_MET  # where pieces have stopped, if they do not tip,
        self._found = array("H", bytes(2 * _MOST_MET))  # the drops that lead there,
        self._hopes = [0] * _MOST_MET  # and what those are worth if the piece stays
        self._met_count = 0
        self._hope = 0  # what the drop being tried is worth; 0: not known
        self._colour = 0  # the best of the spot rated last
        self._here = 0  # where the piece is, as in `_met`,
        self._best = 0  # and where the best drop ended
        self._second = _NONE  # what the best drop that ends elsewhere is worth
        self.value = 0  # what the choice is worth, in units of 1/outlook.POINT points

    @property
    def is_close(self) -> bool:
        """Whether another drop may be as good.

        Such a drop ends elsewhere, and is worth less by no more than the error of the difference.
        Spots where tipping was not tried count as ends, too. For the last drop of a game, however,
        only known ends count, and there is no error. Jokers are not judged.
        """
        to_come = PIECES - 1 - self._game.board.count
        second = self._second
        untried = self._best_untried() if to_come else -1
        if untried >= 0:
            second = max(second, self._hopes[untried])
        error = POINT * (_ERROR - to_come) // 10 if to_come else 0
        return self._game.phase == DROP and second > _NONE and self.value - second <= error

    def choose(self, game: "Game") -> int:
        """Return a legal action, or -1 when the game is over."""
        self.begin(game)
        while not self.step():
            pass
        return self.action

    def begin(self, game: "Game") -> None:
        """Start thinking about the choice that a game offers now."""
        self._game = game
        self._fall.turn_to(game.board)
        self.value = self._second = _NONE
        self._tried = self._met_count = self._fall.work = 0
        # With fewer drops than kinds, the last kinds would never be tried.
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
        """Think for one step; return whether the choice is made."""
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
        if self.value <= WORST:
            most += most // _LONGER
        return self.action >= 0 and (is_done or self._fall.work >= most)

    def _may_spread(self) -> bool:
        """Return whether more drops may be begun."""
        most = self._most_work - self._most_work // _TIPPING
        return self._tried < self._drops and self._met_count < _MOST_MET and self._fall.work < most

    def _list_kinds(self) -> None:
        """List the kinds that the side has left, in any colour."""
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
        """Let another piece fall without tipping, and rate where it stops."""
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
        """Return whether a piece of this shape has been where this one is."""
        fall = self._fall
        self._here = fall.shape | fall.x << _X_AT | fall.y << _Y_AT
        return self._here in self._met

    def _remember(self, drop: int, hope: int) -> None:
        """Remember where the piece is, if there is room.

        `drop` leads there, and is worth `hope` if the piece stays; neither counts if `drop` is
        KNOWN.
        """
        at = self._met_count
        if at < _MOST_MET:
            self._met[at] = self._here
            self._found[at] = drop
            self._hopes[at] = hope
            self._met_count = at + 1

    def _best_untried(self) -> int:
        """Return the index of the best spot where tipping is untried, or -1."""
        best = -1
        for i in range(self._met_count):
            if self._found[i] != KNOWN and (best < 0 or self._hopes[i] > self._hopes[best]):
                best = i
        return best

    def _take_best(self) -> bool:
        """Continue the best drop whose end is not known; return whether there is one worth tipping.

        While more spots may be found, that has to keep the rules, and to be worth more than the
        best drop.
        """
        fall = self._fall
        fall.work += _PICK
        found = self._found
        hopes = self._hopes
        best = self._best_untried()
        if best < 0 or hopes[best] <= max(WORST, self.value) and self._may_spread():
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
        """Tip the piece once; if it cannot tip, it has come to rest."""
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
            # The lower it rests, the more room it leaves.
            self._hope = WORST - fall.y - TOP[fall.shape]
        self._offer(drop_action(shape_of(drop), self._colour, x_of(drop)), self._hope)

    def _weigh(self) -> int:
        """Return what the spot is worth in the best colour, or WORST if every colour breaks a rule.

        A rule may be broken if a joker is left.
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
                    value = self._outlook.evaluate(game, fall, colour) + POINT * self._points()
                    if value > best:
                        best = value
                        self._colour = colour
        return best

    def _offer(self, action: int, value: int) -> None:
        """Make a drop the choice if it is worth more than all before."""
        is_elsewhere = self._here != self._best
        if value > self.value:
            if is_elsewhere:
                self._second = self.value
            self.value = value
            self.action = action
            self._best = self._here
        elif is_elsewhere and value > self._second:
            self._second = value

    def _points(self) -> int:
        """Return the points of the landing just judged, perhaps with a joker."""
        points = self._judge.points()
        if not self._judge.broken:
            return points
        return max(0, points - UNUSED_JOKER - self._patience())

    def _patience(self) -> int:
        """Return how many points more than at the end a joker must bring."""
        game = self._game
        to_come = (PIECES - game.board.count) // game.sides
        return _LATER if to_come > game.jokers[game.side()] else 0

    def _answer(self) -> int:
        """Decide whether to spend a joker on the latest landing."""
        gain = self._game.judge.points() - UNUSED_JOKER
        return SPEND if gain > 0 and gain >= self._patience() else PASS
