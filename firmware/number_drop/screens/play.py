"""The base of Number Drop's screens during a game, and their table."""

from engine.const import TYPE_CHECKING
from engine.number_drop.dice import SHAPE_DIE, STAR
from engine.number_drop.shapes import NAMES
from firmware.kept.settings import DIGITS
from firmware.memory import plan
from firmware.number_drop import screen_names
from firmware.number_drop.widgets.grid import GridView
from firmware.number_drop.widgets.play_view import PlayView
from firmware.screens.parts.play_screen import PlayScreen

if TYPE_CHECKING:
    from typing import Any

    from engine.number_drop.game import Game
    from firmware.number_drop.interfaces.handheld import Handheld
    from firmware.number_drop.screens.falling import Falling


def make_table(app: "Handheld", game: "Game") -> PlayView:
    """Return a new table."""
    is_lesson = app.session.is_lesson
    grid = GridView
    if app.settings.values[DIGITS] and not (is_lesson and not plan.affords(plan.COLOURS)):
        from firmware.number_drop.widgets.digit_colours import ColouredGrid as grid
    kind = PlayView
    if game.house:
        from firmware.number_drop.widgets.house_view import HouseView as kind
    view: Any = kind(app.width, app.height, app.game_words("play"), game.players == 1, grid)
    if game.house:
        view.name_rules(app.game_words("house"), game.house)
    if view.scores is not None and is_lesson:
        view.scores.remove_ladder()  # a lesson has no score
    return view  # type: ignore[no-any-return]  # either kind


class Play(PlayScreen):
    """A screen of the game in progress."""

    app: "Handheld"
    view: PlayView
    game: "Game"

    def __init__(self, app: "Handheld") -> None:
        super().__init__(app)
        self.view.turn_to(False)

    def take_hint(
        self, action: int, texts: "tuple[str, str, str]", how: int, purpose: "tuple[int, ...]"
    ) -> None:
        """Mark what an advised choice is about: see ChoiceScreen in interfaces/screen.py.

        `purpose` is as in bot.py.
        """
        from firmware.number_drop import hints

        hints.show(self, action, texts, how, purpose)

    def faces(self) -> str:
        """Return the roll as text, such as 1*37 T."""
        dice, shape = self.game.dice, self.game.dice[SHAPE_DIE]
        numbers = [str(face) if face < STAR else "*" for face in dice[:SHAPE_DIE]]
        return "".join(numbers) + " " + ("*" if shape == STAR else NAMES[shape])

    def pushed(self) -> "Falling":
        """Return what drops now, in a game whose shapes can be pushed."""
        from firmware.number_drop.screens.pushed import Pushed  # most games need none

        return Pushed(self.game)

    def look_hint(self) -> str:
        if not self.view.layout.is_paged:
            return ""
        from firmware.number_drop.screens import track_page

        return track_page.hint(self.app)

    def look(self) -> None:
        if self.view.layout.is_paged:
            self.app.navigator.overlay(screen_names.TRACK_PAGE)
        else:
            super().look()
