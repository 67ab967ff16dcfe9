"""Statistics of solo games: three bytes per game, and the totals.

A result is one number, lowest byte first. games.py has the number of bits that belong to the game's
own module (statistics.py in its folder), and the prefix above them. The totals are

    1 byte    version
    ...       each game's totals, at the offset in games.py

and a memory only stores those of the games that it has counted. A game's totals, SIZE bytes, are:

    2 bytes   number of games
    4 bytes   sum of the scores, each plus the game's SHIFT, so that none is negative
    2 bytes   best score plus SHIFT
    ...       whatever else the game counts
"""

from engine.const import TYPE_CHECKING, const
from engine.store.records import APART, SUM
from firmware.games import NAMES, RESULT_BITS, RESULT_MARK, TOTALS, entry, folder, name_of
from firmware.kept import kept_game
from firmware.kept.numbers import increase, number
from firmware.memory.loader import DOT, first_of, import_named

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.store.journal import Journal
    from firmware.games import Entry
    from firmware.interfaces.game import OwnWords, Record, Statistics

    Part = tuple[Entry, Statistics]

RESULT_BYTES = const(3)
_VERSION = const(1)
_SUM = const(2)
_BEST = const(6)
_COUNTS = const(8)  # offset of whatever else the game counts
_MOST_GAMES = const(65535)
_PLAIN = "firmware.kept.scores_alone"  # for games without a statistics.py


def of_game(name: str) -> "Statistics":
    """Return a game's statistics.py or its substitute, for immediate use only."""
    own: Statistics = import_named(first_of((folder(name) + DOT + "statistics", _PLAIN)))
    return own


def totals_at(name: str) -> int:
    """Return the offset of a game's totals."""
    return entry(name)[TOTALS]


def part(name: str) -> "Part":
    """Return a game's row in games.py, and its statistics module."""
    return entry(name), of_game(name)


def _parts() -> "list[Part]":
    return [part(name) for name in NAMES]


def result_of(record: "Record") -> bytes:
    """Return the result of a game as bytes, or none if it does not count; only solo games do."""
    if record.game.players > 1 or not record.game.is_over():
        return b""
    game = entry(name_of(record.bits.data))
    number = of_game(game[0]).result_of(record)
    if number < 0:  # a variant
        return b""
    number |= game[RESULT_MARK] << game[RESULT_BITS]
    return bytes((number & 0xFF, number >> 8 & 0xFF, number >> 16))


def new_totals(room: int = 0) -> bytearray:
    """Return totals of no games: at least `room` bytes, and enough for all games on this device."""
    for game, own in _parts():
        room = max(room, game[TOTALS] + own.SIZE)
    totals = bytearray(room)
    totals[0] = _VERSION
    return totals


def settled(journal: "Journal", base: bytes = b"") -> bytearray:
    """Return the totals of the games whose results are in a Journal.

    With `base`, return what they will be once that LOG_BASE has been written.
    """
    # Longer totals include games that this device lacks, and are preserved.
    totals = new_totals(journal.read(SUM, b""))  # type: ignore[arg-type]  # length only
    journal.read(SUM, totals)
    if totals[0] != _VERSION:
        totals = new_totals()
    head = bytearray(kept_game.MOST_HEAD)
    parts = _parts()
    results = [b""]

    def take(length: int, log: int) -> None:
        """Count a result, but only once if its base was rewritten.

        The rewritten base may be preceded by an entry that the start considered void, at most
        twelve codewords. Another game with the same result takes many more; APART of them are
        enough.
        """
        result = bytes(kept_game.result_in(head))
        is_other = log >= APART or result != results[0]
        if is_other or not kept_game.may_repeat(head):
            add(totals, result, parts)
        results[0] = result

    log = journal.each_base(head, take)
    if base:
        head[:] = base[: len(head)]
        take(len(base), log)
    return totals


def add(totals: bytearray, result: bytes | bytearray, parts: "Iterable[Part]" = ()) -> None:
    """Add a game to the totals, unless they are full; `parts` are those of all games."""
    if len(result) < RESULT_BYTES:
        return
    packed = result[0] | result[1] << 8 | result[2] << 16
    for part in parts or _parts():
        game, own = part
        at, bits = game[TOTALS], game[RESULT_BITS]
        if packed >> bits == game[RESULT_MARK] and number(totals, at, 2) < _MOST_GAMES:
            packed &= (1 << bits) - 1
            score = own.score_in(packed)
            increase(totals, at, 2, 1)
            increase(totals, at + _SUM, 4, score)
            increase(totals, at + _BEST, 2, max(0, score - number(totals, at + _BEST, 2)))
            own.count(_counts(totals, part), packed)
            return


def _counts(totals: bytearray, part: "Part") -> memoryview:
    """Return the bytes that only the game's own module uses."""
    game, own = part
    return memoryview(totals)[game[TOTALS] + _COUNTS : game[TOTALS] + own.SIZE]


# --- what a screen shows of a game ---


def games(totals: bytearray, name: str) -> int:
    """Return the number of games finished."""
    return number(totals, totals_at(name), 2)


def best(totals: bytearray, part: "Part") -> int:
    """Return the best score; ValueError if no game was finished."""
    game, own = part
    if games(totals, game[0]) == 0:
        raise ValueError("no game was finished")
    return number(totals, game[TOTALS] + _BEST, 2) - own.SHIFT


def mean(totals: bytearray, part: "Part") -> int:
    """Return the mean score, rounded to the nearest point; ValueError if no game was finished."""
    game, own = part
    count = games(totals, game[0])
    if count == 0:
        raise ValueError("no game was finished")
    return (number(totals, game[TOTALS] + _SUM, 4) + count // 2) // count - own.SHIFT


def rows(totals: bytearray, part: "Part", texts: "OwnWords") -> list[tuple[str, list[str]]]:
    """Return the rows with whatever else the game counts."""
    game, own = part
    return own.rows(_counts(totals, part), games(totals, game[0]), texts)
