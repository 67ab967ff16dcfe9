"""The workshop's page: the page, and a panel to do exercises in.

It has the sources of a drive, too, so that what a pupil makes can be taken home on a board that has
the memory to compile them: a Pico 2. For others a desktop bundles the pupil's files. So it is
larger, and a file of its own. The app does not keep it for use without a network: it is one file,
to be saved or put on a stick.
"""

import json
import re
from pathlib import Path

from sim.bundler import pipeline
from sim.project import ROOT
from web.page_text import PAGE_SOURCES, PROGRAM, SCRIPTS, STYLES, files, joined, packed_files, page
from web.page_text import script as script_of

NAME = "workshop.html"
MOST = 1_700_000, 800_000  # bytes, and gzipped
# Beside the page's own: what looks at a pupil's file, and paints a pupil's tile.
LESSONS = (
    "web/lessons/guard.py",
    "web/lessons/checks.py",
    "web/lessons/start.py",
    "web/lessons/atlases.py",
    "sim/exercises/faults/contrast.py",
    "sim/exercises/faults/language.py",
    "sim/exercises/faults/match.py",
    "sim/exercises/faults/theme.py",
    "sim/exercises/faults/tile.py",
    "sim/atlas/encoding.py",
    "sim/atlas/low_panel.py",
    "sim/atlas/low_side.py",
    "sim/atlas/painter.py",
    "sim/atlas/tiles.py",
    "sim/bundler/checks/theme_parts.py",
)
_PANEL = tuple(
    f"lessons/{name}"
    for name in (
        *("lesson-words", "exercises", "work", "checker"),
        *("zip", "indent", "printed", "panel"),
    )
)
_WORKER = ("machine", "lessons/printed", "lessons/worker")
_BOARDS = {"colour": "raspberry_pi_pico", "mono": "raspberry_pi_pico_mono"}  # as panel.js has them
_PLACE = Path("boards", "raspberry_pi_pico.py")
# With a Pico's pins, and more memory.
_ALIKE = tuple(Path("boards", f"raspberry_pi_{board}.py") for board in ("pico2", "pico2_w"))
_EXAMPLE = ROOT / "docs" / "workshop.md"
_MAY_LOAD = "img-src blob: data:; worker-src blob:;"
_LANGUAGE = '''"""My own language."""


class menus:
    CONTINUE = "CONTINUE"
    SOLO_GAME = "SOLO GAME"
    MORE = "MORE"
    SETTINGS = "SETTINGS"
    HOW_TO_PLAY = "HOW TO PLAY"
'''
_TILE = "##\n##\n"


def whole() -> str:
    """Return the page. Raises FileNotFoundError as web.page_text.page does."""
    others = {
        "kept": "number-drop.workshop.",
        "edition": "workshop",
        "style": joined((*STYLES, "lessons/lessons"), "css"),
        "script": script_of((*SCRIPTS[:-1], *_PANEL, SCRIPTS[-1])),
        "files": packed_files(files((*PROGRAM, *LESSONS))),
        "panel": "\n".join(
            (
                (PAGE_SOURCES / "lessons" / "panel.html").read_text("utf-8"),
                _data("lesson-worker", script_of(_WORKER)),
                _data("lesson-starts", json.dumps(starts())),
                _data("lesson-sources", packed_files(sources())),
            )
        ),
    }
    return page(may_load=_MAY_LOAD, others=others)


def starts() -> dict[int, str]:
    """Return what each exercise's file begins as.

    The player is that of the workshop's page.
    """
    code = re.findall(r"^```python\n(.*?)^```$", _EXAMPLE.read_text("utf-8"), re.M | re.S)
    theme = (ROOT / "firmware" / "themes" / "light.py").read_text("utf-8")
    return {1: theme, 2: _LANGUAGE, 4: _TILE, 5: code[1]}


def sources() -> dict[str, bytes]:
    """Return the drives of both boards, in source.

    A folder says whose each file is.
    """
    drives = {whose: pipeline.bundle([name], is_source=True) for whose, name in _BOARDS.items()}
    colour, mono = (
        drives[whose].files | dict.fromkeys(_ALIKE, drives[whose].files[_PLACE])
        for whose in _BOARDS
    )
    found = {}
    for whose, own, other in (("colour", colour, mono), ("mono", mono, colour)):
        for place, content in own.items():
            folder = "both" if other.get(place) == content else whose
            found[Path(folder, place).as_posix()] = content
    return found


def _data(name: str, text: str) -> str:
    if "</script" in text:
        raise ValueError(f"{name} would end its own element")
    return f'<script type="text/plain" id="{name}">{text}</script>'
