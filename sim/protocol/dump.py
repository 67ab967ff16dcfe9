"""The line of JSON that describes the end of a run."""

import json
from typing import TYPE_CHECKING, Any

from firmware.games import name_of
from firmware.kept import calendar, ranks
from firmware.kept.scores import Scores
from firmware.session import marks
from sim.protocol import games
from sim.protocol.json_checks import Json

if TYPE_CHECKING:
    from firmware.app import App
    from sim.board.display import Display


def dump(app: "App", display: "Display") -> str:
    """Return the line that `--dump` prints: the app's state, and what it took to get there."""
    home = app.session.main_session
    record = home.record
    game = "" if record is None else name_of(record.bits.data)
    is_told = game in games.names()
    report = {
        "screen": app.navigator.screen.name,
        "language": app.language,
        "game": games.module(game, "states").state(record.game) if is_told else None,
        "log": games.module(game, "actions").log(record) if is_told else None,
        "scores": high_scores(Scores(home.storage, home.offered)),
        "keys": app.input.presses,
        "frames": display.frames,
        "pixels": display.pixels_sent,
    }
    return json.dumps(report)


def high_scores(board: Any) -> list[Json]:
    """Return an entry for each rank, best first, with the blue score and the pink one, if any.

    A pink score has `undo`, `hints` and `strict`, which say how it was played, and its `date` is
    null if the board had no clock.
    """
    return [
        {
            "rank": rank,
            "blue_name": name,
            "blue": board.blue[rank - 1],
            "pink": _pink(board, rank) if board.score(rank) else None,
        }
        for rank, name in enumerate(ranks.NAMES, 1)
    ]


def _pink(board: Any, rank: int) -> Json:
    how = board.marks(rank)
    return {
        "name": board.name(rank),
        "score": board.score(rank),
        "date": calendar.text(board.date(rank)) or None,
        "undo": how & marks.UNDO != 0,
        "hints": how & marks.HINT != 0,
        "strict": how & marks.STRICT != 0,
    }
