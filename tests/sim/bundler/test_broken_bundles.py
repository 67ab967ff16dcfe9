"""A bundler that breaks the program is caught by comparing shipped drives with the sources.

Each breakage belongs to one pass, and is to be removed together with it.
"""

import ast
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from sim.board import board_files
from sim.bundler import bundle_folder, pipeline
from sim.bundler.names import foreign_names
from sim.bundler.passes import constants, joining, lending, short_names
from sim.bundler.traceback import traceback_map
from tests import made_bundles, slow
from tests.sim.bundler.test_shipped import REPORT, seen
from tests.vm import machine, shipped

KEYS = 60
PLAY = ["from monkey import Monkey", f"rig.run(Monkey(rig, 1).plan({KEYS}))", REPORT]
Breakage = Callable[[pytest.MonkeyPatch], None]


def a_name(patch: pytest.MonkeyPatch) -> None:
    """Use CircuitPython's own os.listdir as a short name, as once happened."""
    known, never_bound = foreign_names.known(), foreign_names.never_bound
    patch.setattr(foreign_names, "known", lambda: known - {"listdir"})
    patch.setattr(foreign_names, "never_bound", lambda trees: never_bound(trees) - {"listdir"})


def a_lent_function(patch: pytest.MonkeyPatch) -> None:
    """Leave a stub that passes its arguments in another order."""
    take = lending._take

    def reversed_arguments(*given: Any) -> Any:
        lent = take(*given)
        lent.stub.body[-1].value.args.reverse()  # type: ignore[attr-defined]  # it returns a call
        return lent

    patch.setattr(lending, "_take", reversed_arguments)


def a_constant(patch: pytest.MonkeyPatch) -> None:
    """Replace a constant by one more, so that a menu's lines are further apart."""
    numbers = constants._constants

    def larger(tree: ast.Module) -> Iterator[tuple[str, int | str]]:
        for name, value in numbers(tree):
            yield name, value + 1 if name == "PITCH" and isinstance(value, int) else value

    patch.setattr(constants, "_constants", larger)


def a_joined_module(patch: pytest.MonkeyPatch) -> None:
    """Put what a module needs after it."""
    in_one = joining._in_one
    patch.setattr(joining, "_in_one", lambda trees: in_one(reversed(list(trees))))


def an_argument(patch: pytest.MonkeyPatch) -> None:
    """Rename an argument where its function is defined, but not in calls."""
    shorten = short_names._shorten

    def all_but_keywords(tree: ast.Module, new: Mapping[str, str]) -> None:
        called = {node: node.arg for node in ast.walk(tree) if isinstance(node, ast.keyword)}
        shorten(tree, new)
        for node, name in called.items():
            node.arg = name

    patch.setattr(short_names, "_shorten", all_but_keywords)


BREAKAGES = (a_name, a_lent_function, a_constant, a_joined_module, an_argument)
QUICK = (a_lent_function,)  # it only fails during the game


@cache
def wanted() -> list[list[object]]:
    """Return what the sources do."""
    return seen(shipped.run(shipped.of_sources(board_files.DEFAULT), PLAY))


def is_same(folder: Path, bundle: Callable[..., pipeline.Bundle] = pipeline.bundle) -> bool:
    """Return whether a bundle does what the sources do; by default the bundle is made now."""
    out = folder / "drive"
    try:
        made = bundle((board_files.DEFAULT,))
        archive = bundle_folder.write(out, made.files, made.map)
        known = traceback_map.read(traceback_map.path(out))
        return (
            seen(shipped.run(shipped.of_zip(board_files.DEFAULT, archive, known), PLAY)) == wanted()
        )
    except machine.MachineError:
        return False  # it does not even start


def test_a_bundle_that_is_whole_is_the_same(tmp_path: Path) -> None:
    assert is_same(tmp_path, made_bundles.bundle)


@pytest.mark.parametrize("breakage", slow.but(QUICK, BREAKAGES), ids=lambda broken: broken.__name__)
def test_a_breakage_is_caught(
    breakage: Breakage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    breakage(monkeypatch)
    assert not is_same(tmp_path)
