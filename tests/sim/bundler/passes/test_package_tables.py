"""A package's tables and texts, and nothing else, are inlined where they were imported."""

import ast
from pathlib import Path

from sim.bundler.passes import package_tables
from tests import made_bundles

PACKAGE = "NAMES = ('low', 'high')\nVIEW = 'far'\nBELLS = list(NAMES)"


def put(source: str, place: str = "__init__") -> str:
    tree = ast.parse(source)
    towers = Path("engine", "towers", f"{place}.py")
    package_tables.put({towers: ast.parse(PACKAGE), Path("engine", "town.py"): tree})
    return ast.unparse(tree)


def test_a_table_is_inlined_where_it_was_imported():
    assert put("from engine.towers import NAMES") == "NAMES = ('low', 'high')"
    assert put("from engine.towers import NAMES as HEIGHTS") == "HEIGHTS = ('low', 'high')"
    assert put("from engine.towers import VIEW") == "VIEW = 'far'"


def test_all_else_is_imported_still():
    made = put("from engine.towers import BELLS, NAMES, ring")
    assert made == "NAMES = ('low', 'high')\nfrom engine.towers import BELLS, ring"
    for source in ("from engine import towers", "from engine.towers.low import NAMES"):
        assert put(source) == source
    source = "from engine.towers.high import NAMES"
    assert put(source, "high") == source, "it is a module's, which is loaded in any case"


def test_a_bundle_loads_no_package_of_its_own():
    made = made_bundles.shortened("pygamer")
    packages = ("firmware.text", "firmware.themes")
    for place, text in made.items():
        read = [
            node.module for node in ast.walk(ast.parse(text)) if isinstance(node, ast.ImportFrom)
        ]
        assert not set(packages) & set(read), place
