"""The computer player: choose the action after which the sheet has the highest value.

It knows what a player sees, not the dice to come, and its choice depends only on the state of the
game. It thinks in steps, so that a screen stays responsive:

    bot.begin(game)
    while not bot.step():
        ...  # draw, poll the keys; stop at any time
    game.apply(bot.action)

A drop is chosen in stages: the best few landings by heights and rows alone, the best dozens of
their digit orders by the adjacent digits, an evaluation of those, and the combos of the best. If
the best all share one place, a drop elsewhere is examined too, only to measure how close the
choice is. Nothing is allocated after construction.
"""

from engine.const import TYPE_CHECKING, const
from engine.number_drop.actions import (
    AT_DIGITS,
    AT_ORIENTATION,
    COLUMN,
    LANDING,
    ORIENTATIONS,
)
from engine.number_drop.combos import PASS
from engine.number_drop.player import levels
from engine.number_drop.player.best import Best
from engine.number_drop.player.circling import Circling
from engine.number_drop.player.evaluation import BLOCK_ERROR, ERROR
from engine.number_drop.player.judge import Judge
from engine.number_drop.player.levels import look
from engine.number_drop.player.orders import Orders
from engine.number_drop.player.rivals import WIN
from engine.number_drop.shapes import WIDE
from engine.number_drop.sheet import LARGEST, WIDTH
from engine.number_drop.table import BLOCK, COMBO, DROP, SLIDE, TILES

if TYPE_CHECKING:
    from engine.number_drop.game import Game

_DIGITS_BITS = const(16)  # of a drop; its landing's number is above them
_DIGITS = const((1 << _DIGITS_BITS) - 1)
_GAIN = const(32)  # 1/8 of a point in 1/256
_WORST = const(-(1 << 29))

# What `step` does next.
_DONE = const(0)
_BLOCKS = const(1)
_LAND = const(2)
_ORDER = const(3)
_EVALUATE = const(4)
_LOOK_DEEP = const(5)
_CIRCLE = const(6)


class Bot:
    """A player for any game."""

    def __init__(self, level: int = levels.STRONGEST) -> None:
        """Make a player of a level, 0 to STRONGEST: see levels.py."""
        self.level = level
        self.action = -1  # the best so far; final once `step` returns True
        self._kind = 0  # of the combo to circle after a drop
        self._size = 0  # in digits, 0 for none
        self.value = 0  # of the choice, in 1/256 of a point still to come
        self._judge = Judge(levels.LANDINGS)
        self._circling = Circling(self._judge)
        self._orders = Orders(self._judge.prospects)
        self._landings = Best(levels.LANDINGS)
        self._drops = Best(levels.DROPS)
        self._evaluated = Best(levels.DEEP + 1)
        self._game: "Game" = None  # type: ignore[assignment]  # until a choice is begun
        self._task = _DONE
        self._at = 0  # the next landing, drop or combo
        self._end = 0
        self._order = 0
        self._most = _WORST
        self._second = _WORST  # value of the best choice in another place

    def choose(self, game: "Game") -> int:
        """Return a legal action, or -1 in ROLL and OVER, where there is no choice."""
        self.begin(game)
        while not self.step():
            pass
        return self.action

    def begin(self, game: "Game") -> None:
        """Begin thinking about a game's current choice."""
        self._game = game
        self._task = _DONE
        self.action = -1
        self._size = 0
        self._second = _WORST
        phase = game.phase
        if phase == BLOCK or phase == DROP or phase == COMBO:
            self._judge.begin(game)
            self._at = game.first_orientation() << AT_ORIENTATION
            self._end = game.last_orientation() << AT_ORIENTATION
            self._most = _WORST
            if phase == BLOCK:
                self._task = _BLOCKS
            elif phase == DROP:
                self._task = _LAND
                self._orders.list(game.dice, look(self.level, levels.ORDERS))
                stars = self._orders.any_star
                kept = levels.KEPT_WITH_STARS if stars else levels.KEPT
                self._landings.clear(look(self.level, kept))
                self._end = min(self._end, self._at + (look(self.level, levels.TURNS) << 3))
                self._judge.begin_landings()
            else:
                self._task = _CIRCLE
                longest = look(self.level, levels.LONGEST)
                self._circling.begin(look(self.level, levels.SAME_SIZE), longest)
                self.action = PASS
        elif phase == SLIDE:
            self.action = self._slide(game)
        elif phase < BLOCK:
            # By seat, so that two of one level do not fill identical sheets.
            self.action = game.player * 5 % WIDTH if phase == 0 else -1

    def step(self) -> bool:
        """Think for one step; return whether the choice is made."""
        task = self._task
        if task == _BLOCKS or task == _LAND:
            self._land()
        elif task == _ORDER:
            self._try_order()
        elif task == _EVALUATE:
            self._evaluate()
        elif task == _LOOK_DEEP:
            self._look_deep()
        elif task == _CIRCLE:
            self._circle()
        return self._task == _DONE

    def value_of(self, action: int, win: int = WIN) -> int:
        """Return the value of a legal action in BLOCK, DROP or COMBO.

        More combos after a drop are examined than for `value`. `win` is the value of ending the
        game as the leader, in 1/256 of a point: 0 for points alone.
        """
        judge = self._judge
        game = self._game
        judge.begin(game, win)
        phase = game.phase
        if phase == DROP:
            judge.put(action)
            self._circling.begin(levels.EACH, LARGEST)
            while self._circling.step(game.combos):
                pass
            judge.lift(action)
            return self._circling.value
        if phase == BLOCK:
            judge.outline.put(action)
        return judge.combo(game.combos, action) if phase == COMBO and action else judge.sheet_now()

    @property
    def purpose(self) -> tuple[int, ...]:
        """Kind and size of the combo to circle after a drop; () if none or not a drop."""
        return (self._kind, self._size) if self._size else ()

    @property
    def is_close(self) -> bool:
        """Whether another choice is worth less by no more than the error.

        Another choice is a drop or block in another place, another combo or none, or another tile.
        """
        error = BLOCK_ERROR if self._game.phase == BLOCK else ERROR
        return self.value - self._second < error

    def _slide(self, game: "Game") -> int:
        """Choose a tile with a circled letter, whose block cannot fall, else the last letter."""
        self.value = self._second = 0  # they differ by less than the error: docs/PLAYER.md
        letters = game.slide_letters()
        safe = letters & game.sheet().circled_letters
        wanted = safe if safe else letters
        letter = TILES - 1
        while wanted >> letter & 1 == 0:
            letter -= 1
        return letter

    # --- landings ---

    def _land(self) -> None:
        """Judge the next landing."""
        landing = self._next_landing()
        judge = self._judge
        if landing < 0:
            if self._task == _BLOCKS:
                self._task = _DONE
            else:
                self._drops.clear(look(self.level, levels.COMPARED))
                self._at = self._order = 0
                self._task = _ORDER
        elif self._task == _BLOCKS:
            judge.outline.put(landing)
            self._take(landing, judge.sheet_now())
        else:
            self._landings.offer(landing, judge.landing(landing))

    def _next_landing(self) -> int:
        """Return the next landing, -1 after the last."""
        sheet = self._judge.sheet
        while self._at < self._end:
            landing = self._at
            self._at += 1
            col = landing & COLUMN  # by its bits: see actions.py
            turned = landing >> AT_ORIENTATION
            if col + WIDE[turned] <= WIDTH and sheet.landing(turned, col) >= 0:
                return landing
        game = self._game
        last = game.last_orientation() << AT_ORIENTATION
        if self._task == _LAND and self._landings.count == 0 and self._end < last:
            self._end = last  # none fits unless turned
            return self._next_landing()
        if game.rests is None:
            return -1
        end = self._end >> AT_ORIENTATION
        game.rests.list(sheet, game.first_orientation(), end)
        self._at += 1
        return game.rests.nth(self._at - self._end - 1)

    def _take(self, action: int, value: int) -> None:
        """Choose a drop or block if it is worth most so far."""
        is_elsewhere = (action ^ self.action) & LANDING
        if value > self._most:
            if is_elsewhere:
                self._second = self._most
            self._most = self.value = value
            self.action = action
        elif is_elsewhere and value > self._second:
            self._second = value

    # --- drops ---

    def _try_order(self) -> None:
        """Rate one order of the dice in a kept landing."""
        at = self._at
        landing = self._landings.numbers[at]
        orders = self._orders
        if self._order == 0:
            self._judge.remember(at, landing)
        turned = landing >> AT_ORIENTATION & ORIENTATIONS
        gain = orders.gain(self._game.dice, self._order, self._judge.corner, turned)
        value = self._landings.values[at] + gain * _GAIN
        self._drops.offer(at << _DIGITS_BITS | orders.digits, value)
        self._order += 1
        if self._order == orders.count:
            self._order = 0
            self._at += 1
            if self._at == self._landings.count:
                self._evaluated.clear(max(1, look(self.level, levels.COMBOS_OF)))
                self._at = 0
                self._task = _EVALUATE

    def _evaluate(self) -> None:
        """Evaluate the next kept drop."""
        number = self._drops.numbers[self._at]
        action = self._action_of(number)
        value = self._judge.drop(number >> _DIGITS_BITS, action)
        self._drops.values[self._at] = value
        self._evaluated.offer(action, value)
        self.action = self._evaluated.numbers[0]
        self._at += 1
        if self._at == self._drops.count:
            self._at = -1
            if look(self.level, levels.COMBOS_OF):
                self._next_deep()
            else:
                self.value = self._evaluated.values[0]
                self._task = _DONE

    def _action_of(self, number: int) -> int:
        """Return a kept drop's action."""
        landing = self._landings.numbers[number >> _DIGITS_BITS]
        return (number & _DIGITS) << AT_DIGITS | landing

    def _next_deep(self) -> None:
        """Continue with the combos of the next best drop, or finish."""
        self._at += 1
        if self._at == self._evaluated.count and not self._looks_elsewhere():
            self._task = _DONE
            return
        self._task = _LOOK_DEEP
        self._judge.put(self._evaluated.numbers[self._at])
        self._circling.begin(1, look(self.level, levels.LONGEST))

    def _looks_elsewhere(self) -> bool:
        """Add the best drop elsewhere if the best all share one place; return whether added.

        It shows how sure a hint is, and is never chosen.
        """
        best = -1
        if self._second == _WORST and self.level == levels.STRONGEST:
            drops = self._drops
            for i in range(drops.count):
                if (self._action_of(drops.numbers[i]) ^ self.action) & LANDING:
                    if best < 0 or drops.values[i] > drops.values[best]:
                        best = i
        if best < 0:
            return False
        self._evaluated.numbers[levels.DEEP] = self._action_of(drops.numbers[best])
        self._evaluated.count = levels.DEEP + 1
        return True

    def _look_deep(self) -> None:
        """Judge the next combo after one of the best drops."""
        if not self._circling.step(self._game.combos):
            action = self._evaluated.numbers[self._at]
            self._judge.lift(action)
            if self._at < levels.DEEP:
                self._take(action, self._circling.value)
                if self.action == action:
                    self._kind = self._circling.kind
                    self._size = self._circling.size
            else:
                self._second = self._circling.value
            self._next_deep()

    def _circle(self) -> None:
        """Judge the next combo in COMBO."""
        if not self._circling.step(self._game.combos):
            self.action = self._circling.action
            self.value = self._circling.value
            self._second = self._circling.second
            self._task = _DONE
