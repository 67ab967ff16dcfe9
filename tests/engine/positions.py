"""Positions for tests: sheets as text, and games played up to them."""

from collections.abc import Iterable

from engine.number_drop import shapes
from engine.number_drop.actions import column_of, orientation_of
from engine.number_drop.combos import PASS
from engine.number_drop.game import Game
from engine.number_drop.legal import Legal
from engine.number_drop.pushed import pushed_row
from engine.number_drop.sheet import EMPTY, HEIGHT, RUN, SAME, WIDTH, Sheet, X
from engine.number_drop.slide import RestingPlaces
from engine.number_drop.table import BLOCK, COMBO, DROP, ROLL, SLIDE, START
from sim.protocol.number_drop.reading import from_json

Cell = tuple[int, int]

# The offsets of these in a sheet's bytes: sheet.py.
CIRCLED, VALUES, LETTERS, CROSSED = 56, 80, 82, 83
DICE_TILES = [0, 1, 2, 3, 4]  # I O T L S on A B C D E


def fill(sheet: Sheet, *rows: str, circled: Iterable[Cell] = ()) -> Sheet:
    """Write rows given as `.`, digits and X, from top to bottom; the last one is on the floor."""
    for row, line in enumerate(reversed(rows)):
        assert len(line) == WIDTH
        for col, mark in enumerate(line):
            if mark != ".":
                sheet.write(row << 3 | col, X if mark == "X" else int(mark))
    for row, col in circled:
        sheet.bytes[CIRCLED + row] |= 1 << col
    return sheet


def take(sheet: Sheet, same: Iterable[int] = (), run: Iterable[int] = ()) -> Sheet:
    """Mark values 3 to 8 as circled, and the letters of those circled by both kinds."""
    for kind, values in ((SAME, same), (RUN, run)):
        for value in values:
            sheet.bytes[VALUES + kind] |= 1 << value - 3
    sheet.bytes[LETTERS] |= sheet.same & sheet.run
    return sheet


def grid(sheet: Sheet) -> list[str]:
    """Return the rows from the bottom up to the highest cell."""
    marks = {EMPTY: ".", X: "X"} | {digit: str(digit) for digit in range(10)}
    rows = [[marks[sheet.digit(row << 3 | col)] for col in range(WIDTH)] for row in range(HEIGHT)]
    return ["".join(row) for row in rows[: sheet.top()]]


def letters(sheet: Sheet) -> str:
    """Return the five letters: `.` open, O circled, X crossed off."""
    marks = ["."] * 5
    for i in range(5):
        if sheet.circled_letters >> i & 1:
            marks[i] = "O"
        if sheet.crossed_letters >> i & 1:
            marks[i] = "X"
    return "".join(marks)


def act(game: Game, do: str, **rest: object) -> None:
    """Perform an action given as the referee's JSON; ValueError if it is not legal."""
    game.apply(from_json(game, {"do": do, **rest}))


def roll(game: Game, dice: str) -> None:
    """Roll the five faces given, such as "1 * 3 7 L"."""
    act(game, "roll", dice=dice.split())


def drop(game: Game, digits: str, *cells: Cell) -> None:
    """Write the digits into the cells in order."""
    act(game, "drop", cells=[[*cell, digit] for cell, digit in zip(cells, digits, strict=True)])


def block(game: Game, *cells: Cell) -> None:
    """Drop the block on these cells."""
    act(game, "block", cells=[list(cell) for cell in cells])


def circle(game: Game, *cells: Cell) -> None:
    """Circle the combo of these cells."""
    act(game, "combo", cells=[list(cell) for cell in cells])


def drop_anything(game: Game) -> None:
    """Drop the shape or block in the first possible way."""
    assert game.phase in (BLOCK, DROP)
    game.apply(Legal(game).nth(0))


def take_turn(game: Game) -> None:
    """Drop anything and pass."""
    drop_anything(game)
    assert game.phase == COMBO
    game.apply(PASS)


def started(players: int, tiles: list[int] | None = None) -> Game:
    """Return a game before its first roll, with first digits 1, 2, ... in columns 0, 1, ..."""
    game = Game(players, 1, tiles)
    for col in range(players):
        assert game.phase == START
        game.apply(col)
    assert game.phase == ROLL
    return game


def dropping(dice: str, *rows: str, tiles: list[int] | None = None) -> Game:
    """Return a solo game before its first drop of these dice, with this grid."""
    game = Game(1, 1, tiles or DICE_TILES)
    game.apply(0)
    if rows:
        game.sheets[0].bytes[:] = Sheet().bytes
        fill(game.sheets[0], *rows)
    roll(game, dice)
    while game.phase == SLIDE:
        game.apply(Legal(game).nth(0))
    return game


def choosing(*rows: str) -> Game:
    """Return a solo game in its first combo phase, with this grid."""
    game = dropping("1 1 2 1 I")
    drop_anything(game)
    game.sheets[0].bytes[:] = Sheet().bytes
    fill(game.sheets[0], *rows)
    return game


def landings(sheet: Sheet, shape: str) -> list[tuple[Cell, ...]]:
    """Return the cells of every landing of a shape, sorted."""
    found = []
    first = shapes.FIRST[shapes.NAMES.index(shape)]
    for orientation in range(first, first + shapes.COUNT[shapes.NAMES.index(shape)]):
        for col in range(WIDTH):
            row = sheet.landing(orientation, col)
            if row >= 0:
                found.append(cells_at(orientation, row, col))
    return sorted(found)


def pushed(sheet: Sheet, shape: str) -> list[tuple[Cell, ...]]:
    """Return the cells of every landing of a shape that needs a push, sorted."""
    rests = RestingPlaces(len(sheet.bytes))
    number = shapes.NAMES.index(shape)
    first = shapes.FIRST[number]
    found = []
    for i in range(rests.list(sheet, first, first + shapes.COUNT[number])):
        landing = rests.nth(i)
        found.append(cells_at(orientation_of(landing), pushed_row(landing), column_of(landing)))
    return sorted(found)


def cells_at(orientation: int, row: int, col: int) -> tuple[Cell, ...]:
    """Return the cells of an orientation whose lower left corner is at row and col."""
    first = orientation * shapes.MOST_CELLS
    offsets = shapes.OFFSETS[first : first + shapes.SIZE[orientation]]
    return tuple((row + (offset >> 3), col + (offset & 7)) for offset in offsets)


def found_combos(sheet: Sheet, game: Game) -> set[tuple[int, tuple[Cell, ...]]]:
    """Return every combo open on a sheet: its kind, and its cells, sorted or ascending."""
    finder = game.combos
    finder.load(sheet)
    finder.find_open()
    found = []
    while size := finder.next():
        cells = [(cell >> 3, cell & 7) for cell in finder.cells[:size]]
        found.append((finder.kind, tuple(sorted(cells) if finder.kind == SAME else cells)))
    assert len(found) == len(set(found)), "a combo was found twice"
    return set(found)
