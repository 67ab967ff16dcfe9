"""Exercise 1, a new theme: the game in colours of your own."""

from pathlib import Path
from typing import Any

from sim.board import simulated_board
from sim.exercises import contrast
from sim.exercises.result import Result, board_compiles, handheld, picture
from sim.project import ROOT

TITLE = "a theme of your own"
OURS = ("dark", "light", "contrast")
_FOLDER = ROOT / "firmware" / "themes"
_HOW = (
    "copy firmware/themes/light.py to firmware/themes/<name>.py and change its colours;"
    " then add <name> to NAMES in firmware/themes/__init__.py"
)
_LEAST_OWN = 4  # colours that no theme of ours has at that place


def check(folder: Path) -> Result:
    """Look at the themes that are not ours."""
    simulated_board.switch_on("pygamer")
    from firmware import themes

    names = [name for name in themes.NAMES if name not in OURS]
    files = [path for path in _FOLDER.glob("*.py") if path.stem not in (*OURS, "mono", "__init__")]
    if not names:
        forgotten = [f'add "{path.stem}" to NAMES in firmware/themes/__init__.py' for path in files]
        return Result(forgotten or [_HOW])
    todo = [line for name in names for line in _wrong(name)]
    return Result(todo) if todo else Result([], [_show(name, folder) for name in names])


def _wrong(name: str) -> list[str]:
    path = _FOLDER / f"{name}.py"
    if not path.exists():
        return [f"NAMES has {name!r}, but there is no firmware/themes/{name}.py: {_HOW}"]
    from firmware.loader import borrow
    from firmware.theme import DARK

    colours = getattr(borrow(f"firmware.themes.{name}"), "COLOURS", {})
    found = [f"{name}.py: no colour for {part!r}" for part in DARK if part not in colours]
    found += [f"{name}.py: there is no part {part!r}" for part in colours if part not in DARK]
    found += [f"{name}.py: {part!r} is no colour: write it as 0x3FA0FF"
              for part, value in colours.items() if not _is_colour(value)]  # fmt: skip
    if found:
        return found
    others = [DARK, *(borrow(f"firmware.themes.{other}").COLOURS for other in OURS[1:])]
    own = [part for part in colours if all(colours[part] != other[part] for other in others)]
    if len(own) < _LEAST_OWN:
        found.append(f"{name}.py: change some more colours: {len(own)} of {_LEAST_OWN} are new")
    found += [f"{name}.py: {line}" for line in contrast.unreadable(colours)]
    return found + board_compiles(path)


def _is_colour(value: Any) -> bool:
    return isinstance(value, int) and 0 <= value <= 0xFFFFFF


def _show(name: str, folder: Path) -> str:
    app = handheld()
    from firmware import themes
    from firmware.kept import settings
    from firmware.session import game_start

    app.settings.values[settings.THEME] = themes.NAMES.index(name)
    app.apply_settings()
    game_start.begin(app, 1)
    return picture(app, folder / "exercise-1.png") + "; to play in it: MORE, SETTINGS, THEME"
