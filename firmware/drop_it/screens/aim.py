"""Choosing a piece of Drop It, turning it, and aiming.

The line shows the way down, not where the piece comes to rest.
"""

from engine.const import TYPE_CHECKING, const
from engine.drop_it.actions import colour_of, drop_action, shape_of, x_of
from engine.drop_it.board import WIDTH
from engine.drop_it.fall import clamped
from engine.drop_it.pieces import BOTTOM, COLOURS, FIRST, KIND, KINDS, TURNS
from engine.standing import sides
from firmware.drop_it.screens.play import Play
from firmware.kept import settings
from firmware.keys.directions import DIRECTIONS
from firmware.session import marks
from firmware.widgets.bars import nth

if TYPE_CHECKING:
    from firmware.drop_it.interfaces.handheld import Handheld
    from firmware.drop_it.widgets.ground import Ground

_STEP = const(4)  # units for a press sideways,
_REPEATED = const(8)  # while the key is held,
_FAST = const(24)  # and once it has been held for
_LONG = const(5)  # repeats
_HASTE = const(350)  # ms after the screen opens, or after A, in which A cannot be deliberate
_BACK = const(150)  # the same after a hint or another screen, when nothing is loaded
_LULL = const(150)  # ms without a key before marking what the piece may not touch
_ABOVE = const(24)  # units above the topmost piece's centre to keep in view


class Screen(Play):
    """The keys aim the piece, or choose another one."""

    can_select_action = True

    def __init__(self, app: "Handheld") -> None:
        super().__init__(app)
        self.colour, self.kind = self._first()
        self.o = 0
        self.x = self._last_x()
        self._repeats = 0  # since the key was pressed
        self.picking = False
        self._before = 0  # while picking, the choice that B restores
        self._haste = 0  # ms for which A still counts as hasty
        self._still = 0  # ms since the choice changed
        self._ground: "Ground | None" = None  # while highlighting what the piece may not touch
        self._guard()
        self.begin()

    def begin(self) -> None:
        """Start choosing."""
        self.redraw()
        self.update_prompt()

    def _guard(self) -> None:
        """Ignore A for a while, because a drop cannot be undone."""
        self._haste = _HASTE
        self.is_guarded = not self.app.session.is_lesson  # a lesson says what to press
        self.at_rest = False

    def resume(self, is_same: bool) -> None:
        super().resume(is_same)
        if not self.is_guarded:  # the player already knows the keys
            self._haste = _BACK
            self.at_rest = False

    def tick(self, elapsed: int) -> None:
        super().tick(elapsed)
        if not self.at_rest:
            self._haste -= elapsed
            if self._haste <= 0:
                self.be_ready()
        self._still += elapsed
        zone = self.view.zone
        piece = self.colour * KINDS + self.kind
        if self._still >= _LULL and zone.warned != piece:
            if self._ground is None:  # loading it takes as long as a key may have to wait
                self._ground = zone.ground()
            else:
                self._ground.warn(self.game.board, self.colour, self.kind)
            if zone.warned == piece:  # collect its garbage now rather than while answering a key
                self._ground = None
                self.app.idle_ms = 0

    @property
    def is_settled(self) -> bool:  # type: ignore[override]  # a value elsewhere
        """Whether everything that the piece may not touch is highlighted."""
        return self.view.zone.warned == self.colour * KINDS + self.kind

    def give_hint(self) -> None:
        self._ground = None  # a hint needs the memory
        super().give_hint()

    def skip(self) -> None:
        """Ignore a hasty press of A with a message; other keys act."""
        self.be_ready()
        if self.app.input.peek_key() == "a":
            self.app.input.next_key()
            self._guard()
            self.show_message(self.words.AGAIN)

    def _last_x(self) -> int:
        """Return where the side's previous piece came to rest, at first the middle."""
        board = self.game.board
        last = board.count - sides(self.game)
        is_first = last < 0 or self.app.session.is_lesson
        return WIDTH // 2 if is_first else board.x(last)

    def _first(self) -> tuple[int, int]:
        """Return colour and kind of the piece of which the side has most."""
        most = best = 0
        game = self.game
        for index in range(COLOURS * KINDS):
            left = game.left(game.side(), index // KINDS, index % KINDS)
            if left > most:
                most, best = left, index
        return best // KINDS, best % KINDS

    def shape(self) -> int:
        """Return the shape in hand."""
        return FIRST[self.kind] + self.o

    def choice(self) -> int:
        """Return the drop as currently set."""
        return drop_action(self.shape(), self.colour, self.x)

    def active_field(self) -> int:
        """Return 0 while aiming or, while picking, 1 plus the drop that B restores."""
        return self.picking and self._before + 1

    def set_active_field(self, field: int) -> None:
        self._pick(field > 0)
        self._before = field - 1

    def show_choice(self) -> None:
        """Show the drop as currently set, and what the keys change."""
        self._still = 0
        self._ground = None
        self.redraw()
        # Answer the key first: naming the piece in hand takes a board 40 ms more.
        self.app.display.refresh()
        self.update_prompt()
        self._practise()

    def redraw(self) -> None:
        game, view = self.game, self.view
        shape = self.shape()
        x = clamped(shape, self.x)
        top = game.board.top()
        view.zone.look_at(self._pile() + _ABOVE)
        view.zone.hold(shape, self.colour, x, top - BOTTOM[shape])
        view.show_supply(game, game.side(), self.colour, self.kind)

    def _practise(self) -> None:
        """In practice mode, show where the piece would land."""
        app, game = self.app, self.game
        if app.settings.values[settings.PRACTICE] and not app.session.marks & marks.STRICT:
            app.display.refresh()  # show the text first, as simulating the fall takes a board 0.2 s
            app.session.mark(marks.HINT)
            game.fall.drop(self.kind, self.o, self.x)
            self.view.zone.preview(game.fall.shape, self.colour, game.fall.x, game.fall.y)

    def _pile(self) -> int:
        """Return the height of the topmost piece's centre, for low screens."""
        board = self.game.board
        most = 0
        for i in range(board.count):
            most = max(most, board.y(i))
        return most

    def update_prompt(self) -> None:
        """Show the name of the piece in hand, and the key hints."""
        texts = self.words
        hints = texts.HINTS_AIM if TURNS[self.kind] > 1 else texts.HINTS_ROUND
        if self.picking:
            hints = texts.HINTS_PICK
            if not self._has_other_colour():
                hints = hints.replace(nth(hints, 1), "")
        self.show_prompt(hints, self.piece(self.choice()))

    def _has_other_colour(self) -> bool:
        game = self.game
        for index in range(COLOURS * KINDS):
            colour, kind = index // KINDS, index % KINDS
            if colour != self.colour and game.left(game.side(), colour, kind):
                return True
        return False

    def piece(self, action: int) -> str:
        """Return the name of a drop's piece."""
        texts = self.words
        adjectives = texts.PATTERNS if self.view.zone.mono else texts.ADJECTIVES
        noun, adjective = texts.NOUNS[KIND[shape_of(action)]], adjectives[colour_of(action)]
        return noun + " " + adjective if texts.NOUN_FIRST else adjective + " " + noun

    # --- keys ---

    def press(self, key: str) -> None:
        """Aim, choose a piece, or drop; other keys act as on every screen of a game."""
        if key == "b" and self.picking:
            self.select_action(self._before)
        elif key == "b" or key == "a" and self.picking:
            self._pick(key == "b")
        elif key == "a":
            self.act(self.choice())
        elif key not in DIRECTIONS:
            super().press(key)
        elif self.picking:
            step = 1 if key in ("right", "down") else -1
            self.change(step, key in ("up", "down"))
        else:
            self._steer(key)

    def _pick(self, picking: bool) -> None:
        """Switch between choosing the piece and aiming."""
        if picking:
            self._before = self.choice()
        self.picking = picking
        self.show_choice()
        if not self.is_guarded and self.bar.pages[0][1]:
            self.bar.turn()  # turn to the new hints: the piece's name leaves no room for them

    def change(self, step: int, by_colour: bool = False) -> None:
        """Take the next piece that is left (1) or the one before (-1), wrapping at the ends.

        It goes through the kinds of a colour, then to the next colour; if `by_colour`, through the
        colours of a kind, then to the next kind.
        """
        game = self.game
        colour, kind = self.colour, self.kind
        for _ in range(COLOURS * KINDS):
            if by_colour:
                index = (kind * COLOURS + colour + step) % (COLOURS * KINDS)
                kind, colour = divmod(index, COLOURS)
            else:
                index = (colour * KINDS + kind + step) % (COLOURS * KINDS)
                colour, kind = divmod(index, KINDS)
            if game.left(game.side(), colour, kind):
                break
        if kind != self.kind:
            self.o = 0
        self.colour, self.kind = colour, kind
        self.show_choice()

    def _steer(self, key: str) -> None:
        self._repeats = self._repeats + 1 if self.app.input.is_repeat else 0
        if key in ("up", "down"):
            self.turn(1 if key == "up" else -1, self._repeats > 0)
        else:
            step = _STEP
            if self._repeats:
                step = _FAST if self._repeats > _LONG else _REPEATED
            self.move(step if key == "right" else -step)

    def turn(self, step: int, to_flat: bool = False) -> None:
        """Turn the piece counter-clockwise (1) or clockwise (-1), also until it would lie flat."""
        turns, first = TURNS[self.kind], FIRST[self.kind]
        flat = max([BOTTOM[first + o] for o in range(turns)])
        self.o = (self.o + step) % turns
        while to_flat and BOTTOM[self.shape()] < flat:
            self.o = (self.o + step) % turns
        self.show_choice()

    def move(self, step: int, wraps: bool = False) -> None:
        """Move the piece sideways up to the wall or, with `wraps`, around to the other wall."""
        shape = self.shape()
        x = clamped(shape, self.x)
        moved = clamped(shape, x + step)
        if moved == x and wraps:
            moved = clamped(shape, 0 if step > 0 else WIDTH)
        self.x = moved
        self.show_choice()

    def select_action(self, action: int) -> None:
        """Make a drop the current choice."""
        shape = shape_of(action)
        self.kind = KIND[shape]
        self.o = shape - FIRST[self.kind]
        self.colour = colour_of(action)
        self.x = x_of(action)
        self._pick(False)
