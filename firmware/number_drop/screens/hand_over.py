"""The hand-over in Number Drop: the round, everyone's points, and the tiles."""

from displayio import Bitmap, TileGrid

from engine.const import TYPE_CHECKING, const
from engine.number_drop.table import ROLL, TILES
from firmware import theme
from firmware.number_drop import LETTERS
from firmware.number_drop.widgets import miniature
from firmware.screens import hand_over
from firmware.widgets import font, labels

if TYPE_CHECKING:
    from engine.number_drop.game import Game

_TILE = const(12)


class Screen(hand_over.Screen):
    """Adds the round, and the tiles, to the hand-over of all games."""

    game: "Game"
    more = 2 * _TILE

    def turn_text(self) -> str:
        """Return the round, and whether the player begins it."""
        game = self.game
        texts = self.app.game_words("table")
        text = texts.ROUND + str(game.round) if game.round else texts.SET_UP
        return text + texts.YOU_ROLL if game.round and game.phase == ROLL else text

    def append_more(self, x: int, y: int) -> None:
        """Show the five tiles next to their letters; those turned over are dark."""
        game = self.game
        art = Bitmap(_TILE, TILES * _TILE, 3)
        for letter in range(TILES):
            value = 2 if game.used >> letter & 1 else 1
            shape = game.tiles[letter]
            miniature.draw(art, 0, letter * _TILE, _TILE, _TILE - 1, shape, 3, 0, value)
        names = labels.make_column(font.LARGE, _TILE, LETTERS, "letter")
        bottom = y + (TILES - 1) * _TILE + 2 + font.LARGE.ascent
        names.anchored_position = (x, bottom)
        self.group.append(names)
        inks = theme.palette((None, "ink", "edge"))
        self.group.append(TileGrid(art, pixel_shader=inks, x=x + _TILE, y=y))
