"""Only actions.py knows which bits of an action mean what.

Nor does anyone take one apart but by its functions: these are written out only where that is hot.
"""

import ast
from collections.abc import Collection, Iterator

import pytest

from tests.imports import project_modules

MODULES = project_modules("engine", "firmware", "sim")
ACTIONS = {"action", "_action", "landing"}  # what they are called,
PARTS = {"digits", "number"}  # and in what is a game's they and their parts, too
BITS = ast.RShift | ast.LShift | ast.BitAnd
SHARES = ast.FloorDiv | ast.Mod
# What the computer player does most often; whether a number is an action; and where a combo is
# taken apart, to find it and to pack it: functions for that have no room in the engine's 24 KB.
BY_BITS = {
    *("engine.number_drop.bot", "engine.number_drop.player.judge"),
    *("engine.number_drop.player.digits", "engine.number_drop.player.outline"),
    *("engine.number_drop.game", "engine.number_drop.codec", "engine.number_drop.combos"),
    "engine.number_drop.sheet",  # digit by digit
    "engine.number_drop.pushed",  # what actions.py leaves to it
}


def figures(source: str, called: Collection[str] = ACTIONS | PARTS) -> Iterator[int]:
    """Yield the lines that take an action apart by numbers.

    There an action is shifted, masked or divided by a number.
    """
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.BinOp(left, op, right) if (
                isinstance(op, BITS)
                and _called(left) in called
                or isinstance(op, SHARES)
                and _called(left) in ACTIONS
            ):
                if any(isinstance(part, ast.Constant) for part in _first(right)):
                    yield node.lineno
            case ast.BinOp(ast.Name("shape"), ast.LShift(), ast.Constant(8)):
                yield node.lineno
            case ast.BinOp(ast.BinOp(_, ast.LShift(), ast.Constant()), ast.BitOr(), right):
                if _called(right) in ACTIONS:
                    yield node.lineno


def _called(node: ast.expr) -> str:
    while isinstance(node, ast.BinOp):
        node = node.left
    return node.attr if isinstance(node, ast.Attribute) else getattr(node, "id", "")


def _first(node: ast.expr) -> Iterator[ast.expr]:
    """Yield a number of bits, and of a sum its first part."""
    yield node
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
        yield from _first(node.left)


def test_nobody_takes_an_action_apart_by_numbers() -> None:
    found = [
        f"{name}:{line}"
        for name, path in MODULES.items()
        for line in figures(
            path.read_text("utf-8"),
            ACTIONS | PARTS if ".number_drop." in name or ".drop_it." in name else ACTIONS,
        )
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
        "digit = digits >> (i << 2) & 15",
        "face = action // 6**die % 6",
        "x = number & 255",
        "drop = count << 13 | shape << 8 | x",
    ],
)
def test_such_a_number_is_found(line: str) -> None:
    assert set(figures(line)) == {1}


def test_its_bits_are_named_only_where_a_call_would_cost_too_much() -> None:
    found = set()
    for name, path in MODULES.items():
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            match node:
                case ast.ImportFrom(str(module), names) if module.endswith(".actions"):
                    if any(alias.name.isupper() for alias in names):
                        found.add(name)
    assert found == BY_BITS


@pytest.mark.parametrize(
    "line",
    ["row = cell >> 3", "turned = action >> AT_TURN & TURNS", "a = digits << AT_DIGITS | landing"],
)
def test_others_and_names_are_left_alone(line: str) -> None:
    assert set(figures(line)) == set()
