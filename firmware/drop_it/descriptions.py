"""Describes an action of Drop It, in words and on the table."""

from engine.const import TYPE_CHECKING
from engine.drop_it.actions import colour_of, shape_of, x_of
from engine.drop_it.game import DROP, SPEND
from engine.drop_it.pieces import BOTTOM, KIND

if TYPE_CHECKING:
    from engine.drop_it.game import Game
    from firmware.drop_it.interfaces.words import Words
    from firmware.drop_it.widgets.view import DropItView


def describe(texts: "Words", game: "Game", action: int) -> str:
    """Return a description of the upcoming action."""
    if game.phase != DROP:
        return texts.SPENDS if action == SPEND else texts.KEEPS
    return texts.DROPS[KIND[shape_of(action)]]


def show_action(view: "DropItView", game: "Game", action: int) -> None:
    """Show where a piece is about to be dropped."""
    if game.phase == DROP:
        shape, colour = shape_of(action), colour_of(action)
        view.zone.hold(shape, colour, x_of(action), game.board.top() - BOTTOM[shape])
        view.show_supply(game, game.side(), colour, KIND[shape])
