"""Arguments have few names on boards, and mean the same."""

import ast
from typing import Any

from sim import arguments


def renamed(source: str, called: tuple[str, ...] = ()) -> str:
    """Return a module's source with its arguments renamed."""
    tree = ast.parse(source)
    arguments.rename([tree], called)
    return ast.unparse(tree)


def value(source: str, called: tuple[str, ...] = ()) -> Any:
    """Return what `height` is once the renamed module has run."""
    scope: dict[str, Any] = {}
    exec(renamed(source, called), scope)
    return scope["height"]


def test_all_functions_share_the_same_names():
    made = renamed("def build(storeys, roof): return storeys\ndef burn(tower, *rest): return tower")
    assert made.split() == "def build(a, b): return a def burn(a, *b): return a".split()


def test_what_a_call_says_or_others_know_keeps_its_name():
    made = renamed("def build(storeys, roof, wall): pass\nbuild(1, roof=2, wall=3)", ("storeys",))
    assert made.startswith("def build(storeys, roof, wall)")


def test_the_new_name_is_no_other_variable_of_the_function():
    build = "def build(storeys):\n    b = 1\n    return storeys + a + b\n"
    assert value("a = 5\n" + build + "height = build(2)") == 8
    build = "def build(storeys):\n    from math import pi as a\n    return storeys\n"
    assert value(build + "height = build(2)") == 2


def test_functions_inside_go_on_seeing_it():
    build = "def build(storeys):\n    return [storeys + (lambda a: a)(x) for x in (1,)][0]\n"
    assert value(build + "height = build(2)") == 3
    roof = "    def roof(storeys):\n        return storeys + 1\n"
    build = "def build(storeys):\n" + roof + "    return roof(storeys * 2)\n"
    assert value(build + "height = build(2)") == 5


def test_a_default_belongs_to_what_is_outside():
    build = "def build(storeys=storeys):\n    return storeys\n"
    assert value("storeys = 7\n" + build + "height = build()") == 7
