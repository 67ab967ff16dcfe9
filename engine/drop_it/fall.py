"""How a piece falls, slides, rolls and tips until it rests: DROP_IT.md, "How a piece falls".

At once:                      or in steps, to animate it:

    fall.drop(kind, o, x)         fall.begin(kind, o, x)
                                  while fall.step() != RESTS:
                                      ...  # draw fall.shape at fall.x, fall.y

Both end in the same place. The board is not changed, and nothing is allocated.
"""

from engine.const import TYPE_CHECKING, const
from engine.drop_it.actions import drop_action
from engine.drop_it.board import WIDTH
from engine.drop_it.near import Near
from engine.drop_it.pieces import BOTTOM, CIRCLE, FIRST, KIND, LEFT, RIGHT, TURNS

if TYPE_CHECKING:
    from engine.drop_it.board import Board

# What a step did.
RESTS = const(0)  # nothing: it rests for good
FELL = const(1)  # by one unit
SLID = const(2)  # or rolled: to a side, and one unit down
TIPPED = const(3)

_FAR = const(1 << 20)
_ROLL = const(12)  # units to each side in which a circle looks for a way down,
_SLIDE = const(3)  # and the other kinds
_TURNS = const(2)  # orientations that a piece tips by, at most
_LIFTS = bytes((0, 3, 6, 9))  # units by which a tipped piece may begin higher,
_HIGHEST = const(9)  # the last of them
_SHIFTS = (0, 3, -3, 6, -6, 9, -9)  # and further towards the side it tips to
_FURTHEST = const(9)


def clamped(shape: int, x: int) -> int:
    """Return the nearest x that keeps a shape between the walls."""
    return max(-LEFT[shape], min(WIDTH - RIGHT[shape], x))


class Fall(Near):
    """A piece that falls onto the pieces of a board."""

    def __init__(self, board: "Board") -> None:
        super().__init__(board)
        self.side = 1  # which way it slides first: 1 to the right, -1 to the left
        self._rests = True
        self._drop = -1  # the drop in hand or at rest: pieces before it, its first shape, its x
        self.work = 0  # what all falls have cost, by estimate: each is some 80 loops on a board
        # By side, the preferred one first: how far it is open, then how far it is certainly
        # blocked.
        self._ends = bytearray(4)
        # The best way to tip that was found: where it begins, and where it ends.
        self._to_shape = 0
        self._spot_side = 1
        self._spot_x = 0
        self._spot_y = 0
        self._rest_side = 1
        self._rest_x = 0

    def begin(self, kind: int, o: int, x: int) -> None:
        """Hold a piece above the board, as near to x as the walls allow.

        The orientation `o` is any whole number.
        """
        shape = FIRST[kind] + o % TURNS[kind]
        self.shape = shape
        self.x = clamped(shape, x)
        self.y = self.board.top() - BOTTOM[shape]
        self.side = 1 if 2 * self.x < WIDTH else -1
        self._rests = False
        self._drop = self._number(shape, x)
        self.gather(self.x, self.y)

    def _number(self, shape: int, x: int) -> int:
        # The number of pieces takes the place of the colour, which does not change the fall.
        return drop_action(shape, self.board.count, clamped(shape, x))

    def turn_to(self, board: "Board") -> None:
        """Use another board from now on."""
        self.board = board
        self._drop = -1

    def drop(self, kind: int, o: int, x: int) -> None:
        """Let a piece fall until it rests; a drop that has just been computed is not repeated."""
        if self._rests and self._drop == self._number(FIRST[kind] + o % TURNS[kind], x):
            return
        self.begin(kind, o, x)
        self.settle()
        while self.tip():
            pass
        self._rests = True

    def settle(self) -> None:
        """Fall, slide and roll as far as possible without tipping."""
        self.work += 3
        fell = self.fall(_FAR) + 1
        while self._slide(fell):
            fell = self.fall(_FAR)

    def rest(self, shape: int, x: int, y: int, side: int) -> None:
        """Put the piece where it is known to rest.

        From there it would slide to `side` first: 1 to the right, -1 to the left.
        """
        self.shape = shape
        self.x = x
        self.y = y
        self.side = side
        self._rests = True

    def step(self) -> int:
        """Let the falling piece advance a little; return what it did."""
        if self._rests:
            return RESTS
        if self.fall(1):
            return FELL
        if self._slide(1):
            return SLID
        if self.tip():
            self.x = self._spot_x
            self.y = self._spot_y
            self.side = self._spot_side
            self.gather(self.x, self.y)
            return TIPPED
        self._rests = True
        return RESTS

    def _slide(self, fell: int) -> bool:
        """Slide to a side and one unit down; return whether that was possible.

        If `fell` is 0, the piece has just slid to `side` and has not fallen since. Then it cannot
        go back: one unit back is where it could not go down before that slide.
        """
        shape = self.shape
        if self.y + BOTTOM[shape] == 0:
            return False
        most = _ROLL if shape == CIRCLE else _SLIDE
        if self.see(most):
            self.fall(1)  # finds what it rests on again
        self.work += 3 + (self._count >> 1) + (most >> 2)
        first = self.side
        x = self.x
        y = self.y
        ends = self._ends
        ends[0] = most
        ends[1] = most if fell else 0
        for n in range(1, most + 1):
            for way in range(2):
                if n > ends[way]:
                    continue
                side = -first if way else first
                if n == 1:
                    ends[way + 2] = self.blocked_aside(side, most)
                    if ends[way + 2] == most:
                        ends[way] = 0
                        continue
                if not self.is_free(x + side * n, y):
                    ends[way] = 0
                elif n > ends[way + 2] and self.is_free(x + side * n, y - 1):
                    self.x = x + side * n
                    self.y = y - 1
                    self.side = side
                    return True
            if ends[0] == 0 == ends[1]:
                break
        return False

    def tip(self) -> bool:
        """Tip to the side where the piece ends lowest; return whether it is lower than before."""
        shape = self.shape
        if shape == CIRCLE:
            return False
        x = self.x
        y = self.y
        first = self.side
        lowest = y
        start = FIRST[KIND[shape]]
        turns = TURNS[KIND[shape]]
        for n in range(1, _TURNS + 1):
            for way in range(2):
                side = -first if way else first
                self.shape = start + (shape - start - side * n) % turns
                if self._find_spot(x, y, side):
                    lowest = self._try_tip(side, lowest)
        if lowest < y:
            shape = self._to_shape
            x = self._rest_x
            first = self._rest_side
        self.shape = shape
        self.x = x
        self.y = lowest
        self.side = first
        return lowest != y

    def _find_spot(self, x: int, y: int, side: int) -> bool:
        """Go to the first free place near (x, y); return whether there is one."""
        shape = self.shape
        self.gather(x, y + _HIGHEST)
        self.work += 4 + 3 * self._count
        left = clamped(shape, x - _FURTHEST)
        right = clamped(shape, x + _FURTHEST)
        for lift in _LIFTS:
            # An obstacle mostly blocks everything from end to end, which is soon known: at once if
            # it was met at the lift before, otherwise when it is found to be in the middle.
            if lift and self.is_blocked_between(left, right, y + lift):
                continue
            for shift in _SHIFTS:
                spot = clamped(shape, x + side * shift)
                if self.is_free(spot, y + lift):
                    self.x = spot
                    self.y = y + lift
                    return True
                if shift == 0 == lift and self.is_blocked_between(left, right, y):
                    break
        return False

    def _try_tip(self, side: int, lowest: int) -> int:
        """Let the piece settle; keep this way to tip if it rests lower than `lowest`.

        Return the lowest height: `lowest`, or that of this rest.
        """
        spot_x = self.x
        spot_y = self.y
        self.side = side
        self.settle()
        if self.y >= lowest:
            return lowest
        self._to_shape = self.shape
        self._spot_side = side
        self._spot_x = spot_x
        self._spot_y = spot_y
        self._rest_side = self.side
        self._rest_x = self.x
        return self.y
