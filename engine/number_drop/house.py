"""Number Drop with house rules: flags, combined in a game's `house`. RULES.md describes them."""

from engine.const import TYPE_CHECKING, const
from engine.number_drop import game
from engine.number_drop.actions import column_of, digits_of, drop_at, landing_of, orientation_of
from engine.number_drop.dice import FACES, STAR, fits
from engine.number_drop.pushed import is_pushed
from engine.number_drop.slide import RestingPlaces, row_of
from engine.number_drop.table import DROP

if TYPE_CHECKING:
    from collections.abc import Sequence

SLIDING = const(1)  # shapes can be pushed sideways
PLAY_ON = const(2)  # a round continues if everyone is safe from its block
AEG_DICE = const(4)  # the dice of the AEG edition
NAMES = ("slide", "play_on", "aeg_dice")  # by flag, the lowest first
_ALL = const(7)

AEG_FACES = FACES[:3] + (bytes((1, 2, 3, 5, STAR, 7)),) + FACES[4:]


class Game(game.Game):
    """A game with house rules."""

    def __init__(
        self, players: int, seed: int, tiles: "Sequence[int] | None" = None, house: int = 0
    ) -> None:
        """Set up a game as in `Table`; PLAY_ON requires several players."""
        super().__init__(players, seed, tiles, house)
        if not 0 < house <= _ALL or players == 1 and house & PLAY_ON:
            raise ValueError("no such house rules for this number of players")
        if house & AEG_DICE:
            self.faces = AEG_FACES
        if house & SLIDING:
            self.rests = RestingPlaces(len(self.sheets[0].bytes))

    def is_legal(self, action: int) -> bool:
        """Return whether an action, any integer, may be applied now."""
        if self.phase != DROP or not is_pushed(action):
            return super().is_legal(action)
        digits = digits_of(action)
        return fits(self.dice, digits) and self._lands(action ^ drop_at(digits, 0))

    def _lands(self, landing: int) -> bool:
        """Return whether a landing, any integer, is possible now."""
        if not is_pushed(landing):
            return super()._lands(landing)
        return (
            self.rests is not None
            and landing == landing_of(landing)
            and self.first_orientation() <= orientation_of(landing) < self.last_orientation()
            and self.rests.trace(self.sheet(), landing) > 1  # else it is a straight drop's
        )

    def _place(self, landing: int, digits: int) -> None:
        sheet = self.sheet()
        sheet.place(orientation_of(landing), row_of(sheet, landing), column_of(landing), digits)

    def _threat(self) -> bool:
        """Return whether a block drops this round, with its letter in `letter`.

        With PLAY_ON, one from which everyone is safe does not, but its tile is turned over.
        """
        if not super()._threat():
            return False
        if self.house & PLAY_ON == 0:
            return True
        for sheet in self.sheets:
            if sheet.circled_letters >> self.letter & 1 == 0:
                return True
        self.used |= 1 << self.letter
        for sheet in self.sheets:
            sheet.cross_off(self.letter)
        return False
