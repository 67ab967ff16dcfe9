"""The lessons of Number Drop: the games, and where each lesson begins.

tests/firmware/lesson_games.py spells the games out move by move. See interfaces/game.py.
"""

from engine.const import TYPE_CHECKING, const
from engine.number_drop.sheet import HEIGHT, WIDTH

if TYPE_CHECKING:
    from engine.number_drop.game import Game
    from engine.number_drop.replay import Replay

_GAP = const(2)  # pixels between text and panel

# Each as returned by Record.to_bytes().
GAMES = (
    b"\xd2\t\x00\x00\x00\x80\x18\x92\x07\xb2&p\x18\x11\xe2\x95G\x06\x00O\xd0d"
    b"\x19\x94\x0e=\xc6~~\xbe",
    b'\xd2\n\x00\x00\x00(\x88!\x07\x805a\x00\r\xe20"\xc4\xbe&\xa0\x02x\x80\xe4x,\x00F{',
    b"\xd2\t\x00\x00\x00\x90\x00\x9a!0\xe7r\x8e\x04)\x16\x13z\x80p\xac\xe5"
    b"\x02Idc\xe2YT\x15\xdf\x96\x12%~~@\x92\x1cB\xe6\xa9\x02G"
    b"\x1ad|\xdd\x89\xec\xa8\xbf\x10Y\xf3\xfa\x02\xa5\x80v=\x01\xc2@\xa5\x87"
    b"\x8e+X\xc3\x11\x01Fr\xc2\x8f~\xb9J\xd9\x19c\xc9\xb7\n7\xd9\xfc",
)

JUDGEMENT = ""  # no step shows one
# Each: the number of its game, how many actions of it come before, and the steps (see tutorial.py).
LESSONS = (
    (0, 0, "dd.d"),  # drop
    (0, 4, "dt"),  # identical
    (0, 5, "ddd"),  # slides
    (0, 8, "d"),  # a star, and where digits go
    (0, 9, "dt"),  # consecutive, and the letter
    (0, 10, "dddt"),  # GO!
    (0, 13, "ddt"),  # rows
    (1, 13, "tdt"),  # a block from another player
    (2, 65, "tsst"),  # the line, the end and the score
)


def replay(data: bytes) -> "Replay":
    """Return a replay of one of GAMES."""
    from engine.number_drop.replay import Replay, from_bytes

    return Replay(from_bytes(data))


def room(width: int, height: int) -> tuple[int, int, int, int, int, int]:
    """Return where the text goes next to the game, without cutting cells or row marks in two."""
    from firmware.number_drop.widgets.layout import lay_out

    layout = lay_out(width, height)
    x, y, cell = layout.grid_x, layout.grid_y, layout.cell
    wide = max(layout.panel_x - x - _GAP, (WIDTH + 1) * cell)
    half = HEIGHT // 2 * cell
    return x, y, wide, half, y + half, cell


def is_high(game: "Game") -> bool:
    """Return whether there is anything in the upper half of the sheet."""
    return game.sheet().top() > HEIGHT // 2
