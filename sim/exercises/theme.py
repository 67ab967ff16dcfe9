"""Exercise 1, a new theme: the game in colours of your own."""

from pathlib import Path

from sim.board import simulated_board
from sim.bundler.checks import name_list, theme_parts
from sim.exercises.faults import theme
from sim.exercises.faults.theme import OURS
from sim.exercises.result import Result, board_compiles, handheld, picture
from sim.project import ROOT

TITLE = "a theme of your own"
_FOLDER = ROOT / "firmware" / "themes"
_LIST = "NAMES in firmware/themes/__init__.py"
_HOW = (
    "copy firmware/themes/light.py to firmware/themes/<name>.py and change its colours;"
    f" then add <name> to {_LIST}"
)
_WORDS = {
    **theme_parts.WORDS,
    "fewColours": "change some more colours: {} of {} are new",
    "unreadable": "{} on {} is hard to read: the contrast is {} to 1, but should be {}",
}


def check(folder: Path) -> Result:
    """Check the themes that are not ours."""
    from firmware import themes

    if wrong := name_list.faults(themes.NAMES, OURS, _LIST):
        return Result(wrong)
    simulated_board.switch_on("pygamer")
    names = [name for name in themes.NAMES if name not in OURS]
    files = [path for path in _FOLDER.glob("*.py") if path.stem not in (*OURS, "mono", "__init__")]
    if not names:
        forgotten = [f'add "{path.stem}" to {_LIST}' for path in files]
        return Result(forgotten or [_HOW])
    todo = [line for name in names for line in _wrong(name)]
    if todo:
        return Result(todo)
    return Result([], [_show(name, folder, number) for number, name in enumerate(names, 1)])


def _wrong(name: str) -> list[str]:
    path = _FOLDER / f"{name}.py"
    if not path.exists():
        return [f"NAMES has {name!r}, but there is no firmware/themes/{name}.py: {_HOW}"]
    found = [
        f"{name}.py: {_WORDS[fault].format(*details)}" for fault, *details in theme.faults(name)
    ]
    return found + board_compiles(path)


def _show(name: str, folder: Path, number: int) -> str:
    app = handheld()
    from firmware import configuration, themes
    from firmware.kept import settings
    from firmware.session import game_start

    app.settings.values[settings.THEME] = themes.NAMES.index(name)
    configuration.apply_settings(app)
    game_start.begin(app, 1)
    return picture(app, folder, 1, number) + "; to play in it: MORE, SETTINGS, THEME"
