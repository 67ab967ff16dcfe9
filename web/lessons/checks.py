"""Looks whether an exercise is done, as sim/exercises does on the desktop.

What is still to do, and what there is to see, are lists: a name that
page/lessons/lesson-words.js has words for, and what stands in these. The pupil's
files are where a desktop has them.
"""

import json

from engine.const import TYPE_CHECKING
from web.lessons import guard

if TYPE_CHECKING:
    from typing import Any

THEME = LANGUAGE = "my"
GUEST = "zoe"

_OURS = ("light", "contrast")  # and the dark one
_LEAST_COLOURS = 4  # that no theme of ours has at that place
_LEAST_WORDS = 5
_WIDTH = 158  # pixels for the words of a menu on the smallest screens
_SHAPES = 10
_SEEDS = 40
_GAMES = 20


def check(number):
    """Return as JSON what is `todo`, or `seen`, and the `seed` of a game that shows it.

    What a mistake in the pupil's file raises goes up to the page.
    """
    guard.watch()
    told = {"todo": [], "seen": [], "seed": 7}
    _CHECKS[number](told)
    return json.dumps(told)


# --- a theme ---


def _theme(told):
    from firmware.loader import borrow
    from firmware.theme import DARK
    from sim.exercises import contrast

    todo = told["todo"]
    colours = getattr(borrow("firmware.themes." + THEME), "COLOURS", {})
    todo += [["noColour", part] for part in DARK if part not in colours]
    todo += [["noPart", part] for part in colours if part not in DARK]
    todo += [["isNoColour", part] for part in colours if not _is_colour(colours[part])]
    if todo:
        told["stop"] = True  # the game would stop at it
        return
    others = [DARK] + [borrow("firmware.themes." + name).COLOURS for name in _OURS]
    own = [part for part in colours if all(colours[part] != other[part] for other in others)]
    if len(own) < _LEAST_COLOURS:
        todo.append(["fewColours", len(own), _LEAST_COLOURS])
    todo += [["unreadable"] + list(pair) for pair in contrast.too_near(colours)]


def _is_colour(value):
    return isinstance(value, int) and 0 <= value <= 0xFFFFFF


# --- a language ---


def _language(told):
    from firmware.loader import borrow
    from firmware.widgets import font

    todo = told["todo"]
    mine, english = [_words(borrow("firmware.text." + name)) for name in (LANGUAGE, "en")]
    todo += [["noWord", word] for word in sorted(mine) if word not in english]
    changed = [w for w in sorted(mine) if w in english and mine[w] != english[w] and w != "ACCENTS"]
    font.use_accents(mine.get("ACCENTS", False))
    for word in changed:
        _see_word(word, mine[word], english[word], told)
    font.use_accents(False)
    if len(changed) < _LEAST_WORDS:
        todo.append(["fewWords", len(changed), _LEAST_WORDS])


def _words(module):
    """Return all words of a language by their names, topic and all."""
    found = {}
    for name in dir(module):
        value = getattr(module, name)
        if isinstance(value, type):
            for word in dir(value):
                if word.isupper():
                    found[name + "." + word] = getattr(value, word)
        elif name.isupper():
            found[name] = value
    return found


def _see_word(word, value, model, told):
    if type(value) is not type(model) or (isinstance(model, tuple) and len(value) != len(model)):
        told["todo"].append(["form", word, repr(model)])
        told["stop"] = True
        return
    from firmware.widgets import font

    unknown_glyph = font.SMALL.source("\u25a1")
    for text in _texts(value):
        unknown = [x for x in text if x != " " and font.SMALL.source(x) == unknown_glyph]
        if unknown:
            told["todo"].append(["letters", word, " ".join(unknown)])
        elif font.SMALL.width(text) > _WIDTH:
            told["todo"].append(["long", word])


def _texts(value):
    if isinstance(value, tuple):
        return [text for part in value for text in _texts(part)]
    return [value] if isinstance(value, str) else []


# --- a block tile ---


def _tile(told):
    from engine.number_drop import shapes
    from engine.number_drop.game import Game

    wrong = _wrong_art(shapes, _SHAPES)
    if wrong:
        told["todo"].append(wrong)
        told["stop"] = True
        return
    seeds = [seed for seed in range(_SEEDS) if _SHAPES in list(Game(2, seed).tiles)]
    told["seed"] = seeds[0]
    told["seen"].append(["dealt", shapes.NAMES[_SHAPES], len(seeds), _SEEDS])


def _wrong_art(shapes, shape):
    if shapes.NAMES[shape] in shapes.NAMES[:shape]:
        return ["sameName", shapes.NAMES[shape]]
    first = shapes.FIRST[shape]
    if shapes.SHAPE[first] != shape:
        return ["sameShape", shapes.NAMES[shapes.SHAPE[first]]]
    size = shapes.SIZE[first]
    if not 3 <= size <= shapes.MOST_CELLS:
        return ["size", size]
    if max(shapes.WIDE[first], shapes.TALL[first]) > 4:
        return ["line"]
    cells = set(shapes.OFFSETS[first * shapes.MOST_CELLS :][:size])
    reached, more = set(), {min(cells)}
    while more:
        reached |= more
        more = {cell + step for cell in more for step in (1, -1, 8, -8)} & (cells - reached)
    return [] if reached == cells else ["apart"]


# --- a computer player ---


def _player(told):
    from firmware.loader import borrow

    choose = getattr(borrow("firmware.guests." + GUEST), "choose", None)
    if choose is None:
        told["todo"].append(["noChoose"])
        told["stop"] = True
        return
    won = lost = points = rivals = 0
    for seed in range(_GAMES):
        seat = seed % 2  # the guest sits first in every second game
        scores = _game(choose, seat, seed, told)
        if scores is None:
            return
        won += scores[seat] > scores[1 - seat]
        lost += scores[seat] < scores[1 - seat]
        points += scores[seat]
        rivals += scores[1 - seat]
    told["seen"].append(["games", won, lost, _GAMES, points // _GAMES, rivals // _GAMES])
    told["seen"].append(["beaten" if won > lost else "notBeaten"])


def _game(choose, seat, seed, told):
    """Return both scores of a game, None if the guest does what is not legal."""
    from engine.number_drop.bot import Bot
    from engine.number_drop.game import Game
    from engine.number_drop.legal import Legal
    from engine.number_drop.table import ROLL

    game, ben = Game(2, seed), Bot(0)
    legal: Any = Legal(game)
    while not game.is_over():
        if game.phase == ROLL:
            game.apply(game.chance())
            continue
        action = choose(game, legal) if game.player == seat else ben.choose(game)
        if not isinstance(action, int) or not game.is_legal(action):
            told["todo"].append(["illegal", repr(action), seed])
            told["stop"] = True
            return None
        game.apply(action)
    return game.score(0), game.score(1)


_CHECKS = {1: _theme, 2: _language, 4: _tile, 5: _player}
