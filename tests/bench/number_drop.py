"""The engine's own work: counts and lists landings, plays random games, finds combos."""

from random import Random

from engine.number_drop.actions import AT_ORIENTATION
from engine.number_drop.combos import Combos
from engine.number_drop.game import Game
from engine.number_drop.legal import NOWHERE, Legal, list_landings
from engine.number_drop.shapes import DICE_SHAPES, FIRST
from engine.number_drop.sheet import WIDTH, Sheet
from engine.number_drop.table import COMBO, DROP, ROLL

# Games are only compared up to here, because their lengths differ.
MOST_CHOICES = 20
MOST_DROPS = 5
ORIENTATIONS = FIRST[DICE_SHAPES]  # of the shapes on the die: 19


class RandomGames:
    """Solo games in which every legal action is equally likely."""

    def __init__(self, seed: int = 1) -> None:
        self._random = Random(seed)
        self._seed = seed

    def play(self) -> int:
        """Play one game to its end; return 1."""
        for _ in self.steps():
            pass
        return 1

    def play_some(self, choices: int = MOST_CHOICES) -> int:
        """Play one game to its end or for this number of choices, not counting rolls; return 1."""
        for game in self.steps():
            choices -= game.phase != ROLL
            if choices < 0:
                break
        return 1

    def drop_some(self, drops: int = MOST_DROPS) -> int:
        """Play one game to its end or for this number of drops; return the number of drops."""
        made = 0
        for game in self.steps():
            if made == drops:
                break
            made += game.phase == DROP
        return made

    def steps(self):
        """Play one game to its end, yielding it before every action."""
        game = Game(1, self._seed)
        self._seed += 1
        legal = Legal(game)
        while not game.is_over():
            yield game
            if game.phase == ROLL:
                game.apply(game.chance())
            else:
                game.apply(legal.nth(self._random.randrange(legal.count())))


def sheets(phase: int, games: int) -> list[Sheet]:
    """Return the sheets of random games at the beginning of each `phase`."""
    found = []
    player = RandomGames()
    for _ in range(games):
        found += [copied(game.sheet()) for game in player.steps() if game.phase == phase]
    return found


def drop_sheets(games: int) -> list[Sheet]:
    """Return the sheets before every drop of this number of random games."""
    return sheets(DROP, games)


def combo_sheets(games: int) -> list[Sheet]:
    """Return the sheets before every choice of a combo in random games."""
    return sheets(COMBO, games)


def copied(sheet: Sheet) -> Sheet:
    """Return a copy of a sheet."""
    copy = Sheet()
    copy.bytes[:] = sheet.bytes
    return copy


class Landings:
    """Finds the landings of all dice shapes in every orientation on some sheets."""

    def __init__(self, of: list[Sheet]) -> None:
        self._sheets = of
        self._rows = bytearray(WIDTH)

    def count(self) -> int:
        """Find all landings, keeping one orientation's at a time; return how many there are."""
        rows = self._rows
        landings = 0
        for sheet in self._sheets:
            for orientation in range(ORIENTATIONS):
                landings += list_landings(sheet, orientation, rows)
        return landings

    def listed(self) -> int:
        """List each sheet's landings as actions; return how many there are."""
        return sum(len(self.of(sheet)) for sheet in self._sheets)

    def of(self, sheet: Sheet) -> list[int]:
        """Return a sheet's landings as actions."""
        rows = self._rows
        found = []
        for orientation in range(ORIENTATIONS):
            list_landings(sheet, orientation, rows)
            found += [
                orientation << AT_ORIENTATION | col for col in range(WIDTH) if rows[col] != NOWHERE
            ]
        return found


class CombosOf:
    """Finds every combo that may be circled on some sheets."""

    def __init__(self, of: list[Sheet]) -> None:
        self._sheets = of
        self._combos = Combos()

    def count(self) -> int:
        """Find them all; return how many there are."""
        combos = self._combos
        found = 0
        for sheet in self._sheets:
            combos.load(sheet)
            combos.find_open()
            while combos.next():
                found += 1
        return found

    def sheets(self) -> int:
        """Find them all; return how many sheets were searched."""
        self.count()
        return len(self._sheets)
