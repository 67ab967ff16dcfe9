"""A choice as an entry in the log of Number Drop; for the log itself see kept/storage.py.

In the phase COMBO an entry begins with a bit that is set if a forced pass, which has no entry of
its own, came first. The action follows as the codec packs it; combos are numbered instead, which is
faster:

    COMBO    4 bits: 0 = pass, 1 to 14 = the first to the 14th combo that combos.py finds,
             15 = another one, as the codec packs it

So the order in which combos are found is part of the format; see VERSION in kept/kept_game.py.
"""

from engine.const import TYPE_CHECKING, const
from engine.number_drop import codec
from engine.number_drop.combos import PASS
from engine.number_drop.table import COMBO

if TYPE_CHECKING:
    from engine.interfaces import Carrier
    from engine.number_drop.game import Game
    from engine.number_drop.record import Record
    from engine.store.log import Log

_BITS = const(4)
_FAR = const(15)


def put(log: "Log", record: "Record", action: int, count: int) -> bool:
    """Log a choice; return whether there was room. `count` is how many actions the log has."""
    log.begin()
    passed = record.count == count + 1
    if passed or record.game.phase == COMBO:
        log.carry(passed, 1)
    carry(log, record.game, action)
    return log.end()


def carry(log: "Carrier", game: "Game", action: int = PASS) -> int:
    """Write a legal action to a log entry, or read one; return it. ValueError if it is illegal."""
    if game.phase != COMBO:
        return codec.carry(log, game, action)
    index = log.carry(_index_of(game, action), _BITS)
    if index == _FAR:
        return codec.carry(log, game, action)
    return _found_at(game, index)


def _index_of(game: "Game", action: int) -> int:
    """Return an action's index among the combos in the order found, _FAR if it is too high."""
    if action == PASS:
        return 0
    combos = game.load_combos()
    combos.find_open()
    for index in range(1, _FAR):
        if combos.next() and combos.action() == action:
            return index
    return _FAR


def _found_at(game: "Game", index: int) -> int:
    """Return the action of the combo at an index, PASS at 0."""
    if index == 0:
        return PASS
    combos = game.load_combos()
    combos.find_open()
    for _ in range(index):
        if combos.next() == 0:
            raise ValueError("there are not that many combos")
    return combos.action()
