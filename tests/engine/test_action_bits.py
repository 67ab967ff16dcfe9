"""Which bits of an action say what is told once a game, in actions.py: nobody else has numbers."""

import ast
from collections.abc import Iterator

import pytest

from tests.imports import project_modules

MODULES = project_modules("engine", "firmware", "sim")
ACTIONS = {"action", "_action", "landing"}  # what they are called
BITS = ast.RShift | ast.LShift | ast.BitAnd


def figures(source: str) -> Iterator[int]:
    """Yield the lines in which an action is shifted or masked by a number."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.BinOp(left, op, right) if isinstance(op, BITS) and _called(left) in ACTIONS:
                if any(isinstance(part, ast.Constant) for part in _first(right)):
                    yield node.lineno
            case ast.BinOp(ast.BinOp(_, ast.LShift(), ast.Constant()), ast.BitOr(), right):
                if _called(right) in ACTIONS:
                    yield node.lineno


def _called(node: ast.expr) -> str:
    while isinstance(node, ast.BinOp):
        node = node.left
    return node.attr if isinstance(node, ast.Attribute) else getattr(node, "id", "")


def _first(node: ast.expr) -> Iterator[ast.expr]:
    """Yield a number of bits, and where it is a sum what this begins with."""
    yield node
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
        yield from _first(node.left)


def test_nobody_takes_an_action_apart_by_numbers() -> None:
    found = [
        f"{name}:{line}"
        for name, path in MODULES.items()
        for line in figures(path.read_text("utf-8"))
    ]
    assert found == []


@pytest.mark.parametrize(
    "line",
    [
        "column = action & 7",
        "turned = self._action >> 3 & TURNS",
        "digit = action >> 9 + 4 * i & DIGIT",
        "digits = action >> AT_DIGITS & 15",
        "action = digits << 9 | landing",
    ],
)
def test_such_a_number_is_found(line: str) -> None:
    assert set(figures(line)) == {1}


@pytest.mark.parametrize(
    "line",
    ["row = cell >> 3", "turned = action >> AT_TURN & TURNS", "a = digits << AT_DIGITS | landing"],
)
def test_others_and_names_are_left_alone(line: str) -> None:
    assert set(figures(line)) == set()
