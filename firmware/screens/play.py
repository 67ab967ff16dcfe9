"""A table of text, for a game without one of its own; on a player's turn each choice is a key.

Such a game's descriptions.py is a StateDescriptions, and its engine's Game a JudgingGame: see
interfaces/game.py.
"""

from displayio import Group

from engine.const import TYPE_CHECKING, const
from firmware import games
from firmware.screens.parts.play_screen import PlayScreen
from firmware.session import marks
from firmware.widgets import drawing, font, layout
from firmware.widgets.bars import HintBar
from firmware.widgets.layout import MARGIN
from firmware.widgets.text_line import TextLine

if TYPE_CHECKING:
    from collections.abc import Callable

    from firmware.interfaces.game import Game, JudgingGame, StateDescriptions
    from firmware.session.interfaces.handheld import Handheld

_LINE = const(8)  # pixels: line height
_LOW_LINE = const(6)


def make_table(app: "Handheld", game: "Game") -> "WordView":
    """Return a new table."""
    return WordView(app, game.players)


class WordView(Group):
    """A line for each player, or for two players on low screens, and a line for everything else."""

    def __init__(self, app: "Handheld", players: int) -> None:
        super().__init__()
        self.words = app.game_words("play")
        self._game = app.session.offered
        width, height = app.width, app.height
        columns = 2 if layout.is_low(height) else 1
        pitch = _LOW_LINE if layout.is_low(height) else _LINE
        wide = (width - MARGIN) // columns
        self.append(drawing.rectangle(width, height))
        self._lines = []
        for player in range(players):
            x, y = player % columns * wide + MARGIN, player // columns * pitch + MARGIN
            self._lines.append(TextLine(font.SMALL, x, y, wide - MARGIN))
        y = (players - 1) // columns * pitch + pitch + MARGIN
        self._lines.append(TextLine(font.SMALL, MARGIN, y, width - 2 * MARGIN, "circled"))
        for line in self._lines:
            self.append(line)
        bar_height = layout.bar_height(height)
        self.hints = HintBar(0, height - bar_height, width, bar_height)
        self.append(self.hints)

    def show(self, game: "Game", name_of: "Callable[[int], str]", player: int) -> None:
        """Show the current state of a game, with `player` highlighted."""
        for each in range(game.players):
            self._lines[each].text = name_of(each) + " " + str(game.score(each))
            self._lines[each].colour = "ink" if each == player else "dim"
        descriptions: "StateDescriptions" = games.load_module(self._game, "descriptions")  # type: ignore[assignment]  # given by a game with this table
        self._lines[-1].text = descriptions.state(self.words, game)

    def turn(self) -> None:
        """Do nothing: there is only one page."""


class Play(PlayScreen):
    """A person's turn.

    A subclass lists in `keys` the action of each key, and returns the hints. On few keys, next is
    `down` and previous is `up`.
    """

    game: "JudgingGame"
    can_select_action = True
    keys: dict[str, int] = {}

    def __init__(self, app: "Handheld") -> None:
        super().__init__(app)
        self.show_prompt(self.hints())

    def hints(self) -> str:
        """Return the key hints."""
        return ""

    def press(self, key: str) -> None:
        """Take the key's action, if it is legal."""
        action = self.keys.get(key, -1)
        if action >= 0 and self.game.is_legal(action):
            self.act(action)
        else:
            super().press(key)

    def take_hint(
        self, action: int, texts: "tuple[str, str, str]", how: int, purpose: "tuple[int, ...]"
    ) -> None:
        """Show a hint."""
        self.app.session.mark(marks.HINT)
        describe = games.load_module(self.app.session.offered, "descriptions").describe
        self.show_message(
            texts[2] + describe(self.app.game_words("descriptions"), self.game, action)
        )
