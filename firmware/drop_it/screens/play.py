"""What all screens of a game of Drop It in progress share: the table."""

from engine.const import TYPE_CHECKING
from firmware.drop_it.widgets.view import DropItView
from firmware.screens.playing import Playing
from firmware.session import marks

if TYPE_CHECKING:
    from engine.drop_it.game import Game
    from firmware.interfaces.handheld import Handheld
    from firmware.interfaces.words import Words


class Play(Playing):
    """A screen of the game in progress."""

    view: DropItView
    game: "Game"

    def __init__(self, app: "Handheld") -> None:
        self.texts = app.own_words("play")
        super().__init__(app)

    def make_view(self) -> DropItView:
        """Return the table."""
        texts = self.texts
        return DropItView(self.app.width, self.app.height, texts.COLOURS, texts.KINDS)

    def take_hint(self, action: int, texts: "Words", is_all: bool = True) -> None:
        """Make the choice that is advised: that is all there is to tell."""
        self.app.session.mark(marks.HINT)
        self.adopt(action)
        self.remark(self.texts.HINTED)

    def look_at(self, player: int) -> None:
        """Show the board, whose turn it is, and all points."""
        app, game = self.app, self.game
        self.view.show(app.session.rules, game, game.side(), app.name_of)  # type: ignore[arg-type]  # Drop It's
        self.view.turn_to(False)
