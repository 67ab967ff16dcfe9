"""Describes an action of Pig, and the state of the game."""

from engine.const import TYPE_CHECKING

if TYPE_CHECKING:
    from engine.pig.game import Game
    from firmware.interfaces.words import Words
    from firmware.screens.play import WordView


def state(words: "Words", game: "Game") -> str:
    return words.DIE + str(game.die) + words.TURN + str(game.points)


def describe(texts: "Words", game: "Game", action: int) -> str:
    return texts.DEEDS[action]


def show_action(view: "WordView", game: "Game", action: int) -> None:
    """Do nothing: the table only has text."""
