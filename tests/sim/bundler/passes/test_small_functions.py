"""A small function becomes what it returns.

What else one is, or is used for, is left alone.
"""

import ast
from pathlib import Path

import pytest

from sim.bundler.passes import small_functions
from tests.sim.bundler.passes.test_constants import inlined as with_constants

TOWER = "def storey(steps):\n    return steps >> 4 & 15"


def inlined(kept: frozenset[str] = frozenset(), **sources: str) -> dict[str, str]:
    """Return modules of engine/ with small functions inlined, by their names."""
    trees = {Path("engine", f"{name}.py"): ast.parse(text) for name, text in sources.items()}
    small_functions.inline(trees, kept)
    return {place.stem: ast.unparse(tree) for place, tree in trees.items()}


def test_what_it_returns_stands_where_it_was_called():
    made = inlined(
        towers=TOWER,
        town="from engine.towers import storey\nprint(storey(storey(high() + 1)) * 2)",
    )
    assert made == {"towers": "", "town": "print(((high() + 1 >> 4 & 15) >> 4 & 15) * 2)"}


def test_with_constants_in_their_places_a_number_is_left():
    made = with_constants(
        towers="AT = const(4)\n\ndef storey(steps, i):\n    return steps >> AT + (i << 1)",
        town="from engine.towers import storey\nprint(storey(a.b, c[0]))",
    )
    assert (
        inlined(towers=made["towers"], town=made["town"])["town"] == "print(a.b >> 4 + (c[0] << 1))"
    )


def test_a_comparison_is_put_in_too():
    made = inlined(
        towers="def is_tall(width, height):\n    return width * 5 <= height * 4 >= 160 * 4",
        town="from engine.towers import is_tall\nprint(is_tall(a.b, high()) + 1)",
    )
    assert made["town"] == "print((a.b * 5 <= high() * 4 >= 160 * 4) + 1)"


@pytest.mark.parametrize(
    "source",
    [
        "def storey(steps):\n    return steps * steps",
        "def storey(steps, high):\n    return high - steps",
        "def storey(steps, high):\n    return steps + 1",
        "def storey(steps):\n    return steps + HIGH",
        "def storey(steps):\n    return climb(steps) + 1",
        "def storey(steps):\n    steps += 1\n    return steps + 1",
        "def storey(steps=1):\n    return steps + 1",
        "def is_between(steps, high, top):\n    return steps < high < top",
        f"{TOWER}\n\ndef other():\n    pass",
        f"{TOWER}\nNAMES = ('A', 'B')",
    ],
)
def test_other_functions_and_what_stands_beside_them_stay(source):
    town = "from engine.towers import storey\nprint(storey(1))"
    assert inlined(towers=source, town=town) == {"towers": source, "town": town}


@pytest.mark.parametrize(
    "town",
    [
        "from engine.towers import storey\nprint(map(storey, numbers))",
        "from engine.towers import storey\nprint(storey(steps=1))",
        "from engine.towers import storey\n\ndef up(storey):\n    return storey(1)\nprint(storey)",
        "def climb():\n    from engine.towers import storey\n    return storey(1)",
        "from engine import towers\nprint(towers.storey(1))",
    ],
)
def test_what_is_used_in_another_way_stays_a_function(town):
    assert inlined(towers=TOWER, town=town) == {"towers": TOWER, "town": town}


def test_what_is_kept_can_still_be_imported():
    assert inlined(frozenset(("storey",)), towers=TOWER)["towers"] == TOWER
