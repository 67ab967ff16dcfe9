"""Rolling the dice: they tumble for a moment, unless a key cuts that short."""

from engine.const import const
from engine.number_drop.dice import FACES
from firmware.screens.base import Play

_TUMBLE = const(560)  # ms
_FACE = const(80)  # ms from one look of the tumbling dice to the next


class Screen(Play):
    """Waits for the roll, rolls, and goes on when the dice lie still."""

    def __init__(self, app):
        super().__init__(app)
        self._left = 0  # ms of tumbling
        self._roller = 0  # who has the device meanwhile
        self._faces = bytearray(len(FACES))
        self.invite()

    def invite(self):
        """Ask for the roll."""
        self.say(self.app.words.HINTS_ROLL, self.app.words.ROLL)

    def press(self, key):
        """Roll: what was done before then stands."""
        if key == "a":
            self._roller = self.game.player
            self.app.rows_gained = 0  # a roll alone can end the round: RULES.md, "Blocks"
            self.app.act(self.game.chance())
            self._left = _TUMBLE
            self.at_rest = False
            self._tumble()
        else:
            super().press(key)

    def tick(self, elapsed):
        """Tumble on."""
        super().tick(elapsed)
        if self.at_rest:
            return
        before = self._left // _FACE
        self._left -= elapsed
        if self._left <= 0:
            self.skip()
        elif self._left // _FACE != before:
            self._tumble()

    def _tumble(self):
        for die in range(len(FACES)):
            self._faces[die] = FACES[die][self.app.fun.below(6)]
        self.view.dice.show(self._faces)

    def skip(self):
        """Let the dice lie still."""
        self._left = 0
        self.at_rest = True
        self.app.follow(self._roller)
