"""Says on whom the block falls that a roll starts."""

from engine.const import TYPE_CHECKING
from firmware.number_drop import LETTERS

if TYPE_CHECKING:
    from engine.number_drop.game import Game
    from firmware.session.interfaces.handheld import Handheld


def text(app: "Handheld", game: "Game", roller: int) -> str:
    """Return the words, names in turn order from the player who has rolled."""
    names = []
    for turn in range(game.players):
        player = (roller + turn) % game.players
        if game.sheets[player].circled_letters >> game.letter & 1 == 0:
            names.append(app.name_of(player))
    texts = app.own_words("table")
    if not names:
        return texts.ALL_SAFE
    return texts.BLOCK + LETTERS[game.letter] + texts.FALLS + ", ".join(names)
