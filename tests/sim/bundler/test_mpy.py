"""A module compiled for a board keeps nothing else alive by accident."""

import pytest

from sim.board import board_files
from sim.bundler import mpy
from tests import made_bundles


def keeps_the_next(compiled: bytes) -> bool:
    """Return whether a module's pointer to constants points to the next object."""
    names, constants = mpy.tables(compiled)
    words = (names + 1) // 2  # of four bytes, each with two names
    return constants == 0 and words % 4 == 0  # they fill blocks of 16


def test_no_module_points_at_the_object_behind_its_names():
    files = made_bundles.bundle(tuple(board_files.names())).files
    assert not [
        place for place, code in files.items() if place.suffix == ".mpy" and keeps_the_next(code)
    ]


def module(*names: str) -> bytes:
    """Return a module that defines these names; the compiler adds two."""
    return "".join(f"{name} = 0\n" for name in names).encode()


def test_a_module_whose_names_fill_a_block_gets_more_of_them():
    for count in range(1, 20):
        compiled = mpy.compile_source(module(*"abcdefghijklmnopqrst"[:count]), "some.py")
        assert not keeps_the_next(compiled)
        names = count + 2
        assert mpy.tables(compiled)[0] - names == {7: 2, 0: 1}.get(names % 8, 0)


def filled(*names: str) -> bytes:
    """Return a module with these names, which fill a block."""
    return module(*names, *"abcdef"[: 6 - len(names)])


def test_the_one_more_is_one_that_the_module_does_not_have_yet():
    for names in (), ("_",), ("_", "__"), ("__", "____"):
        assert not keeps_the_next(mpy.compile_source(filled(*names), "some.py"))


def test_a_module_that_has_them_all_is_refused():
    with pytest.raises(mpy.CompileError, match="some.py: too few of"):
        mpy.compile_source(filled("_", "__", "___", "____"), "some.py")
