"""The line of JSON that tells how a run ended."""

import json
from typing import TYPE_CHECKING, Any

from sim import states

if TYPE_CHECKING:
    from sim.display import Display


def dump(app: Any, display: "Display") -> str:
    """Return the line that `--dump` prints: where the app stands, and what it took to get there."""
    record = app.record
    report = {
        "screen": app.screen.name,
        "language": app.language,
        "game": None if record is None else states.state(record.game),
        "log": None if record is None else states.log(record),
        "scores": {},  # the handheld keeps no high scores yet
        "keys": app.presses,
        "frames": display.frames,
        "pixels": display.pixels_sent,
    }
    return json.dumps(report)
