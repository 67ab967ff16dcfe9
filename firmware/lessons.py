"""What the tutorial is made of beside its words: games that were played, and where they stop.

The games stand in tests/firmware/lesson_games.py move by move.
"""

# Each as Record.to_bytes() makes it.
GAMES = (
    b"\xd2\t\x00\x00\x00\x80\x18\x92\x07\xb2&p\x18\x11\xc2+\x8f\x0c\x00\x9e \x93"
    b"eP:\xf4\x18\xf3\x03\xb0\xcb",
    b'\xd2\n\x00\x00\x00(\x88!\x07\x805a\x00\r\xc2aD\x08\xfb\x9a\x80\n\xe0\x01"\xc7c\x01\xae\xcf',
    b"\xd2\t\x00\x00\x00\x90\x00\x9a!0\xe7r\x8e\x04)\x16\x13z\x80\xe0X\xcb"
    b"\x05\x92\xc8\xc6\xc4\xb3\xa8*\xbe-%J\xf8\xf9\x01Ir\x081O\x158"
    b"\xd2 \xc3\xd7\x9d\xc8\x8e\xfa\x0b\x915\xaf/P\nh\xd7\x13 \x0cTz"
    b"\xe8\xb8\x825\x1c\x11`$K\xf8\xd1/W);c,\xf9V\xc1\r\xe8"
    b"\xc2",
)

TELL = "t"  # a step with words to read
DO = "d"  # the player does the game's next action
SHOWN = "s"  # likewise, and it is set up already
SILENT = "."  # the next action is done

# Each: the number of its game, how many actions of it come before, and the steps.
LESSONS = (
    (0, 0, "dd.d"),  # drop
    (0, 4, "dt"),  # identical
    (0, 5, "ddd"),  # slides
    (0, 8, "d"),  # a star, and which digit goes where
    (0, 9, "dt"),  # consecutive, and the letter
    (0, 10, "dddt"),  # GO!
    (0, 13, "ddt"),  # rows
    (1, 13, "tdt"),  # a block from another player
    (2, 65, "tsst"),  # the line, the end and the score
)
