"""What French adds to the small font: accents stand in the 2 pixels above the capitals."""

# Every glyph stands at the left of a cell of 6 columns; the last, blank one parts it from the next.
# A letter that its accent would run into is a pixel lower than the plain one.
CELL_WIDTH = 6
COLUMNS = 5  # glyphs side by side
HEIGHT = 7
CHARACTERS = "ÀÂÇÈÉÊËÎÏÔÙÛŒ«»"

ART = (
    # À Â Ç È É
    b"#.... .#... ..... #.... ..#.. "
    b".#... #.#.. ..... .#... .#... "
    b"..... ..... .##.. ###.. ###.. "
    b"###.. ###.. #.... #.... #.... "
    b"#.#.. #.#.. #.... ##... ##... "
    b"###.. ###.. .##.. #.... #.... "
    b"#.#.. #.#.. .#... ###.. ###.. "
    # Ê Ë Î Ï Ô
    b".#... #.#.. .#... #.#.. .##.. "
    b"#.#.. ..... #.#.. ..... #..#. "
    b"###.. ###.. ..... .#... ..... "
    b"#.... #.... .#... .#... .##.. "
    b"##... ##... .#... .#... #..#. "
    b"#.... #.... .#... .#... #..#. "
    b"###.. ###.. .#... .#... .##.. "
    # Ù Û Œ « »
    b"#.... .#... ..... ..... ..... "
    b".#... #.#.. ..... ..... ..... "
    b"..... ..... .#### ..#.# #.#.. "
    b"#.#.. #.#.. #.#.. .#.#. .#.#. "
    b"#.#.. #.#.. #.##. #.#.. ..#.# "
    b"#.#.. #.#.. #.#.. .#.#. .#.#. "
    b"###.. ###.. .#### ..#.# #.#.. "
)
