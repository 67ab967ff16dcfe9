"""The rules of Number Drop implemented a second time, literally and slowly, to check the engine.

Nothing here is shared with the engine. A sheet is a list of lists of characters, a shape is its
drawing, a landing is found by letting the piece fall row by row, combos by trying everything. The
order of play is a generator, `Oracle._play`, that stops wherever somebody has to choose. So an
oracle cannot be copied: to go back, replay the actions in a new one.
"""

from collections.abc import Collection, Generator, Iterator
from itertools import permutations, product
from typing import Any

Cell = tuple[int, int]
Cells = tuple[Cell, ...]
Play = Generator[None, Any, None]

WIDTH, HEIGHT, LINE, BOTTOM = 7, 14, 11, 4
EMPTY, CROSS, STAR = ".", "X", "*"
LETTERS = "ABCDE"
FACES = [list("1*3457"), list("12*456"), list("234*67"), list("123567"), list("IOTLS*")]
AEG_FACES = [*FACES[:3], list("1235*7"), FACES[4]]
HOUSE_RULES = ("aeg_dice", "play_on", "slide")
DICE_ART = {"I": "####", "O": "##/##", "T": "###/.#.", "L": "#./#./##", "S": ".##/##."}
TILE_ART = {"V3": "#./##", "I3": "###", "U5": "#.#/###", "X5": ".#./###/.#.", "T5": "###/.#./.#."}


class Illegal(Exception):
    """An action that the rules forbid now; the game is unchanged."""


class Sheet:
    """One player's sheet: the grid, and everything circled.

    The grid is grid[row][column], with row 0 at the bottom.
    """

    def __init__(self) -> None:
        self.grid = [[EMPTY] * WIDTH for _ in range(HEIGHT)]
        self.circled: set[Cell] = set()
        self.values: dict[str, set[int]] = {"same": set(), "run": set()}
        self.bonus = False
        self.letters = [EMPTY] * len(LETTERS)
        self.rows: set[int] = set()

    def full_rows(self) -> set[int]:
        """The complete rows below the Game Over line."""
        return {row for row in range(LINE) if EMPTY not in self.grid[row]}

    def lost_rows(self) -> set[int]:
        """The rows above the Game Over line that have a filled cell."""
        return {row for row in range(LINE, HEIGHT) if set(self.grid[row]) != {EMPTY}}

    def circle(self, kind: str, cells: Cells) -> None:
        """Circle a legal combo, its value or the bonus, and the drop letter if it is earned."""
        self.circled |= set(cells)
        value = len(cells)
        if value == 8:
            self.bonus = True
            return
        self.values[kind].add(value)
        both = value in self.values["same"] and value in self.values["run"]
        if both and self.letters[value - 3] == EMPTY:
            self.letters[value - 3] = "O"

    def score(self) -> dict[str, int]:
        """The parts of the current score, and their total."""
        score = {"rows": sum(2 if row < LINE else -5 for row in self.rows)}
        for kind, values in self.values.items():
            score[kind] = sum(values) + (10 if len(values) == 5 else 0)
        score["bonus"] = 8 if self.bonus else 0
        return score | {"total": sum(score.values())}

    def state(self) -> dict[str, Any]:
        """The sheet in the protocol's form."""
        circled = [[EMPTY] * WIDTH for _ in range(HEIGHT)]
        for row, col in self.circled:
            circled[row][col] = "o"
        return {
            "grid": ["".join(row) for row in self.grid],
            "circled": ["".join(row) for row in circled],
            "same": sorted(self.values["same"]),
            "run": sorted(self.values["run"]),
            "bonus": self.bonus,
            "letters": "".join(self.letters),
            "rows": sorted(self.rows),
            "score": self.score(),
        }


def orientations(shape: str) -> set[tuple[str, ...]]:
    """All the distinct drawings of a shape, turned and flipped."""
    art = tuple((DICE_ART | TILE_ART)[shape].split("/"))
    found: set[tuple[str, ...]] = set()
    for _ in range(4):
        found |= {art, tuple(line[::-1] for line in art)}
        art = tuple("".join(column) for column in zip(*art[::-1], strict=True))
    return found


def fall(sheet: Sheet, art: tuple[str, ...], col: int) -> Cells | None:
    """Let a drawing with its left side in col fall from above; None if it ends too high."""
    lines = enumerate(art[::-1])
    piece = [(up, col + x) for up, line in lines for x, mark in enumerate(line) if mark == "#"]

    def is_free(row: int, column: int) -> bool:
        return row >= HEIGHT or (row >= 0 and sheet.grid[row][column] == EMPTY)

    bottom = HEIGHT
    while all(is_free(bottom - 1 + up, column) for up, column in piece):
        bottom -= 1
    cells = tuple(sorted((bottom + up, column) for up, column in piece))
    return cells if all(row < HEIGHT for row, _ in cells) else None


def landings(sheet: Sheet, shapes: list[str], slides: bool = False) -> list[Cells]:
    """Every place, as sorted cells, where one of the shapes can land.

    With the house rule `slides`, this includes the places that it can be pushed to.
    """
    drawings = [art for shape in shapes for art in orientations(shape)]
    tried = {fall(sheet, a, col) for a in drawings for col in range(WIDTH - len(a[0]) + 1)}
    straight = {cells for cells in tried if cells is not None}
    return sorted(pushed_on(sheet, straight) if slides else straight)


def pushed_on(sheet: Sheet, rests: set[Cells]) -> set[Cells]:
    """All resting places reached by pushes from these, including themselves."""
    found, new = set(rests), set(rests)
    while new:
        new = {rest for cells in new for rest in pushes(sheet, cells)} - found
        found |= new
    return found


def pushes(sheet: Sheet, cells: Cells) -> Iterator[Cells]:
    """Where a piece at rest comes to rest if it is pushed left, or right."""

    def is_free(piece: Cells) -> bool:
        return all(
            row >= 0 and 0 <= col < WIDTH and sheet.grid[row][col] == EMPTY for row, col in piece
        )

    for step in (-1, 1):
        pushed = tuple((row, col + step) for row, col in cells)
        if is_free(pushed):
            while is_free(lower := tuple((row - 1, col) for row, col in pushed)):
                pushed = lower
            yield pushed


def arrangements(numbers: list[str]) -> set[str]:
    """Every four-digit string that the four number dice can make."""
    found: set[str] = set()
    for dice in permutations(numbers):
        choices = ["0123456789" if die == STAR else die for die in dice]
        found |= {"".join(digits) for digits in product(*choices)}
    return found


def neighbours(cell: Cell) -> list[Cell]:
    """The cells above, below and beside a cell, including those outside the grid."""
    row, col = cell
    return [(row + 1, col), (row - 1, col), (row, col + 1), (row, col - 1)]


def identical_sets(digits: dict[Cell, int]) -> Iterator[frozenset[Cell]]:
    """Every connected set of one to eight equal digits, grown cell by cell."""
    sets = {frozenset([cell]) for cell in digits}
    for _ in range(8):
        yield from sets
        sets = {
            grown | {beside}
            for grown in sets
            for cell in grown
            for beside in neighbours(cell)
            if beside not in grown and digits.get(beside) == digits[cell]
        }


def rising_paths(digits: dict[Cell, int], path: Cells) -> Iterator[Cells]:
    """The path itself and every longer one, with each digit one higher than the last."""
    yield path
    for beside in neighbours(path[-1]):
        if digits.get(beside) == digits[path[-1]] + 1:
            yield from rising_paths(digits, (*path, beside))


def combos(sheet: Sheet) -> list[tuple[str, Cells]]:
    """Every combo that may be circled: a same with sorted cells, a run with ascending digits."""
    marks = {(row, col): mark for row, r in enumerate(sheet.grid) for col, mark in enumerate(r)}
    digits = {cell: int(mark) for cell, mark in marks.items() if mark.isdigit()}
    digits = {cell: digit for cell, digit in digits.items() if cell not in sheet.circled}
    found = [("same", tuple(sorted(cells))) for cells in identical_sets(digits)]
    found += [("run", path) for cell in digits for path in rising_paths(digits, (cell,))]

    taken = {(kind, value) for kind, values in sheet.values.items() for value in values}
    taken |= {("same", 8), ("run", 8)} if sheet.bonus else set()
    right_size = [combo for combo in found if 3 <= len(combo[1]) <= 8]
    return sorted((kind, cells) for kind, cells in right_size if (kind, len(cells)) not in taken)


def cells_of(action: dict[str, Any], *types: type) -> list[Any]:
    """The cells of an action as tuples of exactly these types, without duplicates."""
    cells = action.get("cells")
    if not isinstance(cells, list) or not all(isinstance(cell, list) for cell in cells):
        raise Illegal("cells must be a list of lists")
    if any(tuple(type(part) for part in cell) != types for cell in cells):
        raise Illegal("a cell must be [row, column], in a drop [row, column, digit]")
    if len({(cell[0], cell[1]) for cell in cells}) != len(cells):
        raise Illegal("a cell is named twice")
    return [tuple(cell) for cell in cells]


def named_combo(sheet: Sheet, action: dict[str, Any]) -> tuple[str, Cells]:
    """The legal combo that an action names; a run has to be named from one of its ends."""
    cells = tuple(cells_of(action, int, int))
    for kind, legal in combos(sheet):
        if cells in (legal, legal[::-1]) or (kind == "same" and sorted(cells) == list(legal)):
            return kind, legal
    raise Illegal("these cells are no combo that is still open")


class Oracle:
    """One game for 1 (solo) to 6 players.

    The tiles A to E have the given shapes. `house` are names out of HOUSE_RULES.
    """

    def __init__(self, players: int, tiles: list[str], house: Collection[str] = ()) -> None:
        self.house = sorted(house)
        self.faces = AEG_FACES if "aeg_dice" in house else FACES
        self.phase, self.player, self.active, self.round = "start", 0, 0, 0
        self.dice: list[str] = []
        self.solo = players == 1
        self.tiles = list(tiles)
        self.notches = [0] * len(LETTERS)
        self.dropped = [False] * len(LETTERS)
        self.sheets = [Sheet() for _ in range(players)]
        self.letters: list[str] = []  # those that may slide, in the phase slide
        self.shapes: list[str] = []  # those that may fall, in the phases block and drop
        self._game = self._play()
        next(self._game)

    def _ask(self, phase: str, player: int) -> Generator[None, Any, Any]:
        self.phase, self.player = phase, player
        return (yield)

    def _play(self) -> Play:
        for player, sheet in enumerate(self.sheets):
            col = yield from self._ask("start", player)
            sheet.grid[0][col] = str(player + 1)
        while self.phase != "over":
            self.round, self.dice = self.round + 1, []
            self.dice = yield from self._ask("roll", self.active)
            if self.solo:
                yield from self._slide(STAR)
                if STAR in self.dice:
                    yield from self._slide(self.dice[4])
            letter = self._threatening_letter()
            if letter is not None and "play_on" in self.house and self._all_are_safe(letter):
                self._turn_over(letter)
                letter = None
            if letter is not None:
                yield from self._all_drop_block(letter)
            else:
                for player in self._in_turn_order():
                    yield from self._drop_and_combo(player)
            self._end_round()
        yield

    def _in_turn_order(self) -> list[int]:
        players = list(range(len(self.sheets)))
        return players[self.active :] + players[: self.active]

    def _threatening_letter(self) -> int | None:
        """The letter whose block everyone has to drop this round, in games of several players."""
        circled = [t for t in range(5) if any(sheet.letters[t] == "O" for sheet in self.sheets)]
        return min(circled) if circled and STAR in self.dice and not self.solo else None

    def _all_are_safe(self, tile: int) -> bool:
        return {sheet.letters[tile] for sheet in self.sheets} == {"O"}

    def _all_drop_block(self, tile: int) -> Play:
        for player in self._in_turn_order():
            if self.sheets[player].letters[tile] != "O":
                yield from self._drop_block(tile, player)
        self._turn_over(tile)

    def _turn_over(self, tile: int) -> None:
        self.dropped[tile] = True
        for sheet in self.sheets:
            sheet.letters[tile] = CROSS

    def _slide(self, shape: str) -> Play:
        """Slide the tile of this shape that is not down yet; a star slides any tile."""
        movable = [tile for tile in range(5) if self.notches[tile] < BOTTOM]
        self.letters = [LETTERS[tile] for tile in movable if shape in (STAR, self.tiles[tile])]
        if not self.letters:
            return
        tile = LETTERS.index((yield from self._ask("slide", 0)))
        self.notches[tile] += 1
        letters = self.sheets[0].letters
        if self.notches[tile] == BOTTOM and letters[tile] != "O":
            yield from self._drop_block(tile, 0)
            letters[tile] = CROSS

    def _drop_block(self, tile: int, player: int) -> Play:
        self.shapes = [self.tiles[tile]]
        if self._landings(player):
            for row, col in (yield from self._ask("block", player)):
                self.sheets[player].grid[row][col] = CROSS

    def _drop_and_combo(self, player: int) -> Play:
        sheet = self.sheets[player]
        self.shapes = list(DICE_ART) if self.dice[4] == STAR else [self.dice[4]]
        if self._landings(player):
            for row, col, digit in (yield from self._ask("drop", player)):
                sheet.grid[row][col] = digit
        combo = yield from self._ask("combo", player)
        if combo is not None:
            sheet.circle(*combo)

    def _landings(self, player: int) -> list[Cells]:
        return landings(self.sheets[player], self.shapes, "slide" in self.house)

    def _end_round(self) -> None:
        all_at_bottom = self.solo and set(self.notches) == {BOTTOM}
        is_over = all_at_bottom or any(sheet.lost_rows() for sheet in self.sheets)
        for sheet in self.sheets:
            sheet.rows |= sheet.full_rows() | (sheet.lost_rows() if is_over else set())
        if is_over:
            self.phase = "over"
        else:
            self.active = (self.active + 1) % len(self.sheets)

    def state(self) -> dict[str, Any]:
        """The protocol's state of the game."""
        used = [self.dropped[tile] or self.notches[tile] == BOTTOM for tile in range(5)]
        tiles = zip(LETTERS, self.tiles, self.notches, used, strict=True)
        keys = ("letter", "shape", "notch", "used")
        state = {key: getattr(self, key) for key in ("phase", "player", "active", "round")}
        state["dice"] = list(self.dice) or None
        state["tiles"] = [dict(zip(keys, tile, strict=True)) for tile in tiles]
        state["sheets"] = [sheet.state() for sheet in self.sheets]
        if self.phase == "over":
            totals = [sheet.score()["total"] for sheet in self.sheets]
            state["winners"] = [p for p, total in enumerate(totals) if total == max(totals)]
        return state | ({"house": self.house} if self.house else {})

    def legal(self) -> dict[str, Any]:
        """The protocol's answer to legal, without ok: what may be done now, in how many ways."""
        sheet = self.sheets[self.player]
        if self.phase == "start":
            return {"count": WIDTH, "cols": list(range(WIDTH))}
        if self.phase == "slide":
            return {"count": len(self.letters), "letters": list(self.letters)}
        if self.phase in ("block", "drop"):
            places = [[list(cell) for cell in cells] for cells in self._landings(self.player)]
            numbers = {"numbers": self.dice[:4]} if self.phase == "drop" else {}
            ways = len(arrangements(self.dice[:4])) if self.phase == "drop" else 1
            return {"count": len(places) * ways, "landings": places, **numbers}
        if self.phase == "combo":
            found = [{"kind": kind, "cells": [list(c) for c in cs]} for kind, cs in combos(sheet)]
            return {"count": len(found) + 1, "combos": found}
        return {"count": 0}

    def act(self, action: dict[str, Any]) -> None:
        """Perform an action of the protocol, including rolls with their dice, or raise Illegal."""
        self._game.send(self._choice(action))

    def _choice(self, action: dict[str, Any]) -> Any:
        """Return what an action chooses, in the form that `_play` expects, or raise Illegal."""
        do = action.get("do") if isinstance(action, dict) else None
        if do == "pass" and self.phase == "combo":
            return None
        if do != self.phase or do == "over":
            raise Illegal(f"the phase is {self.phase}")
        if do == "start":
            if type(action.get("col")) is not int or action["col"] not in range(WIDTH):
                raise Illegal("col must be 0 to 6")
            return action["col"]
        if do == "roll":
            dice = action.get("dice")
            if not isinstance(dice, list) or tuple(dice) not in product(*self.faces):
                raise Illegal("name five faces, each one of its die: an oracle has no dice")
            return list(dice)
        if do == "slide":
            if action.get("letter") not in self.letters:
                raise Illegal(f"the tiles that can slide are {' '.join(self.letters)}")
            return action["letter"]
        sheet = self.sheets[self.player]
        if do == "combo":
            return named_combo(sheet, action)
        cells = cells_of(action, int, int, str) if do == "drop" else cells_of(action, int, int)
        if tuple(sorted((cell[0], cell[1]) for cell in cells)) not in self._landings(self.player):
            raise Illegal("the shape does not land there")
        made = [list(digits) for digits in arrangements(self.dice[:4])]
        if do == "drop" and [digit for _, _, digit in cells] not in made:
            raise Illegal("the dice do not make these digits")
        return cells
