"""The state of a game: sheets, tiles, dice and turn. `Game` has the rules."""

from engine.const import TYPE_CHECKING, const
from engine.number_drop.combos import Combos
from engine.number_drop.dice import FACES, ROLLS, SHAPE_DIE, STAR
from engine.number_drop.shapes import COUNT, DICE_SHAPES, FIRST, NAMES
from engine.number_drop.sheet import Sheet
from engine.rng import Rng

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.number_drop.slide import RestingPlaces

START = const(0)
ROLL = const(1)
SLIDE = const(2)
BLOCK = const(3)
DROP = const(4)
COMBO = const(5)
OVER = const(6)

MOST_PLAYERS = const(6)
TILES = const(5)  # one for each letter, A to E
BOTTOM = const(4)  # the notch where a solo tile ends
DICE_TO_COME = const(22)  # where `save_into` writes them and their generator
_SHEETS = const(28)  # ... and the sheets


class Table:
    """The state of a game."""

    def __init__(
        self, players: int, seed: int, tiles: "Sequence[int] | None" = None, house: int = 0
    ) -> None:
        """Set up a game for 1 to 6 players from a seed's low 32 bits.

        `tiles` are five different shapes for the letters A to E, by default drawn from the seed;
        solo takes I O T L S in some order. `house` are flags of house.py, whose Game implements
        them. ValueError says what is wrong.
        """
        if not 1 <= players <= MOST_PLAYERS:
            raise ValueError("players must be 1 to 6")
        self.players = players
        self.house = house
        self.faces = FACES
        self.rests: "RestingPlaces | None" = None  # set if shapes may be pushed
        self.seed_low = seed & 0xFFFF
        self.seed_high = seed >> 16 & 0xFFFF
        self.phase = START
        self.player = 0  # who has to act
        self.active = 0  # whose round it is
        self.round = 0
        self.dice = bytearray(SHAPE_DIE + 1)  # digits or STAR, a shape or STAR; void before a roll
        self.tiles = bytearray(TILES)  # by letter: the tile's shape
        self.notches = bytearray(TILES)  # solo, by letter: 0 to 4
        self.used = 0  # bit 0 = A: the tile is turned over or, in solo, at the bottom
        self.letter = 0  # in BLOCK: whose block drops
        self.slides = 0  # solo: how many of the round's two are done or skipped
        self.sheets = [Sheet() for _ in range(players)]
        self.combos = Combos()
        self._rng = Rng(self.seed_low, self.seed_high)
        self._rng.warm_up()
        self._set_tiles(tiles)
        self._coming = self._rng.below(ROLLS)  # the generator's next roll

    def _set_tiles(self, tiles: "Sequence[int] | None") -> None:
        """Set the tiles, always drawing some so that a seed's dice stay the same."""
        shapes = DICE_SHAPES if self.players == 1 else len(NAMES)
        drawn = list(range(shapes))
        for i in range(TILES):
            j = i + self._rng.below(shapes - i)
            drawn[i], drawn[j] = drawn[j], drawn[i]
        if tiles is None:
            tiles = drawn[:TILES]
        if (
            len(tiles) != TILES
            or len(set(tiles)) != TILES
            or not 0 <= min(tiles) <= max(tiles) < shapes
        ):
            raise ValueError("tiles must be five different ones, solo I O T L S")
        for i in range(TILES):
            self.tiles[i] = tiles[i]

    def is_over(self) -> bool:
        """Return whether the game has ended."""
        return self.phase == OVER

    def score(self, player: int) -> int:
        """Return a player's total so far."""
        return self.sheets[player].score()

    def sheet(self) -> Sheet:
        """Return the sheet of the player who has to act."""
        return self.sheets[self.player]

    def load_combos(self) -> Combos:
        """Load the acting player's sheet into the finder of combos and return it."""
        self.combos.load(self.sheet())
        return self.combos

    def chance(self) -> int:
        """Return the generator's next roll, which no player can know."""
        return self._coming

    def any_star(self) -> bool:
        """Return whether any die shows a star."""
        for i in range(5):
            if self.dice[i] == STAR:
                return True
        return False

    def threats(self) -> int:
        """Return a mask of the letters circled on some sheet and not crossed off.

        With several players their blocks may drop on all other sheets.
        """
        letters = 0
        for sheet in self.sheets:
            letters |= sheet.circled_letters
        return letters & ~self.used

    def first_orientation(self) -> int:
        """Return the first orientation of a BLOCK or DROP now."""
        shape = self._shape()
        return 0 if shape < 0 else FIRST[shape]

    def last_orientation(self) -> int:
        """Return the last orientation of a BLOCK or DROP now, plus 1."""
        shape = self._shape()
        return FIRST[DICE_SHAPES] if shape < 0 else FIRST[shape] + COUNT[shape]

    def _shape(self) -> int:
        """Return the shape that drops now, -1 for any dice shape."""
        if self.phase == BLOCK:
            return self.tiles[self.letter]
        shape = self.dice[SHAPE_DIE]
        return -1 if shape == STAR else shape

    def slide_letters(self) -> int:
        """Return a mask of the tiles that may slide now, bit 0 = A."""
        shape = STAR if self.slides == 0 else self.dice[SHAPE_DIE]
        letters = 0
        for letter in range(TILES):
            if self.notches[letter] < BOTTOM and (shape == STAR or self.tiles[letter] == shape):
                letters |= 1 << letter
        return letters

    def saved_size(self) -> int:
        """Return the number of bytes that `save_into` fills."""
        return _SHEETS + self.players * len(self.sheets[0].bytes)

    def save_into(self, saved: bytearray) -> None:
        """Write the state, including the dice to come, into `saved`."""
        saved[0] = self.phase
        saved[1] = self.player
        saved[2] = self.active
        saved[3] = self.round
        saved[4] = self.used
        saved[5] = self.letter
        saved[6] = self.slides
        for i in range(TILES):
            saved[7 + i] = self.dice[i]
            saved[12 + i] = self.notches[i]
            saved[17 + i] = self.tiles[i]
        for i in range(2):
            saved[DICE_TO_COME + i] = self._coming >> (i << 3) & 0xFF
            saved[DICE_TO_COME + 2 + i] = self._rng.low >> (i << 3) & 0xFF
            saved[DICE_TO_COME + 4 + i] = self._rng.high >> (i << 3) & 0xFF
        at = _SHEETS
        for sheet in self.sheets:
            for byte in sheet.bytes:
                saved[at] = byte
                at += 1

    def load_from(self, saved: bytearray) -> None:
        """Restore the state that a game of as many players wrote into `saved`."""
        self.phase = saved[0]
        self.player = saved[1]
        self.active = saved[2]
        self.round = saved[3]
        self.used = saved[4]
        self.letter = saved[5]
        self.slides = saved[6]
        for i in range(TILES):
            self.dice[i] = saved[7 + i]
            self.notches[i] = saved[12 + i]
            self.tiles[i] = saved[17 + i]
        self._coming = saved[DICE_TO_COME] | saved[DICE_TO_COME + 1] << 8
        self._rng.low = saved[DICE_TO_COME + 2] | saved[DICE_TO_COME + 3] << 8
        self._rng.high = saved[DICE_TO_COME + 4] | saved[DICE_TO_COME + 5] << 8
        at = _SHEETS
        for sheet in self.sheets:
            for i in range(len(sheet.bytes)):
                sheet.bytes[i] = saved[at]
                at += 1
