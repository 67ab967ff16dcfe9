"""Choosing a piece, turning it, and aiming: the line shows where it falls, not where it lands."""

from engine.const import const
from engine.drop_it.board import WIDTH
from engine.drop_it.fall import clamped
from engine.drop_it.game import drop_action
from engine.drop_it.pieces import BOTTOM, COLOURS, FIRST, KIND, KINDS, TURNS
from firmware import marks, settings
from firmware.key_map import DIRECTIONS
from firmware.screens.drop_it_play import Play
from firmware.screens.stages import Stages

_STEP = const(4)  # units for a press to a side,
_REPEATED = const(8)  # and while the key is held
_WIDE_STEP = const(8)  # on few keys
PIECE = const(0)  # the stages on few keys
TURN = const(1)
MOVE = const(2)


class Screen(Play):
    """The keys aim, or choose the piece; on few keys first the piece, then its turn, then x."""

    can_adopt = True

    def __init__(self, app):
        super().__init__(app)
        self.colour, self.kind = self._first()
        self.o = 0
        self.x = WIDTH // 2
        self.picking = False
        self.stages = None
        if app.key_map.is_few:
            self.stages = Stages(self, 3)
            self.stages.first()
        self._show()

    def _first(self):
        """Return colour and kind of a piece to begin with: of what the side has most of."""
        most = best = 0
        game = self.game
        for place in range(COLOURS * KINDS):
            left = game.left(game.side(), place >> 2, place & 3)
            if left > most:
                most, best = left, place
        return best >> 2, best & 3

    def shape(self):
        """Return the shape in hand."""
        return FIRST[self.kind] + self.o

    def choice(self):
        """Return the drop as it is set now, an action."""
        return drop_action(self.shape(), self.colour, self.x)

    def _show(self):
        game, view = self.game, self.view
        shape = self.shape()
        x = clamped(shape, self.x)
        top = game.board.top()
        view.zone.hold(shape, self.colour, x, top - BOTTOM[shape])
        view.show_supply(game, game.side(), self.colour, self.kind)
        if self.app.settings.values[settings.PRACTICE]:
            self.app.mark(marks.HINT)
            game.fall.drop(self.kind, self.o, self.x)
            view.zone.preview(game.fall.shape, self.colour, game.fall.x, game.fall.y)
        view.zone.look_at(self._pile())
        self._tell()

    def _pile(self):
        """Return how high the middle of the upper half of the pile is, for a low screen."""
        board = self.game.board
        most = 0
        for i in range(board.count):
            most = max(most, board.y(i))
        return most

    def _tell(self):
        texts = self.texts
        if self.stages is not None:
            self.say(self.stages.hints(texts.STAGES[self.stages.at]), self._piece())
        elif self.picking:
            self.say(texts.HINTS_PICK, self._piece())
        else:
            self.say(texts.HINTS_AIM, self._piece())

    def _piece(self):
        """Return what the piece in hand is called."""
        texts = self.texts
        noun, adjective = texts.NOUNS[self.kind], texts.ADJECTIVES[self.colour]
        return noun + " " + adjective if texts.NOUN_FIRST else adjective + " " + noun

    # --- keys ---

    def press(self, key):
        """Aim, choose a piece, drop, or do what the keys do on every screen of a game."""
        if self.stages is not None:
            if key != "b" or not self.stages.go_back():
                super().press(key)
        elif key == "b":
            self._pick(not self.picking)
        elif key == "a" and self.picking:
            self._pick(False)
        elif key == "a":
            self.app.apply(self.choice())
        elif key not in DIRECTIONS:
            super().press(key)
        elif self.picking:
            step = 1 if key in ("right", "down") else -1
            self._change(step if key in ("left", "right") else step * KINDS)
        else:
            self._steer(key)

    def _pick(self, picking):
        """Let the keys choose the piece, or aim."""
        self.picking = picking
        self._show()

    def _change(self, step):
        """Take the next piece that is left, by kind (1, -1) or by colour (4, -4)."""
        game = self.game
        places = COLOURS * KINDS
        place = self.colour << 2 | self.kind
        for _ in range(places):
            place += step
            if not 0 <= place < places:
                place = place % places if step in (1, -1) else (place + 17 * (step > 0)) % places
            if game.left(game.side(), place >> 2, place & 3):
                break
        if place & 3 != self.kind:
            self.o = 0
        self.colour, self.kind = place >> 2, place & 3
        self._show()

    def _steer(self, key):
        if key in ("up", "down"):
            self._turn(1 if key == "up" else -1)
        else:
            step = _REPEATED if self.app.input.is_repeat else _STEP
            self._move(step if key == "right" else -step)

    def _turn(self, step):
        self.o = (self.o + step) % TURNS[self.kind]
        self._show()

    def _move(self, step, wraps=False):
        """Move it to a side, up to the wall, or on few keys round the ends."""
        shape = self.shape()
        x = clamped(shape, self.x)
        moved = clamped(shape, x + step)
        if moved == x and wraps:
            moved = clamped(shape, 0 if step > 0 else WIDTH)
        self.x = moved
        self._show()

    # --- on few keys ---

    def has_choice(self, stage):
        """Return whether there is anything to choose in a stage."""
        return stage != TURN or TURNS[self.kind] > 1

    def enter(self, stage):
        """Let the keys change what belongs to a stage."""
        # `choose` and `press` show it once the stage is known.

    def go(self, step):
        """Go on in what the stage chooses."""
        stage = self.stages.at
        if stage == PIECE:
            self._change(step)
        elif stage == TURN:
            self._turn(step)
        else:
            self._move(_WIDE_STEP * step, True)

    def choose(self):
        """Go to the next stage, or drop."""
        if self.stages.go_on():
            self._show()
        else:
            self.app.apply(self.choice())

    # --- hints ---

    def give_hint(self):
        """Choose what the computer player would, if hints are allowed; it may be changed."""
        app = self.app
        texts = app.words_of("hint")
        if app.marks & marks.STRICT:
            self.remark(texts.STRICT)
        elif not app.settings.values[settings.HINTS]:
            self.remark(texts.FORBIDDEN)
        else:
            app.open("hint")

    def adopt(self, action):
        """Make a drop the choice that is shown."""
        shape = action >> 8 & 31
        self.kind = KIND[shape]
        self.o = shape - FIRST[self.kind]
        self.colour = action >> 13
        self.x = action & 255
        self.picking = False
        if self.stages is not None:
            self.stages.last()
        self._show()
