"""Syntax trees are gone through as Python does it, but for operators and how names are used."""

import ast

import pytest

from sim.bundler.syntax.trees import walk
from sim.project import ROOT

LEFT_OUT = (ast.expr_context, ast.operator, ast.unaryop, ast.cmpop, ast.boolop)
TREES = ("engine", "firmware", "sim")
RARE = "match a:\n    case {'b': c, **d} | [*e] | None | F(g, h=1):\n        {**a, 1: b}\n"


@pytest.mark.parametrize("name", TREES)
def test_every_node_comes_in_the_same_order(name):
    sources = [path.read_text(encoding="utf-8") for path in (ROOT / name).rglob("*.py")]
    for source in [*sources, RARE]:
        tree = ast.parse(source)
        assert walk(tree) == [node for node in ast.walk(tree) if not isinstance(node, LEFT_OUT)]
