"""Strips types from a source, and statements that only serve them.

The text is edited, not a tree, so every statement keeps its line, and code.py its comments.
"""

import ast
import re
from collections.abc import Iterator

from sim.bundler.syntax.trees import walk

_FLAG = "TYPE_CHECKING"
_FLAG_IS_IN = "engine.const"
_NAME = re.compile(r"\w+")
Edit = tuple[int, int, bytes]  # start and end in the source, and the replacement


def without_types(source: bytes) -> bytes:
    """Return a source without its types.

    This removes annotations, top-level imports that only they use, and top-level `if
    TYPE_CHECKING:` blocks along with the import or definition of that name. Raises ValueError for
    any other use of TYPE_CHECKING.
    """
    tree = ast.parse(source)
    place = _Places(source)
    edits = list(_for_types_alone(tree, place))
    edits += [edit for node in walk(tree) for edit in _edits(node, place)]
    edits += _read_by_types_alone(tree, place)
    for start, end, text in sorted(edits, reverse=True):
        source = source[:start] + text + source[end:]
    return source


class _Places:
    """The positions of a source's nodes."""

    def __init__(self, source: bytes) -> None:
        self.source = source
        self._lines = [0]
        for line in source.splitlines(keepends=True):
            self._lines.append(self._lines[-1] + len(line))

    def start(self, node: ast.stmt | ast.expr | ast.arg) -> int:
        return self._lines[node.lineno - 1] + node.col_offset

    def end(self, node: ast.stmt | ast.expr | ast.arg) -> int:
        return self._lines[(node.end_lineno or 0) - 1] + (node.end_col_offset or 0)

    def breaks(self, start: int, end: int) -> bytes:
        """Return the line breaks in a part, which have to stay."""
        return b"\n" * self.source.count(b"\n", start, end)

    def emptied(self, node: ast.stmt, instead: str = "") -> Edit:
        """Return the edit that replaces a statement with other text.

        If the replacement is empty, the trailing comment is removed as well.
        """
        start, end = self.start(node), self.end(node)
        behind = self.source[end:].partition(b"\n")[0]
        if not instead and behind.lstrip().startswith(b"#"):
            end += len(behind)
        return start, end, instead.encode() + self.breaks(start, end)


def _edits(node: ast.AST, place: _Places) -> Iterator[Edit]:
    """Yield the edits for one node's annotations."""
    match node:
        case ast.arg(name, ast.expr()):
            start, end = place.start(node), place.end(node)
            yield start, end, name.encode() + place.breaks(start, end)
        case ast.FunctionDef(returns=ast.expr() as returns):
            arrow = place.source.rindex(b"->", 0, place.start(returns))
            start = place.source.rindex(b")", 0, arrow)
            end = place.source.index(b":", place.end(returns))
            yield start, end, place.breaks(start, end) + b")"
        case ast.AnnAssign(target, annotation, ast.expr()):
            start, end = place.end(target), place.source.index(b"=", place.end(annotation))
            yield start, end, b" "
            yield place.end(node), place.end(node), place.breaks(start, end)
    for block in ("body", "orelse", "finalbody"):
        body = getattr(node, block, None)
        if isinstance(body, list):
            bare = [one for one in body if isinstance(one, ast.AnnAssign) and one.value is None]
            for one in bare:
                is_all = len(bare) == len(body) and one is bare[-1]
                yield place.emptied(one, "pass" if is_all else "")


def _read_by_types_alone(tree: ast.Module, place: _Places) -> Iterator[Edit]:
    """Yield edits that remove imports used only in annotations; remove these from the tree, too."""
    in_types: set[str] = set()
    for node in walk(tree):
        for field in ("annotation", "returns"):
            if isinstance(said := getattr(node, field, None), ast.expr):
                in_types.update(_NAME.findall(ast.unparse(said)))
                setattr(node, field, None)
    for node in walk(tree):
        match node:
            case ast.Name(name) | ast.Constant(str(name)):  # __all__ contains names as strings
                in_types.discard(name)
    for one in tree.body:
        if isinstance(one, ast.Import | ast.ImportFrom):
            rest = [alias for alias in one.names if (alias.asname or alias.name) not in in_types]
            if len(rest) < len(one.names):
                one.names = rest
                yield place.emptied(one, ast.unparse(one) if rest else "")


def _for_types_alone(tree: ast.Module, place: _Places) -> Iterator[Edit]:
    """Yield edits that remove a module's TYPE_CHECKING parts; remove these from the tree, too.

    Raises ValueError for any other use of that name.
    """
    for node in list(tree.body):
        match node:
            case ast.If(ast.Name(name), orelse=[]) if name == _FLAG:
                pass
            case ast.Assign([ast.Name(name)], ast.Constant(False)) if name == _FLAG:
                pass
            case ast.ImportFrom(module, names) if module == _FLAG_IS_IN:
                rest = [alias for alias in names if alias.name != _FLAG]
                if len(rest) < len(names):
                    less = ast.ImportFrom(module, rest, 0)
                    yield place.emptied(node, ast.unparse(less) if rest else "")
                    tree.body.remove(node)
                continue
            case _:
                continue
        yield place.emptied(node)
        tree.body.remove(node)
    for one in walk(tree):
        if isinstance(one, ast.Name) and one.id == _FLAG:
            raise ValueError(
                f"line {one.lineno}: {_FLAG} is only allowed in an if at a module's top level"
            )
