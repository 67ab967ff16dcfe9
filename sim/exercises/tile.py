"""Exercise 4, a new block tile, drawn in text."""

from pathlib import Path
from typing import Any

from sim.command_line import command
from sim.exercises import written
from sim.exercises.faults import tile
from sim.exercises.result import Result, board_compiles, handheld, picture
from sim.project import ROOT

TITLE = "a block tile of your own"
# In this order: the first five are the faces of the shape die.
_OURS = {
    "I": "####",
    "O": "##/##",
    "T": "###/.#.",
    "L": "#./#./##",
    "S": ".##/##.",
    "V3": "#./##",
    "I3": "###",
    "U5": "#.#/###",
    "X5": ".#./###/.#.",
    "T5": "###/.#./.#.",
}
_MOST = 16  # shapes that a saved game has room for
_FILE = ROOT / "engine" / "number_drop" / "shapes.py"
_HOW = (
    'in engine/number_drop/shapes.py add a name to NAMES, such as "P5", and its art at the end of'
    ' `arts`, such as "##/##/#."'
)
_WORDS = {
    "sameShape": "it is {}, turned or flipped: draw another one",
    "size": "{} cells: it can have 3 to {}",
    "line": "at most {} cells in a line",
    "apart": "its cells have to be connected",
}
_SIGNS = "#./"  # the characters of shape art
_GAMES = 30
_LEVEL = 3  # of the computer players, who circle enough letters for blocks to fall


def check(folder: Path) -> Result:
    """Check the shapes after our ten."""
    names, arts = written.value(_FILE, "NAMES"), written.value(_FILE, "arts")
    is_plain = isinstance(names, tuple) and isinstance(arts, tuple)
    if is_plain and (todo := _wrong(names, arts)):
        return Result(todo)
    from engine.number_drop import shapes  # late: malformed art breaks it

    if not is_plain:
        return Result(["write NAMES and `arts` as they were: strings in (), separated by commas"])
    added = range(len(_OURS), len(names))
    if not added:
        return Result([_HOW])
    todo = [
        f"{names[shape]}: {_WORDS[fault].format(*details)}"
        for shape in added
        for fault, *details in tile.faults(shape)
    ]
    todo = todo or board_compiles(_FILE)
    return Result(todo) if todo else _played(shapes, list(added), folder)


def _wrong(names: tuple[Any, ...], arts: tuple[Any, ...]) -> list[str]:
    if len(names) != len(arts):
        return [
            f"{len(names)} NAMES, but {len(arts)} shapes in `arts`: each shape has both, and a"
            " comma between it and the next one"
        ]
    ours = len(_OURS)
    if (tuple(names[:ours]), tuple(arts[:ours])) != (tuple(_OURS), tuple(_OURS.values())):
        return [
            "put your name at the end of NAMES and its art at the end of `arts`: the first ten"
            " of both stay as they are"
        ]
    nameless = [name for name in names if not (name and isinstance(name, str))]
    if nameless:
        return [f"{nameless[0]!r} in NAMES is not a name: write one, such as 'P5'"]
    if len(set(names)) < len(names):
        return ["two shapes in NAMES have the same name"]
    if len(names) > _MOST:
        return [f"a saved game has room for at most {_MOST} shapes"]
    return [
        f"{name}: {art!r} is not art: # is a cell, . is none, and / begins the next row"
        for name, art in zip(names[ours:], arts[ours:], strict=True)
        if "#" not in str(art) or set(str(art)) - set(_SIGNS)
    ]


def _played(shapes: Any, added: list[int], folder: Path) -> Result:
    """Find games that deal the new shapes, and play until each has fallen."""
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
        app.navigator.replace_all("sheets")
        result.seen.append(f"{name} is dealt in {len(seeds)} of {tile.SEEDS} games of two; in game "
                           f"{fell_in} of two strong computers it falls")  # fmt: skip
        result.seen.append(
            picture(app, folder, 4, number)
            + f"; to play with it: {command('play', f'--seed {fell_in}')}, 2-6 PLAYERS"
        )
    return result


def _falls(shape: int, seed: int) -> bool:
    """Return whether the tile's block falls in a game of two computer players."""
    from engine.number_drop import Game
    from engine.number_drop.bot import Bot
    from engine.number_drop.table import BLOCK, ROLL

    game, bot = Game(2, seed), Bot(_LEVEL)
    while not game.is_over():
        if game.phase == BLOCK and game.tiles[game.letter] == shape:
            return True
        game.apply(game.chance() if game.phase == ROLL else bot.choose(game))
    return False
