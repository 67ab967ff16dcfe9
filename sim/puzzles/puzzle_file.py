"""The files in puzzles/: one puzzle per line, as a JSON object.

firmware/session/puzzle_session.py reads them on a board.
"""

import json
from dataclasses import dataclass
from typing import Any

from firmware import games
from sim.project import ROOT

FOLDER = ROOT / "puzzles"


class PuzzleError(ValueError):
    """A puzzle that cannot be played; the message is one line that says why."""


@dataclass(frozen=True)
class Description:
    """A puzzle as a file describes it."""

    game: bytes  # a whole game, in the format of docs/STORAGE.md
    goal: str  # one of GOALS in the game's puzzle.py
    value: int
    steps: int  # the fewest choices that reach the goal
    pieces: str = ""  # in Drop It, those to drop: see its puzzle.py

    @property
    def name(self) -> str:
        """The name of its game."""
        return games.name_of(self.game)

    def begin(self) -> tuple[Any, Any]:
        """Return the game's Record, and its Puzzle; PuzzleError if the game has no such puzzle."""
        try:
            if not self.name:
                raise ValueError("not a saved game")
            record: Any = games.saved_game(self.name).from_bytes(self.game)
            module = games.load_module(self.name, "puzzle")
            return record, module.Puzzle(record.game, self.goal, self.value, self.pieces)
        except (ValueError, IndexError) as mistake:
            raise PuzzleError(f"no such puzzle: {mistake}") from mistake

    def line(self) -> str:
        """Return the puzzle as a line of JSON."""
        said: dict[str, object] = {
            "game": self.game.hex(),
            "goal": self.goal,
            "value": self.value,
            "steps": self.steps,
        }
        if self.pieces:
            said["pieces"] = self.pieces
        return json.dumps(said, separators=(",", ":"))


def read(text: str) -> Description:
    """Return the puzzle that a JSON text describes; PuzzleError says what is wrong with it."""
    try:
        said = json.loads(text)
        return Description(
            bytes.fromhex(said["game"]),
            str(said["goal"]),
            int(said["value"]),
            int(said.get("steps", 0)),
            str(said.get("pieces", "")),
        )
    except KeyError as mistake:
        raise PuzzleError(f"has no {mistake}") from mistake
    except (ValueError, TypeError, AttributeError) as mistake:
        raise PuzzleError(f"not a puzzle: {mistake}") from mistake


def shipped(name: str) -> list[Description]:
    """Return the puzzles of a game that the drive contains."""
    lines = (FOLDER / f"{name}.jsonl").read_text("utf-8").splitlines()
    return [read(line) for line in lines]
