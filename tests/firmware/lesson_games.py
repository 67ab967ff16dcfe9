"""`python -m tests.firmware.lesson_games`: prints the games of the tutorials.

Here they are legible, move by move; lessons.py in each game's folder contains them as bytes, and a
test compares both.
"""

from collections.abc import Callable

from engine.drop_it import record as drop_it
from engine.drop_it.actions import drop_action
from engine.drop_it.pieces import FIRST
from engine.number_drop import Record
from engine.number_drop.shapes import NAMES
from engine.number_drop.table import BLOCK, COMBO, DROP, ROLL, SLIDE, START
from firmware.drop_it.saved_game import suspend
from sim.protocol.number_drop.reading import from_json

DOES = {START: "start", ROLL: "roll", SLIDE: "slide", BLOCK: "block", DROP: "drop", COMBO: "combo"}
BYTES_A_LINE = 22
ANSWERS = ("pass", "spend")
COLOURS = "rygb"
KINDS = "csdt"


def do(record: Record, text: str) -> None:
    """Perform an action in a short notation that depends on the phase."""
    game = record.game
    words = text.split()
    action: dict[str, object] = {"do": DOES[game.phase]}
    if game.phase == START:
        action["col"] = int(text)
    elif game.phase == ROLL:
        action["dice"] = words
    elif game.phase == SLIDE:
        action["letter"] = text
    elif text == "pass":
        action["do"] = "pass"
    else:  # a cell is its row, its column and, in a drop, its digit
        action["cells"] = [
            [int(row), int(col), *digit] for row, col, *digit in (word.split(".") for word in words)
        ]
    record.apply(from_json(game, action))


def played(players: int, tiles: str, *actions: str) -> Record:
    """Return a game with these tiles for A to E after these actions."""
    record = Record(players, 1, [NAMES.index(name) for name in tiles.split()])
    for action in actions:
        do(record, action)
    return record


def solo() -> Record:
    """Return the first three rounds of a solo game."""
    return played(
        *(1, "I O L S T"),
        *("1", "4 4 4 2 I", "E", "0.3.2 0.4.4 0.5.4 0.6.4", "0.4 0.5 0.6"),
        *("* 6 7 7 T", "E", "E", "0.2.8 1.1.6 1.2.7 1.3.7", "1.1 1.2 0.2"),
        *("3 4 6 5 I", "E", "1.4 1.5 1.6 2.5", "0.0.6 1.0.5 2.0.4 3.0.3", "3.0 2.0 1.0 0.0"),
    )


def several() -> Record:
    """Return a game for two in which letter A of the first drops a block on the second."""
    return played(
        *(2, "V3 I O L S", "0", "0"),
        *(
            "4 4 4 2 I",
            "0.3.4 0.4.4 0.5.4 0.6.2",
            "0.3 0.4 0.5",
            "0.3.2 0.4.4 0.5.4 0.6.4",
            "0.4 0.5 0.6",
        ),
        *("5 6 7 2 O", "0.1.5 0.2.7 1.1.2 1.2.6", "pass", "0.1.5 0.2.6 1.1.2 1.2.7", "0.1 0.2 1.2"),
        *("* 2 3 5 L", "1.5 1.6 2.5"),
    )


def late() -> Record:
    """Return a solo game with all five consecutive values, the last by the final drop."""
    return played(
        *(1, "T O I S L"),
        *("0", "7 1 * 5 S", "E", "D", "0.1.0 0.2.7 1.0.5 1.1.1", "pass"),
        *("5 5 2 2 T", "E", "0.3.5 1.2.2 1.3.2 2.3.5", "0.1 1.1 1.2"),
        *("* * 7 3 S", "E", "D", "2.1.7 2.2.4 3.2.3 3.3.4", "pass"),
        *("4 6 3 7 O", "E", "0.4 0.5 0.6 1.4", "1.5.6 1.6.3 2.5.7 2.6.4", "pass"),
        *("1 4 4 1 L", "D", "2.4.4 3.4.4 3.5.1 3.6.1", "2.4 3.4 3.3"),
        *("4 * 6 1 L", "A", "3.1.2 4.1.1 4.2.4 4.3.6", "4.1 3.1 3.2 2.2 2.3"),
        *("4 6 2 5 I", "A", "2.0.6 3.0.5 4.0.4 5.0.2", "4.0 3.0 2.0 2.1"),
        *("5 2 4 7 L", "A", "4.4.7 4.5.2 4.6.5 5.6.4", "pass"),
        *("1 2 3 3 T", "A", "5.3.3 5.4.2 5.5.3 6.4.1", "pass"),
        *("4 4 7 6 *", "D", "5.1 5.2 6.2 6.3", "C", "6.5.4 6.6.4 7.5.6 7.6.7", "pass"),
        *("4 2 3 1 L", "C", "6.0.3 6.1.4 7.0.2 8.0.1", "pass"),
        *("* 5 4 1 T", "C", "7.1.3 7.2.4 7.3.1 8.2.5", "pass"),
        *(
            "* 6 * 6 S",
            "C",
            "8.3 8.4 8.5 8.6",
            "8.1.6 9.0.0 9.1.6 10.0.0",
            "9.0 8.0 7.0 7.1 7.2 8.2 8.1",
        ),
        *("7 * 6 1 L", "B", "9.2.5 9.3.6 9.4.7 10.4.1", "pass"),
        *("4 2 7 3 L", "B", "10.1.7 10.2.4 10.3.3 11.3.2", "11.3 10.3 10.2 9.2 9.3 9.4"),
    )


def dropped(players: int, jokers: bool, drops: str) -> drop_it.Record:
    """Return a game of Drop It after these drops.

    A drop is colour, kind, orientation and x, such as rc0.96.
    """
    record = drop_it.Record(players, jokers=jokers)
    for text in drops.split():
        if text in ANSWERS:
            record.apply(ANSWERS.index(text))
            continue
        o, x = text[2:].split(".")
        shape = FIRST[KINDS.index(text[1])] + int(o)
        record.apply(drop_action(shape, COLOURS.index(text[0]), int(x)))
    return record


def early_pile() -> drop_it.Record:
    """Return the first drops of a solo game."""
    return dropped(1, False, "rc0.80 gs0.96 yc0.108 gt7.64 bd6.96 yc0.92 yc0.40 bc0.124 rs0.124")


def joker() -> drop_it.Record:
    """Return a game of two after their first drops, the last of which uses a joker."""
    return dropped(2, True, "rc0.64 gs0.112 yd6.150 bt0.20 rt0.84 spend")


def last_piece() -> drop_it.Record:
    """Return a whole game of two, whose last piece reaches the highest level."""
    return dropped(
        2,
        True,
        "rc0.37 gt6.108 yd2.122 bs1.74 rs1.147 gd6.181 rt6.177 gt3.48 yd6.115 bt1.121 yc0.161"
        " bc0.68 rs0.100 gs4.137 rc0.145 pass gs3.97 rt3.47 gc0.29 pass rd1.189 gc0.176 ys2.14"
        " bs0.150 pass rd6.181 pass gc0.10 yt3.114 bt2.175 ys0.51 pass gd1.139 rc0.127 bd5.20"
        " yt7.32 bc0.98 pass yc0.101 pass bc0.126 yc0.184 pass bd0.96",
    )


GAMES: tuple[Callable[[], Record], ...] = (solo, several, late)
DROP_IT_GAMES: tuple[Callable[[], drop_it.Record], ...] = (early_pile, joker, last_piece)


def made() -> dict[str, list[bytes]]:
    """Return the lessons' games by the name of the game."""
    return {
        "number_drop": [make().to_bytes() for make in GAMES],
        "drop_it": [suspend(make()) for make in DROP_IT_GAMES],
    }


if __name__ == "__main__":
    for name, games in made().items():
        print(name)
        for data in games:
            for first in range(0, len(data), BYTES_A_LINE):
                print("   ", data[first : first + BYTES_A_LINE])
            print("   ,")
