"""Pick the combos to examine from the groups and runs found: the smallest large enough."""

from engine.const import TYPE_CHECKING
from engine.number_drop.actions import combo_at
from engine.number_drop.player.prospects import MOST
from engine.number_drop.runs import STEPS
from engine.number_drop.sheet import LARGEST, RUN, SAME

if TYPE_CHECKING:
    from engine.number_drop.player.prospects import Prospects


def list_combos(
    prospects: "Prospects", kind: int, size: int, each: int, actions: list[int], count: int
) -> int:
    """Append at most `each` combos to the first `count` of `actions`; return the new count.

    Of a run longer than `size` both ends are taken.
    """
    for wanted in range(size, LARGEST + 1):
        end = 0  # of a run's cells
        for i in range(prospects.counts[kind]):
            if each == 0:
                return count
            long = prospects.sizes[kind * MOST + i]
            at = end
            end += long
            if long != wanted:
                continue
            each -= 1
            if kind == RUN:
                actions[count] = _number(prospects.paths, at, size)
                if wanted > size and each:
                    each -= 1
                    count += 1
                    actions[count] = _number(prospects.paths, at + wanted - size, size)
            else:
                # the first cells that queue; see groups.py
                code = (1 << (size - 1)) - 1
                actions[count] = combo_at(code, prospects.starts[i], SAME)
            count += 1
    return count


def _number(paths: bytearray, at: int, size: int) -> int:
    """Return the number of the run that begins at paths[at]: see combos.py."""
    code = 1
    for i in range(at + 1, at + size):
        turn = 0
        while STEPS[turn] != paths[i] - paths[i - 1]:
            turn += 1
        code = code << 2 | turn
    return combo_at(code, paths[at], RUN)
