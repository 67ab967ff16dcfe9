"""The games: what the firmware knows of each is in the modules here that begin with its name.

The module of that name, here while a game of it is on, has

    Rules                           the course of a game, its screens and variant: see course.py
    new(players, seed, variant)     a Record; `variant` is a number that the game reads as it likes
    put(log, record, action, count)    writes a choice into the log: see storage.py
    settle(record), undo(record)    see turns.py

and <name>_kept, which is borrowed:

    from_bytes(data)                the Record that `to_bytes` made the bytes of
    put_away(record)                the game as bytes, while no engine of it is in memory,
    take_up(data)                   and the Record of those, sooner there than `from_bytes` would be
    from_seed(players, seed)        one in which nothing has been done
    seed_of(record)                 the bytes of that seed, none if a seed does not tell it all
    redo(log, record, version)      does the choice that the log says next: see beginning.py
    is_sound(record)                whether what was redone is a game by the rules to its very end

and <name>_facts, borrowed too, for what is asked where the game need not be on:

    PREFIX, SCREENS                 before the names of its own words, and of those of screens/
    FEW                             screens that few keys have in screens/few_<name>.py
    HAS_CODES                       whether a code lets others play the same game
    HAS_PRACTICE                    whether it acts on the setting of that name
    SCORES, BLUE, MOST              how its scores are kept, which are to beat, the most that counts
    ROOM, ROOM_PLAYER               codewords that the log of a game takes, and more for each player

and <name>_lessons, for the tutorial (screens/tutorial.py):

    GAMES, LESSONS                  prepared games, and lessons that are steps of them
    replay(data)                    plays one of GAMES again: see engine/replay.py
    room(width, height)             where words stand beside the game
    is_high(game)                   whether they stand lower, since the game is about what is above
    is_meant(game, action, wanted)  whether an action will do for the one that is wanted
    difference(texts, screen, action, wanted)  what is wrong with one that will not, done there

and <name>_tally, for the statistics (tally.py):

    AT, SHIFT                       where its totals begin, and what makes no score negative
    is_of(result)                   whether a result is of this game
    result_of(record)               the result of a finished solo game, 24 bits
    score_in(result)                the score in it, plus SHIFT
    count(totals, result)           adds up the rest of it
    rows(totals, texts)             lines for the screen, of words from text/tally

A further game is these modules, its name and its first byte here, and its screens and words.
Only the engine of the game that is on is in memory.
"""

import sys

from firmware.loader import borrow, load

# Those on this device, the one first that it offers first; a bundle may leave one out.
NAMES = ("number_drop", "drop_it")
NUMBER_DROP = "number_drop"
# The first byte of a game's bytes says which game it is.
_BY_FIRST_BYTE = {0xD2: NUMBER_DROP, 0xB1: "drop_it"}


def named(name):
    """Return the module of a game, and let go of the other game's engine."""
    module = sys.modules.get("firmware.games." + name)
    if module is not None:
        return module
    for other in NAMES:
        if "firmware.games." + other in sys.modules:
            return borrow("games.switching").switch(name)
    return load("games." + name)


def forget(name):
    """Let go of a game's engine, once nothing is left that is made of it."""
    borrow("games.switching").let_go(name)


def of(record):
    """Return the module of the game that a Record is of."""
    return named(name_of(record.bits.data))


def facts(name):
    """Return the module with a game's facts, for one use."""
    return borrow("games." + name + "_facts")


def kept(name):
    """Return the module that knows how games are kept, for one use. ValueError if it is not here.

    What is in memory of the other game goes first.
    """
    if name not in NAMES:
        raise ValueError("not a game that is on this device")
    named(name)
    return borrow("games." + name + "_kept")


def name_of(data):
    """Return the name of the game that saved bytes are of, "" for none."""
    return _BY_FIRST_BYTE.get(data[0], "") if len(data) else ""
