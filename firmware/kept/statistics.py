"""Statistics of solo games: three bytes a game, and all totals.

A result is one number, lowest byte first; what it says is for its game's own module to say,
statistics.py in its folder. The totals are

    1 byte    version
    34 bytes  Number Drop
    30 bytes  Drop It
    ...       further games: see scores_alone.py

of which a memory has as many as it has counted, and of each game, from its AT up to its END,

    2 bytes   games
    4 bytes   the sum of their scores, each plus the game's SHIFT, so that none is negative
    2 bytes   the best score plus SHIFT
    ...       what else it counts
"""

from engine.const import TYPE_CHECKING, const
from engine.store.records import APART, SUM
from firmware.games import NAMES, facts, folder, name_of
from firmware.kept import kept_game
from firmware.kept.numbers import increase, number
from firmware.loader import DOT, import_named, load_first

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from engine.store.journal import Journal
    from firmware.interfaces.game import Record, Statistics, StatisticsOf

RESULT_BYTES = const(3)
_VERSION = const(1)
_SUM = const(2)
_BEST = const(6)
_MOST_GAMES = const(65535)
_PLAIN = "firmware.kept.scores_alone"  # for games without a module of their own


def of_game(name: str) -> "Statistics":
    """Return a game's own module for one use, or its substitute."""
    own = load_first((folder(name) + DOT + "statistics", _PLAIN), import_named)
    if hasattr(own, "ScoresAlone"):
        return own.ScoresAlone(facts(name).SCORES)  # type: ignore[no-any-return]  # it is
    return own


def _parts() -> "list[Statistics]":
    return [of_game(name) for name in NAMES]


def result_of(record: "Record") -> bytes:
    """Return the result of a game as bytes.

    There are none of a game that does not count: only solo ones do.
    """
    if record.game.players > 1 or not record.game.is_over():
        return b""
    number = of_game(name_of(record.bits.data)).result_of(record)
    if not number:  # of a variant
        return b""
    return bytes((number & 0xFF, number >> 8 & 0xFF, number >> 16))


def new_totals(room: int = 0) -> bytearray:
    """Return totals of no games.

    They have room for the games on this device, and `room` bytes at least.
    """
    for own in _parts():
        room = max(room, own.END)
    totals = bytearray(room)
    totals[0] = _VERSION
    return totals


def settled(journal: "Journal") -> bytearray:
    """Return the totals of the games whose results a Journal keeps."""
    # Longer ones have games that this device has not got, and keep them.
    totals = new_totals(journal.read(SUM, b""))  # type: ignore[arg-type]  # its length alone
    journal.read(SUM, totals)
    if totals[0] != _VERSION:
        totals = new_totals()
    head = bytearray(kept_game.MOST_HEAD)
    parts = _parts()
    results = [b""]

    def take(length: int, log: int) -> None:
        """Count a result, once where its base was written again.

        Before it there may be an entry that the start took for void, at most twelve codewords. A
        game of the same end has taken many more, of which APART are enough.
        """
        result = bytes(kept_game.result_in(head))
        is_other = log >= APART or result != results[0]
        if is_other or not kept_game.may_repeat(head):
            add(totals, result, parts)
        results[0] = result

    journal.each_base(head, take)
    return totals


def add(totals: bytearray, result: bytes | bytearray, parts: "Sequence[Statistics]" = ()) -> None:
    """Add a game to the totals, unless they are full.

    `parts` are the games' own modules.
    """
    if len(result) < RESULT_BYTES:
        return
    packed = result[0] | result[1] << 8 | result[2] << 16
    for own in parts or _parts():
        if own.is_of(packed) and games(totals, own.AT) < _MOST_GAMES:
            at, score = own.AT, own.score_in(packed)
            increase(totals, at, 2, 1)
            increase(totals, at + _SUM, 4, score)
            increase(totals, at + _BEST, 2, max(0, score - number(totals, at + _BEST, 2)))
            own.count(totals, packed)


# --- what a screen shows: of a game's module only where its totals are, so it may be of any ---


def games(totals: bytearray, at: int) -> int:
    """Return how many of a game were finished, by its AT."""
    return number(totals, at, 2)


def best(totals: bytearray, own: "StatisticsOf[Any]") -> int:
    """Return the best score.

    `own` is the game's module. ValueError if there was no game.
    """
    if games(totals, own.AT) == 0:
        raise ValueError("no game was finished")
    return number(totals, own.AT + _BEST, 2) - own.SHIFT


def mean(totals: bytearray, own: "StatisticsOf[Any]") -> int:
    """Return the mean score, rounded to the nearest point.

    ValueError if there was no game.
    """
    count = games(totals, own.AT)
    if count == 0:
        raise ValueError("no game was finished")
    return (number(totals, own.AT + _SUM, 4) + count // 2) // count - own.SHIFT
