"""Points of a finished game, landing by landing, then the unused jokers.

See EndPoints in interfaces/game.py.
"""

from engine.const import TYPE_CHECKING
from engine.drop_it.game import UNUSED_JOKER

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from engine.drop_it.record import Record
    from firmware.drop_it.interfaces.words import Words
    from firmware.interfaces.game import NameOf, Points


def why(record: "Record", own: "Callable[[str], Words]", name_of: "NameOf") -> str:
    """Return why the game ended."""
    return own("count").WHY[0]


def steps(record: "Record", own: "Callable[[str], Words]") -> "Iterator[Points]":
    """Yield the points of each landing, replaying the game drop by drop, then of unused jokers."""
    from engine.drop_it.settled import Settled  # not needed by `why`

    texts = own("table")
    replay = Settled(record)
    game = replay.game
    for _ in range(record.count):
        side = game.side()
        replay.do(replay.next())
        if game.points:
            yield texts.PIECE + str(game.board.count), side, game.points
    for side in range(game.sides):
        for _ in range(game.jokers[side]):
            yield texts.JOKERS, side, UNUSED_JOKER
