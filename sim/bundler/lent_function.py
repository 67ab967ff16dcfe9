"""A function that its module imports for each call."""

import ast
from collections.abc import Iterable

Along = ast.Assign | ast.ClassDef


class LentFunction:
    """A function taken out of its module.

    It knows what is left of it there, and what calls it where it goes.
    """

    def __init__(self, group: str, body: ast.FunctionDef, left: ast.FunctionDef) -> None:
        self.group = group
        self.body = body
        self.left: ast.FunctionDef | None = left
        self.call = left.body[-1].value.func  # type: ignore[attr-defined]  # a call
        self.direct: list[ast.Name] = []

    def name_module(self, file: str) -> None:
        """Say what the module that it goes to is called."""
        self.call.value.args[0].value = f"firmware.{file}"


def remove(trees: Iterable[ast.Module], one: ast.FunctionDef) -> bool:
    """Remove a function from its module or class.

    Return whether it was in any of the trees.
    """
    waiting: list[ast.Module | ast.ClassDef] = [*trees]
    for owner in waiting:
        if one in owner.body:
            owner.body.remove(one)
            return True
        waiting += [part for part in owner.body if isinstance(part, ast.ClassDef)]
    return False
