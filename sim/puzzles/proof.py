"""Plays a puzzle in every way, to prove how few choices solve it, and how hard that is.

In Number Drop it tries every legal choice. In Drop It it tries the drops that any board's keys can
make, which move a piece by eight units at a time.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from engine.drop_it.actions import drop_action
from engine.drop_it.board import WIDTH
from engine.drop_it.fall import clamped
from engine.drop_it.pieces import COLOURS, FIRST, KINDS, TURNS
from engine.number_drop.combos import PASS
from engine.number_drop.legal import Legal
from engine.number_drop.table import BLOCK, COMBO, SLIDE
from firmware.number_drop import forced_choices
from sim.puzzles.puzzle_file import Description, PuzzleError

_ACROSS = 8  # units


@dataclass
class Proof:
    """What playing every line of a puzzle has found."""

    lines: int = 0
    solved: Counter[int] = field(default_factory=Counter)  # solving lines by number of choices
    solution: tuple[int, ...] = ()  # the first of the shortest

    @property
    def steps(self) -> int:
        """The fewest choices that solve it, 0 if none do."""
        return min(self.solved, default=0)

    @property
    def share(self) -> float:
        """The share of lines that solve it."""
        return self.solved.total() / self.lines if self.lines else 0.0


class NumberDropLines:
    """The choices and states of a round of Number Drop."""

    def __init__(self, game: Any) -> None:
        self._game = game
        self._legal = Legal(game)

    def choices(self) -> list[int]:
        """Return the legal choices."""
        return [self._legal.nth(index) for index in range(self._legal.count())]

    def lazy(self) -> list[int]:
        """Return the lazy choices: the first one, or the last."""
        return [self._legal.nth(0), self._legal.nth(self._legal.count() - 1)]

    def take(self, action: int) -> None:
        """Take a choice, and the forced pass after it, as the device does."""
        self._game.apply(action)  # which traces a combo first
        if self._game.phase == COMBO and forced_choices.is_forced(self._game):
            self._game.apply_legal(PASS)

    def save(self) -> bytearray:
        """Return the state."""
        saved = bytearray(self._game.saved_size())
        self._game.save_into(saved)
        return saved

    def load(self, saved: bytearray) -> None:
        """Restore a state."""
        self._game.load_from(saved)

    def key(self) -> bytes:
        """Return what the rest of the round depends on: after the slides, not on the tiles."""
        game = self._game
        tiles = bytes(game.notches) if game.phase in (SLIDE, BLOCK) else b""
        return bytes((game.phase, game.slides, game.letter)) + tiles + bytes(game.sheets[0].bytes)


class DropItLines:
    """The same for the last pieces of a game of Drop It."""

    def __init__(self, game: Any) -> None:
        self._game = game

    def choices(self) -> list[int]:
        """Return the drops that keys can make."""
        board = self._game.board
        start = board.x(board.count - 1) if board.count else WIDTH // 2
        return [
            drop_action(shape, piece // KINDS, x)
            for piece in range(COLOURS * KINDS)
            if self._game.left(0, piece // KINDS, piece % KINDS)
            for shape in range(FIRST[piece % KINDS], FIRST[piece % KINDS] + TURNS[piece % KINDS])
            for x in _places(shape, start)
        ]

    def take(self, action: int) -> None:
        """Take a choice."""
        self._game.fall._drop = -1  # it is known for the board as it was
        self._game.apply_legal(action)

    def lazy(self) -> list[int]:
        """Return the lazy choices: the first one, and the piece in hand as it is."""
        colour, kind = divmod(next(i for i in range(16) if self._game.hands[i]), KINDS)
        board = self._game.board
        start = board.x(board.count - 1) if board.count else WIDTH // 2
        return [self.choices()[0], drop_action(FIRST[kind], colour, start)]

    def save(self) -> tuple[Any, ...]:
        """Return the state."""
        game = self._game
        return game.board.count, game.board.pieces[:], game.hands[:], game.scores[:], game.phase

    def load(self, saved: tuple[Any, ...]) -> None:
        """Restore a state."""
        game = self._game
        game.board.count, pieces, hands, scores, game.phase = saved
        game.board.pieces[:] = pieces
        game.hands[:] = hands
        game.scores[:] = scores

    def key(self) -> bytes:
        """Return what the rest depends on."""
        return bytes(self._game.board.pieces) + bytes(self._game.hands)


def _places(shape: int, start: int) -> list[int]:
    first = clamped(shape, start)
    return sorted({clamped(shape, first + step) for step in range(-WIDTH, WIDTH + 1, _ACROSS)})


LINES: dict[str, type[NumberDropLines] | type[DropItLines]]
LINES = {"number_drop": NumberDropLines, "drop_it": DropItLines}


def ends(name: str, state: Any, goal: Any) -> Iterator[tuple[tuple[int, ...], int]]:
    """Yield each end of a puzzle: a line of choices, and how many lines are like it.

    `state` is the Game, and `goal` its Puzzle; both are in the state that the line leads to.
    Shorter lines come first, and states that make no difference are played on only once.
    """
    game: Any = LINES[name](state)
    level = [((), 1, game.save(), dict(vars(goal)))]
    while level:
        later: dict[bytes, Any] = {}
        for line, count, saved, judged in level:
            game.load(saved)
            for action in game.choices():
                game.load(saved)
                vars(goal).update(judged)
                game.take(action)
                taken = (*line, action)
                if goal.is_solved() or goal.is_over():
                    yield taken, count
                    continue
                key = game.key()
                if key in later:
                    same, known, *rest = later[key]
                    later[key] = (same, known + count, *rest)
                else:
                    later[key] = (taken, count, game.save(), dict(vars(goal)))
        level = list(later.values())


def is_trivial(puzzle: Description) -> bool:
    """Return whether the same lazy choice, every time, solves a puzzle."""
    for which in range(2):
        record, goal = puzzle.begin()
        lines = LINES[puzzle.name](record.game)
        while not goal.is_solved() and not goal.is_over():
            lines.take(lines.lazy()[which])
        if goal.is_solved():
            return True
    return False


def prove(puzzle: Description, is_quick: bool = False) -> Proof:
    """Return the proof of a puzzle; PuzzleError if it is solved already, or cannot be solved.

    If it `is_quick`, the first solution, which is one of the shortest, ends it.
    """
    record, goal = puzzle.begin()
    if goal.is_solved():
        raise PuzzleError("solved already")
    found = Proof()
    for line, count in ends(puzzle.name, record.game, goal):
        found.lines += count
        if goal.is_solved():
            if not found.solved:
                found.solution = line
            found.solved[len(line)] += count
            if is_quick:
                break
    if not found.solved:
        raise PuzzleError("cannot be solved")
    return found
