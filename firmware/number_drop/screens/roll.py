"""Rolling the dice: they come to rest one after the other, and a key cuts that short.

Neither a roll nor what was done before it can be undone, so it may ask first: see settings.CONFIRM.
A hasty press never answers that. The bar shows the keys only once they answer.
"""

from displayio import Group

from engine.const import TYPE_CHECKING, const
from engine.number_drop.dice import FACES
from engine.number_drop.table import COMBO, DROP, SLIDE
from firmware import screen_names
from firmware.kept.settings import ALWAYS, CONFIRM
from firmware.keys.directions import DIRECTIONS
from firmware.number_drop.screens.play import Play
from firmware.widgets import font
from firmware.widgets.drawing import rectangle
from firmware.widgets.text_line import CENTRE, TextLine

if TYPE_CHECKING:
    from firmware.number_drop.interfaces.handheld import Handheld

_TUMBLE = const(560)  # ms
_LARGE = const(700)  # ms for which dice that have no place of their own are shown
_HASTE = const(350)  # ms after the screen opens, or after A, in which A cannot be deliberate
_ROLLED = const(2)  # plus the roller's number: `part` while the roll waits for a key
_LOOKS = const(21)  # of the tumbling dice, three before the next one comes to rest
_DICE = const(5)  # len(FACES), which each picture needs
_FEW = const(2)  # with more dice at rest, all others turn


class Screen(Play):
    """Rolls when asked to, and continues when the dice are at rest."""

    _left = 0  # ms of tumbling, or for which A still counts as hasty
    waits = False  # for a key after a roll that starts blocks
    _asks = False  # whether to roll
    _describes_blocks = False  # whether the message says what the roll means for the others
    _roller = 0  # who has rolled, and has the device
    # The look that is shown, and how many have been: at a fast pace some are skipped.
    _look = _shown = 0
    _panel: "Group | None" = None  # the dice where they are shown large

    def __init__(self, app: "Handheld") -> None:
        super().__init__(app)
        self._faces = bytearray(len(FACES))
        if self._has_to_ask():
            self._guard()
        self.invite()

    def invite(self) -> None:
        """Ask for the roll, or say which house rules apply."""
        self.show_prompt(self.words.HINTS_ROLL, self.view.house or self.words.ROLL)

    def press(self, key: str) -> None:
        """Roll, after which nothing before it can be undone."""
        if self.waits and (key == "a" or key in DIRECTIONS):
            self.continue_game(self._roller)
        elif key == "a":
            if self._has_to_ask() and self.app.settings.values[CONFIRM] == ALWAYS:
                self._ask()
            else:
                self._roll()
        elif key == "b" and self._asks:
            self._asks = False
            self.invite()
        elif key in DIRECTIONS and self.game.players > 1 and not self.view.layout.is_paged:
            self.app.navigator.overlay(screen_names.SHEETS)
        else:
            super().press(key)

    def go(self, step: int) -> None:
        """On few keys: do nothing, since the menu leads to the sheets."""

    def has_hint(self) -> bool:
        """Return whether `give_hint` says that there is nothing to choose."""
        return not self.waits

    def give_hint(self) -> None:
        """Say that there is nothing to choose, unless the roll waits with a message of its own."""
        if not self.has_hint():
            return
        self.app.navigator.show_busy()  # loading the words takes a board 60 ms
        self.show_message(self.app.game_words("hint").ONLY_ROLL)

    def active_field(self) -> int:
        return _ROLLED + self._roller if self.waits else self._asks

    def set_active_field(self, field: int) -> None:
        if field >= _ROLLED:  # what it starts was shown before the menu opened
            self.continue_game(field - _ROLLED)
        elif field:
            self._ask()

    def _has_to_ask(self) -> bool:
        """Return whether to ask, because the roll would end the chance to undo."""
        if self._asks or not self.app.settings.values[CONFIRM]:
            return False
        return self.app.session.can_undo()

    def _ask(self) -> None:
        self._asks = True
        self._guard()
        self.show_prompt(self.words.HINTS_SURE, self.words.SURE)
        self.show_message(self.words.SURE)  # also in a bar of one line

    def _guard(self) -> None:
        """Treat A as hasty for a while."""
        self._left = _HASTE
        self.is_guarded = True
        self.at_rest = False

    def _roll(self) -> None:
        self._roller = self.game.player
        used = self.game.used
        # As seen, so that a lesson does not judge it. There the dice fall as they fell then.
        self.app.sound.play_all(self.app.session.do(self.game.chance(), True).effects)
        self._describes_blocks = self.game.players > 1 and (
            self.game.phase not in (DROP, COMBO) or self.game.used != used
        )
        self._look = self._shown = 0
        self.at_rest = False
        if self.view.layout.is_paged and self.game.phase == SLIDE:
            self._show_large()
            return
        self._left = self.app.animation_ms(_TUMBLE)
        if self._left:
            self._tumble()

    def _show_large(self) -> None:
        """Show the dice over the grid for a while: the choice of a tile will take their place."""
        self._left = self.app.animation_ms(_LARGE)
        wide = self.view.layout.width // 2
        self._panel = Group(scale=2)
        self._panel.append(rectangle(wide, font.LARGE.ascent + 4, "bar"))
        text = self.faces().replace(" ", "")
        self._panel.append(TextLine(font.LARGE, 0, 2, wide, "ink", CENTRE, text))
        self.view.append(self._panel)

    def tick(self, elapsed: int) -> None:
        """Keep tumbling."""
        super().tick(elapsed)
        if self.at_rest:
            return
        self._left -= elapsed
        if self._left <= 0:
            self.skip()
        elif not self.is_guarded and self._panel is None:
            look = _LOOKS - 1 - self._left * _LOOKS // self.app.animation_ms(_TUMBLE)
            if look != self._look:
                self._look = look
                self._tumble()

    def _tumble(self) -> None:
        """Show the dice at rest, and turn every second one of the others; the last ones all turn.

        Drawing all five takes a board 50 ms, which is too slow to look like rolling. On a low
        screen the others are yet to be thrown, which sends less.
        """
        is_low = self.view.layout.is_low
        shown = self._shown
        still = self._look // 3 + (1 if is_low else -1)
        for die in range(_DICE):
            if die < still:
                self._faces[die] = self.game.dice[die]
            elif (die + shown) & 1 or not shown or still > _FEW:
                faces = FACES[die]
                turned = self.app.cosmetic_rng.below(6)
                if faces[turned] == self._faces[die]:
                    turned -= 1  # another face: otherwise it would seem to be at rest
                self._faces[die] = faces[turned]
        self._shown = shown + 1
        self.view.dice.show(self._faces, min(still, _DICE) if is_low else _DICE)

    def skip(self) -> None:
        """Bring the dice to rest or, before they roll, ask for confirmation of a hasty press."""
        self.at_rest = True
        if self._panel is not None:
            self.view.remove(self._panel)
            self._panel = None
        if not self.is_guarded:
            if self._describes_blocks:
                self._describe_blocks()
            else:
                self.continue_game(self._roller)
            return
        self.be_ready()
        if self.app.input.peek_key() == "a":
            self.app.input.next_key()
            self._ask()

    def _describe_blocks(self) -> None:
        """Show on whom a block falls, and wait for a key."""
        from firmware.number_drop import descriptions

        self.waits = True
        self.view.dice.show(self.game.dice)
        descriptions.describe_block(self, self.game, self._roller)
