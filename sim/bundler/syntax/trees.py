"""Walks syntax trees faster than ast.walk, and drops unused imports."""

import ast
from collections.abc import Callable

# No nodes are in these, or only such as say how a name is used, and what an operator is.
_WITHOUT_NODES = {"id", "attr", "arg", "name", "asname", "module", "level", "kind", "ctx", "op"}
_WITHOUT_NODES |= {"ops", "type_comment", "is_async", "conversion", "simple"}
_LEAVES = (ast.Constant, ast.Global, ast.Nonlocal)
_PARTS = {
    kind: tuple(field for field in kind._fields if field not in _WITHOUT_NODES)
    for kind in vars(ast).values()
    if isinstance(kind, type) and issubclass(kind, ast.AST) and not issubclass(kind, _LEAVES)
}


def walk(tree: ast.AST) -> list[ast.AST]:
    """Return a node and all below it, as `ast.walk` does, but for operators and contexts.

    It takes half the time: a bundle is little else.
    """
    found = [tree]
    parts, none = _PARTS, ()
    for node in found:
        for field in parts.get(node.__class__, none):
            value = getattr(node, field, None)
            if isinstance(value, list):
                found += [part for part in value if isinstance(part, ast.AST)]
            elif isinstance(value, ast.AST):
                found.append(value)
    return found


def leave_out_imports(tree: ast.Module, is_meant: Callable[[str, str], bool]) -> None:
    """Leave out what a module imports from others and reads nowhere, where that is meant.

    `is_meant` is asked with the name of the module that it comes from, and its name there.
    """
    read = {node.id for node in walk(tree) if isinstance(node, ast.Name)}
    for node in list(tree.body):
        if isinstance(node, ast.ImportFrom):
            node.names = [
                alias
                for alias in node.names
                if (alias.asname or alias.name) in read
                or not is_meant(node.module or "", alias.name)
            ]
            if not node.names:
                tree.body.remove(node)
