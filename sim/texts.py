"""Puts the words of a language into tuples, for the modules that boards load.

MicroPython keeps a short text that stands by itself for good, as a name, even when the module that
it is in is let go. In a tuple it goes with the module. And it makes each tuple anew: of the hints
many are the same, such as ("B", "BACK"), and one of each will do.
"""

import ast
from collections import Counter
from collections.abc import Iterator

from sim.syntax import walk

_SHARED = "_shared"  # no module of words has such a name
_AT_ONCE = 8  # texts in a tuple: taking it apart needs as many places of a board's small stack


def gather(tree: ast.Module) -> None:
    """Put runs of `NAME = "text"` at the top of a module into tuples. Nothing may read one yet."""
    body: list[ast.stmt] = []
    run: list[ast.Assign] = []
    for node in [*tree.body, None]:
        if isinstance(node, ast.Assign) and _is_text(node):
            run.append(node)
            continue
        body += _tuples(run)
        run = []
        if node is not None:
            body.append(node)
    tree.body = body


def share(tree: ast.Module) -> None:
    """Let equal tuples that stand inside others be one."""
    inner = [part for node in tree.body for part in _inner(node)]
    count = Counter(map(ast.dump, inner))
    places: dict[str, int] = {}
    shared: list[ast.expr] = []
    for part in inner:
        if count[ast.dump(part)] > 1 and ast.dump(part) not in places:
            places[ast.dump(part)] = len(shared)
            shared.append(part)
    if not shared:
        return
    body = [_Sharing(places).visit(node) for node in tree.body]
    store = ast.Assign([ast.Name(_SHARED, ast.Store())], ast.Tuple(shared, ast.Load()), lineno=1)
    tree.body = [store, *body, ast.Delete([ast.Name(_SHARED, ast.Del())])]


def _inner(node: ast.stmt) -> Iterator[ast.Tuple]:
    """Yield the tuples of texts alone that stand inside the tuples of an assignment."""
    if isinstance(node, ast.Assign):
        for outer in walk(node.value):
            for part in outer.elts if isinstance(outer, ast.Tuple) else ():
                if isinstance(part, ast.Tuple) and _is_constant(part):
                    yield part


def _is_constant(part: ast.Tuple) -> bool:
    return all(isinstance(text, ast.Constant) for text in part.elts)


class _Sharing(ast.NodeTransformer):
    """Puts what is shared in the place of what is equal to it."""

    def __init__(self, places: dict[str, int]) -> None:
        self._places = places

    def visit_Tuple(self, node: ast.Tuple) -> ast.expr:
        """Exchange a tuple, or what is inside it."""
        place = self._places.get(ast.dump(node))
        if place is None:
            self.generic_visit(node)
            return node
        return ast.Subscript(ast.Name(_SHARED, ast.Load()), ast.Constant(place), ast.Load())


def _is_text(node: ast.Assign) -> bool:
    value = node.value
    named = len(node.targets) == 1 and isinstance(node.targets[0], ast.Name)
    return named and isinstance(value, ast.Constant) and isinstance(value.value, str)


def _tuples(run: list[ast.Assign]) -> Iterator[ast.stmt]:
    for at in range(0, len(run), _AT_ONCE):
        some = run[at : at + _AT_ONCE]
        if len(some) == 1:
            yield some[0]
            continue
        names = ast.Tuple([node.targets[0] for node in some], ast.Store())
        texts = ast.Tuple([node.value for node in some], ast.Load())
        yield ast.Assign([names], texts, lineno=some[0].lineno)
