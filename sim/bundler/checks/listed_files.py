"""Rejects lists of names if any of the files they name is missing or incomplete.

Otherwise the game would fail when such a theme, language or player is selected.
"""

import ast
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from sim.bundler.checks import name_list, theme_parts
from sim.bundler.syntax.mistakes import located_at
from sim.project import ROOT

# The lists that users extend, by the files that contain them.
_LISTS = {
    Path("firmware", "themes", "__init__.py"): "NAMES",
    Path("firmware", "text", "__init__.py"): "LANGUAGES",
    Path("firmware", "guests", "__init__.py"): "NAMES",
}
_DARK = Path("firmware", "theme.py")  # the only theme without a file of its own
_THEMES = Path("firmware", "themes")


def check_project() -> None:
    """Raise ValueError if one of the project's lists is wrong."""
    files = [path for place in _LISTS for path in (ROOT / place).parent.glob("*.py")]
    check({path.relative_to(ROOT): path.read_bytes() for path in (*files, ROOT / _DARK)})


def check(sources: Mapping[Path, bytes]) -> None:
    """Raise ValueError if a list is wrong.

    It has to be a tuple without duplicates. The file of each name has to exist, be valid Python,
    and, if it is a theme, have all colours.
    """
    for place, list_name in _LISTS.items():
        if place in sources:
            where = f"{list_name} in {place.as_posix()}"
            names: Any = _run(sources[place], place).get(list_name)
            if wrong := name_list.faults(names, (), where):
                raise ValueError(wrong[0])
            for name in names:
                file = place.with_name(f"{name}.py")
                if file == _THEMES / "dark.py":
                    continue
                if file not in sources:
                    raise ValueError(f'{where} has "{name}", but there is no {file.as_posix()}')
                with located_at(file):
                    compile(sources[file], file, "exec")
                if place.parent == _THEMES:
                    _check_theme(sources[file], file, _parts_in(sources[_DARK]))


def _check_theme(source: bytes, file: Path, parts: Sequence[str]) -> None:
    colours = _run(source, file).get("COLOURS", {})
    for fault, *details in theme_parts.faults(colours, parts):
        raise ValueError(f"{file.as_posix()}: {theme_parts.WORDS[fault].format(*details)}")


def _parts_in(source: bytes) -> list[str]:
    """Return the names of a theme's colours, parsed from the source of firmware/theme.py.

    It cannot be imported without the display libraries.
    """
    for node in ast.parse(source).body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "DARK":
            return list(ast.literal_eval(node.value))
    raise ValueError("firmware/theme.py: no DARK")


def _run(source: bytes, place: Path) -> dict[str, Any]:
    """Execute a file, and return the names it defines."""
    space: dict[str, Any] = {}
    with located_at(place):
        code = compile(source, place, "exec")
    try:
        exec(code, space)
    # A user's code may fail in any way.
    except (Exception, SystemExit) as error:
        raise ValueError(f"{place.as_posix()}: {type(error).__name__}: {error}") from error
    return space
