"""What French adds to the small font: letters with accents.

These stand in the 2 pixels above the capitals.
"""

# Groups of letters of the same width, for font.Font; a blank column parts each from the next.
# A letter that its accent would run into is a pixel lower than the plain one.
HEIGHT = 7
# fmt: off
GROUPS = (
    (
        4,
        11,
        "ÀÂÇÈÉÊËÎÏÙÛ",
        # À Â Ç È É Ê Ë Î Ï Ù Û
        b"#.. .#. ... #.. ..# .#. #.# .#. #.# #.. .#. "
        b".#. #.# ... .#. .#. #.# ... #.# ... .#. #.# "
        b"... ... .## ### ### ### ### ... .#. ... ... "
        b"### ### #.. #.. #.. #.. #.. .#. .#. #.# #.# "
        b"#.# #.# #.. ##. ##. ##. ##. .#. .#. #.# #.# "
        b"### ### .## #.. #.. #.. #.. .#. .#. #.# #.# "
        b"#.# #.# .#. ### ### ### ### .#. .#. ### ### ",
    ),
    (
        6,
        3,
        "Œ«»",
        # Œ « »
        b"..... ..... ..... "
        b"..... ..... ..... "
        b".#### ..#.# #.#.. "
        b"#.#.. .#.#. .#.#. "
        b"#.##. #.#.. ..#.# "
        b"#.#.. .#.#. .#.#. "
        b".#### ..#.# #.#.. ",
    ),
    (
        5,
        1,
        "Ô",
        # Ô
        b".##. "
        b"#..# "
        b".... "
        b".##. "
        b"#..# "
        b"#..# "
        b".##. ",
    ),
)
# fmt: on
