"""The machine's stand-ins have no name that CircuitPython lacks, which would hide mistakes."""

import ast
import importlib.util
from collections.abc import Iterator
from pathlib import Path

import pytest

from sim.board import board_files
from sim.bundler import drive
from sim.bundler.syntax.annotations import without_types
from sim.bundler.syntax.trees import walk
from tests import slow
from tests.vm import machine, shipped

# These are only for the rig; the program cannot import them.
OUTSIDE = {"full_heap", "hardware", "meter", "monkey", "paint", "pixels", "rig", "standard"}
# circuitpython-stubs has none of it; read in CircuitPython's cardputer_keyboard.c.
KEYBOARD = {"KEYBOARD", "attach_serial", "detach_serial", "key_to_char"}
REFUSED = [
    *(f"import {name}" for name in sorted(OUTSIDE)),
    "import framebuf",
    "import js",
    "from audiopwmio import PWMAudioOut",  # another board's
    "import sys; sys.print_exception",
    "import os; os.ilistdir",
    "import os; os.path",
    "import time; time.ticks_ms",
    "import gc; gc.threshold",
    "from math import gamma",
    "import board; board.SW_A",
]
MODULES = sorted({Path(name).stem for name in shipped.STAND_INS} - OUTSIDE)


def public(tree: ast.AST) -> dict[str, set[str]]:
    """Return a module's names by "", and those of each class and its objects by its name."""
    found: dict[str, set[str]] = {"": set()}
    bases: dict[str, list[str]] = {}
    for node in ast.iter_child_nodes(tree):
        found[""] |= set(_given(node))
        if isinstance(node, ast.ClassDef):
            names = {name for part in node.body for name in _given(part)}
            for part in walk(node):
                match part:
                    case ast.Attribute(ast.Name("self"), name, ast.Store()):
                        names.add(name)
            bases[node.name] = [ast.unparse(base) for base in node.bases]
            found[node.name] = names.union(*(found.get(base, ()) for base in bases[node.name]))
    return found


def _given(node: ast.AST) -> Iterator[str]:
    match node:
        case ast.FunctionDef(name) | ast.ClassDef(name) | ast.AnnAssign(ast.Name(name)):
            yield name
        case ast.Assign(targets):
            yield from (target.id for target in targets if isinstance(target, ast.Name))


def stub(module: str) -> ast.Module:
    """Return a module's stub from circuitpython-stubs."""
    spec = importlib.util.find_spec("board_definitions")
    assert spec is not None and spec.submodule_search_locations
    folder = Path(next(iter(spec.submodule_search_locations))).parent
    return ast.parse((folder / f"{module}-stubs" / "__init__.pyi").read_text("utf-8"))


@pytest.mark.parametrize("module", MODULES)
def test_a_stand_in_has_no_names_of_its_own(module: str) -> None:
    tree = ast.parse(without_types(shipped.STAND_INS[f"{module}.py"].read_bytes()))
    known = {"": KEYBOARD} if module == "cardputer_keyboard" else public(stub(module))
    for owner, names in public(tree).items():
        if not owner.startswith("_"):
            more = names - known[owner] if owner in known else {owner}
            assert {name for name in more if not name.startswith(("_", "drawn_"))} == set(), owner


def test_no_program_uses_what_the_stand_ins_have_besides() -> None:
    for path in drive.files(board_files.names()).values():
        for node in walk(ast.parse(path.read_bytes())):
            for name in (getattr(node, "attr", ""), getattr(node, "id", "")):
                assert not name.startswith("drawn_"), path


@pytest.mark.parametrize("line", slow.but(REFUSED[::3], REFUSED))
def test_a_program_is_refused_what_its_board_has_not(line: str) -> None:
    one = shipped.of_sources("pygamer")
    broken = shipped.Drive(one.board, {**one.files, "code.py": line})
    with pytest.raises(machine.MachineError, match="ImportError|AttributeError"):
        shipped.run(broken, ["rig.run([])"])
