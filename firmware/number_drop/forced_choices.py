"""Forced choices: the passes that act and undo do by themselves.

Such a pass goes with what led to it.
"""

from engine.const import TYPE_CHECKING
from engine.number_drop.combos import PASS
from engine.number_drop.replay import Replay
from engine.number_drop.table import COMBO, ROLL, SLIDE

if TYPE_CHECKING:
    from engine.number_drop.game import Game
    from engine.number_drop.record import Record


def is_forced(game: "Game") -> bool:
    """Return whether what is to be done is no choice.

    There is nothing to circle, or a star has one tile.
    """
    if game.phase == COMBO:
        combos = game.load_combos()
        combos.find_open()
        return combos.next() == 0
    letters = game.slide_letters()
    return game.phase == SLIDE and game.slides > 0 and letters & (letters - 1) == 0


def settle(record: "Record") -> None:
    """Pass for a player who has nothing to circle."""
    if record.game.phase == COMBO and is_forced(record.game):
        record.apply(PASS)


def act(record: "Record", action: int) -> int:
    """Do an action, and the forced pass behind it.

    A player who then has nothing to circle passes: return who, -1 for nobody. ValueError if it is
    not legal; nothing is changed then.
    """
    record.apply(action)
    player, done = record.game.player, record.count
    settle(record)
    return player if record.count > done else -1


def who_chose(record: "Record") -> int:
    """Return who has acted since the latest roll, as a mask.

    Bit n is player n. The game is played through to find out.
    """
    replay = Replay(record)
    found = 0
    action = replay.next()
    while action >= 0:
        found = 0 if replay.game.phase == ROLL else found | 1 << replay.game.player
        replay.do(action)
        action = replay.next()
    return found


def undo(record: "Record") -> None:
    """Take the latest action back, with a pass that it led to.

    ValueError if the roll was since.
    A pass that the roll itself led to stays: there was no choice since. So does a slide that was no
    choice: a kept log has an undo of its own for that.
    """
    record.undo()
    if record.game.phase == COMBO and is_forced(record.game) and record.can_undo():
        record.undo()
    settle(record)
