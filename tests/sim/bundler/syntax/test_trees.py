"""Syntax trees are visited as Python does it, except for operators and contexts."""

import ast
from typing import Any

import pytest

from sim.bundler.syntax.trees import Transformer, children, walk
from sim.project import ROOT

LEFT_OUT = (ast.expr_context, ast.operator, ast.unaryop, ast.cmpop, ast.boolop)
TREES = ("engine", "firmware", "sim")
RARE = "match a:\n    case {'b': c, **d} | [*e] | None | F(g, h=1):\n        {**a, 1: b}\n"


def sources(name):
    """Return the sources in a folder, and one with rare syntax."""
    return [path.read_text(encoding="utf-8") for path in (ROOT / name).rglob("*.py")] + [RARE]


def some_changed(base: Any) -> Any:
    """Return an object of a class like `base` that changes nodes: removes some, doubles others."""

    class Changing(base):
        def visit_Name(self, node):
            return ast.Constant(node.id) if node.id.startswith("s") else node

        def visit_Assign(self, node):
            self.generic_visit(node)
            return [node, ast.Pass()]

        def visit_AnnAssign(self, node):
            return None

        def visit_Raise(self, node):
            node.cause = None
            return self.generic_visit(node)

        def visit_arg(self, node):
            node.annotation = node.annotation and self.visit(node.annotation)
            return node

    return Changing()


@pytest.mark.parametrize("name", TREES)
def test_every_node_comes_in_the_same_order(name):
    for source in sources(name):
        tree = ast.parse(source)
        assert walk(tree) == [node for node in ast.walk(tree) if not isinstance(node, LEFT_OUT)]


def test_so_do_those_right_below_a_node():
    for source in sources("sim"):
        for node in ast.walk(ast.parse(source)):
            below = ast.iter_child_nodes(node)
            assert children(node) == [one for one in below if not isinstance(one, LEFT_OUT)]


def test_a_tree_is_changed_in_the_same_way():
    for source in sources("engine"):
        kinds = (ast.NodeTransformer, Transformer)
        made = [some_changed(kind).visit(ast.parse(source)) for kind in kinds]
        assert ast.dump(made[0]) == ast.dump(made[1])
