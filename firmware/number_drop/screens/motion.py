"""Animates a choice: a shape falls, or digits are circled one by one.

The points that it makes then rise into the score. If there are none, a landed shape springs up or,
on a low screen, lights up for a moment.
"""

from engine.const import TYPE_CHECKING, const
from engine.number_drop.actions import digits_of, landing_of, orientation_of
from engine.number_drop.shapes import ROW_SHIFT, TALL
from engine.number_drop.sheet import BLOCK_DIGITS, LINE
from engine.number_drop.table import COMBO, DROP
from firmware.memory import plan
from firmware.screens.parts.base import Base

if TYPE_CHECKING:
    from firmware.number_drop.interfaces.handheld import Handheld
    from firmware.number_drop.widgets.bounce import Blink, Bounce
    from firmware.number_drop.widgets.rise import Rise
    from firmware.session.rules import Outcome

_ROW = const(24)  # ms to fall by one row
_PUSH = const(4)  # rows that it falls in the time of a push
_DIGIT = const(50)  # ms to circle a digit


class Screen(Base):
    """Shows an action (a key cuts that short), performs it, shows its gain, and continues."""

    on_table = True
    at_rest = False
    app: "Handheld"

    def __init__(self, app: "Handheld", action: int) -> None:
        super().__init__(app)
        self.group = app.navigator.view
        self._action = action
        self.outcome: Outcome | None = None  # once the action is done
        self._rise: Rise | Bounce | Blink | None = None
        self._game = app.session.record.game
        self._cell = -1  # the first of the circled digits
        if self._game.phase == COMBO:
            self._combos = self._game.load_combos()
            self._combos.trace(action)
            self._cell = self._combos.cells[0]
            self._count = self._combos.size
            self._step = app.animation_ms(_DIGIT)
        else:
            self._landing = landing_of(action) if self._game.phase == DROP else action
            self._path = app.navigator.view.way(self._game, self._landing)
            # On a low screen it falls through the rows in view alone; on the smallest that takes a
            # frame or two, which is not worth sending.
            is_seen = not app.navigator.view.layout.is_paged
            above = app.navigator.view.grid.top + 1 - TALL[orientation_of(action)]
            falls = max(0, above - (self._path[0] >> ROW_SHIFT))
            self._count = falls + _PUSH * (len(self._path) - 1) if is_seen else 0
            self._step = app.animation_ms(_ROW)
        self._left = self._count * self._step
        self._show()

    def tick(self, elapsed: int) -> None:
        """Advance the animation."""
        if self._rise is not None:
            if not self._rise.advance(elapsed):
                self.skip()
            return
        self._left -= elapsed
        self._left = max(0, self._left)
        self._show()
        if not self._left:
            self._land()

    def skip(self) -> None:
        """Perform the action immediately, or continue if it is already showing the gain."""
        self.at_rest = True
        if self._rise is not None:
            self._rise.end()
        outcome = self.outcome or self.app.session.do(self._action, True)
        self.app.navigator.follow(outcome)

    def _land(self) -> None:
        """Do the action, and let its points rise; an end counts them anyway."""
        app, game = self.app, self._game
        player = game.player
        sheet = game.sheets[player]
        score = sheet.score()
        unmarked = [row for row in range(LINE) if not sheet.row_is_circled(row)]
        self.outcome = app.session.do(self._action, True)
        points = sheet.score() - score
        springs = points <= 0 and self._cell < 0
        if (springs or points > 0) and not game.is_over() and not app.session.is_lesson:
            app.sound.play_all(self.outcome.effects)  # before files are loaded
            self.outcome.mute()
            if plan.affords(plan.EFFECTS):
                if springs:
                    from firmware.number_drop.widgets import bounce

                    self._rise = bounce.begin(app)
                else:
                    from firmware.number_drop.widgets import rise

                    self._rise = rise.begin(app, player, score, unmarked, self._cell)
        if self._rise is None:
            self.skip()

    def _show(self) -> None:
        left = (self._left + self._step - 1) // self._step
        if self._game.phase == COMBO:
            combos = self._combos
            self.app.navigator.view.draw_combo(
                self._game, combos.cells, combos.size, self._count - left
            )
        else:
            digits = digits_of(self._action) if self._game.phase == DROP else BLOCK_DIGITS
            pushes = len(self._path) - 1
            falls = max(0, left - _PUSH * pushes)
            to_come = (left - falls + _PUSH - 1) // _PUSH
            corner = self._path[pushes - to_come] + (falls << ROW_SHIFT)
            self.app.navigator.view.draw_falling(self._game, self._landing, digits, corner)
