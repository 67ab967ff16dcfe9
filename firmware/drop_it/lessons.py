"""The lessons of Drop It: the games, and where each lesson begins.

tests/firmware/lesson_games.py spells the games out drop by drop. See interfaces/game.py.
"""

from engine.const import TYPE_CHECKING, const
from engine.drop_it.board import HEIGHT
from firmware.drop_it import screen_names

if TYPE_CHECKING:
    from engine.drop_it.game import Game
    from engine.drop_it.settled import Settled

# Each as returned by `suspend` of saved_game.py.
GAMES = (
    b"\xb1@\x02\n\x00\x16d\x03\x01i\xc1\xda\\ \x14\x10\x1f\x98/\x00_\t"
    b"\x14\x00\x05\x11p\x076\xc0\x06\r`\x02-PcN\xc0\x04;@\x01\x14"
    b"\xc0\t8 \x19\x1b",
    b"\xb1\xa1\x01\x08\x00\x17\xb4lQ\xcc\xa9&\x01\x19\xf7\x14\x00\x04\x11\x00\x07\x10"
    b"\xc0\xa9\r\x90\x01/@U\x0f",
    b"\xb1!\xab\x04\xc0\x96\xd5K)\x89'\x05\xb5\xcd\xd8\x0c\x8cu\xae\x95G\x0f"
    b"\x05\x11\x81\xc9\x02\x89\xc5H\x800\xe2\x8b\xa5\x03\xa8\x17\x01\x0bt\x18Y\x86"
    b"\xd56(\x00\xe5l\xaf\xf5\x99\x90E\xe4\x1f\x80\x82\r\xa2\x13\x03+\x03\xf1"
    b"\x03\xe3\x82\x80\x9d\x01\\'\x14P\x02\r\xc0\x06\x10\x80\xa9\x19\x00E10"
    b"\tM\xf0zt k1\xb0C8\x10wY`8|P\x08R@\x04"
    b"m\xe05\x90@*\x97p\x069 \x01W\x80\x01t\xe0\x02\xaa\x00\t\xc3"
    b"\xc0\n\x92p!\x99\xf0\x03\xbb\x90&\xbb@\x01\xba\x80\x13\xd3\xe0X\xd0\xd0"
    b"4\xef\x90\xb8\xfap\x05\xde@r\xf70S\x10\x91\x07\x12q\x01\xff\xc0\n"
    b"$\xc1\t\x1aa\xb4l",
)

JUDGEMENT = screen_names.LANDING
# Each: the number of its game, how many actions of it come before, and the steps (see tutorial.py).
LESSONS = (
    (0, 0, "dl"),  # aim and level
    (0, 1, "dl"),  # another shape, which slides
    (0, 4, "dl"),  # turning a piece
    (0, 5, "sl"),  # its own colour, its own kind
    (0, 6, "sl"),  # the edges
    (0, 8, "dl"),  # bonus circles
    (1, 4, "sdl"),  # a joker
    (2, 43, "slt"),  # the end
)

_IN_HAND = const(64)  # units at the top of the zone for the piece in hand,
_PILE = const(100)  # and at its bottom for the pile of an early lesson
_HIGH = const(160)
_GAP = const(2)  # pixels between text and panel, and between text and the top of the zone


def replay(data: bytes) -> "Settled":
    """Return a replay of one of GAMES."""
    from engine.drop_it.settled import Settled  # other uses of this module need no replay
    from firmware.drop_it.saved_game import resume

    return Settled(resume(data))


def room(width: int, height: int) -> tuple[int, int, int, int, int, int]:
    """Return where the text goes next to the game."""
    from firmware.drop_it.widgets.layout import Layout

    layout = Layout(width, height)
    zone = layout.zone_height
    floor = height - layout.floor
    top = max(zone * _IN_HAND // HEIGHT, floor - zone + _GAP)  # below the piece in hand
    bottom = floor - zone * _PILE // HEIGHT
    x, end = layout.bar[:2]
    if x:  # the bar is next to the text
        end = height
    return 0, top, layout.panel_x - _GAP, bottom - top, end - (bottom - top), 1


def is_high(game: "Game") -> bool:
    """Return whether the pile has reached the upper half of the board."""
    board = game.board
    for piece in range(board.count):  # no list: next to the table, free memory is fragmented
        if board.y(piece) > _HIGH:
            return True
    return False
