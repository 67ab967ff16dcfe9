"""The games on this device, and what it asks of each.

This list alone names them. What the device knows of a game lies in the folder of the game's name.
Only the engine of the game that is on is in memory.

game.py, in memory while a game of it is on:

    NAME                            the game's name
    USERS                           modules of its folder that hold on to the engine
    Rules                           the course of a game, see below
    new(players, seed, variant)     a Record; `variant` is a number that the game reads as it likes
    put(log, record, action, count)    writes a choice into the log: see kept/storage.py
    settle(record)                  does what follows without a choice, as far as a log does not say
    undo(record)                    takes the latest choice back, and what followed from it

saved_game.py, for one use:

    from_bytes(data)                the Record that `to_bytes` made the bytes of
    put_away(record)                the game as bytes, while no engine of it is in memory,
    take_up(data)                   and the Record of those, sooner there than `from_bytes` would be
    from_seed(players, seed)        one in which nothing has been done; only if a seed can tell it
    seed_of(record)                 the bytes of that seed, none if a seed does not tell it all
    redo(log, record, version)      does the choice that the log says next: see kept/game_base.py
    is_sound(record)                whether what was redone is a game by the rules to its very end

facts.py, for one use, for what is asked where the game need not be on:

    HAS_CODES                       whether a code lets others play the same game
    HAS_LESSONS                     whether there is a tutorial: without one no lessons.py
    HAS_PRACTICE                    whether it acts on the setting of that name
    SCORES                          the kind of record that keeps its scores: see storage.py
    BLUE, MOST                      the scores to beat, and the most that counts
    ROOM, ROOM_PLAYER               codewords that the log of a game takes, and more for each player

lessons.py, for the tutorial (screens/tutorial.py):

    GAMES, LESSONS                  prepared games, and lessons that are steps of them
    replay(data)                    plays one of GAMES again: see engine/replay.py
    room(width, height)             where words stand beside the game
    is_high(game)                   whether they stand lower, since the game is about what is above
    is_meant(game, action, wanted)  whether an action will do for the one that is wanted
    difference(texts, screen, action, wanted)  what is wrong with one that will not, done there

statistics.py, for the totals of solo games (kept/statistics.py):

    AT, END                         where its totals begin and end: behind those of the games before
    SHIFT                           what makes no score negative
    is_of(result)                   whether a result is of this game: the highest bits are 00 in
                                    Number Drop's, 1 in Drop It's, and 01 and one's own in others'
    result_of(record)               the result of a finished solo game, 24 bits
    score_in(result)                the score in it, plus SHIFT
    count(totals, result)           adds up the rest of it
    rows(totals, texts)             lines for the screen, of its words on statistics

computer_player.py, for one thought:

    player(level)                   who plays a level of kept/seats.py's LEVELS, 0 for the strongest

screens/<name>.py, each with a class `Screen`: looked for here before in firmware/screens/. On few
keys few_<name>.py comes first. The screens that Rules name have to be here, and

    computer, hand_over, over, replay    the turns of the computer player, and so on
    play                            what the screens of a game in progress share, with the table

widgets/<name>.py: what these screens are drawn with. text/<language>.py: its words, with the topics
title, rules, help, tutorial, statistics, table: see words.py.
"""

import sys

from firmware.loader import borrow, load

# Each game's name, its folder, and the first byte of its games' bytes; the one first that the
# title offers first. A bundle may leave one out.
GAMES = (
    ("number_drop", "firmware.number_drop", 0xD2),
    ("drop_it", "firmware.drop_it", 0xB1),
)
# The game that a few bytes of a seed may stand for: none of them says which game it is.
OF_SEEDS = "number_drop"
NAMES = tuple([name for name, _, _ in GAMES])


def folder(name):
    """Return the package of a game."""
    for known, found, _ in GAMES:
        if known == name:
            return found
    raise ValueError("not a game that is on this device")


def named(name):
    """Return the module of a game, and unload the engine of any other one."""
    home = folder(name)
    module = sys.modules.get(home + ".game")
    if module is not None:
        return module
    homes = [other for _, other, _ in GAMES]
    for other in homes:
        if other + ".game" in sys.modules:
            from firmware.session import engines

            return engines.switch(home, homes)
    return load(home + ".game")


def forget(name):
    """Unload a game's engine, once nothing is left that is made of it."""
    from firmware.session import engines

    engines.unload_engine(folder(name))


def of(record):
    """Return the module of the game that a Record is of."""
    return named(name_of(record.bits.data))


def part(name, module):
    """Return a module of a game's folder, for one use."""
    return borrow(folder(name) + "." + module)


def facts(name):
    """Return the module with a game's facts, for one use."""
    return part(name, "facts")


def kept(name):
    """Return the module that knows how games are kept, for one use. ValueError if it is not here.

    What is in memory of another game goes first.
    """
    named(name)
    return part(name, "saved_game")


def name_of(data):
    """Return the name of the game that saved bytes are of, "" for none."""
    if len(data):
        for name, _, first in GAMES:
            if data[0] == first:
                return name
    return ""
