"""Exercise 4, a new block tile, drawn in text."""

from pathlib import Path
from typing import Any

from sim.exercises.faults import tile
from sim.exercises.result import Result, board_compiles, handheld, picture
from sim.project import ROOT

TITLE = "a block tile of your own"
OURS = 10  # shapes
_MOST = 16  # that a game kept has room for
_FILE = ROOT / "engine" / "number_drop" / "shapes.py"
_HOW = (
    'in engine/number_drop/shapes.py add a name to NAMES, such as "P5", and its art at the end of'
    ' `arts`, such as "##/##/#."'
)
_WORDS = {
    "sameShape": "it is {}, turned or flipped: draw another one",
    "size": "{} cells: 3 to {} it can have",
    "line": "at most {} cells in a line",
    "apart": "its cells have to hang together",
}
_GAMES = 30
_LEVEL = 3  # of the computer players, who circle enough letters for blocks to fall


def check(folder: Path) -> Result:
    """Look at the shapes behind our ten."""
    from engine.number_drop import shapes

    added = range(OURS, max(len(shapes.NAMES), len(shapes.FIRST)))
    if not added:
        return Result([_HOW])
    todo = _wrong(shapes)
    for shape in added if not todo else ():
        todo += [
            f"{shapes.NAMES[shape]}: {_WORDS[fault].format(*details)}"
            for fault, *details in tile.faults(shape)
        ]
    todo = todo or board_compiles(_FILE)
    return Result(todo) if todo else _played(shapes, list(added), folder)


def _wrong(shapes: Any) -> list[str]:
    names, arts = len(shapes.NAMES), len(shapes.FIRST)
    if names != arts:
        return [f"{names} NAMES, but {arts} shapes in `arts`: each shape has both"]
    if len(set(shapes.NAMES)) < names:
        return ["two shapes in NAMES are called the same"]
    return [f"{_MOST} shapes are the most that a game can keep"] if names > _MOST else []


def _played(shapes: Any, added: list[int], folder: Path) -> Result:
    """Look for games that deal the new shapes, and play until one of each has fallen."""
    result = Result()
    for number, shape in enumerate(added, 1):
        name, seeds = shapes.NAMES[shape], tile.games_with(shape)
        fell_in = next((seed for seed in seeds[:_GAMES] if _falls(shape, seed)), None)
        if fell_in is None:
            result.todo.append(f"{name}: no game was found in which it falls")
            continue
        app = handheld(seed=fell_in)
        from firmware.session import game_start

        game_start.new_game(app, 2)
        app.navigator.show("sheets")
        result.seen.append(f"{name} is dealt in {len(seeds)} of {tile.SEEDS} games of two; in game "
                           f"{fell_in} of two strong computers it falls")  # fmt: skip
        result.seen.append(
            picture(app, folder, 4, number)
            + f"; to play with it: python -m sim --seed {fell_in}, 2-6 PLAYERS"
        )
    return result


def _falls(shape: int, seed: int) -> bool:
    """Return whether the tile's block falls in a game of two computers."""
    from engine.number_drop import Game
    from engine.number_drop.bot import Bot
    from engine.number_drop.table import BLOCK, ROLL

    game, bot = Game(2, seed), Bot(_LEVEL)
    while not game.is_over():
        if game.phase == BLOCK and game.tiles[game.letter] == shape:
            return True
        game.apply(game.chance() if game.phase == ROLL else bot.choose(game))
    return False
