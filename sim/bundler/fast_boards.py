"""Adds SIS, a computer player that thinks for seconds, to the bundles of fast boards.

Bundles for other boards, and the drive for all boards, do not contain her, because small boards
have no memory to spare.
"""

import ast
import re
from collections.abc import Iterable, Mapping
from pathlib import Path

from sim.board import board_files
from sim.bundler.syntax.mistakes import located_at

NAME = "sis"
_PLAYER = Path("firmware", "guests", f"{NAME}.py")
_LIST = Path("firmware", "guests", "__init__.py")
_POINTS = re.compile(rb"^(POINTS: dict\[str, int\] = \{)", re.MULTILINE)
POINTS = 57  # her average when playing alone: docs/PLAYER.md
OWN = frozenset({_PLAYER, Path("engine", "number_drop", "ahead.py")})


def are_all(names: Iterable[str]) -> bool:
    """Return whether all boards with these board files are fast."""
    return all(board_files.facts(name).is_fast for name in names)


def offer(sources: Mapping[Path, bytes]) -> dict[Path, bytes]:
    """Return the sources, with SIS among the guests if her file is there."""
    if _PLAYER not in sources:
        return dict(sources)
    named = _with_her(sources[_LIST])
    points = f'"{NAME.upper()}": {POINTS}, '.encode()
    named, known = _POINTS.subn(rb"\1" + points, named)
    if known != 1:
        raise ValueError(f"{_LIST} has no list of points")
    return {**sources, _LIST: named}


def _with_her(text: bytes) -> bytes:
    """Return the source of the list with her name in front.

    Pupils may write the tuple in any way: on several lines, or without brackets.
    """
    with located_at(_LIST):
        tree = ast.parse(text)
    for node in tree.body:
        match node:
            case ast.AnnAssign(ast.Name("NAMES"), value=ast.expr() as value) | ast.Assign(
                [ast.Name("NAMES")], value
            ):
                if isinstance(value, (ast.Constant, ast.List, ast.Set)):
                    raise ValueError(f'{_LIST}: write NAMES as a tuple: ("zoe",)')
                begin, end = _span(text, value)
                her = f'("{NAME}",) + '.encode()
                return text[:begin] + her + b"(" + text[begin:end] + b")" + text[end:]
    raise ValueError(f"{_LIST} has no list of names")


def _span(text: bytes, value: ast.expr) -> tuple[int, int]:
    """Return the start and the end offset of an expression in a text."""
    lines = text.splitlines(keepends=True)
    starts = [sum(map(len, lines[:number])) for number in range(len(lines))]
    assert value.end_lineno is not None and value.end_col_offset is not None  # true of parsed nodes
    begin = starts[value.lineno - 1] + value.col_offset
    return begin, starts[value.end_lineno - 1] + value.end_col_offset
