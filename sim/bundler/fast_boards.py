"""What only fast boards get: SIS, who thinks for seconds.

She is in bundles for fast boards alone. Those for others, and the drive for all boards, have not a
byte of her, for a small board has no memory to spare.
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
POINTS = 57  # what she reaches alone: docs/PLAYER.md
OWN = frozenset({_PLAYER, Path("engine", "number_drop", "ahead.py")})


def are_all(names: Iterable[str]) -> bool:
    """Return whether all boards with these board files are fast."""
    return all(board_files.facts(name).is_fast for name in names)


def offer(sources: Mapping[Path, bytes]) -> dict[Path, bytes]:
    """Return sources with SIS among the guests, if she is there."""
    if _PLAYER not in sources:
        return dict(sources)
    named = _with_her(sources[_LIST])
    points = f'"{NAME.upper()}": {POINTS}, '.encode()
    named, known = _POINTS.subn(rb"\1" + points, named)
    if known != 1:
        raise ValueError(f"{_LIST}: no list of points")
    return {**sources, _LIST: named}


def _with_her(text: bytes) -> bytes:
    """Return the list's text with her name before the others.

    A pupil may write the others in any way that makes a tuple: on several lines, without brackets.
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
    raise ValueError(f"{_LIST}: no list of names")


def _span(text: bytes, value: ast.expr) -> tuple[int, int]:
    """Return where an expression begins and ends in a text."""
    lines = text.splitlines(keepends=True)
    starts = [sum(map(len, lines[:number])) for number in range(len(lines))]
    assert value.end_lineno is not None and value.end_col_offset is not None  # as it was parsed
    begin = starts[value.lineno - 1] + value.col_offset
    return begin, starts[value.end_lineno - 1] + value.end_col_offset
