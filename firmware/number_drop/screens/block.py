"""Dropping a block: the tile's shape, filled with Xs.

The tiles shake first, since a block is bad news. On a low screen, where that would send too much,
the block blinks instead.
"""

from engine.const import TYPE_CHECKING, const
from engine.number_drop.sheet import BLOCK_DIGITS
from firmware.keys.directions import DIRECTIONS
from firmware.number_drop import LETTERS
from firmware.number_drop.screens.falling import Falling
from firmware.number_drop.screens.play import Play

if TYPE_CHECKING:
    from firmware.number_drop.interfaces.handheld import Handheld

_SHAKE = const(400)  # ms at a calm pace
_SWING = const(50)  # ms from one side to the other
_BLINK = const(100)  # ms from solid to dashed


class Screen(Play):
    """The player moves and turns the block."""

    can_select_action = True

    def __init__(self, app: "Handheld") -> None:
        super().__init__(app)
        self.falling = Falling(self.game) if self.game.rests is None else self.pushed()
        self._begin()
        self._left = app.animation_ms(_SHAKE)
        self.at_rest = not self._left
        self._middle = self.view.tiles.x

    def tick(self, elapsed: int) -> None:
        """Keep shaking."""
        super().tick(elapsed)
        if not self.at_rest:
            self._left -= elapsed
            if self.view.layout.is_low:
                self._blink(self._left // _BLINK % 2 == 0)
            else:
                self.view.tiles.x = self._middle + self._left // _SWING % 2 * 2 - 1
            if self._left <= 0:
                self.skip()

    def skip(self) -> None:
        """Stop shaking: a key acts at once."""
        self.at_rest = True
        self.view.tiles.x = self._middle
        if self.view.layout.is_low:
            self._blink(False)

    def _blink(self, is_solid: bool) -> None:
        """Show the block as landed, or as still to be dropped."""
        if is_solid:
            self.view.draw_falling(self.game, self.falling.landing(), BLOCK_DIGITS)
        else:
            self.redraw()

    def _begin(self) -> None:
        self.show_prompt(self.words.HINTS_BLOCK, self.what())
        self.redraw()

    def what(self) -> str:
        """Return the message that says what drops."""
        words = self.words
        return (words.GO if self.game.players == 1 else words.BLOCK) + LETTERS[self.game.letter]

    def redraw(self) -> None:
        self.view.tiles.select(self.game.letter)
        self.view.draw_shape(self.game, self.falling.landing(), BLOCK_DIGITS)

    def press(self, key: str) -> None:
        """Move, turn, flip, or drop."""
        if key == "a":
            self.act(self.falling.landing())
        elif key in DIRECTIONS:
            self.falling.steer(key, not self.app.input.is_repeat)
            self.redraw()
            if self.message:  # the first key: laying out the new hints takes a board 60 ms more
                self.app.display.refresh()
            self.show_prompt(self.words.HINTS_FALL)
        else:
            super().press(key)

    def active_field(self) -> int:
        return not self.message  # 1 once the block has been moved, which any key does

    def set_active_field(self, field: int) -> None:
        if field:
            self.show_prompt(self.words.HINTS_FALL)

    def choice(self) -> int:
        return self.falling.landing()

    def select_action(self, action: int) -> None:
        self.falling.go_to(action)
        self.redraw()
