"""Dropping the four numbers in the rolled shape: its position, and the digits in its cells."""

from engine.const import TYPE_CHECKING, const
from engine.number_drop.actions import digits_of, drop_at, landing_of, orientation_of
from engine.number_drop.dice import SHAPE_DIE, STAR
from firmware.keys.directions import DIRECTIONS
from firmware.number_drop.screens.dial import Dial
from firmware.number_drop.screens.falling import Falling
from firmware.number_drop.screens.play import Play

if TYPE_CHECKING:
    from typing import Any

    from firmware.number_drop.interfaces.handheld import Handheld

NO_DIAL = const(-2)  # the keys move the shape
SHAPE_DIAL = const(-1)  # they change the shape that a star stands for
ORDER = const(4)  # they go through the orders that open a combo


class Screen(Play):
    """The keys move the shape, or turn a dial: of a cell, of all cells, or of a star's shape."""

    can_select_action = True

    def __init__(self, app: "Handheld") -> None:
        super().__init__(app)
        self.falling = Falling(self.game) if self.game.rests is None else self.pushed()
        self.dial = Dial(self.game.dice, self.falling.dice)
        self.dial.sort()
        self.any_shape = self.game.dice[SHAPE_DIE] == STAR
        self.cursor = NO_DIAL  # what the keys change: NO_DIAL, SHAPE_DIAL, or a cell of the shape
        self._begin()

    def _begin(self) -> None:
        self.set_cursor(SHAPE_DIAL if self.any_shape else NO_DIAL)

    def tick(self, elapsed: int) -> None:
        super().tick(elapsed)
        self.view.tick(elapsed, self.game)

    def choice(self) -> int:
        """Return the drop as currently set."""
        return drop_at(self.dial.digits(), self.falling.landing())

    def save_state(self) -> "tuple[Any, ...]":  # numbers, and the dial's state
        return super().save_state() + (self.dial.save_state(),)

    def restore_state(self, state: "tuple[Any, ...]") -> None:
        super().restore_state(state[:-1])
        self.dial.restore_state(state[-1])  # equal digits may come from other dice
        self.redraw()

    def active_field(self) -> int:
        return self.cursor

    def set_active_field(self, field: int) -> None:
        self.set_cursor(field)

    def redraw(self) -> None:
        self.view.draw_shape(
            self.game,
            self.falling.landing(),
            self.dial.digits(),
            self.dial.stars(),
            self.cursor,
        )
        self.view.dice.mark(self._die_in_hand())
        self._update_prompt()

    def _die_in_hand(self) -> int:
        if self.cursor in (NO_DIAL, ORDER):
            return -1
        return SHAPE_DIE if self.cursor == SHAPE_DIAL else self.falling.dice[self.cursor]

    def set_cursor(self, cursor: int) -> None:
        """Choose what the keys change."""
        self.cursor = cursor
        self.redraw()

    def _update_prompt(self) -> None:
        """Show what the keys do."""
        words = self.words
        if self.cursor == NO_DIAL:
            self.show_prompt(words.HINTS_DROP, self.opened())
        elif self.cursor == SHAPE_DIAL:
            self.show_prompt(words.HINTS_SHAPE, words.STAR_SHAPE)
        else:
            self.show_prompt(words.HINTS_ORDER if self.cursor == ORDER else words.HINTS_DIAL)

    def _with_undo(self, hints: str) -> str:
        """Leave out undo while a star's shape is chosen, where B continues, as A does."""
        goes_on = self.cursor == SHAPE_DIAL and not self.app.key_map.is_few
        return hints if goes_on else super()._with_undo(hints)

    def press(self, key: str) -> None:
        """Drop, switch between moving and the dials, or use them."""
        if key == "a" and self.cursor != SHAPE_DIAL:
            self.act(self.choice())
        elif key == "a":  # the shape is chosen, but not its position
            self.set_cursor(NO_DIAL)
        elif key == "b":
            self.set_cursor(0 if self.cursor == NO_DIAL else NO_DIAL)
        elif key not in DIRECTIONS:
            super().press(key)
        elif self.cursor == NO_DIAL:
            self.falling.steer(key, not self.app.input.is_repeat)
            self.redraw()
        else:
            self._turn_dial(key)

    def _turn_dial(self, key: str) -> None:
        if key in ("left", "right"):
            first = SHAPE_DIAL if self.any_shape else 0
            step = 1 if key == "right" else -1
            self.set_cursor((self.cursor - first + step) % (ORDER + 1 - first) + first)
        else:
            step = 1 if key == "up" else -1
            if self.cursor == ORDER:
                if not self.next_order(step):
                    self.show_message(self.words.NO_ORDER)
                return
            if self.cursor == SHAPE_DIAL:
                self.falling.change_shape(step)
            else:
                self.dial.turn(self.cursor, step)
            self.redraw()

    def opened(self) -> str:
        """Return what the drop would open, such as 123:5, where the track has another page."""
        view = self.view
        if not view.layout.is_paged:
            return ""
        return " ".join([sign + ":" + str(value) for sign, value in view.opened_values()])

    def next_order(self, step: int, wraps: bool = True) -> bool:
        """Take the next order of the digits (1), or the one before (-1), that opens a combo here.

        Return whether there is one.
        """
        self.app.navigator.show_busy()  # loading this takes 60 ms, and each order 20
        from firmware.number_drop import orders

        landing = self.falling.landing()
        corner = self.view.way(self.game, landing)[-1]
        digits = self.dial.digits()
        found = orders.seek(self.game, orientation_of(landing), corner, digits, step, wraps)
        if found >= 0:
            self.dial.set_all(found)
            self.redraw()
        return found >= 0

    def select_action(self, action: int) -> None:
        self.falling.go_to(landing_of(action))
        self.dial.set_all(digits_of(action))
        self.set_cursor(NO_DIAL)
