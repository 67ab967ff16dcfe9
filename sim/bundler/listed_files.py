"""Refuses lists of names whose files are not all there.

On a board the game would fail as such a theme, language or player is chosen.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from sim.bundler import name_list
from sim.bundler.syntax.mistakes import told_at

# The lists that somebody's own file is added to, by the file that they stand in.
_LISTS = {
    Path("firmware", "themes", "__init__.py"): "NAMES",
    Path("firmware", "text", "__init__.py"): "LANGUAGES",
    Path("firmware", "guests", "__init__.py"): "NAMES",
}
_ELSEWHERE = Path("firmware", "themes", "dark.py")  # its colours are in firmware/theme.py


def check(sources: Mapping[Path, bytes]) -> None:
    """Raise ValueError for a list that is wrong.

    It is if it is no tuple, or says a name twice or without its file.
    """
    for place, list_name in _LISTS.items():
        if place in sources:
            told = f"{list_name} in {place.as_posix()}"
            names = _names(sources[place], place, list_name)
            if wrong := name_list.faults(names, (), told):
                raise ValueError(wrong[0])
            for name in names:
                file = place.with_name(f"{name}.py")
                if file not in sources and file != _ELSEWHERE:
                    raise ValueError(f'{told} has "{name}", but there is no {file.as_posix()}')


def _names(source: bytes, place: Path, list_name: str) -> Any:
    space: dict[str, Any] = {}
    with told_at(place):
        code = compile(source, place, "exec")
    try:
        exec(code, space)
    # Somebody's own lines may fail in any way.
    except Exception as error:
        raise ValueError(f"{place.as_posix()}: {type(error).__name__}: {error}") from error
    return space.get(list_name)
