"""Which functions matches call, so that a test notices if a part of an engine is left out."""

import sys
from collections.abc import Collection, Iterable
from pathlib import Path
from types import FrameType
from typing import Any


def called_by(matches: Iterable[Any], played: Collection[Path]) -> set[str]:
    """Return the functions of the files `played` that matches call.

    Matches are played twice, since `sys.setprofile` reports every call.
    """
    codes = set()

    def note(frame: FrameType, event: str, _: object) -> None:
        if event == "call":
            codes.add(frame.f_code)

    before = sys.getprofile()
    sys.setprofile(note)
    try:
        for match in matches:
            match.play()
            match.make_replay()
            match.play_again()
    finally:
        sys.setprofile(before)
    return {code.co_qualname for code in codes if Path(code.co_filename) in played}
