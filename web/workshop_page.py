"""The workshop's page: the page, with a panel for the exercises.

It also has the sources of a drive, so that pupils can take their work home on a board with enough
memory to compile it: a Pico 2. For other boards, a desktop bundles their files. This makes the page
larger, so it is a separate file. The app caches it for offline use once it has been opened; as one
file, it can also be saved or put on a stick.
"""

import json
import re
from pathlib import Path

from sim.bundler import pipeline
from sim.project import ROOT
from web.page_text import PAGE_SOURCES, PROGRAM, SCRIPTS, STYLES, files, joined, packed_files, page
from web.page_text import script as script_of

NAME = "workshop.html"
MOST = 1_700_000, 800 * 1024  # bytes, and gzipped
# Besides the page's own: the checks of pupils' files, and painting a pupil's tile.
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
        *("lesson-words", "exercises", "mistakes", "work", "checker"),
        *("zip", "indent", "printed", "panel"),
    )
)
_WORKER = ("machine", "lessons/printed", "lessons/worker")
_BOARDS = {"colour": "raspberry_pi_pico", "mono": "raspberry_pi_pico_mono"}  # as in panel.js
_PLACE = Path("boards", "raspberry_pi_pico.py")
# Boards with a Pico's pins and more memory.
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
    """Return the page; FileNotFoundError as in web.page_text.page."""
    others = {
        "kept": "number-drop.workshop.",
        "edition": "workshop",
        "style": joined((*STYLES, "lessons/lessons"), "css"),
        "script": script_of((*SCRIPTS[:-1], *_PANEL, SCRIPTS[-1])),
        "files": packed_files(files((*PROGRAM, *LESSONS), pipeline.FOR_WORKSHOP)),
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
    """Return each exercise's initial file; the player is that of docs/workshop.md."""
    code = re.findall(r"^```python\n(.*?)^```$", _EXAMPLE.read_text("utf-8"), re.M | re.S)
    theme = (ROOT / "firmware" / "themes" / "light.py").read_text("utf-8")
    return {1: theme, 2: _LANGUAGE, 4: _TILE, 5: code[1]}


def sources() -> dict[str, bytes]:
    """Return the sources of both boards' drives, in folders that say which board a file is for."""
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
