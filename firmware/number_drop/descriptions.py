"""Describes an action of Number Drop in words, such as `DROPS L`, and previews it on the sheet.

Also names the players on whom a rolled block falls.
"""

from engine.const import TYPE_CHECKING
from engine.number_drop.actions import digits_of, landing_of, orientation_of
from engine.number_drop.combos import PASS
from engine.number_drop.shapes import NAMES, SHAPE
from engine.number_drop.sheet import BLOCK_DIGITS
from engine.number_drop.table import BLOCK, COMBO, DROP, ROLL, SLIDE, START
from firmware.number_drop import LETTERS, SIGNS

if TYPE_CHECKING:
    from engine.number_drop.game import Game
    from firmware.number_drop.interfaces.words import Words
    from firmware.number_drop.widgets.play_view import PlayView
    from firmware.screens.parts.play_screen import PlayScreen


def describe(texts: "Words", game: "Game", action: int) -> str:
    """Return a description of the upcoming action."""
    phase = game.phase
    if phase == COMBO and action == PASS:
        return texts.PASSES
    text = texts.DEEDS[phase]
    if phase == START:
        text += str(game.player + 1)
    elif phase == SLIDE:
        text += LETTERS[action]
    elif phase == BLOCK:
        text += LETTERS[game.letter]
    elif phase == DROP:
        text += NAMES[SHAPE[orientation_of(action)]]
    elif phase == COMBO:
        combos = game.load_combos()
        combos.trace(action)
        text += SIGNS[combos.kind] + " " + str(combos.size)
    return text


def show_action(view: "PlayView", game: "Game", action: int) -> None:
    """Preview an action on a PlayView's sheet before it is done."""
    phase = game.phase
    if phase == START:
        view.draw_digit(game, action, game.player + 1)
    elif phase == BLOCK:
        view.draw_shape(game, action, BLOCK_DIGITS)
        view.tiles.select(game.letter)
    elif phase == DROP:
        view.draw_shape(game, landing_of(action), digits_of(action))
    elif phase == COMBO and action != PASS:
        combos = game.load_combos()
        combos.trace(action)
        view.draw_combo(game, combos.cells, combos.size)


def describe_block(screen: "PlayScreen", game: "Game", roller: int) -> None:
    """Name the players on whom the rolled block falls, in turn order from the roller."""
    app = screen.app
    names = []
    for turn in range(game.players):
        player = (roller + turn) % game.players
        if game.sheets[player].circled_letters >> game.letter & 1 == 0:
            names.append(app.name_of(player))
    texts = app.game_words("table")
    text = texts.ALL_SAFE if game.phase == ROLL else texts.PLAY_ON
    if names:
        text = texts.BLOCK + LETTERS[game.letter] + texts.FALLS + ", ".join(names)
    screen.show_prompt(app.words.HINTS_OK, text)
