"""Recognizes mistakes in Drop It's lessons and words the corrections: see interfaces/game.py."""

from engine.const import TYPE_CHECKING, const
from engine.drop_it.actions import colour_of, shape_of, x_of
from engine.drop_it.game import JOKER
from engine.drop_it.pieces import KIND
from engine.drop_it.rest import AT_TURN, AT_X, X_MASK, Y_MASK, rest_of

if TYPE_CHECKING:
    from engine.drop_it.game import Game
    from firmware.drop_it.interfaces.words import Words
    from firmware.drop_it.screens.aim import Screen

_NEAR = const(8)  # units: rests this close sideways, and half as close in height, are equally good


def is_equivalent(game: "Game", action: int, wanted: int) -> bool:
    """Return whether an action is as good as the wanted one: same piece, nearly the same place."""
    if game.phase == JOKER or not _is_same_piece(action, wanted):
        return False
    rest, other = rest_of(game, wanted), rest_of(game, action)
    return (
        rest >> AT_TURN == other >> AT_TURN
        and abs((rest >> AT_X & X_MASK) - (other >> AT_X & X_MASK)) <= _NEAR
        and abs((rest & Y_MASK) - (other & Y_MASK)) <= _NEAR // 2
    )


def _is_same_piece(action: int, other: int) -> bool:
    return colour_of(action) == colour_of(other) and _kind(action) == _kind(other)


def _kind(action: int) -> int:
    return KIND[shape_of(action)]


def difference(texts: "Words", screen: "Screen", action: int, wanted: int) -> str:
    """Return a text that says how a screen's action differs from the wanted one."""
    if screen.game.phase == JOKER:
        return texts.NO_JOKER
    if not _is_same_piece(action, wanted):
        return texts.PIECE + screen.piece(wanted) + "."
    x, right = x_of(action), x_of(wanted)
    if abs(x - right) > _NEAR:
        return texts.LEFT if x > right else texts.RIGHT
    return texts.TURN
