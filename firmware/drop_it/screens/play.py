"""The base of Drop It's screens during a game, and their table."""

from engine.const import TYPE_CHECKING, const
from firmware.drop_it.widgets.view import DropItView
from firmware.screens.parts.play_screen import PlayScreen
from firmware.session import marks

if TYPE_CHECKING:
    from engine.drop_it.game import Game
    from firmware.drop_it.interfaces.handheld import Handheld

_WIDE = const(200)  # pixels of a screen with room next to the table


def make_table(app: "Handheld", game: "Game") -> DropItView:
    """Return a new table."""
    make = DropItView
    if app.width >= _WIDE and not app.session.is_lesson:  # a lesson has no score
        from firmware.drop_it.widgets.wide_view import WideView

        make = WideView
    return make(app.width, app.height, lambda: app.game_words("play"))


class Play(PlayScreen):
    """A screen of the game in progress."""

    view: DropItView
    game: "Game"

    def take_hint(
        self, action: int, texts: "tuple[str, str, str]", how: int, purpose: "tuple[int, ...]"
    ) -> None:
        """Select the suggested choice; there is nothing to highlight first."""
        self.select_action(action)
        self.show_message(texts[2] + texts[1])
        self.app.session.mark(marks.HINT)  # last: a hint that runs out of memory does not count
