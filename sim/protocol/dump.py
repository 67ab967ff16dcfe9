"""The line of JSON that tells how a run ended."""

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
    """Return the line that `--dump` prints.

    It says where the app stands, and what it took to get there.
    """
    home = app.session.home
    record = home.record
    game = "" if record is None else name_of(record.bits.data)
    is_told = game in games.told()
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
    """Return a line for each rank, best first.

    It has the blue score, and the pink one beside it, if any. A pink one has `undo`, `hints` and
    `strict`, which say how it was played, and as `date` null where the board had no clock.
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
