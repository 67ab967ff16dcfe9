"""The game that a link begins, and back: `seed=7`, or `game=drop_it&players=3&variant=8`.

It runs in the page's MicroPython.
"""

from engine.const import TYPE_CHECKING
from firmware import games
from firmware.drop_it.facts import EDGE_MASK, EDGES, JOKERS, KINDS_OF_EDGES
from firmware.session import seeds

if TYPE_CHECKING:
    from firmware.interfaces.game import Record, SeededGame

_DIGITS = "0123456789"
_LONGEST = 32  # digits or letters of what is named
_MOST_SEED = (1 << 32) - 1


def game_of(name: str, seed: str, players: str, variant: str) -> tuple[str, int | None, int, int]:
    """Return what a link names: name, seed, players, variant.

    ValueError if there is no such game. Each is a text, "" for what it does not name: the first
    game, any seed, one player, no variant. A seed is a number or a code of letters; the one
    returned is None for any. Of Drop It there is none to name, since nothing in it is random; and
    Number Drop has no variants.
    """
    name = name or games.NAMES[0]
    if name not in games.NAMES:
        raise ValueError("no such game")
    facts = games.facts(name)
    count = _number(players, facts.MOST_PLAYERS) if players else 1
    if count < 1:
        raise ValueError("nobody plays")
    kind = _number(variant, 0 if facts.HAS_CODES else JOKERS * 2 - 1) if variant else 0
    if kind // EDGES & EDGE_MASK >= KINDS_OF_EDGES:
        raise ValueError("no such edges")
    return name, _seed(seed) if seed and facts.HAS_CODES else None, count, kind


def text_of(record: "Record", variant: int) -> str:
    """Return what begins a Record's game once more."""
    name = games.name_of(record.bits.data)
    has_seed = games.facts(name).HAS_CODES
    parts = [] if has_seed and name == games.NAMES[0] else ["game=" + name]
    if has_seed:
        game: "SeededGame" = record.game  # type: ignore[assignment]  # see HAS_CODES
        parts.append("seed=" + str(seeds.seed_in(game)))
    if record.game.players > 1:
        parts.append("players=" + str(record.game.players))
    if variant:
        parts.append("variant=" + str(variant))
    return "&".join(parts)


def _number(text: str, most: int) -> int:
    """Return the number that digits mean, at most `most`; else ValueError."""
    if len(text) > _LONGEST or not all(character in _DIGITS for character in text):
        raise ValueError("not a number")
    number = int(text)
    if number > most:
        raise ValueError("too much")
    return number


def _seed(text: str) -> int:
    """Return the seed that a number or a code of letters means.

    ValueError if it means none.
    """
    is_code = len(text) == seeds.LENGTH and text[0] == "0"  # all of its letters may be digits
    if not is_code and all(character in _DIGITS for character in text):
        return _number(text, _MOST_SEED)
    seed = seeds.seed_of(text)
    if seed < 0:
        raise ValueError("not a code")
    return seed
