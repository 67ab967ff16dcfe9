"""The package `tetris`, doing the engine's work on the same positions.

It uses the same grid as well. It cannot list legal drops; a program that needs that lets each piece
fall by its `overlaps`. Its seven pieces are the five shapes of Number Drop's die, with separate
mirror images of L and S. A piece starts at the top of the visible grid, so that it falls as little
as possible. Below a cell in the top row, this also finds a drop or two that could not be reached
from above. Rotations that look the same are listed once.
"""

from random import Random

from tetris import BaseGame, Board, PlayingStatus
from tetris.engine import RotationSystem
from tetris.impl.rotation import SRS

from engine.number_drop.sheet import EMPTY, HEIGHT, WIDTH, Sheet

TURNS = 4


def rotations() -> list[tuple[tuple[int, int], ...]]:
    """Return every piece in every rotation that looks different.

    Cells are (row, column) from the corner.
    """
    found = []
    for turns in DISTINCT.values():
        for _, minos in turns:
            left = min(col for _, col in minos)
            found.append(tuple((row, col - left) for row, col in minos))
    return found


class Drops:
    """Lists the drops of every rotation of every piece on some sheets."""

    def __init__(self, of: list[Sheet]) -> None:
        self._systems = [SRS(board(sheet)) for sheet in of]
        self._rotations = rotations()

    def count(self) -> int:
        """Find them all without storing any; return how many there are."""
        drops = 0
        for system in self._systems:
            for minos in self._rotations:
                for col in range(WIDTH):
                    if drop(system, minos, col) >= 0:
                        drops += 1
        return drops


def board(sheet: Sheet) -> Board:
    """Return a sheet as a board, which is twice as high as its visible part."""
    made = Board.zeros((2 * HEIGHT, WIDTH))
    for row in range(HEIGHT):
        for col in range(WIDTH):
            if sheet.digit(row << 3 | col) != EMPTY:
                made[2 * HEIGHT - 1 - row, col] = 1
    return made


def drop(system: RotationSystem, minos, col: int) -> int:
    """Return the row a piece falls to, counted from the board's top, or -1 if it cannot fall."""
    row = HEIGHT
    if system.overlaps(minos=minos, px=row, py=col):
        return -1
    while not system.overlaps(minos=minos, px=row + 1, py=col):
        row += 1
    return row


class RandomGames:
    """Games in which every drop of the piece is equally likely."""

    def __init__(self, seed: int = 1) -> None:
        self._random = Random(seed)
        self._seed = seed

    def drop_some(self, most: int) -> int:
        """Play one game until a piece has no room, or for `most` drops; return their number."""
        game = BaseGame(board_size=(HEIGHT, WIDTH), seed=self._seed)
        self._seed += 1
        made = 0
        while made < most and game.status == PlayingStatus.PLAYING and (drops := drops_of(game)):
            turns, col = self._random.choice(drops)
            game.rotate(turns)
            game.drag(col - game.piece.y)
            game.hard_drop()
            made += 1
        return made

    def drop_blindly(self, most: int) -> int:
        """Do the same by random keys, without listing drops."""
        game = BaseGame(board_size=(HEIGHT, WIDTH), seed=self._seed)
        self._seed += 1
        made = 0
        while made < most and game.status == PlayingStatus.PLAYING:
            game.rotate(self._random.randrange(TURNS))
            game.drag(self._random.randrange(WIDTH) - WIDTH // 2)
            game.hard_drop()
            made += 1
        return made


def drops_of(game: BaseGame) -> list[tuple[int, int]]:
    """Return the drops of the current piece, as quarter turns and the final `game.piece.y`."""
    found = []
    for turns, minos in DISTINCT[game.piece.type]:
        for col in range(-2, WIDTH):
            if drop(game.rs, minos, col) >= 0:
                found.append((turns, col))
    return found


def _distinct(piece) -> list[tuple[int, tuple[tuple[int, int], ...]]]:
    """Return the quarter turns of a piece that look different.

    Each is moved to the top of its box.
    """
    found: dict = {}
    for turns, minos in enumerate(SRS.shapes[piece]):
        top, left = min(row for row, _ in minos), min(col for _, col in minos)
        shape = frozenset((row - top, col - left) for row, col in minos)
        found.setdefault(shape, (turns, tuple((row - top, col) for row, col in minos)))
    return list(found.values())


DISTINCT = {piece: _distinct(piece) for piece in SRS.shapes}
