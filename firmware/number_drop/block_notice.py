"""Says on whom the block falls that a roll starts."""

from engine.const import TYPE_CHECKING
from firmware.number_drop import LETTERS

if TYPE_CHECKING:
    from engine.number_drop.game import Game
    from firmware.screens.parts.play_screen import PlayScreen


def tell(screen: "PlayScreen", roller: int) -> None:
    """Name the players on whom the rolled block falls.

    They are told on a screen of the game in turn order, from the player who has rolled.
    """
    app = screen.app
    game: "Game" = screen.game  # type: ignore[assignment]  # Number Drop's
    names = []
    for turn in range(game.players):
        player = (roller + turn) % game.players
        if game.sheets[player].circled_letters >> game.letter & 1 == 0:
            names.append(app.name_of(player))
    texts = app.own_words("table")
    told = texts.ALL_SAFE
    if names:
        told = texts.BLOCK + LETTERS[game.letter] + texts.FALLS + ", ".join(names)
    screen.say(app.words.HINTS_OK, told)
