"""A sheet in letters, with a choice marked, for terminals."""

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
    """Return a sheet as lines, with a drop or combo on it.

    It is that of the player in turn, and the highest row comes first. What the action puts there or
    circles is in brackets; what was circled before in round ones.
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
    """Return two drawings beside one another, their lowest lines on one level."""
    width = max(len(line) for line in left)
    pairs = zip_longest(reversed(left), reversed(right), fillvalue="")
    return [f"{one:{width}}{_GAP}{other}".rstrip() for one, other in pairs][::-1]


def _marked(game: Game, action: int) -> dict[int, str]:
    """Return the cells an action fills or circles, with what stands there."""
    if game.phase == COMBO:
        combos = game.load_combos()
        if action == PASS or not combos.trace(action):
            return {}
        cells = list(combos.cells[: combos.size])
        return {cell: _DIGITS[game.sheet().digit(cell)] for cell in cells}
    assert game.phase == DROP
    landed = [cell_at(row, col) for row, col in landing_cells(game, landing_of(action))]
    return {cell: _DIGITS[digit_in(digits_of(action), i)] for i, cell in enumerate(landed)}
