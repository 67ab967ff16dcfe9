"""A name is renamed only where it means the module's own top-level one."""

import ast

import pytest

from sim.bundler.syntax import scopes


class Exchange(scopes.Scoped):
    """Replaces variables."""

    def visit_Name(self, node: ast.Name) -> ast.Name:
        """Replace one."""
        node.id = self.new(node.id)
        return node


@pytest.mark.parametrize(
    ("source", "made"),
    [
        ("roof = 1", "top = 1"),
        ("def roof(): pass", "def top(): pass"),
        ("class roof: pass", "class top: pass"),
        ("def f(x=roof): return roof", "def f(x=top): return top"),
        ("def f(roof=roof): return roof", "def f(roof=top): return roof"),
        ("def f():\n roof = 1\n return lambda: roof", None),
        ("def f():\n from a import roof\n return roof", None),
        ("def f():\n global roof\n roof = 1", "def f():\n global top\n top = 1"),
        ("f = lambda roof, x=roof: roof", "f = lambda roof, x=top: roof"),
        ("[roof for roof in roof]", "[roof for roof in top]"),
        ("[x for x in y for roof in roof]", None),
        ("{x: roof for x in y}", "{x: top for x in y}"),
        ("class A(roof):\n roof = 1\n x = roof", "class A(top):\n roof = 1\n x = roof"),
        (
            "class A:\n roof = 1\n def roof(self): return roof",
            "class A:\n roof = 1\n def roof(self): return top",
        ),
        ("try: pass\nexcept E as x: roof", "try: pass\nexcept E as x: top"),
        ("def f():\n try: pass\n except E as roof: roof", None),
        ("try: pass\nexcept E as roof: roof", "try: pass\nexcept E as top: top"),
        ("def f():\n def roof(): pass\n roof()", None),
        ("a.roof = b(roof=roof)", "a.roof = b(roof=top)"),
    ],
)
def test_a_name_is_new_where_it_means_the_module_s(source, made):
    tree = Exchange({"roof": "top"}).visit(ast.parse(source))
    assert ast.unparse(tree) == ast.unparse(ast.parse(made or source))


def test_in_a_scope_names_mean_what_they_are_said_to_mean():
    class Bare(Exchange):
        def meanings(self, scope: ast.AST) -> dict[str, str]:
            return {"roof": "tiles"}

    tree = Bare({"roof": "top"}).visit(ast.parse("def f():\n roof = 1\nroof = 2"))
    assert ast.unparse(tree) == ast.unparse(ast.parse("def f():\n tiles = 1\ntop = 2"))


@pytest.mark.parametrize("body", ["roof = roof", "roof = 1\n def f(self, x=roof): pass"])
def test_what_a_class_reads_as_the_module_s_and_gives_a_meaning_is_reported(body):
    with pytest.raises(ValueError, match="class A: roof is both the module's and the class's own"):
        Exchange({"roof": "top"}).visit(ast.parse(f"class A:\n {body}"))
