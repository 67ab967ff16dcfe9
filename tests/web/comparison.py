"""`python -m tests.web.comparison [board ...]`: do the stand-ins draw what Blinka draws?

Compares every scene of the gallery in every language, on the named boards or on all.
"""

import binascii
import json
import sys
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

import sim.blinka  # noqa: F401 - sets Blinka up before the scenes import displayio
from sim import command_line, languages
from sim.board import board_files
from tests.bench import heap
from tests.firmware.handheld import held
from tests.firmware.scenes import SCENES
from tests.vm import machine
from tests.web.described import Description

HERE = Path(__file__).parent


def main(names: Sequence[str]) -> int:
    """Compare all scenes on the named boards, or on all; return the exit code."""
    unknown = [name for name in names if name not in board_files.names()]
    if unknown:
        print(
            f"no board {unknown[0]!r}: there are {', '.join(board_files.names())}", file=sys.stderr
        )
        return 2
    wrong = 0
    for board in names or board_files.names():
        for language in languages.names():
            found = different(board, language, SCENES)
            wrong += len(found)
            text = f"{', '.join(found)} differ" if found else f"{len(SCENES)} screens are the same"
            print(f"{board} {language}: {text}", flush=True)
    return 1 if wrong else 0


def different(board: str, language: str, names: Iterable[str]) -> list[str]:
    """Return which of the named scenes the stand-ins draw differently from Blinka."""
    calls, wanted = [], {}
    with held(board, language):
        for name in names:
            device = SCENES[name]()
            device.step()
            call, wanted[name] = _as_call(device.display)
            calls.append(call)
    found = draw(calls)
    return [name for name, drawn in zip(wanted, found, strict=True) if drawn != wanted[name]]


def _as_call(display: Any) -> tuple[str, int]:
    """Return the call of drawn.py that draws what a display shows, and the digest of its pixels."""
    described = repr(json.dumps(Description(display.root_group).told))
    call = f"draw_described(json.loads({described}), *{display.panel}, {display.is_mono})"
    return call, binascii.crc32(display.pixels)


@lru_cache(maxsize=None)
def files() -> dict[str, str | bytes]:
    """Return the stand-ins, and the modules that draw with them."""
    drawing = [*heap.STAND_INS.glob("*.py"), HERE / "drawn.py", HERE / "random_scene.py"]
    return {path.name: path.read_bytes() for path in drawing} | machine.engine_files()


def draw(calls: list[str], sources: Mapping[str, str | bytes] | None = None) -> list[Any]:
    """Return the results of calls to drawn.py, such as `f(1)`, in the machine."""
    scripts = ["import json, drawn"]
    scripts += [f"print(json.dumps(drawn.{call}))" for call in calls]
    outputs = machine.run_each(scripts, sources or files(), timeout_seconds=600)
    return [json.loads(output) for output in outputs if output]


if __name__ == "__main__":
    command_line.run(main, "web-check")
