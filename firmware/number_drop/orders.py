"""Finds the orders of a roll's digits that open a combo where the shape would land."""

from engine.const import TYPE_CHECKING
from engine.number_drop.actions import digit_in
from engine.number_drop.dice import DICE

if TYPE_CHECKING:
    from engine.number_drop.game import Game


def seek(game: "Game", orientation: int, corner: int, digits: int, step: int, wraps: bool) -> int:
    """Return the next order (1) or the one before (-1) that opens a combo, or -1.

    `corner` is the cell of the shape's lower left corner where it lands. Orders are sorted; `wraps`
    is whether the search continues past the last one.
    """
    combos = game.load_combos()
    order = bytearray([digit_in(digits, cell) for cell in range(DICE)])
    found = -1
    while found != digits:
        if not _permute(order, step) and not wraps:
            return -1
        found = 0
        for cell in range(DICE):
            found |= order[cell] << (cell << 2)
        if combos.opened_by(orientation, corner, found):
            return found
    return -1


def _permute(order: bytearray, step: int) -> bool:
    """Go to the next permutation (1) or the one before (-1); after the last comes the first.

    Return whether it was not the last.
    """
    at = DICE - 2
    while at >= 0 and (order[at + 1] - order[at]) * step <= 0:
        at -= 1
    if at >= 0:
        other = DICE - 1
        while (order[other] - order[at]) * step <= 0:
            other -= 1
        order[at], order[other] = order[other], order[at]
    low, high = at + 1, DICE - 1
    while low < high:
        order[low], order[high] = order[high], order[low]
        low, high = low + 1, high - 1
    return at >= 0
