"""Rolling the dice: they come to rest one after the other.

A key cuts that short.

A roll cannot be undone, nor can what was done before it. So it may ask first: see settings.CONFIRM.
A press in haste never answers that. The bar tells the keys only when they answer.
"""

from engine.const import TYPE_CHECKING, const
from engine.number_drop.dice import FACES
from engine.number_drop.table import COMBO, DROP, SLIDE
from firmware.kept.settings import ALWAYS, CONFIRM
from firmware.keys.directions import DIRECTIONS
from firmware.number_drop.screens.play import Play

if TYPE_CHECKING:
    from firmware.number_drop.interfaces.handheld import Handheld

_TUMBLE = const(560)  # ms
_HASTE = const(350)  # ms from one screen, or press of A, to the next: less was not looked at
_ROLLED = const(2)  # and who has rolled: the part in which the roll waits
_LOOKS = const(21)  # of the tumbling dice, three until the next one lies still
_DICE = const(5)  # len(FACES): asked for in each picture
_FEW = const(2)  # dice that still lie when all others turn


class Screen(Play):
    """Rolls when asked to, and goes on when the dice lie still."""

    _left = 0  # ms of tumbling, or for which A still comes in haste
    waits = False  # for a key, with the dice rolled: they start blocks
    _asks = False  # whether to roll
    _roller = 0  # who has the device meanwhile
    # Which of the looks is shown, and how many were: at a fast pace not each is.
    _look = _shown = 0

    def __init__(self, app: "Handheld") -> None:
        super().__init__(app)
        self._faces = bytearray(len(FACES))
        if self._has_to_ask():
            self._guard()
        self.invite()

    def invite(self) -> None:
        """Ask for the roll."""
        self.say(self.words.HINTS_ROLL, self.words.ROLL)

    def press(self, key: str) -> None:
        """Roll: after that nothing before it can be undone."""
        if self.waits and (key == "a" or key in DIRECTIONS):
            self.go_on(self._roller)
        elif key == "a":
            if self._has_to_ask() and self.app.settings.values[CONFIRM] == ALWAYS:
                self._ask()
            else:
                self._roll()
        elif key == "b" and self._asks:
            self._asks = False
            self.invite()
        elif key in DIRECTIONS and self.game.players > 1 and not self.view.layout.is_paged:
            self.app.navigator.lay("sheets")
        else:
            super().press(key)

    def go(self, step: int) -> None:
        """On few keys: do nothing. The menu leads to the sheets."""

    def has_hint(self) -> bool:
        """Return whether it is said that there is nothing to choose."""
        return not self.waits

    def give_hint(self) -> None:
        """Say that there is nothing to choose.

        Where the roll waits it says more, and nothing is added.
        """
        if not self.has_hint():
            return
        self.app.navigator.announce()  # to read what it says takes a board 60 ms
        self.remark(self.app.own_words("hint").ONLY_ROLL)

    def part(self) -> int:
        return _ROLLED + self._roller if self.waits else self._asks

    def take_part(self, part: int) -> None:
        if part >= _ROLLED:  # what it starts was told before the menu was
            self.go_on(part - _ROLLED)
        elif part:
            self._ask()

    def _has_to_ask(self) -> bool:
        """Return whether something would be lost that a question could keep."""
        if self._asks or not self.app.settings.values[CONFIRM]:
            return False
        return self.app.session.can_undo()

    def _ask(self) -> None:
        self._asks = True
        self._guard()
        self.say(self.words.HINTS_SURE, self.words.SURE)
        self.remark(self.words.SURE)  # in a bar of one line, too

    def _guard(self) -> None:
        """Let A be a press in haste for a while."""
        self._left = _HASTE
        self.is_guarded = True
        self.at_rest = False

    def _roll(self) -> None:
        self._roller = self.game.player
        # As seen: a lesson does not judge it. There the dice fall as they fell then.
        self.app.sound.play_all(self.app.session.do(self.game.chance(), True).effects)
        # Where a tile's choice takes the dice's place they are first seen when they are needed.
        is_seen = not self.view.layout.is_paged or self.game.phase != SLIDE
        self._left = self.app.pace(_TUMBLE) if is_seen else 0
        self._look = self._shown = 0
        self.at_rest = False
        if self._left:
            self._tumble()

    def tick(self, elapsed: int) -> None:
        """Tumble on."""
        super().tick(elapsed)
        if self.at_rest:
            return
        self._left -= elapsed
        if self._left <= 0:
            self.skip()
        elif not self.is_guarded:
            look = _LOOKS - 1 - self._left * _LOOKS // self.app.pace(_TUMBLE)
            if look != self._look:
                self._look = look
                self._tumble()

    def _tumble(self) -> None:
        """Show the dice that lie still; turn every second of the rest.

        The last ones all turn. All five would take a board 50 ms to draw, which is too slow to look
        like rolling. On a low screen these are yet to be thrown: that sends less.
        """
        is_low = self.view.layout.is_low
        shown = self._shown
        still = self._look // 3 + (1 if is_low else -1)
        for die in range(_DICE):
            if die < still:
                self._faces[die] = self.game.dice[die]
            elif (die + shown) & 1 or not shown or still > _FEW:
                faces = FACES[die]
                turned = self.app.fun.below(6)
                if faces[turned] == self._faces[die]:
                    turned -= 1  # to another face: else it would seem to stand
                self._faces[die] = faces[turned]
        self._shown = shown + 1
        self.view.dice.show(self._faces, min(still, _DICE) if is_low else _DICE)

    def skip(self) -> None:
        """Let the dice lie still, or ask about haste.

        Before they roll, whoever presses A in haste is asked.
        """
        self.at_rest = True
        if not self.is_guarded:
            if self.game.players > 1 and self.game.phase not in (DROP, COMBO):
                self._tell_blocks()
            else:
                self.go_on(self._roller)
            return
        self.be_ready()
        if self.app.input.coming() == "a":
            self.app.input.next_key()
            self._ask()

    def _tell_blocks(self) -> None:
        """Say on whom a block falls; a key goes on."""
        from firmware.number_drop import descriptions

        self.waits = True
        self.view.dice.show(self.game.dice)
        descriptions.tell_block(self, self.game, self._roller)
