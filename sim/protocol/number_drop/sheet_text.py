"""Draws a sheet as text with a choice marked, for terminals."""

from itertools import zip_longest

from engine.number_drop.actions import digit_in, digits_of, landing_of
from engine.number_drop.combos import PASS
from engine.number_drop.game import Game
from engine.number_drop.shapes import ROW_SHIFT
from engine.number_drop.sheet import EMPTY, HEIGHT, LINE, WIDTH, X
from engine.number_drop.table import COMBO, DROP
from sim.protocol.number_drop.notation import cell_at, landing_cells

_DIGITS = "0123456789"
_GAP = "    "


def draw(game: Game, action: int) -> list[str]:
    """Return the current player's sheet as lines, highest row first, with a drop or combo on it.

    The cells that the action fills or circles are in brackets, those circled before in parentheses.
    """
    sheet = game.sheet()
    marked = _marked(game, action)
    top = max([sheet.top(), *(1 + (cell >> ROW_SHIFT) for cell in marked)])
    lines = []
    for row in range(min(HEIGHT, top + 1) - 1, -1, -1):
        cells = []
        for col in range(WIDTH):
            cell = cell_at(row, col)
            digit = sheet.digit(cell)
            if cell in marked:
                cells.append(f"[{marked[cell]}]")
            elif digit == EMPTY:
                cells.append(" . ")
            else:
                face = "#" if digit == X else _DIGITS[digit]
                cells.append(f"({face})" if sheet.is_circled(cell) else f" {face} ")
        lines.append("".join(cells) + (" --" if row == LINE else ""))
    return lines


def side_by_side(left: list[str], right: list[str]) -> list[str]:
    """Return two drawings next to each other, aligned at the bottom."""
    width = max(len(line) for line in left)
    pairs = zip_longest(reversed(left), reversed(right), fillvalue="")
    return [f"{one:{width}}{_GAP}{other}".rstrip() for one, other in pairs][::-1]


def _marked(game: Game, action: int) -> dict[int, str]:
    """Return the cells that an action fills or circles, with their digits."""
    if game.phase == COMBO:
        combos = game.load_combos()
        if action == PASS or not combos.trace(action):
            return {}
        cells = list(combos.cells[: combos.size])
        return {cell: _DIGITS[game.sheet().digit(cell)] for cell in cells}
    assert game.phase == DROP
    landed = [cell_at(row, col) for row, col in landing_cells(game, landing_of(action))]
    return {cell: _DIGITS[digit_in(digits_of(action), i)] for i, cell in enumerate(landed)}
