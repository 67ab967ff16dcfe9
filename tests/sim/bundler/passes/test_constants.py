"""Constants are inlined, and removed where nothing needs them."""

import ast
from pathlib import Path

from sim.bundler.passes import constants


def inlined(kept: frozenset[str] = frozenset(), **sources: str) -> dict[str, str]:
    """Return modules of engine/ with inlined constants, by their names."""
    trees = {Path("engine", f"{name}.py"): ast.parse(text) for name, text in sources.items()}
    constants.inline(trees, set(kept))
    return {place.stem: ast.unparse(tree) for place, tree in trees.items()}


def test_a_constant_is_inlined_where_another_module_used_it():
    made = inlined(
        towers="STOREYS = const(7)\nSTEPS = STOREYS * 12 - 1",
        town="from engine.towers import STEPS, build\nfrom engine import towers\n"
        "build(STEPS, towers.STOREYS)",
    )
    town = "from engine.towers import build\nbuild(83, 7)"
    assert made == {"towers": "", "town": town}


def test_a_text_is_a_constant_only_if_marked_as_one():
    made = inlined(
        names="TITLE = const('title')\nOTHER = 'other'",
        town="from engine import names\nshow(names.TITLE, names.OTHER)",
    )
    assert made["names"] == "OTHER = 'other'"
    assert made["town"] == "from engine import names\nshow('title', names.OTHER)"


def test_what_is_no_number_or_changes_is_left_alone():
    for source in ("NAMES = ('A', 'B')", "COUNT = 1\nCOUNT = 2", "count = 1", "IS_TALL = True"):
        assert inlined(towers=source)["towers"] == source


def test_what_is_kept_can_still_be_imported():
    assert inlined(frozenset(("STOREYS",)), towers="STOREYS = const(7)")["towers"]


def test_a_module_handed_over_as_a_value_keeps_what_is_read_of_it():
    made = inlined(towers="STOREYS = const(7)", town="def tall(place):\n    return place.STOREYS")
    assert "STOREYS" in made["towers"]
    made = inlined(towers="STOREYS = 7", town="getattr(place, 'STOREYS', 0)")
    assert "STOREYS" in made["towers"]


def test_a_name_that_is_given_within_a_function_is_no_constant():
    source = "STOREYS = 1\n\ndef build():\n    global STOREYS\n    STOREYS = 2"
    assert inlined(towers=source)["towers"] == source


def test_a_module_that_was_used_for_its_constants_alone_is_not_imported():
    made = inlined(
        towers="STOREYS = const(7)\ndef build(): pass",
        town="from engine import towers\nprint(towers.STOREYS)",
        city="from engine import towers\ntowers.build(towers.STOREYS)",
    )
    assert made["town"] == "print(7)"
    assert made["city"] == "from engine import towers\ntowers.build(7)"


def test_a_constant_that_a_module_hands_on_becomes_its_own():
    made = inlined(
        towers="STOREYS = const(7)",
        facts="from engine.towers import STOREYS\n__all__ = ('STOREYS',)",
        town="def tall(facts):\n    return facts.STOREYS",
    )
    assert "STOREYS = 7" in made["facts"] and "import" not in made["facts"]


def test_const_is_imported_no_more_where_its_work_is_done():
    made = inlined(
        const="def const(number): return number",
        towers="from engine.const import const\n_STOREYS = const(7)\nprint(_STOREYS)",
        town="from engine.const import const\nROOF = const(size())",
    )
    assert made["towers"] == "print(7)"
    assert "import const" in made["town"]
