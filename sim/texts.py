"""Puts the words of a language into tuples, for the modules that boards load.

MicroPython keeps a short text that stands by itself for good, as a name, even when the module that
it is in is let go. In a tuple it goes with the module.
"""

import ast
from collections.abc import Iterator

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
