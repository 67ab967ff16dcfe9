"""Runs in the page's MicroPython: what there is to see, to be told to whoever does not see it."""

from displayio import Group

from engine.drop_it import game as drop_it
from engine.number_drop.sheet import EMPTY, HEIGHT, WIDTH, X
from engine.number_drop.table import BLOCK, DROP, ROLL, START
from firmware import games

_ARROW = "\u2192"


def seen(app):
    """Return the screen's name, its lines of text and, where one is shown, a game, as told below.

    It is the game as the screen shows it: a replay's is not where the game that is on is.
    """
    told = {"screen": app.screen.name, "lines": _texts(app.display.root_group, [])}
    if app.record is not None and app.view is not None and app.screen.group is app.view:
        game = getattr(app.screen, "game", app.record.game)
        name = games.name_of(app.record.bits.data)
        told[name] = (_number_drop if name == games.NUMBER_DROP else _drop_it)(app, game)
    return told


def _number_drop(app, game):
    """Tell the dice, the sheet, row 0 first, and the column in which something would be placed."""
    player = getattr(app.screen, "player", game.player)  # whose sheet is shown
    sheet = game.sheets[player]
    told = {
        "phase": game.phase,
        "player": player + 1,
        "players": game.players,
        "round": game.round,
        "score": game.score(player),
        "rows": [_row(sheet, row) for row in range(HEIGHT)],
    }
    if game.phase not in (START, ROLL):
        told["dice"] = list(game.dice)
    if game.phase in (START, BLOCK, DROP) and app.screen.choice() >= 0:
        told["column"] = (app.screen.choice() & 7) + 1
    return told


def _row(sheet, row):
    """Return a row of a sheet as text: digits, X, and . for an empty cell."""
    text = ""
    for col in range(WIDTH):
        digit = sheet.digit(row << 3 | col)
        text += "." if digit == EMPTY else "X" if digit == X else str(digit)
    return text


def _drop_it(app, game):
    """Tell who plays, the scores, the pieces on the board, and the one that is aimed with."""
    told = {
        "player": game.player() + 1,
        "players": game.players,
        "scores": [game.score(side) for side in range(game.sides)],
        "pieces": game.board.count,
    }
    if game.phase == drop_it.DROP and hasattr(app.screen, "colour"):
        screen = app.screen
        told["aim"] = [screen.colour, screen.kind, screen.o, screen.x]
    return told


def _texts(group, found):
    """Add to `found` the words of every line of text in a Group; return it.

    An arrow in a menu stands beside the line that is bright: it comes right before that one.
    """
    shown = [layer for layer in group if not layer.hidden]
    has_arrow = any(getattr(layer, "text", "") == _ARROW for layer in shown)
    for layer in shown:
        text = getattr(layer, "text", "")
        if text and text != _ARROW:
            found.append(_ARROW + text if has_arrow and layer.colour == "ink" else text)
        elif not text and isinstance(layer, Group):
            _texts(layer, found)
    return found
