"""Parses and writes game links: `seed=7`, or `game=drop_it&players=3&variant=8`.

It runs in the page's MicroPython.
"""

from engine.const import TYPE_CHECKING
from firmware import games
from firmware.drop_it.facts import EDGE_MASK, EDGES, JOKERS, KINDS_OF_EDGES
from firmware.kept import calendar
from firmware.session import seeds

if TYPE_CHECKING:
    from firmware.interfaces.game import Record, SeededGame

_DIGITS = "0123456789"
_LONGEST = 32  # digits or letters of a value
_MOST_SEED = (1 << seeds.HOUSE + 3) - 1  # with house rules
_DATE = (2127, 12, 31)  # the latest year, month and day


def game_of(name: str, seed: str, players: str, variant: str) -> tuple[str, int | None, int, int]:
    """Return what a link names: game, seed, number of players, variant.

    Each argument is a string, "" if the link does not have it: the default is the first game, any
    seed, one player and no variant. A seed is a number or a code of letters; None is returned for
    any. Drop It has no seeds, since nothing in it is random. Number Drop has no variants: its house
    rules are part of the seed (firmware/session/seeds.py). `text_of` writes a seed as a number, as
    a code that consists of digits cannot be told from one.
    Raises ValueError if there is no such game, with the name of the page's message about it.
    """
    name = name or games.NAMES[0]
    if name not in games.NAMES:
        raise ValueError("noSuchGame")
    facts = games.facts(name)
    if seed and not facts.HAS_CODES:
        raise ValueError("noSeeds")
    if variant.strip("0") and facts.HAS_CODES:
        raise ValueError("noVariants")
    count = _number(players, facts.MOST_PLAYERS, "noSuchPlayers") if players else 1
    if count < 1:
        raise ValueError("noSuchPlayers")
    kind = _number(variant, JOKERS * 2 - 1, "noSuchVariant") if variant else 0
    if kind // EDGES & EDGE_MASK >= KINDS_OF_EDGES:
        raise ValueError("noSuchVariant")
    return name, _seed(seed) if seed else None, count, kind


def day_of(text: str) -> int:
    """Return the seed of a day's game, such as that of 2026-12-24; "" is today.

    Raises ValueError as `game_of` does.
    """
    if not text:
        return seeds.today()
    parts = text.split("-")
    if len(parts) != len(_DATE):
        raise ValueError("noSuchDay")
    numbers = [_number(parts[at] or "0", _DATE[at], "noSuchDay") for at in range(len(_DATE))]
    seed = seeds.daily_seed(calendar.pack(*numbers))
    if not seeds.is_daily(seed):
        raise ValueError("noSuchDay")
    return seed


def text_of(record: "Record", variant: int) -> str:
    """Return the link text that starts a Record's game again."""
    name = games.name_of(record.bits.data)
    has_seed = games.facts(name).HAS_CODES
    parts = [] if has_seed and name == games.NAMES[0] else ["game=" + name]
    if has_seed:
        game: "SeededGame" = record.game  # type: ignore[assignment]  # see HAS_CODES
        parts.append("seed=" + str(seeds.seed_in(game)))
    if record.game.players > 1:
        parts.append("players=" + str(record.game.players))
    if variant and not has_seed:  # else it is part of the seed
        parts.append("variant=" + str(variant))
    return "&".join(parts)


def _number(text: str, most: int, fault: str) -> int:
    """Return a number written in digits; ValueError(fault) if it is malformed or exceeds `most`."""
    if len(text) > _LONGEST or not all(character in _DIGITS for character in text):
        raise ValueError(fault)
    number = int(text)
    if number > most:
        raise ValueError(fault)
    return number


def _seed(text: str) -> int:
    """Return the seed given as a number or as a code of letters; ValueError if it is neither."""
    is_code = (
        len(text) in (seeds.SHORT, seeds.LENGTH) and text[0] == "0"
    )  # a code may consist of digits only
    if not is_code and all(character in _DIGITS for character in text):
        return _number(text, _MOST_SEED, "noSuchSeed")
    seed = seeds.seed_of(text)
    if seed < 0:
        raise ValueError("noSuchSeed")
    return seed
