"""Accented letters of the small font, for French; accents use the 2 pixels above capitals."""

# Groups of letters of the same width, for font.Font, separated by blank columns. A letter that
# would touch its accent is a pixel lower than the plain one.
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
