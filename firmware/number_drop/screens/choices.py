"""Reviews a game's choices, the worst first: the sheet, what was chosen, and what was better."""

from engine.const import TYPE_CHECKING, const
from engine.number_drop.actions import landing_of
from engine.number_drop.table import DROP
from firmware import screen_names
from firmware.keys.directions import DIRECTIONS
from firmware.number_drop.descriptions import describe, show_action
from firmware.number_drop.playback import Playback
from firmware.screens.parts.base import Base
from firmware.screens.parts.play_screen import table
from firmware.widgets.bars import nth

if TYPE_CHECKING:
    from firmware.number_drop.analysis import Analysis
    from firmware.number_drop.interfaces.handheld import Handheld
    from firmware.number_drop.widgets.play_view import PlayView
    from firmware.widgets.bars import HintBar

_WORST = const(3)


def worst(found: "Analysis", most: int) -> list[int]:
    """Return the costliest choices, `most` at most, the worst first.

    Costs within the error are left out, since they prove nothing.
    """
    costly = [
        (-cost, choice)
        for choice, cost in enumerate(found.costs)
        if cost and not found.close[choice]
    ]
    return [choice for _, choice in sorted(costly)[:most]]


class Screen(Base):
    """Left and right step through the choices: the three worst, then all in the order of play."""

    bar: "HintBar"
    on_table = True

    def __init__(self, app: "Handheld", found: "Analysis", index: int = 0) -> None:
        """Take the Analysis of the finished game, and the index to begin at."""
        super().__init__(app)
        self._playback = Playback(app.session.record)
        self.game = self._playback.game
        self.view: "PlayView" = table(app, self.game)  # type: ignore[assignment]  # of its game
        self.group = app.navigator.view
        self.bar = app.navigator.view.hints
        self._phrases = app.game_words("descriptions")
        self._texts = app.game_words("analysed")
        self._found = found
        self._worst = worst(found, _WORST)
        self._order = self._worst + list(range(len(found.costs)))
        self._is_better = False
        self._go_to(index)

    def _go_to(self, index: int) -> None:
        """Show a choice as it was made."""
        self._index = index
        self.arguments = (self._found, index)
        self._playback.go_to(self._found.numbers[self._order[index]])
        self._show(False)

    def _show(self, better: bool) -> None:
        """Show what was chosen, or what would have been better."""
        self._is_better = better
        found, game = self._found, self.game
        choice = self._order[self._index]
        action = (found.better if better else found.made)[choice]
        self.view.show(game, self.app.name_of)
        show_action(self.view, game, action)
        texts = self._texts
        what = describe(self._phrases, game, action)
        if game.players > 1:
            what = self.app.name_of(game.player) + " " + what
        cost = found.cost(choice, texts.MARK).join(texts.COSTS)
        is_close = found.close[choice]
        if better:
            self._show_text(texts.HINTS_BETTER, (texts.OR if is_close else texts.BETTER) + what)
        elif is_close:
            # As in hints, a different order of the digits is not a different choice.
            is_order = game.phase == DROP and landing_of(action) == landing_of(found.better[choice])
            self._show_text(texts.HINTS_CLOSE, (cost if is_order else texts.CLOSE) + what)
        elif found.costs[choice]:
            self._show_text(texts.HINTS_MADE, self._rank() + cost + what)
        else:
            self._show_text(texts.HINTS_BEST, texts.BEST + what)

    def _show_text(self, hints: str, message: str) -> None:
        """Show hints; up and down lead to all choices, or to the worst."""
        texts = self._texts
        if self._index >= len(self._worst):
            to_worst = nth(texts.HINTS_BEST, 1)
            hints = hints.replace(nth(texts.HINTS_MADE, 2), to_worst)
            if not self._worst and not self.app.key_map.is_few:  # few keys have no such hint
                hints = hints.replace(to_worst, "")
        self.bar.show(hints, message)

    def _rank(self) -> str:
        """Return the rank among the worst choices, or "" for any other."""
        if self._index >= len(self._worst):
            return ""
        return str(self._index + 1) + "/" + str(len(self._worst)) + " "

    def press(self, key: str) -> None:
        """Go to another choice, switch between the one made and the better one (A), or leave."""
        better = key == "a" and self._found.costs[self._order[self._index]]
        if better or key in DIRECTIONS:
            self.app.navigator.show_busy()  # replaying up to another choice takes a board 0.2 s
        if key == "right" or key == "left":
            step = 1 if key == "right" else -1
            self._go_to((self._index + step) % len(self._order))
        elif key == "down" or key == "up":
            self._go_to(0 if self._index >= len(self._worst) else len(self._worst))
        elif key == "b":
            self.app.navigator.replace(screen_names.ANALYSIS, self._found)
        elif better:
            self._show(not self._is_better)

    def go(self, step: int) -> None:
        """On few keys: go to another choice."""
        self.press("right" if step > 0 else "left")
